import { monthOfText } from '../file/nominalYear.ts'
import type { Stamp } from './rowStore.ts'

/** Order of the parts of a date that is written as one text. */
export type DateOrder = 'YMD' | 'DMY' | 'MDY'

const PARTS: Readonly<Record<DateOrder, readonly [number, number, number]>> = {
  YMD: [0, 1, 2],
  DMY: [2, 1, 0],
  MDY: [2, 0, 1],
}

/**
 * Reads a date with its time: `2015-01-01 01:00:00`, `01/01/1988 24:00`, `31.03.2021 21.30`, `20160101:0010`,
 * `2015-01-01T01:00Z`, `01-Jan-2015 01:00`, seconds or ms since 1970, and days as spreadsheets count them. Seconds are
 * dropped but for half a minute, on which the middle of a minute lies. A time zone in the text shifts the stamp to UTC.
 *
 * @returns what is wrong with the text, or undefined when `out` was filled
 */
export function readStampText(text: string, order: DateOrder, out: Stamp): string | undefined {
  const counted = countedMs(text)
  if (counted !== undefined) {
    setStampFromMs(counted, out)
    return undefined
  }
  const parts = compactParts(text) ?? numberParts(text) ?? namedMonthParts(text)
  if (!parts || parts.length < 3) return `"${text.trim()}" is not a date and time`
  fillStamp(parts, text, order, out)
  const wrong =
    checkStamp(out) ??
    (out.hour === 24 && out.minute > 0 ? 'a time later than 24:00 is not possible' : undefined)
  if (wrong) return `${wrong} in "${text.trim()}"`
  shiftToUtc(text, out)
  return undefined
}

function fillStamp(parts: readonly string[], text: string, order: DateOrder, out: Stamp): void {
  const [atYear, atMonth, atDay] = PARTS[(parts[0]?.length ?? 0) === 4 ? 'YMD' : order]
  out.year = fullYear(parts[atYear] ?? '')
  out.month = Number(parts[atMonth])
  out.day = Number(parts[atDay])
  out.hour = Number(parts[3] ?? 0) + halfDayH(text, Number(parts[3] ?? 0))
  out.minute = Number(parts[4] ?? 0) + (parts[5] === '30' ? 0.5 : 0)
}

const COMPACT =
  /^\s*(\d{4})(\d{2})(\d{2})(?:[:T\s_-]*(\d{2})(?::?(\d{2})(?::?(\d{2}))?)?\s*(?:z|[+-]\d{2}:?\d{2})?)?\s*$/i
const TIME = '(?:[T\\s,]+(\\d{1,2}?)(?:[:.]?(\\d{2}))?(?:[:.](\\d{2})(?:\\.\\d+)?)?(?!\\d))?'
const NUMBERS = new RegExp(`^\\s*(\\d{1,4})[-/.](\\d{1,2})[-/.](\\d{1,4})${TIME}`)
const DAY_AND_NAME = new RegExp(
  `^\\s*(\\d{1,4})[-/.\\s]+(\\p{L}{3,9})[-/.,\\s]+(\\d{1,4})${TIME}`,
  'u',
)
const NAME_AND_DAY = new RegExp(
  `^\\s*(\\p{L}{3,9})[-/.\\s]+(\\d{1,2})[-/.,\\s]+(\\d{4})${TIME}`,
  'u',
)

/** Cut of the end of the parts that are not there. */
const partsOf = (match: RegExpExecArray | null): readonly string[] | undefined =>
  match?.slice(1).filter((part) => part !== undefined)

const compactParts = (text: string): readonly string[] | undefined => partsOf(COMPACT.exec(text))

const numberParts = (text: string): readonly string[] | undefined => partsOf(NUMBERS.exec(text))

/** Year, month and day first, whatever their order in the text. */
function namedMonthParts(text: string): readonly string[] | undefined {
  const dayFirst = partsOf(DAY_AND_NAME.exec(text))
  if (dayFirst) {
    const [a = '', name = '', b = '', ...time] = dayFirst
    return a.length === 4 ? datedParts(a, name, b, time) : datedParts(b, name, a, time)
  }
  const [name = '', day = '', year = '', ...time] = partsOf(NAME_AND_DAY.exec(text)) ?? []
  return datedParts(year, name, day, time)
}

