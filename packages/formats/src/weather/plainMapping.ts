import { columnOfHeader, isPlaneOfArray, plainName, splitNameAndUnit } from './columnNames.ts'
import type { InclinedPlane } from './rawWeather.ts'
import { readStampCells, type TimeCells, timeCellsOf } from './readSam.ts'
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
  /** The unit is told from the size of the values: the header names none, or one that they cannot have. */
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

export interface ColumnHints {
  /** As many as are at hand: a unit that no header names is told from the size of the values. */
  readonly rows: readonly (readonly string[])[]
  readonly decimalComma: boolean
  /** A line of units below the names. */
  readonly units: readonly string[]
  readonly rowLength: RowLength
}

/** What a row of a table stands for. */
export type RowLength = 'interval' | 'day' | 'month'

/** The columns whose headers are known names, the first of each, with their units. */
export function suggestColumns(
  headers: readonly string[],
  hints: ColumnHints,
): { [Name in WeatherValueColumn]?: PlainColumn } {
  const found = new Map<WeatherValueColumn, number>()
  const hasLight = headers.some((header) => columnOfHeader(header)?.endsWith('_wm2') === true)
  headers.forEach((header, index) => {
    // Light on a plane stands in for GHI where there is no other; see `PlainMapping.plane`.
    const isPlane = !hasLight && isPlaneOfArray(header)
    const column = isPlane ? 'ghi_wm2' : columnOfHeader(header)
    if (column && !found.has(column)) found.set(column, index)
  })
  // all light of a file is in one unit where it names none; GHI has no spikes as computed DNI has
  const [lightAt = -1] = (['ghi_wm2', 'dhi_wm2', 'dni_wm2'] as const).flatMap((column) => {
    const at = found.get(column)
    const isSaid = at === undefined || saidUnit(column, headers[at], hints, at) !== undefined
    return isSaid ? [] : [at]
  })
  const largestLight = largestOf(hints, lightAt)
  const columns: { [Name in WeatherValueColumn]?: PlainColumn } = {}
  for (const [column, at] of found) {
    const header = headers[at] ?? ''
    const likely = column.endsWith('_wm2')
      ? unitOfLight(largestLight, hints.rowLength)
      : likelyUnit(column, largestOf(hints, at))
    const said = saidUnit(column, header, hints, at)
    const unit = said ?? likely
    // pressure and the like come in many units, and weigh little
    const isTold = said === undefined && !USUAL_UNITS.has(unit) && TOLD_COLUMNS.has(column)
    columns[column] = { column: header, unit, ...(isTold ? { isUnitGuessed: true } : {}) }
  }
  return columns
}

const USUAL_UNITS: ReadonlySet<string> = new Set(['w/m2', 'degC'])
const TOLD_COLUMNS: ReadonlySet<string> = new Set(['ghi_wm2', 'dni_wm2', 'dhi_wm2', 'temp_c'])

function saidUnit(
  column: WeatherValueColumn,
  header: string | undefined,
  hints: ColumnHints,
  index: number,
): string | undefined {
  const unit =
    splitNameAndUnit(header ?? '').unit ??
    hints.units[index]?.trim().replace(/^[[(](.*)[\])]$/, '$1')
  const conversion = unit === undefined ? undefined : unitConversion(column, unit)
  if (unit === undefined || conversion === undefined) return undefined
  const isPower = column.endsWith('_wm2') && conversion.scale === 1 && !conversion.perStep
  // kW/m² under the name of W/m²
  const isTooSmall =
    isPower && hints.rowLength === 'interval' && isKilowatts(largestOf(hints, index))
  return isTooSmall ? undefined : unit
}

const MOST_KWM2 = 1.6
const isKilowatts = (largest: number): boolean => largest > 0.05 && largest < MOST_KWM2

/** Nearly the largest value: a few may be codes or faults. */
function largestOf({ rows, decimalComma }: ColumnHints, index: number): number {
  const values = rows
    .map((cells) => readNumber(cells[index] ?? '', decimalComma) ?? Number.NaN)
    .filter((value) => Number.isFinite(value) && !MISSING_CODES.has(value))
    .toSorted((a, b) => a - b)
  return values[Math.floor(0.998 * (values.length - 1))] ?? 0
}

/** The unit that fits the size of the values, for columns whose header names none. */
function likelyUnit(column: WeatherValueColumn, largest: number): string {
  if (column === 'atmospheric_pressure')
    return largest > 20_000 ? 'Pa' : largest > 200 ? 'hPa' : 'kPa'
  if (column === 'temp_c') return largest > 150 ? 'K' : largest > 58 ? 'degF' : 'degC'
  if (column === 'pw') return largest > 9 ? 'mm' : 'cm'
  if (column === 'rh' && largest > 0 && largest <= 1.01) return 'fraction'
  if (column === 'albedo' && largest > 1.5) return '%'
  return weatherUnits(column)[0] ?? ''
}

