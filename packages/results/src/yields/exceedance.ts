/** What makes a yield uncertain: relative standard deviations, fractions of 1, each independent of the others. */
export type UncertaintyParts = Readonly<Record<UncertaintyKey, number>>

export type UncertaintyKey = (typeof UNCERTAINTY_PARTS)[number]['key']

interface UncertaintyPart {
  readonly key: string
  readonly label: string
  /** Of a usual plant, to start from [1]. */
  readonly usualFraction: number
}

/**
 * The one list of parts. Their root of squares is 9.5 %; the paper's 8.7 % come from its own simulation, in which the parts act one
 * after another, and cannot be had from the parts by a formula.
 *
 * @see [1] D. Thevenard, S. Pelland, Solar Energy 91 (2013) 432-445, doi:10.1016/j.solener.2011.05.006
 */
export const UNCERTAINTY_PARTS = [
  { key: 'interannual', label: 'Differences between years', usualFraction: 0.039 },
  { key: 'irradiation', label: 'Long-term irradiation', usualFraction: 0.05 },
  { key: 'transposition', label: 'Transposition', usualFraction: 0.03 },
  { key: 'module_rating', label: 'Module rating', usualFraction: 0.03 },
  { key: 'soiling', label: 'Soiling', usualFraction: 0.02 },
  { key: 'snow', label: 'Snow', usualFraction: 0.015 },
  { key: 'other', label: 'Simulation and other', usualFraction: 0.05 },
] as const satisfies readonly UncertaintyPart[]

/** One value for each part of the list. */
export function uncertaintyParts<T>(
  valueOf: (part: UncertaintyPart) => T,
): Readonly<Record<UncertaintyKey, T>> {
  const parts = UNCERTAINTY_PARTS.map((part) => [part.key, valueOf(part)] as const)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the list has every key
  return Object.fromEntries(parts) as Record<UncertaintyKey, T>
}

export const USUAL_UNCERTAINTY: UncertaintyParts = uncertaintyParts(
  ({ usualFraction }) => usualFraction,
)

/**
 * Relative standard deviation of the mean of N years: σ = √(Σσ_i²), with σ_interannual/√N for the differences between years.
 *
 * @throws RangeError for less than one year
 */
export function yieldSigma(parts: UncertaintyParts, years = 1): number {
  if (!(years >= 1)) throw new RangeError(`got ${years} years, expected 1 or more`)
  const ofMean = { ...parts, interannual: parts.interannual / Math.sqrt(years) }
  return Math.hypot(...Object.values(ofMean))
}

/** Quantiles of the standard normal distribution. */
const QUANTILES = { p50: 0, p75: 0.674, p90: 1.282, p95: 1.645, p99: 2.326 } as const

/** Energies that are exceeded with a probability of 50, 75, 90, 95 and 99 %. */
export interface Exceedance extends Readonly<Record<keyof typeof QUANTILES, number>> {
  /** Relative standard deviation that they were made with. */
  readonly sigmaFraction: number
}

/**
 * P-values of a normal distribution about a forecast: P_x = P50·(1 − z_x·σ).
 *
 * @param p50 - the forecast of a year, in any unit; the answer has the same
 * @param years - whose mean is asked for
 * @throws RangeError for less than one year
 */
export function exceedance(p50: number, parts: UncertaintyParts, years = 1): Exceedance {
  const sigmaFraction = yieldSigma(parts, years)
  const at = (level: keyof typeof QUANTILES): number => p50 * (1 - QUANTILES[level] * sigmaFraction)
  return { p50, p75: at('p75'), p90: at('p90'), p95: at('p95'), p99: at('p99'), sigmaFraction }
}
