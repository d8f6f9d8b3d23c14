import { HOUR_MS } from '@duet/units'
import { MISSING } from './format.ts'

const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })
const dateTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })
const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' })
const month = new Intl.DateTimeFormat(undefined, { month: 'short', timeZone: 'UTC' })
const relative = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' })

/** Day of an ISO instant in the time zone of the browser. */
export function formatDate(iso: string | null | undefined): string {
  return iso === null || iso === undefined ? MISSING : date.format(new Date(iso))
}

export function formatDateTime(iso: string | null | undefined): string {
  return iso === null || iso === undefined ? MISSING : dateTime.format(new Date(iso))
}

/** The time in a name that is made up, in the zone of the viewer: 2026-01-09 07:05. */
export function formatNameTime(now: Date): string {
  return formatSiteTime(now.toISOString(), -now.getTimezoneOffset() / 60)
}

/** Hour and minute, as in 'Saved 12:04'. */
export function formatClock(timeMs: number): string {
  return clock.format(timeMs)
}

/** Jan ... Dec; `monthIndex` is 0 to 11. */
export function formatMonth(monthIndex: number): string {
  return month.format(Date.UTC(2001, monthIndex, 1))
}

/** A day of a site, 'yyyy-MM-dd': '27 May 2026', or '27 May' where the page is of one year. */
export function formatDay(day: string, withYear = true): string {
  const name = `${Number(day.slice(8, 10))} ${formatMonth(Number(day.slice(5, 7)) - 1)}`
  return withYear ? `${name} ${day.slice(0, 4)}` : name
}

/**
 * An instant in the standard time of a site, whatever the browser's zone is: 2023-06-01 13:30.
 * Weather and results are read in site time; a browser that shifted them would show noon in the evening.
 */
export function formatSiteTime(iso: string, utcOffsetH: number): string {
  const shifted = new Date(Date.parse(iso) + utcOffsetH * HOUR_MS).toISOString()
  return `${shifted.slice(0, 10)} ${shifted.slice(11, 16)}`
}

const STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** '3 hours ago'; 'now' within the minute. */
export function formatAgo(iso: string, nowMs: number = Date.now()): string {
  const seconds = (Date.parse(iso) - nowMs) / 1000
  const step = STEPS.find(([, size]) => Math.abs(seconds) >= size)
  if (step === undefined) return relative.format(0, 'second')
  return relative.format(Math.trunc(seconds / step[1]), step[0])
}

/** The civil day of an instant in an IANA zone, yyyy-MM-dd. */
export function dayInZone(timeMs: number, timeZone: string): string {
  return zoneFormat(timeZone).format(timeMs).slice(0, 10)
}

/** An instant on the clock of an IANA zone, summer time included: 2023-06-01 13:30. */
export function formatZoneTime(iso: string, timeZone: string): string {
  return zoneFormat(timeZone).format(Date.parse(iso))
}

const zoneFormats = new Map<string, Intl.DateTimeFormat>()

/** Making one takes longer than a thousand uses. */
function zoneFormat(timeZone: string): Intl.DateTimeFormat {
  const known = zoneFormats.get(timeZone)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
  zoneFormats.set(timeZone, made)
  return made
}

/** 75 s -> 1 min 15 s; 3720 s -> 1 h 2 min. */
export function formatDurationS(durationS: number): string {
  const whole = Math.round(durationS)
  const [hours, minutes, seconds] = [
    Math.floor(whole / 3600),
    Math.floor((whole % 3600) / 60),
    whole % 60,
  ]
  if (hours > 0) return `${hours} h ${minutes} min`
  if (minutes > 0) return `${minutes} min ${seconds} s`
  return `${seconds} s`
}

/** An instant with the standard time of a site in its UTC fields. */
export function siteDate(iso: string, utcOffsetH: number): Date {
  return new Date(Date.parse(iso) + utcOffsetH * HOUR_MS)
}

/** UTC−7, UTC+5:45. */
export function formatUtcOffset(offsetH: number): string {
  if (offsetH === 0) return 'UTC'
  const minutes = Math.round(Math.abs(offsetH) * 60)
  const rest = minutes % 60 === 0 ? '' : `:${String(minutes % 60).padStart(2, '0')}`
  return `UTC${offsetH < 0 ? '−' : '+'}${Math.floor(minutes / 60)}${rest}`
}
