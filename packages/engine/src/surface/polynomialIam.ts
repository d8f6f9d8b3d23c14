import type { IamCurve } from './iam.ts'

/**
 * Sandia's modifier, a polynomial b0 + b1·θ + ... + b5·θ⁵ in degrees, between 0 and `most`; 0 for a negative angle. A
 * measured fit: it says nothing beyond 90 degrees, where its value is what the polynomial gives. NaN for NaN.
 *
 * @param coefficients - b0 to b5
 * @see [1] D. L. King, W. E. Boyson, J. A. Kratochvil, SAND2004-3535 (2004), doi:10.2172/919131
 */
export function sandiaIam(
  coefficients: readonly number[],
  most: number = Number.POSITIVE_INFINITY,
): IamCurve {
  const [b0, b1, b2, b3, b4, b5] = coefficients
  return (angleDeg) => {
    if (angleDeg < 0) return 0
    const a = angleDeg
    const value = b0 + a * (b1 + a * (b2 + a * (b3 + a * (b4 + a * b5))))
    return Math.min(most, Math.max(0, value))
  }
}