function datedParts(
  year: string,
  name: string,
  day: string,
  time: readonly string[],
): readonly string[] | undefined {
  const month = monthOfText(name)
  return month === undefined ? undefined : [String(fullYear(year)), String(month), day, ...time]
}

const EXCEL_EPOCH_MS = Date.UTC(1899, 11, 30)

/** Seconds or milliseconds since 1970 in UTC, or days since 1900 of the clock; `2023010100` is no count. */
function countedMs(text: string): number | undefined {
  if (!/^\s*\d{5}(\d{5}|\d{8})?(\.\d*)?\s*$/.test(text)) return undefined
  const value = Number(text)
  if (value < 100_000) {
    // to the half minute: six decimals of a day are less than a second
    const ms = EXCEL_EPOCH_MS + Math.round(value * 2880) * 30_000
    return value > 20_000 ? ms : undefined
  }
  if (isEpoch(text)) return value < 1e11 ? value * 1000 : value
  return undefined
}

/** Counts of today begin with 1; a text of ten digits that begins with a year is a date. */
const isEpoch = (text: string): boolean => /^\s*(1[0-7]\d{8}|\d{13})(\.\d*)?\s*$/.test(text)

function fullYear(text: string): number {
  const year = Number(text)
  if (text.length > 2) return year
  return year < 50 ? 2000 + year : 1900 + year
}

/** 12 AM is 0 h and 1 PM is 13 h. */
function halfDayH(text: string, hour: number): number {
  if (/pm\s*$/i.test(text)) return hour === 12 ? 0 : 12
  if (/am\s*$/i.test(text)) return hour === 12 ? -12 : 0
  return 0
}

const ZONE = /(?:(z)|([+-])(\d{2}):?(\d{2}))\s*$/i

function shiftToUtc(text: string, out: Stamp): void {
  if (!/\d:\d/.test(text)) return
  const zone = ZONE.exec(text)
  if (!zone || zone[1]) return
  const offsetMin = (Number(zone[3]) * 60 + Number(zone[4])) * (zone[2] === '-' ? -1 : 1)
  setStampFromMs(Date.UTC(out.year, out.month - 1, out.day, out.hour, out.minute - offsetMin), out)
}

/** Whether a text of date and time carries its own time zone. */
export function hasTimeZone(text: string): boolean {
  return (/\d:\d/.test(text) && ZONE.test(text)) || isEpoch(text)
}

/** Date and time of ms since 1970, as UTC. */
export function setStampFromMs(ms: number, out: Stamp): void {
  const date = new Date(ms)
  out.year = date.getUTCFullYear()
  out.month = date.getUTCMonth() + 1
  out.day = date.getUTCDate()
  out.hour = date.getUTCHours()
  out.minute = date.getUTCMinutes() + (date.getUTCSeconds() === 30 ? 0.5 : 0)
}

const DAYS_OF_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** What is wrong with a date and time, undefined when nothing is; 24:00 is the end of its day, minutes may have a fraction. */
export function checkStamp({ year, month, day, hour, minute }: Stamp): string | undefined {
  const days = DAYS_OF_MONTH[month - 1]
  if (!isWhole(year, 1800, 2200)) return `year ${year} is not possible`
  if (days === undefined) return `month ${month} is not possible`
  if (!isWhole(day, 1, days)) return `day ${day} of month ${month} is not possible`
  if (month === 2 && day === 29 && !isLeapYear(year)) return `${year} has no 29 February`
  if (!isWhole(hour, 0, 24)) return `hour ${hour} is not possible`
  // later than 24:00: whether hours count from 1 is known when all rows are read (`hoursFromZero`)
  return minute >= 0 && minute < 60 ? undefined : `minute ${minute} is not possible`
}

function isWhole(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most
}

export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}
