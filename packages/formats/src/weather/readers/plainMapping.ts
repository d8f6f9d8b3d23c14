import { plainName } from '../file/columnNames.ts'
import type { IntervalAlignment, WeatherType, WeatherValueColumn } from '../file/weatherFile.ts'
import type { InclinedPlane } from '../rows/rawWeather.ts'
import type { DateOrder } from '../rows/stampText.ts'
import type { TimeCells } from './readSam.ts'

/** A column by its name in the header line, or by its number from 1. */
export type ColumnRef = string | number

export type PlainTime =
  | {
      readonly kind: 'parts'
      /** Absent: a typical year without years. */
      readonly year?: ColumnRef
      /** Absent: the day is that of the year. */
      readonly month?: ColumnRef
      readonly day: ColumnRef
      /** Absent: the rows are days. May have a fraction, or minutes as in `1330` where `isHhmm`. */
      readonly hour?: ColumnRef
      readonly minute?: ColumnRef
      readonly isHhmm?: boolean
    }
  /** Months by number or name, for tables of monthly sums; without years it is a typical year. */
  | {
      readonly kind: 'months'
      readonly month: ColumnRef
      readonly year?: ColumnRef | { readonly all: number }
    }
  /** One column of date and time, or a date and a time column. */
  | { readonly kind: 'stamp'; readonly columns: readonly ColumnRef[]; readonly order: DateOrder }

export interface PlainColumn {
  readonly column: ColumnRef
  /** The unit is guessed from the size of the values: the header names none, or one that they cannot have. */
  readonly isUnitGuessed?: boolean
  /** One of `weatherUnits(column)`; spellings such as `W/m^2` and `°C` are known. */
  readonly unit: string
}

/** How to read a table that no reader knows; a person checks it before import. */
export interface PlainMapping {
  readonly delimiter: ',' | ';' | '\t' | ' ' | '|'
  readonly decimalComma: boolean
  /** Line of the column names, from 1; 0: there are none, and data begin at `firstDataLine`. */
  readonly headerLine: number
  readonly firstDataLine: number
  readonly time: PlainTime
  readonly columns: { readonly [Name in WeatherValueColumn]?: PlainColumn }
  /** Numbers that stand for "missing". */
  readonly missingValues: readonly number[]
  readonly alignment: IntervalAlignment
  /** GHI is the light on this plane. */
  readonly plane?: InclinedPlane
  /** The clock of the times less UTC, hours. */
  readonly clockOffsetH?: number
  readonly type?: WeatherType
  readonly latitude?: number
  readonly longitude?: number
  readonly altitudeM?: number
}

/** Numbers that loggers and providers write where they have none. */
export const MISSING_CODES = new Set([
  -9999, -999, -99, -9999.9, -99.9, -9900, -7999, -6999, 9999, 99_999, 999_999,
])

/** Columns of the parts of a time; without days the rows are months. */
export function timeOfParts(
  parts: Readonly<
    Partial<Record<'year' | 'month' | 'day' | 'hour' | 'minute', ColumnRef | undefined>>
  >,
): Exclude<PlainTime, { kind: 'stamp' }> | undefined {
  const { year, month, day, hour, minute } = parts
  const ofYear = year === undefined ? {} : { year }
  if (day === undefined)
    return month === undefined ? undefined : { kind: 'months', month, ...ofYear }
  return {
    kind: 'parts',
    ...ofYear,
    day,
    ...(month === undefined ? {} : { month }),
    ...(hour === undefined ? {} : { hour }),
    ...(minute === undefined ? {} : { minute }),
    ...(/hhmm|hrmn/.test(plainName(String(hour ?? ''))) ? { isHhmm: true } : {}),
  }
}

/** Where the cells of a time stand. */
export function timeCellsAt(
  { year, month, day, hour, minute, isHhmm }: Extract<PlainTime, { kind: 'parts' }>,
  indexOf: (ref: ColumnRef) => number,
): TimeCells {
  const at = (ref: ColumnRef | undefined): number => (ref === undefined ? -1 : indexOf(ref))
  return {
    year: at(year),
    month: at(month),
    day: month === undefined ? -1 : at(day),
    dayOfYear: month === undefined ? at(day) : -1,
    hour: at(hour),
    minute: at(minute),
    ...(isHhmm === undefined ? {} : { isHhmm }),
  }
}
