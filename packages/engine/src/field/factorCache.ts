import type { Block } from '../model/block.ts'
import { exactText } from '../model/blockText.ts'
import { type Allocate, type ClassFactors, makeClassFactors } from './classFactors.ts'
import { FACTORS_VERSION, type FieldFactors, traceClass } from './fieldFactors.ts'
import { fieldPlan, tracedRotationsDeg } from './fieldPlan.ts'

/**
 * All that the factors of a block depend on, as text: blocks with the same text have the same factors, whatever their weather,
 * electrics and losses. Hash it to name a stored copy. Undefined for a block that is not traced.
 */
export function fieldSceneText(block: Block): string | undefined {
  const { field, mount, rows, slope, module } = block
  if (fieldPlan(block) === undefined || field === undefined) return undefined
  // Control does not move the scene.
  const turns = mount.kind === 'dualAxis' ? [] : tracedRotationsDeg(mount)
  const axis = mount.kind === 'singleAxis' ? mount.axisAzimuthDeg : mount
  const { circuit: _wiring, ...scene } = field
  return exactText({
    version: FACTORS_VERSION,
    scene,
    axis,
    turns,
    pitchM: rows?.pitchM,
    slope,
    iam: module.iam,
    iamOn: module.iamOn,
    isBifacial: module.bifaciality > 0,
  })
}

/** Classes of tables of a block: the parts in which its factors can be traced; 0 for a block that is not traced. */
export function fieldClassCount(block: Block): number {
  return fieldPlan(block)?.classes.length ?? 0
}

/** Traces one class: a pure function of the block, the same bytes wherever it runs. @throws RangeError for a class that the block has not */
export function traceFieldClass(block: Block, index: number): ClassFactors {
  const plan = fieldPlan(block)
  if (plan === undefined || !(index in plan.classes)) {
    throw new RangeError(
      `Block ${block.id}: got class ${index}, expected one of its classes of tables`,
    )
  }
  return traceClass(block, plan, index)
}

/** Factors of a block from those of its classes, in their order. */
export function joinFieldFactors(block: Block, classes: readonly ClassFactors[]): FieldFactors {
  const plan = fieldPlan(block)
  if (plan === undefined || plan.classes.length !== classes.length) {
    throw new RangeError(`Block ${block.id}: got factors of ${classes.length} classes of tables`)
  }
  return { rotationsDeg: tracedRotationsDeg(plan.mount), classes }
}

/** Numbers at the head of a packed class: format, turns, samples, bins, wide bins. */
const HEAD = 5

/** Factors of a class as bytes to be stored, little-endian whatever the machine. */
export function packClassFactors(factors: ClassFactors): Uint8Array {
  const parts = arraysOf(factors)
  const count = parts.reduce((sum, part) => sum + part.length, 0)
  const view = new DataView(new ArrayBuffer(4 * (HEAD + count)))
  const { turns, sampleCount, groundCount, wideCount } = factors
  const head = [FACTORS_VERSION, turns, sampleCount, groundCount, wideCount]
  head.forEach((value, i) => {
    view.setUint32(4 * i, value, true)
  })
  let at = 4 * HEAD
  for (const part of parts) {
    for (const value of part) {
      view.setFloat32(at, value, true)
      at += 4
    }
  }
  return new Uint8Array(view.buffer)
}

/**
 * @param allocate - where the factors are to lie
 * @throws RangeError for bytes that are no factors of this version
 */
export function unpackClassFactors(bytes: Uint8Array, allocate?: Allocate): ClassFactors {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.byteLength < 4 * HEAD || view.getUint32(0, true) !== FACTORS_VERSION) {
    throw new RangeError(
      `got ${bytes.byteLength} bytes, expected factors of version ${FACTORS_VERSION}`,
    )
  }
  const [turns, sampleCount, groundCount, wideCount] = [4, 8, 12, 16].map((at) =>
    view.getUint32(at, true),
  )
  const factors = makeClassFactors(turns, sampleCount, groundCount, wideCount, allocate)
  const parts = arraysOf(factors)
  const count = parts.reduce((sum, part) => sum + part.length, 0)
  if (bytes.byteLength !== 4 * (HEAD + count)) {
    throw new RangeError(`got ${bytes.byteLength} bytes of factors, expected ${4 * (HEAD + count)}`)
  }
  let at = 4 * HEAD
  for (const part of parts) {
    for (let i = 0; i < part.length; i++) {
      part[i] = view.getFloat32(at, true)
      at += 4
    }
  }
  return factors
}

function arraysOf({
  sky,
  faces,
  frontGround,
  rearGround,
  twice,
}: ClassFactors): readonly Float32Array[] {
  return [...sky, faces, frontGround, rearGround, twice]
}
