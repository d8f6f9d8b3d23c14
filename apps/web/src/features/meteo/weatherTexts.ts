import { weatherSourceLabel } from '@duet/plant'
import { WEATHER_COLUMN_NAMES } from '@duet/weather'
import { formatFixed, formatUnit } from '../../lib/format.ts'
import { formatDay, formatMonth, isoSiteTime, styledTime } from '../../lib/formatTime.ts'
import type { DatasetRowFragment } from '../../lib/gql/graphql.ts'

export const sourceText: (source: string) => string = weatherSourceLabel

const INTERVALS: Readonly<Record<string, string>> = {
  OneMinute: '1 min',
  FiveMinutes: '5 min',
  TenMinutes: '10 min',
  FifteenMinutes: '15 min',
  ThirtyMinutes: '30 min',
  OneHour: '1 h',
  OneDay: '1 day',
  OneWeek: '1 week',
  OneMonth: '1 month',
  OneYear: '1 year',
}

export function intervalText(interval: string): string {
  return INTERVALS[interval] ?? interval
}

const ALIGNMENTS: Readonly<Record<string, string>> = {
  beginning: 'Interval beginning',
  center: 'Interval centre',
  ending: 'Interval end',
}

export function alignmentText(alignment: string): string {
  return ALIGNMENTS[alignment] ?? alignment
}

export function typeText(type: string): string {
  return type === 'TMY' ? 'Typical year' : 'Sequential'
}

/** UTC−07:00 */
export function utcOffsetText(hours: number): string {
  const minutes = Math.round(Math.abs(hours) * 60)
  return `UTC${hours < 0 ? '−' : '+'}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}

type Span = Pick<DatasetRowFragment, 'type' | 'start_time' | 'end_time' | 'local_time_zone'>

/** First day, of a typical year without the year, site time. */
export function startText(span: Span): string {
  return siteTimeText(span.start_time, span, 10)
}

/** Last day: the one that the end of the last interval closes. */
export function endText(span: Span): string {
  return siteTimeText(new Date(Date.parse(span.end_time) - 1).toISOString(), span, 10)
}

/** Site time, of a typical year without the year; to the 10th character it is the day, to the 7th the month. */
export function siteTimeText(
  iso: string,
  { type, local_time_zone }: Pick<Span, 'type' | 'local_time_zone'>,
  length = 16,
): string {
  return styledTime(isoSiteTime(iso, local_time_zone).slice(type === 'TMY' ? 5 : 0, length))
}

/** '2021-06-01 to 2021-06-30'; the end is not part of it. */
export function spanText(
  fromMs: number,
  toMs: number,
  site: Parameters<typeof siteTimeText>[1],
): string {
  const [first, last] = [fromMs, toMs - 1].map((ms) =>
    siteTimeText(new Date(ms).toISOString(), site, 10),
  )
  return first === last ? `${first}` : `${first} to ${last}`
}

const COLUMNS: Readonly<Record<string, { readonly label: string; readonly short: string }>> =
  WEATHER_COLUMN_NAMES

export function columnLabel(column: string): string {
  return COLUMNS[column]?.label ?? column
}

export function columnShort(column: string): string {
  return COLUMNS[column]?.short ?? column
}

/** 'GHI (W/m²)'; without brackets where there is no unit. */
export function columnTitle(column: string, unit: string): string {
  return unit === '' ? columnShort(column) : `${columnShort(column)} (${unit})`
}

const DECIMALS: Readonly<Record<string, number>> = {
  windspeed: 2,
  pw: 2,
  albedo: 2,
  atmospheric_pressure: 0,
  wind_direction: 0,
}

/** A value in a list that is read downwards. */
export function rowValueText(column: string, value: number | null | undefined): string {
  return formatFixed(value, DECIMALS[column] ?? 1)
}

/** Site height above the sea. */
export function altitudeText(altitudeM: number | null): string {
  return formatUnit(altitudeM, 'm')
}

/** Whether all words of a search are in what the list says of a dataset. */
export function matchesSearch(dataset: DatasetRowFragment, text: string): boolean {
  const { name, source, type, source_filename } = dataset
  const said = [name, sourceText(source), typeText(type), source_filename].join(' ').toLowerCase()
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word))
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

/** '2023-05-27' or '05-27' -> '27 May' */
export function dayLabel(day: string): string {
  return formatDay(`2001-${day.slice(-5)}`, false)
}

/** 'Jan' to 'Dec' */
export function months(): string[] {
  return Array.from({ length: 12 }, (_, month) => formatMonth(month))
}
