import { DAY_MS, HOUR_MS } from '@duet/units'
import { siteDate } from '../../../lib/formatTime.ts'

/** A period of a run as instants; without them it is the whole run. */
export interface PeriodRange {
  readonly from?: string
  readonly to?: string
  /** Its steps can be looked at one by one. */
  readonly hasSteps: boolean
}

/**
 * Instants of a period given in site time, as the address holds it: yyyy-MM, yyyy-MM-dd or, for a step of a day, yyyy-MM-ddTHH:mm, of
 * which the day is meant. The whole run for anything else.
 */
export function periodRange(time: string | undefined, utcOffsetH: number): PeriodRange {
  const found = /^(\d{4})-(\d{2})(?:-(\d{2}))?/.exec(time ?? '')
  if (!found) return { hasSteps: false }
  const [year, month] = [Number(found[1]), Number(found[2])]
  const day = found[3] === undefined ? undefined : Number(found[3])
  const iso = (localMs: number): string => new Date(localMs - utcOffsetH * HOUR_MS).toISOString()
  if (day === undefined) {
    const to = iso(Date.UTC(year, month, 1))
    return { from: iso(Date.UTC(year, month - 1, 1)), to, hasSteps: false }
  }
  const startMs = Date.UTC(year, month - 1, day)
  return { from: iso(startMs), to: iso(startMs + DAY_MS), hasSteps: true }
}

/** Site time of an instant: yyyy-MM-ddTHH:mm. */
export function siteTime(instant: string, utcOffsetH: number): string {
  return siteDate(instant, utcOffsetH).toISOString().slice(0, 16)
}

/** Months of a run, yyyy-MM. */
export function monthsOf(from: string, to: string, utcOffsetH: number): readonly string[] {
  const last = siteTime(new Date(Date.parse(to) - 1).toISOString(), utcOffsetH).slice(0, 7)
  const months: string[] = []
  let [year = 0, month = 1] = siteTime(from, utcOffsetH).slice(0, 7).split('-').map(Number)
  for (let text = ''; text !== last && months.length < 1200; ) {
    text = `${year}-${String(month).padStart(2, '0')}`
    months.push(text)
    year += month === 12 ? 1 : 0
    month = (month % 12) + 1
  }
  return months
}
