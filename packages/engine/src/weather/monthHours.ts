import { DAY_MS, HOUR_MS } from '@duet/units'
import type { StepClock } from '../model/weather.ts'
import { localMonths } from './months.ts'

export const HOURS_OF_DAY = 24

/**
 * Place of each interval in a table of twelve months by 24 hours, January's first hour 0: 24 · month + hour of local standard
 * time in which the interval begins.
 */
export function monthHours({
  intervalStartUtcMs,
  utcOffsetH,
}: Omit<StepClock, 'stepS'>): Uint16Array {
  const months = localMonths(intervalStartUtcMs, utcOffsetH)
  return Uint16Array.from(months, (month, i) => {
    const localMs = intervalStartUtcMs[i] + utcOffsetH * HOUR_MS
    const ofDayMs = localMs - Math.floor(localMs / DAY_MS) * DAY_MS
    return HOURS_OF_DAY * month + Math.floor(ofDayMs / HOUR_MS)
  })
}
