/**
 * The error function for x ≥ 0, erf(x) = 2/√π·∫₀ˣ exp(-t²) dt: by its series 2/√π·exp(-x²)·∑ 2ⁿ·x²ⁿ⁺¹/(2n + 1)!!, all of
 * whose terms are positive, up to 6, where it is 1 to a double.
 *
 * @see M. Abramowitz, I. A. Stegun, Handbook of Mathematical Functions (1964), 7.1.6
 */
export function errorFunction(x: number): number {
  if (x > 6) return 1
  let term = x
  let sum = x
  for (let n = 1; term > 1e-17 * sum; n++) {
    term *= (2 * x * x) / (2 * n + 1)
    sum += term
  }
  return (2 / Math.sqrt(Math.PI)) * Math.exp(-x * x) * sum
}
