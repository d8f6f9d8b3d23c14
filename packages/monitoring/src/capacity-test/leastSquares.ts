import { twoSidedP } from './studentT.ts'

/** y = Σ βₖ xₖ by least squares, without a constant. */
export interface LeastSquares {
  readonly count: number
  readonly coefficients: readonly number[]
  readonly standardErrors: readonly number[]
  /** Probability of so large a coefficient where the true one is 0. */
  readonly pValues: readonly number[]
  /** `1 − SSE / SST` about the mean of y. */
  readonly r2: number
  /** Standard deviation of the residuals, √(SSE / (n − k)). */
  readonly residualDeviation: number
  /** (XᵀX)⁻¹, [k][k]. */
  readonly inverse: readonly (readonly number[])[]
}

/** A column that lies so near to the others has no coefficient of its own, share of its length. */
const LEAST_APART = 1e-9

/**
 * By orthogonal columns of unit length (Gram and Schmidt, twice), so that columns as different as E and E² lose no digits.
 *
 * @param columns - k columns of [n]
 * @returns undefined with fewer than k + 1 points, or columns of which one follows from the others
 */
export function leastSquares(
  columns: readonly Float64Array[],
  y: Float64Array,
): LeastSquares | undefined {
  const [k, n] = [columns.length, y.length]
  if (n <= k) return undefined
  const found = orthogonal(columns)
  if (!found) return undefined
  const { basis, upper } = found
  const rootInverse = inverseOfUpper(upper)
  const along = basis.map((column) => dot(column, y))
  const coefficients = rootInverse.map((row) => row.reduce((sum, r, j) => sum + r * along[j], 0))
  const inverse = rootInverse.map((row) =>
    rootInverse.map((other) => row.reduce((sum, r, j) => sum + r * other[j], 0)),
  )
  const sse = squaredResiduals(columns, y, coefficients)
  const mean = y.reduce((sum, value) => sum + value, 0) / n
  const sst = y.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  const variance = sse / (n - k)
  const standardErrors = inverse.map((row, j) => Math.sqrt(variance * row[j]))
  return {
    count: n,
    coefficients,
    standardErrors,
    pValues: coefficients.map((beta, j) => twoSidedP(beta / standardErrors[j], n - k)),
    r2: 1 - sse / sst,
    residualDeviation: Math.sqrt(variance),
    inverse,
  }
}

/** What a row of x gives, and the standard error of this mean. */
export function predicted(
  { coefficients, inverse, residualDeviation }: LeastSquares,
  x: readonly number[],
): { readonly value: number; readonly standardError: number } {
  const value = x.reduce((sum, one, j) => sum + one * coefficients[j], 0)
  const form = x.reduce(
    (sum, one, i) => sum + x.reduce((inner, other, j) => inner + one * other * inverse[i][j], 0),
    0,
  )
  return { value, standardError: residualDeviation * Math.sqrt(Math.max(0, form)) }
}

const dot = (a: Float64Array, b: Float64Array): number => {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += a[i] * b[i]
  return sum
}

interface Orthogonal {
  readonly basis: readonly Float64Array[]
  /** Columns are basis · upper. */
  readonly upper: readonly number[][]
}

function orthogonal(columns: readonly Float64Array[]): Orthogonal | undefined {
  const basis: Float64Array[] = []
  const upper = columns.map(() => columns.map(() => 0))
  for (const [j, column] of columns.entries()) {
    const rest = column.slice()
    for (let pass = 0; pass < 2; pass++)
      for (const [i, unit] of basis.entries()) {
        const part = dot(unit, rest)
        upper[i][j] += part
        for (let at = 0; at < rest.length; at++) rest[at] -= part * unit[at]
      }
    const length = Math.sqrt(dot(rest, rest))
    if (!(length > LEAST_APART * Math.sqrt(dot(column, column)))) return undefined
    upper[j][j] = length
    basis.push(rest.map((value) => value / length))
  }
  return { basis, upper }
}

function inverseOfUpper(upper: readonly (readonly number[])[]): number[][] {
  const k = upper.length
  const out = upper.map(() => upper.map(() => 0))
  for (let j = 0; j < k; j++) {
    out[j][j] = 1 / upper[j][j]
    for (let i = j - 1; i >= 0; i--) {
      let sum = 0
      for (let m = i + 1; m <= j; m++) sum += upper[i][m] * out[m][j]
      out[i][j] = -sum / upper[i][i]
    }
  }
  return out
}

function squaredResiduals(
  columns: readonly Float64Array[],
  y: Float64Array,
  coefficients: readonly number[],
): number {
  let sse = 0
  for (let i = 0; i < y.length; i++)
    sse += (y[i] - columns.reduce((sum, column, j) => sum + column[i] * coefficients[j], 0)) ** 2
  return sse
}
