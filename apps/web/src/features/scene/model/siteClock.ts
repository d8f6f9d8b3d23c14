/** A moment at a site: calendar day and minutes since midnight of its standard time. */
export interface SiteMoment {
  /** 1 to 12. */
  readonly month: number
  /** 1 to 31. */
  readonly day: number
  readonly year: number
  /** 0 to 1439. */
  readonly minute: number
}

export const MINUTES_PER_DAY = 1440
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** The sun passes one hour's worth of longitude, degrees. */
const DEGREES_PER_HOUR = 15

/** Standard time of the meridian nearest to a place, h east of UTC; borders of states and summer time are left out. */
export function siteOffsetH(longitudeDeg: number): number {
  return Math.round(longitudeDeg / DEGREES_PER_HOUR)
}

/** The instant of a moment, ms since 1970 UTC. */
export function momentUtcMs({ year, month, day, minute }: SiteMoment, offsetH: number): number {
  return Date.UTC(year, month - 1, day, 0, minute) - offsetH * HOUR_MS
}

/** The moment of an instant, seconds left out. */
export function momentAt(timeUtcMs: number, offsetH: number): SiteMoment {
  const date = new Date(timeUtcMs + offsetH * HOUR_MS)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    minute: date.getUTCHours() * 60 + date.getUTCMinutes(),
  }
}

/** Minutes and whole days on or back; a day may end in the next one. */
export function movedMoment(moment: SiteMoment, byMinutes: number): SiteMoment {
  return momentAt(momentUtcMs(moment, 0) + byMinutes * MINUTE_MS, 0)
}

/** The same time on the 21st of another month, when the sun's year turns. */
export function onMonth(moment: SiteMoment, month: number): SiteMoment {
  return { ...moment, month, day: TURNING_DAY }
}

const TURNING_DAY = 21

/** yyyy-mm-dd, as date fields have it. */
export function dateText({ year, month, day }: SiteMoment): string {
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`
}

/** The day of a date field; undefined where it holds none. */
export function momentOnDate(moment: SiteMoment, text: string): SiteMoment | undefined {
  const [year, month, day] = text.split('-').map(Number)
  if (year === undefined || month === undefined || day === undefined) return undefined
  const wanted = { ...moment, year, month, day }
  return year >= 1 && dateText(momentAt(momentUtcMs(wanted, 0), 0)) === text ? wanted : undefined
}

/** 07:05. */
export function timeText(minute: number): string {
  const whole = Math.round(minute)
  return `${twoDigits(Math.floor(whole / 60))}:${twoDigits(whole % 60)}`
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')
