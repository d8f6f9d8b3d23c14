import { columnOfHeader, isPlaneOfArray } from '../file/columnNames.ts'
import { MISSING_CODES, type PlainMapping } from '../readers/plainMapping.ts'
import { isBlankLine, readNumber, splitCells } from '../text/splitCells.ts'
import { suggestColumns } from './suggestColumns.ts'
import { rowLengthOf, suggestAlignment } from './suggestTime.ts'
import { findLayout, hasDecimalComma, type Layout, type TableLayoutAnswers } from './tableLayout.ts'
import { alignmentInText, placeInText, planeInText, zoneInText } from './textHints.ts'
import { SAMPLE_ROWS, timeOf } from './timeOfTable.ts'

/** What was found out about a table that no reader knows, for a person to check. */
export interface TableGuess {
  /** Times are of no column (`columns: []`) where none was found. */
  readonly mapping: PlainMapping
  /** Name of each column as the file has it; `Column 3` where it has none. */
  readonly headers: readonly string[]
  /** The first rows, as text, and the line of the first of them. */
  readonly samples: readonly (readonly string[])[]
  readonly firstSampleLine: number
  /** A remark gives the clock as the time zone of the place. */
  readonly isClockLocal: boolean
  /** A remark or the line of names says what the times label. */
  readonly isAlignmentSaid: boolean
  /** IANA name of the zone where the file says one. */
  readonly zone?: string
}

/** Rows that are looked at for missing codes, decimal commas and the order of dates. */
const LOOK_ROWS = 20_000
const MIN_COLUMNS = 3
const USUAL_MISSING = [-9999, -999, -99]

/**
 * Guesses how a table is laid out: delimiter, decimal comma, line of names, line of units, columns and their units, the
 * order of dates, codes for missing values, place, clock and what the times mean.
 *
 * @param lines - the first lines of the file, up to about a megabyte
 * @returns undefined where nothing looks like a table of numbers with at least three columns
 */
export function guessTable(
  lines: readonly string[],
  answers: TableLayoutAnswers = {},
): TableGuess | undefined {
  const layout = findLayout(lines, answers, MIN_COLUMNS)
  if (!layout) return undefined
  const { delimiter, headerLine, firstDataLine, headers } = layout
  const rows = rowsOfTable(lines, layout)
  const samples = rows.slice(0, SAMPLE_ROWS)
  const remarks = lines.slice(0, Math.max(0, headerLine || firstDataLine - 1)).join('\n')
  const time = timeOf(layout, rows, remarks)
  const decimalComma = hasDecimalComma(rows)
  const rowLength = rowLengthOf(time, rows, headers)
  const columns = suggestColumns(headers, { rows, decimalComma, units: layout.units, rowLength })
  const { offsetH: clockOffsetH, name: zone, isLocal = false } = zoneInText(remarks) ?? {}
  const mapping: PlainMapping = {
    ...planeOf(String(columns.ghi_wm2?.column ?? ''), remarks),
    ...(clockOffsetH === undefined ? {} : { clockOffsetH }),
    ...placeInText(remarks),
    delimiter,
    decimalComma,
    headerLine,
    firstDataLine,
    time: time ?? { kind: 'stamp', columns: [], order: 'YMD' },
    columns,
    missingValues: missingCodes(rows, headers),
    alignment: time
      ? suggestAlignment(lines, headerLine - 1, delimiter, headers, time, firstDataLine - 1)
      : 'beginning',
  }
  return {
    mapping,
    headers,
    samples,
    firstSampleLine: firstDataLine,
    isClockLocal: isLocal,
    isAlignmentSaid: alignmentInText(remarks) !== undefined,
    ...(zone === undefined ? {} : { zone }),
  }
}

/** The cells of the first rows. */
export function rowsOfTable(
  lines: readonly string[],
  { firstDataLine, delimiter }: Layout,
): readonly (readonly string[])[] {
  return lines
    .slice(firstDataLine - 1, firstDataLine - 1 + LOOK_ROWS)
    .filter((line) => !isBlankLine(line))
    .map((line) => splitCells(line, delimiter).map((cell) => cell.trim()))
}

/** The plane of light that stands in for GHI. */
function planeOf(header: string, remarks: string): Pick<PlainMapping, 'plane'> {
  if (!isPlaneOfArray(header)) return {}
  return { plane: planeInText(remarks) ?? { tiltDeg: undefined, azimuthDeg: undefined } }
}

/** Usual codes, and unusual ones that stand in the rows of columns that are weather. */
function missingCodes(
  rows: readonly (readonly string[])[],
  headers: readonly string[],
): readonly number[] {
  const weather = headers.flatMap((name, index) => (columnOfHeader(name) ? [index] : []))
  const seen = new Set<number>()
  for (const row of rows) {
    for (const index of weather) {
      const value = readNumber(row[index] ?? '', true)
      if (value !== undefined && MISSING_CODES.has(value)) seen.add(value)
    }
  }
  return [...new Set([...USUAL_MISSING, ...seen])]
}
