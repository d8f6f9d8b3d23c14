import type { Factors, Sample } from '../scene/factors.ts'
import type { SkyBasis } from '../scene/skyBasis.ts'
import { traceFactors } from '../scene/traceFactors.ts'
import { plus, times } from '../scene/vectors.ts'
import { classBins, FACE_BINS } from './classBins.ts'
import { type ClassScene, classScene } from './classScene.ts'
import type { FieldPlan, PlannedClass } from './fieldPlan.ts'
import { type GroundBins, groundBins } from './groundBins.ts'
import { type SparseColumns, sparseColumns } from './sparseColumns.ts'
import type { TableNodes } from './tableNodes.ts'

/**
 * Factors of one class of tables at every traced turn. Rows, `count` being the samples of a face (column by column, across the row within
 * each): [count] of the front behind the glass, the front's mean over the cells before the glass; [count] of the rear behind the glass, the
 * rear's means before the glass without structure and with it.
 */
export interface ClassFactors {
  readonly turns: number
  readonly sampleCount: number
  readonly groundCount: number
  readonly wideCount: number
  /** By order of albedo, each [turns][rows][SKY_PARTS]. */
  readonly sky: readonly Float32Array[]
  /** By two reflections of the ground, all bins together, [turns][rows]. */
  readonly twice: Float32Array
  /** Of faces and tube without the ground between, a matrix a turn: [rows][FACE_BINS]. */
  readonly faces: SparseColumns
  /** By one reflection of the ground: the front's rows by wide bins, [count + 1][wideCount + FACE_BINS]. */
  readonly frontGround: SparseColumns
  /** The rear's rows by bins, [count + 2][groundCount + FACE_BINS]. */
  readonly rearGround: SparseColumns
}

/** The same while it is traced: every number of the matrices. */
interface DenseFactors extends Pick<ClassFactors, 'sampleCount' | 'wideCount' | 'sky' | 'twice'> {
  readonly faces: Float32Array
  readonly frontGround: Float32Array
  readonly rearGround: Float32Array
}

/** Functions of the sky: the dome and the horizon band. */
export const SKY_PARTS = 2

/** Rows of a class with `count` samples on a face. */
export const rowCountOf = (count: number): number => 2 * count + 3
/** Mean of the front with structure; means of the rear without and with it. */
export const frontMeanRow = (count: number): number => count
export const firstRearRow = (count: number): number => count + 1
export const rearOpenRow = (count: number): number => 2 * count + 1
export const rearPlainRow = (count: number): number => 2 * count + 2

export interface ClassFactorOptions {
  readonly rotationsDeg: Float64Array
  readonly basis: SkyBasis
  /** Of the glass, by the cosine of incidence. */
  readonly iam: (cosine: number) => number
  /** Paths from each strip of the rear of a module: a power of two. */
  readonly raysPerStrip: number
  /** False leaves the rear dark. */
  readonly isBifacial: boolean
  /** Paths of other batches are others: means over batches come nearer to the truth. 0 where absent. */
  readonly batch?: number
}

/** Traces one class at each turn. */
export function classFactors(
  plan: FieldPlan,
  tableClass: PlannedClass,
  options: ClassFactorOptions,
): ClassFactors {
  const { rotationsDeg, batch = 0 } = options
  const ground = groundBins(plan, tableClass)
  const { nodes } = tableClass
  const sampleCount = nodes.columns.length * nodes.sampleM.length
  const turns = rotationsDeg.length
  const out = denseFactors(turns, sampleCount, ground)
  rotationsDeg.forEach((rotationDeg, turn) => {
    const built = classScene(plan, tableClass, rotationDeg)
    const { fronts, rears } = classSamples(built, nodes)
    const bins = classBins(plan, ground, built.parts)
    const first = 2 * (batch * turns + turn) * fronts.length
    // Each turn has directions of its own, so that what is left of chance does not add up over a year.
    const trace = (samples: readonly Sample[], rays: number, firstSample: number): Factors =>
      traceFactors(built.scene, samples, {
        raysPerSample: rays / PLACES.length,
        firstSample,
        basis: options.basis,
        bins,
        rowCount: TRACED_ROWS * sampleCount,
        iam: options.iam,
      })
    const front = trace(fronts, frontRays(options.raysPerStrip), first)
    const rear = options.isBifacial
      ? trace(rears, options.raysPerStrip, first + fronts.length)
      : undefined
    storeTurn(foldRows(rear ? added(front, rear) : front, nodes), turn, ground, out)
  })
  return {
    ...out,
    turns,
    groundCount: ground.count,
    faces: sparseColumns(out.faces, rowCountOf(sampleCount), FACE_BINS),
    frontGround: sparseColumns(out.frontGround, sampleCount + 1, ground.wideCount + FACE_BINS),
    rearGround: sparseColumns(out.rearGround, sampleCount + 2, ground.count + FACE_BINS),
  }
}

/** The front, which sees mostly sky, takes a quarter; but much of the light, so never too few. */
function frontRays(rearRays: number): number {
  return Math.max(LEAST_FRONT_RAYS, rearRays / 4)
}

const LEAST_FRONT_RAYS = 256

