import { incompleteBeta } from '@duet/units'

/**
 * Probability that |t| of Student's distribution is at least so large: I_x(ν/2, 1/2) with x = ν/(ν + t²).
 *
 * @param t - any sign
 * @param freedom - degrees of freedom ν, above 0
 * @see M. Abramowitz, I. A. Stegun, Handbook of Mathematical Functions (1964), 26.7.1 and 26.5.27
 */
export function twoSidedP(t: number, freedom: number): number {
  return incompleteBeta(freedom / (freedom + t * t), freedom / 2, 0.5)
}

/** The t that |t| stays below with a probability, by bisection: `tBound(0.95, 20)` is 2.086. */
export function tBound(probability: number, freedom: number): number {
  let [low, high] = [0, 1]
  while (twoSidedP(high, freedom) > 1 - probability && high < 1e9) high *= 2
  for (let i = 0; i < 80; i++) {
    const middle = (low + high) / 2
    if (twoSidedP(middle, freedom) > 1 - probability) low = middle
    else high = middle
  }
  return (low + high) / 2
}
