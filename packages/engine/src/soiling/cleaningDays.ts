import { DAY_MS } from '@duet/units'
import type { Cleaning } from '../model/block.ts'

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
