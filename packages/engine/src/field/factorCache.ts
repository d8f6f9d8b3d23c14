import { sum } from '@duet/units'
import type { Block } from '../model/block.ts'
import { exactText } from '../model/blockText.ts'
import { FACE_BINS } from './classBins.ts'
import { type ClassFactors, rowCountOf, SKY_PARTS } from './classFactors.ts'
import { FACTORS_VERSION, type FieldFactors, traceClass } from './fieldFactors.ts'
import { fieldPlan, tracedRotationsDeg } from './fieldPlan.ts'
import { mergedClasses } from './mergedClasses.ts'

/**
 * All that the factors of a block depend on, as text: blocks with the same text have the same factors, whatever their weather,
 * electrics and losses. Hash it to name a stored copy. Undefined for a block that is not traced.
 */
export function fieldSceneText(block: Block): string | undefined {
  const { field, horizon, mount, rows, slope, module } = block
  if (fieldPlan(block) === undefined || field === undefined) return undefined
  // Control does not move the scene.
  const turns = mount.kind === 'dualAxis' ? [] : tracedRotationsDeg(mount)
  const axis = mount.kind === 'singleAxis' ? mount.axisAzimuthDeg : mount
  const { circuit: _wiring, ...scene } = field
  return exactText({
    version: FACTORS_VERSION,
    scene,
    horizon,
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

/** Numbers of the classes whose factors `expectedSteps` needs: those that stand for others of their row position too. */
export function expectedClasses(block: Block): readonly number[] {
  const plan = fieldPlan(block)
  return plan === undefined ? [] : mergedClasses(plan).classes
}

/** Factors for `expectedSteps`, from those of `expectedClasses` in their order. @throws RangeError for another number of them */
export function joinExpectedFactors(block: Block, classes: readonly ClassFactors[]): FieldFactors {
  const plan = fieldPlan(block)
  if (plan === undefined || mergedClasses(plan).classes.length !== classes.length) {
    throw new RangeError(`Block ${block.id}: got factors of ${classes.length} classes of tables`)
  }
  return { rotationsDeg: tracedRotationsDeg(plan.mount), classes }
}

/** Numbers at the head of a packed class: version, turns, samples, bins, wide bins, then how many numbers each matrix has. */
const HEAD = 8

/** Factors of a class as bytes to be stored, little-endian as the machines that the product runs on. */
export function packClassFactors(factors: ClassFactors): Uint8Array {
  const { turns, sampleCount, groundCount, wideCount, faces, frontGround, rearGround } = factors
  const matrices = [faces, frontGround, rearGround]
  const counts = matrices.map(({ values }) => values.length)
  const head = [FACTORS_VERSION, turns, sampleCount, groundCount, wideCount, ...counts]
  const parts = [
    Uint32Array.from(head),
    ...factors.sky,
    factors.twice,
    ...matrices.flatMap(({ ends, values }) => [ends, values]),
    ...matrices.map(({ rows }) => rows),
  ]
  const packed = new Uint8Array(sum(parts.map(({ byteLength }) => byteLength)))
  let at = 0
  for (const { buffer, byteOffset, byteLength } of parts) {
    packed.set(new Uint8Array(buffer, byteOffset, byteLength), at)
    at += byteLength
  }
  return packed
}

/**
 * Factors that lie in the bytes themselves, where these begin at a multiple of 4; else in a copy.
 *
 * @throws RangeError for bytes that are no factors of this version
 */
export function unpackClassFactors(bytes: Uint8Array): ClassFactors {
  if (bytes.byteOffset % 4 !== 0) return unpackClassFactors(new Uint8Array(bytes))
  const head = [...new Uint32Array(new Uint8Array(bytes.subarray(0, 4 * HEAD)).buffer)]
  const [version, turns = 0, sampleCount = 0, groundCount = 0, wideCount = 0, ...counts] = head
  if (head.length < HEAD || version !== FACTORS_VERSION) {
    throw new RangeError(
      `got ${bytes.byteLength} bytes, expected factors of version ${FACTORS_VERSION}`,
    )
  }
  const rows = turns * rowCountOf(sampleCount)
  const columns = [FACE_BINS, wideCount + FACE_BINS, groundCount + FACE_BINS].map((n) => n * turns)
  const wanted =
    4 * (HEAD + rows * (3 * SKY_PARTS + 1) + sum(columns) + sum(counts)) + 2 * sum(counts)
  if (bytes.byteLength !== wanted) {
    throw new RangeError(`got ${bytes.byteLength} bytes of factors, expected ${wanted}`)
  }
  const { buffer } = bytes
  let at = bytes.byteOffset + 4 * HEAD
  const next = (byteLength: number): number => {
    at += byteLength
    return at - byteLength
  }
  const floats = (n: number): Float32Array => new Float32Array(buffer, next(4 * n), n)
  const sky = [0, 1, 2].map(() => floats(rows * SKY_PARTS))
  const twice = floats(rows)
  const numbers = columns.map((n, matrix) => ({
    ends: new Uint32Array(buffer, next(4 * n), n),
    values: floats(counts[matrix]),
  }))
  const [faces, frontGround, rearGround] = numbers.map((matrix, index) => ({
    ...matrix,
    rows: new Uint16Array(buffer, next(2 * counts[index]), counts[index]),
  }))
  return { turns, sampleCount, groundCount, wideCount, sky, twice, faces, frontGround, rearGround }
}
