import { DAY_MS, HOUR_MS } from '@duet/units'

/** The year that dates of month and day alone are put in; its February is taken as 28 days. */
export const TYPICAL_YEAR = 1992

const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/
const HAS_OFFSET = /(Z|[+-]\d{2}:?\d{2})$/

/**
 * Wall-clock time as ms, read as if it were UTC. A text with an offset is an instant and is brought to
 * the zone; one without is wall-clock time already. NaN when it is no time.
 */
export function wallMs(text: string, localTimeZoneH: number): number {
  if (DATE_ONLY.test(text)) return Date.parse(text)
  if (HAS_OFFSET.test(text)) return Date.parse(text) + localTimeZoneH * HOUR_MS
  return Date.parse(`${text}Z`)
}

/** Where a range ends, not included: after the whole of the last day when it is a date. */
export function wallEndMs(text: string, localTimeZoneH: number): number {
  return wallMs(text, localTimeZoneH) + (DATE_ONLY.test(text) ? DAY_MS : 0)
}

/** The same month, day and time in the typical year; 29 February counts as the 28th. */
export function typicalStartMs(ms: number): number {
  const date = new Date(ms)
  const month = date.getUTCMonth()
  const day = month === 1 ? Math.min(date.getUTCDate(), 28) : date.getUTCDate()
  return Date.UTC(TYPICAL_YEAR, month, day) + (ms - Math.floor(ms / DAY_MS) * DAY_MS)
}

/** As `typicalStartMs` for the end of a range, so that midnight of New Year stays in the old year. */
export function typicalEndMs(ms: number): number {
  return typicalStartMs(ms - 1) + 1
}
