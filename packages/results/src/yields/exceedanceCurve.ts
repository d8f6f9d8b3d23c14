import type { Exceedance } from './exceedance.ts'

/** An energy, and the chance in % that it is exceeded. */
export interface ExceedancePoint {
  readonly energy_kwh: number
  readonly probability: number
}

const WIDTH_SIGMAS = 3
const POINTS = 61

/** Chances of energies from three standard deviations below the forecast to three above; one point where it is certain. */
export function exceedanceCurve({
  p50,
  sigmaFraction,
}: Pick<Exceedance, 'p50' | 'sigmaFraction'>): readonly ExceedancePoint[] {
  if (sigmaFraction === 0) return [{ energy_kwh: p50, probability: 50 }]
  return Array.from({ length: POINTS }, (_, index) => {
    const z = WIDTH_SIGMAS * ((2 * index) / (POINTS - 1) - 1)
    return { energy_kwh: p50 * (1 + z * sigmaFraction), probability: 100 * normalTail(z) }
  })
}

/**
 * Chance that a standard normal variable exceeds z; relative error below 1.2e-7.
 *
 * @see [1] W. H. Press et al., Numerical Recipes, 2nd ed. (1992), section 6.2, erfcc
 */
export function normalTail(z: number): number {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + x / 2)
  const polynomial = COEFFICIENTS.reduceRight((sum, coefficient) => coefficient + t * sum, 0)
  const tail = (t * Math.exp(-x * x + polynomial)) / 2
  return z >= 0 ? tail : 1 - tail
}

const COEFFICIENTS = [
  -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587,
  -0.82215223, 0.17087277,
]