function denseFactors(
  turns: number,
  sampleCount: number,
  { count, wideCount }: GroundBins,
): DenseFactors {
  const rows = turns * rowCountOf(sampleCount)
  return {
    sampleCount,
    wideCount,
    sky: [0, 1, 2].map(() => new Float32Array(rows * SKY_PARTS)),
    twice: new Float32Array(rows),
    faces: new Float32Array(rows * FACE_BINS),
    frontGround: new Float32Array(turns * (sampleCount + 1) * (wideCount + FACE_BINS)),
    rearGround: new Float32Array(turns * (sampleCount + 2) * (count + FACE_BINS)),
  }
}

/** Places on a strip of a module from which its rays leave, as shares of its length along the row and of its width. */
const PLACES = [
  [-0.125, -0.375],
  [0.375, -0.125],
  [-0.375, 0.125],
  [0.125, 0.375],
] as const

/** Rows traced for each sample place: behind the glass front and rear, then the front plain, the rear open and plain. */
const TRACED_ROWS = 5

/** Samples on both faces of the looked-at modules of the table in the middle. */
function classSamples(
  { pose, middle }: ClassScene,
  nodes: TableNodes,
): { readonly fronts: readonly Sample[]; readonly rears: readonly Sample[] } {
  const across = nodes.sampleM.length
  const count = nodes.columns.length * across
  const fronts: Sample[] = []
  const rears: Sample[] = []
  const behind = times(pose.normal, -1)
  const weight = 1 / PLACES.length
  for (let i = 0; i < count; i++) {
    const column = plus(middle, pose.along, nodes.columnM[Math.floor(i / across)])
    for (const [along, chord] of PLACES) {
      const position = plus(
        plus(column, pose.along, along * nodes.moduleAlongM),
        pose.chord,
        nodes.sampleM[i % across] + chord * nodes.stripM,
      )
      const front = { open: -1, plain: 2 * count + i, iam: i }
      const rear = { open: 3 * count + i, plain: 4 * count + i, iam: count + i }
      fronts.push({ position, normal: pose.normal, weight, rows: front })
      rears.push({ position, normal: behind, weight, rows: rear })
    }
  }
  return { fronts, rears }
}

/** Rows of two faces, each empty where the other is filled. */
function added(a: Factors, b: Factors): Factors {
  return { ...a, sky: sumsOf(a.sky, b.sky), sun: sumsOf(a.sun, b.sun) }
}

function sumsOf(a: readonly Float64Array[], b: readonly Float64Array[]): readonly Float64Array[] {
  return a.map((values, order) => values.map((value, i) => value + b[order][i]))
}

/** From the rows as they were traced to those of `ClassFactors`: means over the cells where means are asked for. */
function foldRows(traced: Factors, nodes: TableNodes): Factors {
  const across = nodes.sampleM.length
  const count = nodes.columns.length * across
  const fold = (values: Float64Array, size: number): Float64Array => {
    const out = new Float64Array(rowCountOf(count) * size)
    out.set(values.subarray(0, count * size))
    out.set(values.subarray(count * size, 2 * count * size), firstRearRow(count) * size)
    const means = [frontMeanRow(count), rearOpenRow(count), rearPlainRow(count)]
    means.forEach((row, mean) => {
      for (let i = 0; i < count; i++) {
        const share = nodes.columnShare[Math.floor(i / across)] * nodes.sampleShare[i % across]
        const from = ((2 + mean) * count + i) * size
        for (let k = 0; k < size; k++) out[row * size + k] += share * values[from + k]
      }
    })
    return out
  }
  return {
    ...traced,
    rowCount: rowCountOf(count),
    sky: traced.sky.map((values) => fold(values, traced.basisSize)),
    sun: traced.sun.map((values) => fold(values, traced.binCount)),
  }
}

function storeTurn(traced: Factors, turn: number, ground: GroundBins, out: DenseFactors): void {
  const { sampleCount } = out
  const { rowCount } = traced
  const bins = ground.count + FACE_BINS
  const frontRows = sampleCount + 1
  traced.sky.forEach((values, order) => {
    out.sky[order].set(values, turn * rowCount * SKY_PARTS)
  })
  const [direct, once, twice] = traced.sun
  out.rearGround.set(once.subarray(frontRows * bins), turn * (sampleCount + 2) * bins)
  for (let row = 0; row < rowCount; row++) {
    const faces = direct.subarray(row * bins + ground.count, (row + 1) * bins)
    out.faces.set(faces, (turn * rowCount + row) * FACE_BINS)
    for (let bin = row * bins; bin < (row + 1) * bins; bin++) {
      out.twice[turn * rowCount + row] += twice[bin]
    }
    if (row < frontRows) {
      const at = (turn * frontRows + row) * (ground.wideCount + FACE_BINS)
      storeWide(once.subarray(row * bins, (row + 1) * bins), ground, at, out.frontGround)
    }
  }
}

/** One row of bins as wide ones, those of the faces after them as they are. */
function storeWide(row: Float64Array, ground: GroundBins, at: number, out: Float32Array): void {
  for (let bin = 0; bin < ground.count; bin++) out[at + ground.wideBin[bin]] += row[bin]
  for (let face = 0; face < FACE_BINS; face++) {
    out[at + ground.wideCount + face] = row[ground.count + face]
  }
}
