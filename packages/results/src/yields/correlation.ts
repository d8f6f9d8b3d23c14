import type { UncertaintyPart, UncertaintyParts } from './uncertaintyPart.ts'

/** A symmetric matrix, row by row. */
export type Matrix = readonly (readonly number[])[]

/** Correlation of two parts in the same year: as one of them has it, 0 where neither does, 1 of a part with itself. */
export function sameYearCorrelation(a: UncertaintyPart, b: UncertaintyPart): number {
  if (a.key === b.key) return 1
  return coefficientOf(a, b) ?? coefficientOf(b, a) ?? 0
}

const coefficientOf = (of: UncertaintyPart, other: UncertaintyPart): number | undefined =>
  of.correlations?.find(({ key }) => key === other.key)?.coefficient

/**
 * The largest correlation that two parts can have in the same year, √(ρ_a·ρ_b) + √((1 − ρ_a)(1 − ρ_b)): 1 where both stay alike over the years, 0
 * where one stays as it is and the other is every year by itself.
 */
export function mostCorrelation(a: UncertaintyPart, b: UncertaintyPart): number {
  const { stays, changes } = sharesOf(a, b)
  return stays + changes
}

/**
 * Correlation of what stays of two parts, and of what changes of them from year to year, which is taken as the same: R = r / (√(ρ_a·ρ_b) +
 * √((1 − ρ_a)(1 − ρ_b))), r that of the same year.
 */
export function componentCorrelation(a: UncertaintyPart, b: UncertaintyPart): number {
  const sameYear = sameYearCorrelation(a, b)
  return sameYear === 0 ? 0 : sameYear / mostCorrelation(a, b)
}

/** Correlation of the means of two parts over so many years, times what of both is left of their deviations. */
export function meanCorrelation(a: UncertaintyPart, b: UncertaintyPart, years: number): number {
  const { stays, changes } = sharesOf(a, b)
  return componentCorrelation(a, b) * (stays + changes / years)
}

function sharesOf(
  { year_correlation: a }: UncertaintyPart,
  { year_correlation: b }: UncertaintyPart,
): { readonly stays: number; readonly changes: number } {
  // Of a part with itself exactly its own: no root of a square
  if (a === b) return { stays: a, changes: 1 - a }
  return { stays: Math.sqrt(a * b), changes: Math.sqrt((1 - a) * (1 - b)) }
}

const ROUNDING = 1e-9

/** What is wrong with the correlations of some parts, in words; undefined: nothing. */
export function correlationFault(parts: UncertaintyParts): string | undefined {
  const pairs = parts.flatMap((part) =>
    (part.correlations ?? []).map(({ key, coefficient }) => ({ part, key, coefficient })),
  )
  const seen = new Set<string>()
  for (const { part, key, coefficient } of pairs) {
    const other = parts.find((one) => one.key === key)
    if (!other) return `"${part.name}" is correlated with a part that is not there: ${key}`
    if (other.key === part.key) return `"${part.name}" must not be correlated with itself`
    const pair = [part.key, key].toSorted().join(' ')
    if (seen.has(pair)) return `the pair of "${part.name}" and "${other.name}" is there twice`
    seen.add(pair)
    const fault = pairFault(part, other, coefficient)
    if (fault !== undefined) return fault
  }
  const matrix = parts.map((a) => parts.map((b) => componentCorrelation(a, b)))
  if (choleskyOf(matrix)) return undefined
  return 'the correlations contradict each other: no parts can have all of them at once (their matrix is not positive semidefinite); bring one of them nearer to 0'
}

function pairFault(
  a: UncertaintyPart,
  b: UncertaintyPart,
  coefficient: number,
): string | undefined {
  const most = mostCorrelation(a, b)
  if (Math.abs(coefficient) <= most + ROUNDING) return undefined
  return `"${a.name}" and "${b.name}" differ in their correlation of years (${a.year_correlation} and ${b.year_correlation}) and can be correlated by at most ${most.toFixed(2)}, got ${coefficient}`
}

/**
 * Lower triangle L with L·Lᵀ = R, of a correlation matrix that may be singular: a part that others imply has a zero on the diagonal.
 * Undefined of a matrix that is not positive semidefinite.
 */
export function choleskyOf(matrix: Matrix): Matrix | undefined {
  const lower = matrix.map((row) => row.map(() => 0))
  for (const [j, row] of matrix.entries()) {
    const left = (row[j] ?? 0) - dot(lower[j], lower[j], j)
    if (left < -ROUNDING) return undefined
    const pivot = left > ROUNDING ? Math.sqrt(left) : 0
    for (let i = j; i < matrix.length; i++) {
      const rest = (matrix[i]?.[j] ?? 0) - dot(lower[i], lower[j], j)
      if (pivot === 0 && i > j && Math.abs(rest) > Math.sqrt(ROUNDING)) return undefined
      const into = lower[i]
      if (into) into[j] = pivot === 0 ? 0 : rest / pivot
    }
  }
  return lower
}

/** Of the first so many values of both. */
function dot(
  a: readonly number[] | undefined,
  b: readonly number[] | undefined,
  count: number,
): number {
  let sum = 0
  for (let k = 0; k < count; k++) sum += (a?.[k] ?? 0) * (b?.[k] ?? 0)
  return sum
}
