import { HOUR_MS } from '@duet/units'
import type { StowPeriod } from '../model/mount.ts'
import type { StepClock, StepRange } from '../model/weather.ts'

/** The year that the times of a yearly period are given in; it has no 29 February. */
export const YEARLY_PERIOD_YEAR = 2001

/**
 * Where the trackers stand by date: the angle of the period that holds the middle of a step, in local standard time.
 *
 * @param clock - of the whole series
 * @returns of the steps of the range, deg, NaN outside all periods
 */
export function stowPeriodAngles(
  periods: readonly StowPeriod[],
  { intervalStartUtcMs, stepS, utcOffsetH }: StepClock,
  { from, to }: StepRange,
): Float64Array {
  const toMiddleMs = utcOffsetH * HOUR_MS + stepS * 500
  return intervalStartUtcMs.slice(from, to).map((startMs) => {
    const atMs = startMs + toMiddleMs
    return periods.find((period) => holds(period, atMs))?.angleDeg ?? Number.NaN
  })
}

function holds(period: StowPeriod, atMs: number): boolean {
  const { fromMs, toMs, isYearly } = period
  if (!isYearly) return fromMs <= atMs && atMs < toMs
  // one that begins before New Year ends in the year after
  return [YEARLY_PERIOD_YEAR, YEARLY_PERIOD_YEAR + 1]
    .map((year) => inYear(atMs, year))
    .some((ms) => fromMs <= ms && ms < toMs)
}

/** The same month, day and time in another year; of 29 February, where that year has none, the 28th. */
function inYear(ms: number, year: number): number {
  const date = new Date(ms)
  const month = date.getUTCMonth()
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return date.setUTCFullYear(year, month, Math.min(date.getUTCDate(), lastDay))
}
