import type { StepRange } from '../simulation/input.ts'
import type { BlockSeries } from '../simulation/output.ts'

/**
 * Arithmetic on one number for each step of a block, so that a formula is written once and serves series in memory (`arraySteps`) and
 * series in files, where it becomes an expression of SQL.
 */
export interface StepValues<T> {
  readonly series: (name: keyof BlockSeries) => T
  readonly add: (a: T, b: T) => T
  readonly subtract: (a: T, b: T) => T
  readonly multiply: (a: T, b: T) => T
  readonly scale: (a: T, factor: number) => T
  /** a over b, `otherwise` where b is not above 0. */
  readonly divide: (a: T, b: T, otherwise: number) => T
}

/** The arithmetic on the series of a block, over a range of their steps. */
export function arraySteps(series: BlockSeries, { from, to }: StepRange): StepValues<Float64Array> {
  return {
    series: (name) => series[name].subarray(from, to),
    add,
    subtract,
    multiply,
    scale,
    divide,
  }
}

// Each a loop of its own: a run goes through them some fifty times for every zone of a block.

function add(a: Float64Array, b: Float64Array): Float64Array {
  const out = new Float64Array(a.length)
  for (let i = 0; i < out.length; i++) out[i] = a[i] + b[i]
  return out
}

function subtract(a: Float64Array, b: Float64Array): Float64Array {
  const out = new Float64Array(a.length)
  for (let i = 0; i < out.length; i++) out[i] = a[i] - b[i]
  return out
}

function multiply(a: Float64Array, b: Float64Array): Float64Array {
  const out = new Float64Array(a.length)
  for (let i = 0; i < out.length; i++) out[i] = a[i] * b[i]
  return out
}

function scale(a: Float64Array, factor: number): Float64Array {
  const out = new Float64Array(a.length)
  for (let i = 0; i < out.length; i++) out[i] = a[i] * factor
  return out
}

function divide(a: Float64Array, b: Float64Array, otherwise: number): Float64Array {
  const out = new Float64Array(a.length)
  for (let i = 0; i < out.length; i++) out[i] = b[i] > 0 ? a[i] / b[i] : otherwise
  return out
}

/** Values, or values with what they are multiplied by. */
export type Product<T> = readonly [values: T] | readonly [values: T, by: T]

/** Sum of a product over the steps, without an array for it. */
export function sumOf([values, by]: Product<Float64Array>): number {
  let sum = 0
  if (by === undefined) for (let i = 0; i < values.length; i++) sum += values[i]
  else for (let i = 0; i < values.length; i++) sum += values[i] * by[i]
  return sum
}

/** Light of the rear by where it comes from and what structure takes of it (negative), behind the glass. */
export interface RearParts<T> {
  readonly rear_ground: Product<T>
  /** Sky and beam. */
  readonly rear_sky: Product<T>
  readonly rear_structure: Product<T>
}

/**
 * Parts of the rear's light, W/m²; they sum to the rear behind structure and glass. The share that the glass takes at a step is taken of
 * ground, sky and structure alike, and `rear_structure` is what structure alone takes.
 *
 * @param rear - behind structure and glass: of the block, or of one of its zones
 */
export function rearParts<T>(steps: StepValues<T>, rear: T): RearParts<T> {
  const { series, add, subtract, divide } = steps
  const plain = series('rearAfterStructureWm2')
  const passed = divide(rear, plain, 0)
  const ground = series('rearGroundWm2')
  const sky = add(series('rearSkyWm2'), series('rearBeamWm2'))
  return {
    rear_ground: [passed, ground],
    rear_sky: [passed, sky],
    rear_structure: [passed, subtract(subtract(plain, ground), sky)],
  }
}
