import { DAY_MS, HOUR_MS } from '@duet/units'
import { isoSiteTime } from '../../../lib/formatTime.ts'
import type { DatasetRowFragment } from '../../../lib/gql/graphql.ts'

/** Instants, ms UTC; the end is not part of it. */
export interface TimeSpan {
  readonly fromMs: number
  readonly toMs: number
}

type Span = Pick<DatasetRowFragment, 'start_time' | 'end_time' | 'local_time_zone'>

/** From the first row to the end of the last. */
export function spanOf({ start_time, end_time }: Span): TimeSpan {
  return { fromMs: Date.parse(start_time), toMs: Date.parse(end_time) }
}

/** First and last day of site time, yyyy-MM-dd. */
export function dayRange(dataset: Span): { readonly first: string; readonly last: string } {
  const { fromMs, toMs } = spanOf(dataset)
  return { first: siteDay(fromMs, dataset), last: siteDay(toMs - 1, dataset) }
}

/** The day of an instant, site time. */
export function siteDay(utcMs: number, { local_time_zone }: Span): string {
  return isoSiteTime(new Date(utcMs).toISOString(), local_time_zone).slice(0, 10)
}

/** Begin of a day of site time, ms UTC; undefined for what is no day. */
export function dayStartMs(day: string | undefined, { local_time_zone }: Span): number | undefined {
  if (day === undefined || !/^\d{4}-\d\d-\d\d$/.test(day)) return undefined
  const ms = Date.parse(`${day}T00:00:00Z`) - local_time_zone * HOUR_MS
  return Number.isNaN(ms) ? undefined : ms
}

/** The days asked for, inside the dataset; all of it where they make no sense. */
export function chosenSpan(
  dataset: Span,
  from: string | undefined,
  to: string | undefined,
): TimeSpan {
  const whole = spanOf(dataset)
  const lastMs = dayStartMs(to, dataset)
  const fromMs = Math.max(whole.fromMs, dayStartMs(from, dataset) ?? whole.fromMs)
  const toMs = Math.min(whole.toMs, lastMs === undefined ? whole.toMs : lastMs + DAY_MS)
  return fromMs < toMs ? { fromMs, toMs } : whole
}
