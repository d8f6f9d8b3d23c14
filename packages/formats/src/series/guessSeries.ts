import { columnOfHeader, isPlaneOfArray, splitNameAndUnit } from '../weather/file/columnNames.ts'
import type { WeatherValueColumn } from '../weather/file/weatherFile.ts'
import { rowsOfTable } from '../weather/guess/guessTable.ts'
import { suggestAlignment } from '../weather/guess/suggestTime.ts'
import {
  findLayout,
  hasDecimalComma,
  type Layout,
  type TableLayoutAnswers,
} from '../weather/guess/tableLayout.ts'
import { alignmentInText, zoneInText } from '../weather/guess/textHints.ts'
import { SAMPLE_ROWS, timeOf } from '../weather/guess/timeOfTable.ts'
import type { ColumnRef, PlainTime } from '../weather/readers/plainMapping.ts'
import { readNumber } from '../weather/text/splitCells.ts'
import { guessSeriesType } from './guessSeriesType.ts'
import type { SeriesColumn, SeriesMapping } from './seriesMapping.ts'
import { knownSeriesUnit, type SeriesUnit } from './seriesUnits.ts'

/** What was found out about a table, for a person to check. */
export interface SeriesGuess {
  /** Times are of no column (`columns: []`) where none was found; the clock is UTC where the file says none. */
  readonly mapping: SeriesMapping
  /** Name of each column as the file has it; `Column 3` where it has none. */
  readonly headers: readonly string[]
  /** The first rows, as text, and the line of the first of them. */
  readonly samples: readonly (readonly string[])[]
  readonly firstSampleLine: number
  /** The file says the clock of its times. */
  readonly isClockSaid: boolean
  /** The file says what its times label. */
  readonly isAlignmentSaid: boolean
  /** Columns that hold numbers and whose unit is not known, by number. */
  readonly withoutUnit: readonly number[]
}

const MIN_COLUMNS = 2
const USUAL_MISSING = [-9999, -999, -99]

/**
 * Guesses how a table with times is laid out, what its columns are and in which units.
 *
 * @param lines - the first lines of the file, up to about a megabyte
 * @returns undefined where nothing looks like a table of numbers with at least two columns
 */
export function guessSeries(
  lines: readonly string[],
  answers: TableLayoutAnswers = {},
): SeriesGuess | undefined {
  const layout = findLayout(lines, answers, MIN_COLUMNS)
  if (!layout) return undefined
  const { delimiter, headerLine, firstDataLine } = layout
  const rows = rowsOfTable(lines, layout)
  const headers = namesOf(layout, rows)
  const remarks = lines.slice(0, Math.max(0, headerLine || firstDataLine - 1)).join('\n')
  const named = timeOf({ ...layout, headers }, rows, remarks)
  const time = named && byNumber(named, headers)
  const decimalComma = hasDecimalComma(rows)
  const columns = columnsOf({ ...layout, headers }, rows, decimalComma, time)
  const zone = zoneInText(remarks)
  return {
    mapping: {
      delimiter,
      decimalComma,
      headerLine,
      firstDataLine,
      time: time ?? { kind: 'stamp', columns: [], order: 'YMD' },
      alignment: named
        ? suggestAlignment(lines, headerLine - 1, delimiter, headers, named, firstDataLine - 1)
        : 'beginning',
      type: guessSeriesType(remarks, rows, time),
      clockOffsetH: zone?.offsetH ?? 0,
      ...(zone?.name === undefined ? {} : { zone: zone.name }),
      missingValues: USUAL_MISSING,
      columns,
    },
    headers,
    samples: rows.slice(0, SAMPLE_ROWS),
    firstSampleLine: firstDataLine,
    isClockSaid: zone !== undefined,
    isAlignmentSaid: alignmentInText(remarks) !== undefined,
    withoutUnit: columns.filter(({ unit }) => unit === '').map(({ column }) => column),
  }
}

