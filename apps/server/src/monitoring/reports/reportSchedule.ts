import { DAY_MS, HOUR_MS, MINUTE_MS, utcOfWall } from '@duet/units'
import { localTime } from '../notices/noticeTimes.ts'
import { dayOf, periodOf, type ReportPeriod } from './reportPeriod.ts'

/** When somebody wants the reports of a plant. */
export interface ReportTimes {
  /** Whose civil days the reports are of. */
  readonly plantZone: string
  /** Whose clock `sendAt` is of. */
  readonly timeZone: string
  /** Minute of the day. */
  readonly sendAt: number
}

export interface DueReport {
  readonly period: ReportPeriod
  readonly dueMs: number
}

/** A report whose days are not evaluated by then is sent as it is, and says what is missing. */
export const LATEST_MS = 6 * HOUR_MS

/** The newest report whose time has come: the first time that the clock shows `sendAt` after the period has ended. */
export function dueReport(
  kind: ReportPeriod['kind'],
  times: ReportTimes,
  nowMs: number,
): DueReport | undefined {
  for (const period of lastPeriods(kind, localTime(nowMs, times.plantZone).date)) {
    const dueMs = dueOf(period, times)
    if (dueMs <= nowMs) return { period, dueMs }
  }
  return undefined
}

/** The last two that have ended; the first may wait for its time of the day. */
function lastPeriods(kind: ReportPeriod['kind'], today: string): readonly ReportPeriod[] {
  if (kind === 'day')
    return [1, 2].map((days) => periodOf(dayOf(Date.parse(today) - days * DAY_MS)))
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  return [1, 2].map((months) => periodOf(dayOf(Date.UTC(year, month - 1 - months, 1)).slice(0, 7)))
}

function dueOf({ to }: ReportPeriod, { plantZone, timeZone, sendAt }: ReportTimes): number {
  const endMs = utcOfWall(Date.parse(to) + DAY_MS, plantZone)
  const first = Date.parse(localTime(endMs, timeZone).date) + sendAt * MINUTE_MS
  const sameDay = utcOfWall(first, timeZone)
  return sameDay >= endMs ? sameDay : utcOfWall(first + DAY_MS, timeZone)
}