/** Limits of the best interval, day or month, each with its unit; the last unit has none. */
const LIGHT_UNITS: Readonly<Record<RowLength, readonly (readonly [string, number])[]>> = {
  interval: [
    ['kw/m2', MOST_KWM2],
    ['w/m2', 1700],
    ['kj/m2', Number.POSITIVE_INFINITY],
  ],
  day: [
    ['kwh/m2', 15],
    ['mj/m2', 45],
    ['w/m2', 480],
    ['wh/m2', Number.POSITIVE_INFINITY],
  ],
  month: [
    ['kwh/m2', 350],
    ['mj/m2', 1300],
    ['wh/m2', Number.POSITIVE_INFINITY],
  ],
}

function unitOfLight(largest: number, rowLength: RowLength): string {
  // a short table of a night tells nothing
  if (rowLength === 'interval' && largest <= 0) return 'w/m2'
  return LIGHT_UNITS[rowLength].find(([, most]) => largest <= most)?.[0] ?? 'w/m2'
}

/** What the rows of a table stand for, by the texts of their times. */
export function rowLengthOf(
  time: PlainTime | undefined,
  rows: readonly (readonly string[])[],
  headers: readonly string[],
): RowLength {
  if (time === undefined) return 'interval'
  if (time.kind === 'months') return 'month'
  if (time.kind === 'parts') return time.hour === undefined ? 'day' : 'interval'
  const texts = rows
    .slice(0, 24)
    .map((row) => time.columns.map((ref) => row[headers.indexOf(String(ref))] ?? '').join(' '))
  return texts.length > 2 &&
    texts.every((text) => /^\s*\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}\s*$/.test(text))
    ? 'day'
    : 'interval'
}

/** The columns that are named as times, undefined where there are none. */
export function suggestTime(
  headers: readonly string[],
  firstRow: readonly string[],
): PlainTime | undefined {
  const at = timeCellsOf(headers)
  const name = (index: number): string => headers[index] ?? ''
  const day = at.month >= 0 ? at.day : at.dayOfYear
  const named = (index: number): string | undefined => (index < 0 ? undefined : name(index))
  const parts = timeOfParts({
    year: named(at.year),
    month: named(at.month),
    day: named(day),
    hour: named(at.hour),
    minute: named(at.minute),
  })
  if (parts?.kind === 'parts' && (at.hour >= 0 || at.month >= 0 || at.year >= 0)) return parts
  const first = headers.findIndex((header) => DATE_NAMES.test(plainName(header)))
  if (first < 0) return parts
  const both =
    /^(dat|fecha|giorno|dia|jour|tag)/.test(plainName(name(first))) &&
    /^(time|hour|uhrzeit|zeit|hora|heure|ora)/.test(plainName(name(first + 1)))
  const columns = both ? [name(first), name(first + 1)] : [name(first)]
  const text = both ? `${firstRow[first]} ${firstRow[first + 1]}` : (firstRow[first] ?? '')
  return { kind: 'stamp', columns, order: suggestOrder(text) }
}

const DATE_NAMES = /date|time|stamp|period|datum|fecha|^data|zeit|^hora|heure/

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
  const [first, second] = lines
    .slice(firstRowIndex)
    .filter((line) => line.trim() !== '')
    .slice(0, 2)
    .map((line) => minuteOfDay(splitCells(line, delimiter), headers, time))
  if (first === undefined || second === undefined) return 'beginning'
  const stepMin = Math.abs(second - first)
  if (stepMin > 0 && (first % stepMin) * 2 === stepMin) return 'center'
  return stepMin <= 60 && first === stepMin ? 'ending' : 'beginning'
}

/** Undefined for a row whose time cannot be read. */
function minuteOfDay(
  row: readonly string[],
  headers: readonly string[],
  time: Exclude<PlainTime, { kind: 'months' }>,
): number | undefined {
  const stamp = { year: 0, month: 0, day: 0, hour: 0, minute: 0 }
  const indexOf = (ref: ColumnRef): number => headers.indexOf(String(ref))
  const wrong =
    time.kind === 'parts'
      ? readStampCells(row, timeCellsAt(time, indexOf), stamp)
      : readStampText(
          time.columns.map((ref) => row[indexOf(ref)] ?? '').join(' '),
          time.order,
          stamp,
        )
  return wrong === undefined ? stamp.hour * 60 + stamp.minute : undefined
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