/** A name for each column: where the file has none, or one twice, its number tells it. */
function namesOf({ headers }: Layout, rows: readonly (readonly string[])[]): readonly string[] {
  const width = Math.max(headers.length, ...rows.slice(0, SAMPLE_ROWS).map((row) => row.length))
  const seen = new Set<string>()
  return Array.from({ length: width }, (_, index) => {
    const name = headers[index] || `Column ${index + 1}`
    const own = seen.has(name) ? `${name} (${index + 1})` : name
    seen.add(own)
    return own
  })
}

/** The columns of a time by their numbers. */
function byNumber(time: PlainTime, headers: readonly string[]): PlainTime {
  const at = (ref: ColumnRef): number => headers.indexOf(String(ref)) + 1
  const some = <Key extends string>(key: Key, ref: ColumnRef | undefined) =>
    ref === undefined ? {} : ({ [key]: at(ref) } as Record<Key, number>)
  if (time.kind === 'stamp') return { ...time, columns: time.columns.map(at) }
  if (time.kind === 'months') {
    const { year } = time
    return typeof year === 'object'
      ? { ...time, month: at(time.month) }
      : { kind: 'months', month: at(time.month), ...some('year', year) }
  }
  const { year, month, day, hour, minute, ...rest } = time
  return {
    ...rest,
    day: at(day),
    ...some('year', year),
    ...some('month', month),
    ...some('hour', hour),
    ...some('minute', minute),
  }
}

/** The numbers of the columns that make the time. */
export function timeColumns(time: PlainTime | undefined): ReadonlySet<number> {
  if (time === undefined) return new Set()
  const { kind: _kind, ...rest } = time
  return new Set(Object.values(rest).flat().map(Number).filter(Number.isInteger))
}

function columnsOf(
  { headers, units }: Layout,
  rows: readonly (readonly string[])[],
  decimalComma: boolean,
  time: PlainTime | undefined,
): readonly SeriesColumn[] {
  const ofTime = timeColumns(time)
  return headers.flatMap((header, index) => {
    const column = index + 1
    if (ofTime.has(column) || !holdsNumbers(rows, index, decimalComma)) return []
    const unit = unitOf(header, units[index])
    return [
      {
        column,
        name: nameOf(header),
        unit: unit?.spelling ?? '',
        aggregation: unit?.aggregation ?? 'mean',
      },
    ]
  })
}

/** At least half of the cells that say something are numbers. */
function holdsNumbers(
  rows: readonly (readonly string[])[],
  index: number,
  decimalComma: boolean,
): boolean {
  const said = rows.map((row) => row[index] ?? '').filter((cell) => cell !== '')
  const numbers = said.filter((cell) => readNumber(cell, decimalComma) !== undefined).length
  return numbers > 0 && numbers >= said.length / 2
}

/** Without the unit in brackets behind it. */
const nameOf = (header: string): string =>
  header.replace(/\s*\|?\s*[([][^)\]]*[)\]]\s*$/, '').trim() || header

/** Units of the columns of weather that name none. */
const USUAL: Readonly<Partial<Record<WeatherValueColumn, string>>> = {
  ghi_wm2: 'W/m²',
  dni_wm2: 'W/m²',
  dhi_wm2: 'W/m²',
  temp_c: '°C',
  rh: '%',
  windspeed: 'm/s',
  wind_direction: '°',
  albedo: '1',
  tracker_angle: '°',
}

/** By the name, the line of units, the end of the name (`P_kW`), or as such a column of weather mostly is. */
function unitOf(header: string, below: string | undefined): SeriesUnit | undefined {
  const said = splitNameAndUnit(header).unit ?? below?.trim().replace(/^[[(](.*)[\])]$/, '$1')
  if (said !== undefined && said !== '') return knownSeriesUnit(said)
  const ending = /[\s_.-]([kMG]?(?:Wh?|VA|var|V|A)|[kM]?Wh?\/?m[2²]|°C|degC|°F|hPa|Pa)$/i.exec(
    header,
  )
  const known = ending?.[1] === undefined ? undefined : knownSeriesUnit(ending[1])
  if (known) return known
  const column = columnOfHeader(header) ?? (isPlaneOfArray(header) ? 'ghi_wm2' : undefined)
  const usual = column && USUAL[column]
  return usual === undefined ? undefined : knownSeriesUnit(usual)
}
