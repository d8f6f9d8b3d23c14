/** How uncertain a yield forecast is: relative standard deviations, fractions of 1. */
export interface YieldUncertainty {
  /** Of a single year, everything together. */
  readonly yearFraction: number
  /** The part of it by which years differ from their long-term mean: it shrinks over many years. */
  readonly interannualFraction: number
}

/** Parts of the uncertainty of a yield, each independent of the others. */
export interface UncertaintyParts {
  readonly interannualFraction: number
  readonly irradiationFraction: number
  readonly transpositionFraction: number
  readonly moduleRatingFraction: number
  readonly soilingFraction: number
  readonly snowFraction: number
  readonly otherFraction: number
}

/** Parts of a usual plant [1], to start from. */
export const USUAL_UNCERTAINTY_PARTS: UncertaintyParts = {
  interannualFraction: 0.039,
  irradiationFraction: 0.05,
  transpositionFraction: 0.03,
  moduleRatingFraction: 0.03,
  soilingFraction: 0.02,
  snowFraction: 0.015,
  otherFraction: 0.05,
}

/**
 * The usual plant's 8.7 % of a first year, found by simulation of its parts [1]; the root of their squares is 9.5 %.
 *
 * @see [1] D. Thevenard, S. Pelland, Solar Energy 91 (2013) 432-445, doi:10.1016/j.solener.2011.05.006, abstract
 */
export const USUAL_UNCERTAINTY: YieldUncertainty = {
  yearFraction: 0.087,
  interannualFraction: USUAL_UNCERTAINTY_PARTS.interannualFraction,
}

/** σ = √(Σσ_i²). */
export function combinedUncertainty(parts: UncertaintyParts): YieldUncertainty {
  const squares = Object.values(parts).reduce((sum, sigma: number) => sum + sigma * sigma, 0)
  return { yearFraction: Math.sqrt(squares), interannualFraction: parts.interannualFraction }
}

/** Quantiles of the standard normal distribution. */
const QUANTILES = { p50: 0, p75: 0.674, p90: 1.282, p95: 1.645, p99: 2.326 } as const

/** Energies that are exceeded with a probability of 50, 75, 90, 95 and 99 %. */
export interface Exceedance extends Readonly<Record<keyof typeof QUANTILES, number>> {
  /** Relative standard deviation that they were made with. */
  readonly sigmaFraction: number
}

/**
 * P-values of a normal distribution about a forecast: P_x = P50·(1 − z_x·σ), with σ² = σ_1² − σ_year² + σ_year²/N for the mean of N
 * years (D-10).
 *
 * @param p50 - the forecast, in any unit; the answer has the same
 * @param years - that are averaged
 * @throws RangeError for less than one year, and for years that differ by more than everything together
 */
export function exceedance(
  p50: number,
  { yearFraction, interannualFraction }: YieldUncertainty = USUAL_UNCERTAINTY,
  years = 1,
): Exceedance {
  if (!(years >= 1)) throw new RangeError(`got ${years} years, expected 1 or more`)
  if (!(interannualFraction <= yearFraction)) {
    throw new RangeError(
      `got an uncertainty of ${yearFraction}, expected at least ${interannualFraction}, that of the years in it`,
    )
  }
  const yearly = interannualFraction * interannualFraction
  const sigmaFraction = Math.sqrt(yearFraction * yearFraction - yearly + yearly / years)
  const at = (level: keyof typeof QUANTILES): number => p50 * (1 - QUANTILES[level] * sigmaFraction)
  return { p50, p75: at('p75'), p90: at('p90'), p95: at('p95'), p99: at('p99'), sigmaFraction }
}
