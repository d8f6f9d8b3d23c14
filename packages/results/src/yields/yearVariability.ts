import { mean } from '@duet/units'

/** How much the years of a run differ from each other, relative to their mean. */
export interface YearVariability {
  readonly years: number
  /** Sample standard deviation over the mean. */
  readonly fraction: number
  /** Limits between which the true deviation lies with a confidence of 95 %. */
  readonly lowFraction: number
  readonly highFraction: number
}

const LEAST_YEARS = 3
const CONFIDENCE = 0.95

/**
 * Sample standard deviation of yearly energies over their mean, s = √(Σ(E_i − E)² / (n − 1)), with the limits s·√((n − 1) / χ²) of normal
 * energies, χ² the quantiles of the chi-square distribution with n − 1 degrees of freedom. Undefined of fewer than three years.
 */
export function yearVariability(energies: readonly number[]): YearVariability | undefined {
  const years = energies.length
  const average = years === 0 ? 0 : mean(energies)
  if (years < LEAST_YEARS || !(average > 0)) return undefined
  const squares = energies.reduce((sum, energy) => sum + (energy - average) ** 2, 0)
  const degrees = years - 1
  const limit = (share: number): number => Math.sqrt(squares / chiSquareQuantile(share, degrees))
  return {
    years,
    fraction: Math.sqrt(squares / degrees) / average,
    lowFraction: limit((1 + CONFIDENCE) / 2) / average,
    highFraction: limit((1 - CONFIDENCE) / 2) / average,
  }
}

const HALVINGS = 80

/** Quantile of the chi-square distribution, by halving. */
export function chiSquareQuantile(share: number, degrees: number): number {
  let low = 0
  let high = degrees + 40 * Math.sqrt(degrees) + 40
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2
    if (lowerGamma(degrees / 2, middle / 2) < share) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/**
 * Regularised lower incomplete gamma function, by its series.
 *
 * @see [1] NIST Digital Library of Mathematical Functions, 8.7.1
 */
function lowerGamma(a: number, x: number): number {
  if (x === 0) return 0
  let term = 1 / a
  let sum = term
  for (let n = 1; term > sum * 1e-15; n++) {
    term *= x / (a + n)
    sum += term
  }
  return Math.min(1, sum * Math.exp(a * Math.log(x) - x - logGammaOfHalves(a)))
}

/** ln Γ(a) of a whole or half number: Γ(a + 1) = a·Γ(a), Γ(1) = 1, Γ(½) = √π. */
function logGammaOfHalves(a: number): number {
  if (a === 1) return 0
  if (a === 0.5) return Math.log(Math.PI) / 2
  return Math.log(a - 1) + logGammaOfHalves(a - 1)
}
