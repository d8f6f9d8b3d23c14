import { columnOfHeader, isPlaneOfArray, plainName, splitNameAndUnit } from './columnNames.ts'
import type { InclinedPlane } from './rawWeather.ts'
import { timeCellsOf } from './readSam.ts'
import { readNumber, splitCells } from './splitCells.ts'
import { type DateOrder, readStampText } from './stampText.ts'
import { alignmentInText } from './textHints.ts'
import type { IntervalAlignment, WeatherType, WeatherValueColumn } from './weatherFile.ts'
import { unitConversion, weatherUnits } from './weatherUnits.ts'

/** A column by its name in the header line, or by its number from 1. */
export type ColumnRef = string | number

export type PlainTime =
  | {
      readonly kind: 'parts'
      /** Absent: a typical year without years. */
      readonly year?: ColumnRef
      readonly month: ColumnRef
      readonly day: ColumnRef
      readonly hour: ColumnRef
      readonly minute?: ColumnRef
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

/** The columns whose headers are known names, the first of each, with their units. */
export function suggestColumns(
  headers: readonly string[],
  samples: readonly (readonly string[])[],
  units: readonly string[] = [],
): { [Name in WeatherValueColumn]?: PlainColumn } {
  const columns: { [Name in WeatherValueColumn]?: PlainColumn } = {}
  const hasLight = headers.some((header) => columnOfHeader(header)?.endsWith('_wm2') === true)
  headers.forEach((header, index) => {
    // Light on a plane stands in for GHI where there is no other; see `PlainMapping.plane`.
    const isPlane = !hasLight && isPlaneOfArray(header)
    const column = isPlane ? 'ghi_wm2' : columnOfHeader(header)
    if (!column || columns[column]) return
    const unit =
      splitNameAndUnit(header).unit ?? units[index]?.trim().replace(/^[[(](.*)[\])]$/, '$1')
    const known = unit !== undefined && unitConversion(column, unit) !== undefined
    const values = samples.map((cells) => readNumber(cells[index] ?? '', true) ?? Number.NaN)
    columns[column] = { column: header, unit: known ? unit : likelyUnit(column, values) }
  })
  return columns
}

/** The unit that fits the size of the values, for columns whose header names none. */
function likelyUnit(column: WeatherValueColumn, values: readonly number[]): string {
  const largest = Math.max(...values.filter((value) => Number.isFinite(value)), 0)
  if (column === 'atmospheric_pressure')
    return largest > 20_000 ? 'Pa' : largest > 200 ? 'hPa' : 'kPa'
  if (column === 'temp_c') return largest > 150 ? 'K' : 'degC'
  if (column === 'pw') return largest > 9 ? 'mm' : 'cm'
  return weatherUnits(column)[0] ?? ''
}

/** The columns that are named as times, undefined where there are none. */
export function suggestTime(
  headers: readonly string[],
  firstRow: readonly string[],
): PlainTime | undefined {
  const at = timeCellsOf(headers)
  const name = (index: number): string => headers[index] ?? ''
  if (at.month >= 0 && at.day >= 0 && at.hour >= 0) {
    return {
      kind: 'parts',
      month: name(at.month),
      day: name(at.day),
      hour: name(at.hour),
      ...(at.year >= 0 ? { year: name(at.year) } : {}),
      ...(at.minute >= 0 ? { minute: name(at.minute) } : {}),
    }
  }
  const first = headers.findIndex((header) => DATE_NAMES.test(plainName(header)))
  if (first < 0) return at.month >= 0 ? suggestMonths(headers, at.month, at.year) : undefined
  const both =
    /^(dat|fecha|giorno|dia|jour|tag)/.test(plainName(name(first))) &&
    /^(time|hour|uhrzeit|zeit|hora|heure|ora)/.test(plainName(name(first + 1)))
  const columns = both ? [name(first), name(first + 1)] : [name(first)]
  const text = both ? `${firstRow[first]} ${firstRow[first + 1]}` : (firstRow[first] ?? '')
  return { kind: 'stamp', columns, order: suggestOrder(text) }
}

const DATE_NAMES = /date|time|stamp|period|datum|fecha|^data|zeit|^hora|heure/

function suggestMonths(headers: readonly string[], month: number, year: number): PlainTime {
  return {
    kind: 'months',
    month: headers[month] ?? '',
    ...(year < 0 ? {} : { year: headers[year] ?? '' }),
  }
}

function suggestOrder(text: string): DateOrder {
  const scratch = { year: 0, month: 0, day: 0, hour: 0, minute: 0 }
  if (/^\s*\d{4}/.test(text)) return 'YMD'
  if (/^\s*\d+\./.test(text)) return 'DMY'
  return readStampText(text, 'MDY', scratch) === undefined ? 'MDY' : 'DMY'
}

/** A day that ends with 24:00, or a first row that is not midnight, points at labels at the end of intervals. */
export function suggestAlignment(
  lines: readonly string[],
  headerIndex: number,
  delimiter: string,
  headers: readonly string[],
  time: PlainTime,
  firstRowIndex: number = headerIndex + 1,
): IntervalAlignment {
  const said = alignmentInText(lines.slice(0, headerIndex + 1).join('\n'))
  if (said) return said
  if (time.kind === 'months') return 'beginning'
  const row = splitCells(lines[firstRowIndex] ?? '', delimiter)
  const at = (ref: ColumnRef): string => row[headers.indexOf(String(ref))] ?? ''
  if (time.kind === 'parts') {
    if (time.minute !== undefined && Number(at(time.minute)) === 30) return 'center'
    return Number(at(time.hour)) === 1 ? 'ending' : 'beginning'
  }
  const stamp = { year: 0, month: 0, day: 0, hour: 0, minute: 0 }
  const text = time.columns.map(at).join(' ')
  if (readStampText(text, time.order, stamp) !== undefined) return 'beginning'
  if (stamp.minute === 30 && stamp.hour === 0) return 'center'
  return stamp.hour === 1 && stamp.minute === 0 ? 'ending' : 'beginning'
}
