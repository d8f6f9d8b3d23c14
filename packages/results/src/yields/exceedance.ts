import { meanCorrelation } from './correlation.ts'
import { sigmaOf, type UncertaintyParts } from './uncertaintyPart.ts'

/**
 * Relative standard deviation of the mean of N years: σ² = Σ_ij σ_i·σ_j·R_ij·(√(ρ_i·ρ_j) + √((1 − ρ_i)(1 − ρ_j)) / N), ρ_i the correlation of part i
 * between years, R_ij that of two parts in what stays of them and in what changes. Of one year it is s'·r·s, of independent parts
 * Σ σ_i²·(ρ_i + (1 − ρ_i) / N).
 *
 * @param years - N; of years that do not weigh the same (Σw)² / Σw², which need not be whole
 * @throws RangeError for less than one year
 */
export function yieldSigma(parts: UncertaintyParts, years = 1): number {
  if (!(years >= 1)) throw new RangeError(`got ${years} years, expected 1 or more`)
  let variance = 0
  for (const a of parts) {
    for (const b of parts) {
      const correlation = meanCorrelation(a, b, years)
      if (correlation !== 0) variance += sigmaOf(a) * sigmaOf(b) * correlation
    }
  }
  // Parts that cancel each other may leave less than nothing by rounding
  return Math.sqrt(Math.max(0, variance))
}

/** Quantiles of the standard normal distribution. */
const QUANTILES = { p50: 0, p75: 0.674, p90: 1.282, p95: 1.645, p99: 2.326 } as const

/** Energies that are exceeded with a probability of 50, 75, 90, 95 and 99 %. */
export interface Exceedance extends Readonly<Record<keyof typeof QUANTILES, number>> {
  /** Relative standard deviation that they were made with. */
  readonly sigmaFraction: number
}

/** Chances in % with which the energies of a table are exceeded. */
export const P_LEVELS = [50, 75, 90, 95, 99] as const

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
