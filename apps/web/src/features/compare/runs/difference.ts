/** A value of each run and how far they are apart; null where one is missing. */
export interface Difference {
  readonly a: number | null
  readonly b: number | null
  /** b − a, in their unit. */
  readonly absolute: number | null
  /** (b − a) / |a|; null also where a is zero. */
  readonly fractionOfA: number | null
}

export function difference(a: number | null, b: number | null): Difference {
  if (a === null || b === null) return { a, b, absolute: null, fractionOfA: null }
  const absolute = b - a
  return { a, b, absolute, fractionOfA: a === 0 ? null : absolute / Math.abs(a) }
}

/** b / a; null where one is missing or a is zero. */
export function ratioOf(a: number | null, b: number | null): number | null {
  return a === null || b === null || a === 0 ? null : b / a
}
