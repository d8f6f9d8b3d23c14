import { HOUR_MS } from '@duet/units'

/** The product's names of time intervals, shortest first. */
export const TIME_INTERVALS = [
  'OneMinute',
  'FiveMinutes',
  'TenMinutes',
  'FifteenMinutes',
  'ThirtyMinutes',
  'OneHour',
  'OneDay',
  'OneWeek',
  'OneMonth',
  'OneYear',
] as const

export type TimeInterval = (typeof TIME_INTERVALS)[number]

const LENGTH_S = {
  OneMinute: 60,
  FiveMinutes: 300,
  TenMinutes: 600,
  FifteenMinutes: 900,
  ThirtyMinutes: 1800,
  OneHour: 3600,
  OneDay: 86_400,
} as const

const CALENDAR_PART = { OneWeek: 'week', OneMonth: 'month', OneYear: 'year' } as const

type FixedInterval = keyof typeof LENGTH_S

const isFixed = (interval: TimeInterval): interval is FixedInterval => interval in LENGTH_S

/** The name in `text`, or undefined when it is none. */
export function timeInterval(text: string): TimeInterval | undefined {
  return TIME_INTERVALS.find((name) => name === text)
}

/** Seconds of an interval of fixed length; undefined for weeks, months and years, which follow the calendar. */
export function intervalLengthS(interval: TimeInterval): number | undefined {
  return isFixed(interval) ? LENGTH_S[interval] : undefined
}

/** The name of an interval of this many seconds; undefined when the product has no name for it. */
export function intervalOfStep(stepS: number): TimeInterval | undefined {
  return TIME_INTERVALS.find((name) => intervalLengthS(name) === stepS)
}

/** Monday, as `date_trunc('week')` of SQL has it. */
function weekStart(local: Date): number {
  const daysSinceMonday = (local.getUTCDay() + 6) % 7
  return Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() - daysSinceMonday)
}

function localStart(localMs: number, interval: TimeInterval): number {
  const lengthS = intervalLengthS(interval)
  if (lengthS !== undefined) return Math.floor(localMs / (lengthS * 1000)) * lengthS * 1000
  const local = new Date(localMs)
  if (interval === 'OneWeek') return weekStart(local)
  const month = interval === 'OneMonth' ? local.getUTCMonth() : 0
  return Date.UTC(local.getUTCFullYear(), month, 1)
}

/**
 * Start of the interval that holds an instant, ms UTC. Days, weeks, months and years are those of the
 * dataset's local standard time, `utcOffsetH` from UTC.
 */
export function intervalStartUtcMs(
  utcMs: number,
  interval: TimeInterval,
  utcOffsetH: number,
): number {
  const offsetMs = utcOffsetH * HOUR_MS
  return localStart(utcMs + offsetMs, interval) - offsetMs
}

/**
 * The same as a DuckDB expression: the start of the interval of `timeSql` (a TIMESTAMPTZ), in ms UTC.
 * All parts but `timeSql` come from this file and are numbers, so nothing can be smuggled in.
 */
export function intervalStartSql(
  timeSql: string,
  interval: TimeInterval,
  utcOffsetH: number,
): string {
  const offsetMs = Math.round(utcOffsetH * HOUR_MS)
  const localMs = `(epoch_ms(${timeSql}) + ${offsetMs})`
  if (isFixed(interval)) {
    const lengthMs = LENGTH_S[interval] * 1000
    return `(CAST(floor(${localMs} / ${lengthMs}.0) AS BIGINT) * ${lengthMs} - ${offsetMs})`
  }
  const part = CALENDAR_PART[interval]
  return `(epoch_ms(date_trunc('${part}', make_timestamp(${localMs} * 1000))) - ${offsetMs})`
}
