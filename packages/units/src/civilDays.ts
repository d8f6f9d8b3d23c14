import { DAY_MS, HOUR_MS, MINUTE_MS } from './time.ts'
import { zoneOffsetH } from './zoneOffset.ts'

/** A civil day of a zone: 23, 24 or 25 hours where its clock is changed. */
export interface CivilDay {
  /** yyyy-MM-dd. */
  readonly date: string
  readonly startUtcMs: number
  /** Start of the next day. */
  readonly endUtcMs: number
}

/**
 * The civil days of an IANA zone that hold a moment from `fromUtcMs` to before `toUtcMs`, in their order. A day begins where the
 * clock first shows its date: at midnight, or at one o'clock where the clock is moved forward at midnight.
 *
 * @throws RangeError for a name that is no zone
 */
export function civilDays(timeZone: string, fromUtcMs: number, toUtcMs: number): CivilDay[] {
  const offsetH = zoneOffsetH(timeZone)
  const days: CivilDay[] = []
  if (!(fromUtcMs < toUtcMs)) return days
  let day = Math.floor((fromUtcMs + offsetH(fromUtcMs) * HOUR_MS) / DAY_MS)
  let startUtcMs = startOf(offsetH, day)
  while (startUtcMs < toUtcMs) {
    const endUtcMs = startOf(offsetH, day + 1)
    const date = new Date(day * DAY_MS).toISOString().slice(0, 10)
    // The Pacific has days that were left out
    if (endUtcMs > startUtcMs) days.push({ date, startUtcMs, endUtcMs })
    startUtcMs = endUtcMs
    day++
  }
  return days
}

/** First minute whose local date is the day or later. @param day - days since 1970 of the local date */
function startOf(offsetH: (utcMs: number) => number, day: number): number {
  const midnightMs = day * DAY_MS
  const isReached = (utcMs: number): boolean => utcMs + offsetH(utcMs) * HOUR_MS >= midnightMs
  // Nearly all days: the offset before midnight is that after it
  const usualMs = midnightMs - offsetH(midnightMs - offsetH(midnightMs) * HOUR_MS) * HOUR_MS
  if (isReached(usualMs) && !isReached(usualMs - MINUTE_MS)) return usualMs
  let before = midnightMs - DAY_MS
  let reached = midnightMs + DAY_MS
  while (reached - before > MINUTE_MS) {
    const middle = Math.floor((before + reached) / 2 / MINUTE_MS) * MINUTE_MS
    if (isReached(middle)) reached = middle
    else before = middle
  }
  return reached
}

/**
 * Starts of the intervals of a day, ms UTC: those of the grid of whole steps since midnight UTC that begin within it.
 *
 * @param stepS - a part of a day
 */
export function intervalsOfDay({ startUtcMs, endUtcMs }: CivilDay, stepS: number): Float64Array {
  const stepMs = stepS * 1000
  const first = Math.ceil(startUtcMs / stepMs)
  return Float64Array.from(
    { length: Math.max(0, Math.ceil(endUtcMs / stepMs) - first) },
    (_, k) => (first + k) * stepMs,
  )
}

/** A day and the places of its intervals in a series: `from` to before `to`. */
export interface DayRange extends CivilDay {
  readonly from: number
  readonly to: number
}

/**
 * Cuts a series into civil days; an interval belongs to the day in which it starts. Days without an interval have none.
 *
 * @param startUtcMs - starts of the intervals, rising, gaps allowed
 */
export function cutIntoDays(timeZone: string, startUtcMs: Float64Array): DayRange[] {
  const [first, last] = [startUtcMs.at(0), startUtcMs.at(-1)]
  if (first === undefined || last === undefined) return []
  let from = 0
  return civilDays(timeZone, first, last + 1).flatMap((day) => {
    let to = from
    while ((startUtcMs[to] ?? Infinity) < day.endUtcMs) to++
    const range = { ...day, from, to }
    from = to
    return range.to > range.from ? [range] : []
  })
}
