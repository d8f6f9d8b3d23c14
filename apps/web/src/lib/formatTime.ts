import type { DateStyle } from '@duet/contract'
import { HOUR_MS } from '@duet/units'
import { MISSING } from './format.ts'
import { currentPreferences } from './preferences/preferences.ts'

const month = new Intl.DateTimeFormat(undefined, { month: 'short', timeZone: 'UTC' })
const relative = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' })

/** Day of an ISO instant in the time zone of the browser. */
export function formatDate(iso: string | null | undefined): string {
  if (iso === null || iso === undefined) return MISSING
  const { date_style } = currentPreferences()
  if (date_style === 'locale') return localFormat({ dateStyle: 'medium' }).format(new Date(iso))
  return styledDay(browserTime(iso).slice(0, 10), date_style)
}

/** Day, hour and minute of an ISO instant in the time zone of the browser. */
export function formatDateTime(iso: string | null | undefined): string {
  if (iso === null || iso === undefined) return MISSING
  if (currentPreferences().date_style !== 'locale') return styledTime(browserTime(iso))
  return localFormat({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso))
}

/** The time in a name that is made up, in the zone of the viewer: 2026-01-09 07:05, whatever the viewer prefers. */
export function formatNameTime(now: Date): string {
  return browserTime(now.toISOString())
}

/** Hour and minute, as in 'Saved 12:04'. */
export function formatClock(timeMs: number): string {
  return localFormat({ timeStyle: 'short' }).format(timeMs)
}

/** Jan ... Dec; `monthIndex` is 0 to 11. */
export function formatMonth(monthIndex: number): string {
  return month.format(Date.UTC(2001, monthIndex, 1))
}

/** A day of a site, 'yyyy-MM-dd': '27 May 2026', or '27 May' where the page is of one year. */
export function formatDay(day: string, withYear = true): string {
  const { date_style } = currentPreferences()
  return styledDay(day.slice(0, 10), date_style === 'locale' ? 'day_month' : date_style, withYear)
}

/** The same with the time behind it: 'yyyy-MM-ddTHH:mm' -> '27 May 2026 11:00'. */
export function formatDayTime(wall: string, withYear = true): string {
  return `${formatDay(wall, withYear)} ${clockText(wall.slice(11))}`
}

/**
 * An instant in the standard time of a site, whatever the browser's zone is: 2023-06-01 13:30, or as the viewer prefers.
 * Weather and results are read in site time; a browser that shifted them would show noon in the evening.
 */
export function formatSiteTime(iso: string, utcOffsetH: number): string {
  return styledTime(isoSiteTime(iso, utcOffsetH))
}

/** The same as it goes into fields, files and further computing: always 2023-06-01 13:30. */
export function isoSiteTime(iso: string, utcOffsetH: number): string {
  const shifted = new Date(Date.parse(iso) + utcOffsetH * HOUR_MS).toISOString()
  return `${shifted.slice(0, 10)} ${shifted.slice(11, 16)}`
}

/** '2023-06-01 13:30' or a part of it ('06-01 13:30', '2023-06-01') as the viewer prefers; by the browser it stays. */
export function styledTime(wall: string): string {
  const { date_style } = currentPreferences()
  const [day = '', clock] = wall.split(/[ T]/)
  const shownDay = date_style === 'locale' ? day : styledDay(day, date_style)
  return clock === undefined ? shownDay : `${shownDay} ${clockText(clock)}`
}

/** @param day - 'yyyy-MM-dd', or 'MM-dd' of a typical year */
function styledDay(
  day: string,
  style: Exclude<DateStyle, 'locale'>,
  withYear: boolean = day.length > 5,
): string {
  if (style === 'iso') return withYear ? day : day.slice(-5)
  const name = formatMonth(Number(day.slice(-5, -3)) - 1)
  const dayOfMonth = Number(day.slice(-2))
  const text = style === 'day_month' ? `${dayOfMonth} ${name}` : `${name} ${dayOfMonth}`
  return withYear ? `${text} ${day.slice(0, 4)}` : text
}

/** 13:30; for who prefers twelve hours 1:30 PM, and 12:05 AM after midnight. */
function clockText(clock: string): string {
  if (currentPreferences().hour_cycle !== 'h12') return clock
  const hour = Number(clock.slice(0, 2))
  return `${hour % 12 === 0 ? 12 : hour % 12}${clock.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`
}

function browserTime(iso: string): string {
  return isoSiteTime(iso, -new Date(iso).getTimezoneOffset() / 60)
}

const localFormats = new Map<string, Intl.DateTimeFormat>()

/** In the language and zone of the browser, with the clock of the viewer. */
function localFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const { hour_cycle } = currentPreferences()
  const cycle =
    options.timeStyle === undefined || hour_cycle === 'locale'
      ? {}
      : ({ hourCycle: hour_cycle === 'h12' ? 'h12' : 'h23' } as const)
  const key = JSON.stringify({ ...options, ...cycle })
  let format = localFormats.get(key)
  if (format === undefined) {
    format = new Intl.DateTimeFormat(undefined, { ...options, ...cycle })
    localFormats.set(key, format)
  }
  return format
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

/** An instant on the clock of an IANA zone, summer time included: 2023-06-01 13:30, or as the viewer prefers. */
export function formatZoneTime(iso: string, timeZone: string): string {
  return styledTime(zoneFormat(timeZone).format(Date.parse(iso)))
}

/** Hour and minute of it alone. */
export function formatZoneClock(timeMs: number, timeZone: string): string {
  return clockText(zoneFormat(timeZone).format(timeMs).slice(11))
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
