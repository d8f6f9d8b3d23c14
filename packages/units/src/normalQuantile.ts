/**
 * Quantile of the standard normal distribution; relative error below 1.2e-9.
 *
 * @param share - of the distribution below it, between 0 and 1
 * @see [1] P. J. Acklam, An algorithm for computing the inverse normal cumulative distribution function (2003)
 */
export function normalQuantile(share: number): number {
  if (share > 0.5) return -normalQuantile(1 - share)
  if (share < TAIL) {
    const q = Math.sqrt(-2 * Math.log(share))
    return horner(TAIL_ABOVE, q) / (horner(TAIL_BELOW, q) * q + 1)
  }
  const q = share - 0.5
  return (horner(MIDDLE_ABOVE, q * q) * q) / (horner(MIDDLE_BELOW, q * q) * q * q + 1)
}

const horner = (coefficients: readonly number[], x: number): number =>
  coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0)

const TAIL = 0.02425
const MIDDLE_ABOVE = [
  -3.969683028665376e1, 2.209460984245205e2, -2.759285104469687e2, 1.38357751867269e2,
  -3.066479806614716e1, 2.506628277459239,
]
const MIDDLE_BELOW = [
  -5.447609879822406e1, 1.615858368580409e2, -1.556989798598866e2, 6.680131188771972e1,
  -1.328068155288572e1,
]
const TAIL_ABOVE = [
  -7.784894002430293e-3, -3.223964580411365e-1, -2.400758277161838, -2.549732539343734,
  4.374664141464968, 2.938163982698783,
]
const TAIL_BELOW = [
  7.784695709041462e-3, 3.224671290700398e-1, 2.445134137142996, 3.754408661907416,
]
