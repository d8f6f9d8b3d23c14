/**
 * The incomplete beta function, regularised, I_x(a, b); 0 below x = 0 and 1 above 1.
 *
 * The continued fraction 26.5.8 by Lentz's method, on the side on which it converges fast.
 *
 * @param a - above 0
 * @param b - above 0
 * @see M. Abramowitz, I. A. Stegun, Handbook of Mathematical Functions (1964)
 */
export function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0 || x >= 1) return x <= 0 ? 0 : 1
  const front = Math.exp(
    logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x),
  )
  return x < (a + 1) / (a + b + 2)
    ? (front * betaFraction(x, a, b)) / a
    : 1 - (front * betaFraction(1 - x, b, a)) / b
}

const TINY = 1e-300
const awayFromZero = (value: number): number => (Math.abs(value) < TINY ? TINY : value)

function betaFraction(x: number, a: number, b: number): number {
  let c = 1
  let d = 1 / awayFromZero(1 - ((a + b) * x) / (a + 1))
  let value = d
  const take = (numerator: number): number => {
    d = 1 / awayFromZero(1 + numerator * d)
    c = awayFromZero(1 + numerator / c)
    value *= c * d
    return c * d
  }
  for (let m = 1; m < 10_000; m++) {
    take((m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m)))
    const factor = take((-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1)))
    if (Math.abs(factor - 1) < 1e-15) break
  }
  return value
}

/**
 * Logarithm of the gamma function, for x above 0: Stirling's series (6.1.41) from 10 on, below by Γ(x) = Γ(x + 1)/x.
 *
 * @see M. Abramowitz, I. A. Stegun, Handbook of Mathematical Functions (1964)
 */
export function logGamma(x: number): number {
  let [shift, z] = [0, x]
  for (; z < 10; z++) shift -= Math.log(z)
  const inverse = 1 / (z * z)
  const series =
    (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse * (1 / 1680 - inverse / 1188)))) /
    z
  return shift + (z - 0.5) * Math.log(z) - z + 0.5 * Math.log(2 * Math.PI) + series
}
