/** A series of one column on even steps, from whatever source it is. */
export interface ComparableSeries {
  /** Start of the first step, s since 1970 UTC. */
  readonly startUtcS: number
  readonly stepS: number
  /** NaN: none. */
  readonly values: Float64Array
  readonly unit: string
  /** Mean of the step (W, °C, W/m²), or sum over it (Wh, Wh/m²). */
  readonly kind: 'mean' | 'sum'
  /** Its year counts for nothing, and its February has 28 days. */
  readonly isTypicalYear: boolean
  /** Standard time of the site less UTC. */
  readonly utcOffsetH: number
}

/** Rows at instants of a grid, some of which may be missing. */
export interface LooseRows {
  /** Start of each row, rising, [n]. */
  readonly startUtcMs: Float64Array
  readonly values: Float64Array
  readonly stepS: number
}

/** Steps from a time on. */
export interface StepAxis {
  readonly startUtcS: number
  readonly stepS: number
  readonly count: number
}

/** Longer than any year of minutes by ten: what lies further apart is no series. */
export const MOST_STEPS = 6_000_000

/**
 * Rows on even steps from the first to the last, with NaN where there is no row.
 *
 * @throws RangeError for rows that lie further apart than six million steps
 */
export function laidOut(rows: LooseRows): Pick<ComparableSeries, 'startUtcS' | 'stepS' | 'values'> {
  const { startUtcMs, stepS } = rows
  const first = startUtcMs[0] ?? 0
  const last = startUtcMs[startUtcMs.length - 1] ?? first
  const count = startUtcMs.length === 0 ? 0 : Math.round((last - first) / 1000 / stepS) + 1
  if (count > MOST_STEPS) throw new RangeError(`got ${count} steps, expected at most ${MOST_STEPS}`)
  const startUtcS = first / 1000
  return { startUtcS, stepS, values: onAxis(rows, { startUtcS, stepS, count }) }
}

/** Rows on the steps of an axis, with NaN where there is no row; rows beyond its ends are left out. */
export function onAxis(
  { startUtcMs, values }: Pick<LooseRows, 'startUtcMs' | 'values'>,
  { startUtcS, stepS, count }: StepAxis,
): Float64Array {
  const laid = new Float64Array(count).fill(Number.NaN)
  for (let row = 0; row < values.length; row++)
    laid[Math.round((startUtcMs[row] / 1000 - startUtcS) / stepS)] = values[row]
  return laid
}
