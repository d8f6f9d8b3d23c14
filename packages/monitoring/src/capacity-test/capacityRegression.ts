import type { CapacityPoints } from './capacityPoints.ts'
import { type LeastSquares, leastSquares, predicted } from './leastSquares.ts'
import { tBound } from './studentT.ts'

/** P = E (a₁ + a₂ E + a₃ T_a + a₄ v). */
export const CAPACITY_TERMS = ['E', 'E²', 'E·Ta', 'E·v'] as const

/** Where capacity is reported at; no wind: the regression has no term of it. */
export interface ReportingConditions {
  readonly poaWm2: number
  readonly airC: number
  readonly windMPerS: number | null
}

/** Power of a plant as a function of light, air and wind. */
export interface CapacityRegression extends LeastSquares {
  readonly hasWind: boolean
}

export interface Capacity {
  readonly powerW: number
  /** Half of the 95 % interval of the mean. */
  readonly halfW: number
}

type Weather = Pick<CapacityPoints, 'poaWm2' | 'airC' | 'windMPerS'>

/** Rows of the regression at some points. */
function columnsOf({ poaWm2, airC, windMPerS }: Weather, at: Uint32Array, hasWind: boolean) {
  const column = (of: (i: number) => number): Float64Array => Float64Array.from(at, of)
  return [
    column((i) => poaWm2[i]),
    column((i) => poaWm2[i] ** 2),
    column((i) => poaWm2[i] * airC[i]),
    ...(hasWind ? [column((i) => poaWm2[i] * windMPerS[i])] : []),
  ]
}

/**
 * The regression of ASTM E2848 over chosen points.
 *
 * @param powerW - [n] as the points
 * @param at - places of the points
 * @returns undefined where there are too few, or where one of the quantities stands still
 */
export function capacityRegression(
  points: Weather,
  powerW: Float64Array,
  at: Uint32Array,
  hasWind: boolean,
): CapacityRegression | undefined {
  const fit = leastSquares(
    columnsOf(points, at, hasWind),
    Float64Array.from(at, (i) => powerW[i]),
  )
  return fit && { ...fit, hasWind }
}

const rowOf = ({ poaWm2, airC, windMPerS }: ReportingConditions, hasWind: boolean): number[] => [
  poaWm2,
  poaWm2 ** 2,
  poaWm2 * airC,
  ...(hasWind ? [poaWm2 * (windMPerS ?? Number.NaN)] : []),
]

/** What the regression gives at one point, W. */
export function regressedW(
  regression: CapacityRegression,
  { poaWm2, airC, windMPerS }: Weather,
  i: number,
): number {
  const conditions = { poaWm2: poaWm2[i], airC: airC[i], windMPerS: windMPerS[i] }
  return rowOf(conditions, regression.hasWind).reduce(
    (sum, x, k) => sum + x * regression.coefficients[k],
    0,
  )
}

/** Power at reporting conditions with its 95 % interval. */
export function capacityAt(
  regression: CapacityRegression,
  conditions: ReportingConditions,
): Capacity {
  const { value, standardError } = predicted(regression, rowOf(conditions, regression.hasWind))
  const freedom = regression.count - regression.coefficients.length
  return { powerW: value, halfW: tBound(0.95, freedom) * standardError }
}
