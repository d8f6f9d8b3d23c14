import { DAY_MIN, MONTH_NAMES } from '@duet/units'

/** Minutes of a year without leap day. */
export const MINUTES_OF_YEAR: number = 365 * DAY_MIN

const DAYS_BEFORE_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334] as const

/** Minute of the nominal year at which a day begins; 29 February counts as 1 March. */
export function nominalMinuteOfDay(month: number, day: number): number {
  return ((DAYS_BEFORE_MONTH[month - 1] ?? 0) + day - 1) * DAY_MIN
}

export interface NominalDate {
  readonly month: number
  readonly day: number
  readonly minuteOfDay: number
}

/** Month, day and minute of the day of a minute of the nominal year, which may lie outside of it. */
export function nominalDate(minuteOfYear: number): NominalDate {
  const minute = wrapMinute(minuteOfYear)
  const dayOfYear = Math.floor(minute / DAY_MIN)
  let month = 12
  while ((DAYS_BEFORE_MONTH[month - 1] ?? 0) > dayOfYear) month -= 1
  return {
    month,
    day: dayOfYear - (DAYS_BEFORE_MONTH[month - 1] ?? 0) + 1,
    minuteOfDay: minute - dayOfYear * DAY_MIN,
  }
}

export function wrapMinute(minuteOfYear: number): number {
  return ((minuteOfYear % MINUTES_OF_YEAR) + MINUTES_OF_YEAR) % MINUTES_OF_YEAR
}

/** `31 December 23:00`, for messages. */
export function nominalText(minuteOfYear: number): string {
  const { month, day, minuteOfDay } = nominalDate(minuteOfYear)
  return `${day} ${MONTH_NAMES[month - 1]} ${clockText(minuteOfDay)}`
}

export function clockText(minuteOfDay: number): string {
  const hour = Math.floor(minuteOfDay / 60)
  return `${String(hour).padStart(2, '0')}:${String(minuteOfDay % 60).padStart(2, '0')}`
}

const MONTH_STARTS: readonly RegExp[] = [
  /^(jan|ene|gen)/,
  /^(feb|fev)/,
  /^(mar|mae|mrz)/,
  /^(apr|abr|avr)/,
  /^(may|mai|mag)/,
  /^(jun|juin|giu)/,
  /^(jul|juil|lug)/,
  /^(aug|ago|aou)/,
  /^(sep|set)/,
  /^(oct|okt|out|ott)/,
  /^nov/,
  /^(dec|dez|dic)/,
]

/** Month of a number, a name in one of six languages, or `2022-07`; undefined for other text. */
export function monthOfText(text: string): number | undefined {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
  const [, digits] = /^(?:\d{4}[-/.])?(\d{1,2})(?:[-/.]\d{4})?$/.exec(plain) ?? []
  if (digits !== undefined)
    return Number(digits) >= 1 && Number(digits) <= 12 ? Number(digits) : undefined
  const month = MONTH_STARTS.findIndex((start) => start.test(plain)) + 1
  return month === 0 ? undefined : month
}
