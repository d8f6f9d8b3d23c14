/** Dimensions of the sequence: two a direction, so the first four directions of a path; further ones are hashed. */
export const SOBOL_DIMENSIONS = 8

/** Degree, inner coefficients and first direction numbers of the primitive polynomials from the second dimension on [2]. */
const POLYNOMIALS: readonly (readonly [number, number, readonly number[]])[] = [
  [1, 0, [1]],
  [2, 1, [1, 3]],
  [3, 1, [1, 3, 1]],
  [3, 2, [1, 1, 1]],
  [4, 1, [1, 1, 3, 3]],
  [4, 4, [1, 3, 5, 13]],
  [5, 2, [1, 1, 5, 5, 17]],
]

/**
 * Points of Sobol's sequence as 32-bit fractions, [count][SOBOL_DIMENSIONS].
 *
 * Point i of a dimension is the exclusive or of its direction numbers at the set bits of i. Any power of two of first points
 * has as many in each half, quarter, ... of each dimension, so that means converge faster than with random points.
 *
 * @see [1] I. M. Sobol, USSR Comput. Math. Math. Phys. 7 (1967) 86-112, doi:10.1016/0041-5553(67)90144-9
 * @see [2] S. Joe, F. Y. Kuo, SIAM J. Sci. Comput. 30 (2008) 2635-2654, doi:10.1137/070709359
 */
export function sobolPoints(count: number): Uint32Array {
  const points = new Uint32Array(count * SOBOL_DIMENSIONS)
  for (let d = 0; d < SOBOL_DIMENSIONS; d++) {
    const numbers = directionNumbers(d)
    for (let i = 0; i < count; i++) {
      let value = 0
      for (let rest = i, bit = 0; rest > 0; rest >>>= 1, bit++) {
        if ((rest & 1) === 1) value ^= numbers[bit]
      }
      points[i * SOBOL_DIMENSIONS + d] = value
    }
  }
  return points
}

function directionNumbers(dimension: number): Uint32Array {
  const numbers = new Uint32Array(32)
  if (dimension === 0) {
    for (let k = 0; k < 32; k++) numbers[k] = 1 << (31 - k)
    return numbers
  }
  const [degree, inner, first] = POLYNOMIALS[dimension - 1]
  for (let k = 0; k < degree; k++) numbers[k] = first[k] << (31 - k)
  for (let k = degree; k < 32; k++) {
    let value = numbers[k - degree] ^ (numbers[k - degree] >>> degree)
    for (let j = 1; j < degree; j++) {
      if (((inner >> (degree - 1 - j)) & 1) === 1) value ^= numbers[k - j]
    }
    numbers[k] = value
  }
  return numbers
}

/** A well-mixed 32-bit number of another. */
export function hash32(key: number): number {
  let x = key | 0
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad)
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97)
  return (x ^ (x >>> 15)) >>> 0
}

/** A 32-bit fraction as a number within 0..1, ends left out. */
export function unitFraction(bits: number): number {
  return ((bits >>> 0) + 0.5) / 4294967296
}
