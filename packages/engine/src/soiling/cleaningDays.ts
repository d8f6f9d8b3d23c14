import { DAY_MS } from '@duet/units'

/** Cleanings at local midnight of a civil date, as ms UTC, and at each interval before and after it. */
export interface Cleaning {
  /** Need not be whole: a cleaning is then on the first whole day after. */
  readonly intervalDays: number
  readonly onUtcMs: number
}

/** Days may be counted with errors of rounding this small. */
const TOLERANCE_DAYS = 1e-6

/**
 * Days since the last cleaning, 0 on its own day. NaN gives NaN.
 *
 * @param day - whole days of the local civil date since 1970
 */
export function daysSinceCleaning({ intervalDays, onUtcMs }: Cleaning, day: number): number {
  const since = day - Math.floor(onUtcMs / DAY_MS)
  const count = Math.floor((since + TOLERANCE_DAYS) / intervalDays)
  return since - Math.ceil(count * intervalDays - TOLERANCE_DAYS)
}
