import { columnOfHeader, isPlaneOfArray } from '../file/columnNames.ts'
import { isKnownUnit } from '../file/weatherUnits.ts'
import { MISSING_CODES, type PlainMapping, type PlainTime } from '../readers/plainMapping.ts'
import type { DateOrder } from '../rows/stampText.ts'
import { countFilled, filledCells, readNumber, splitCells } from '../text/splitCells.ts'
import { suggestColumns } from './suggestColumns.ts'
import { rowLengthOf, suggestAlignment, suggestTime } from './suggestTime.ts'
import { alignmentInText, placeInText, planeInText, zoneInText } from './textHints.ts'

type Delimiter = PlainMapping['delimiter']

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

/** What a person says of the layout; the rest is guessed anew. */
export interface TableLayoutAnswers {
  readonly delimiter?: Delimiter
  /** 0: no line of names. */
  readonly headerLine?: number
  readonly firstDataLine?: number
}

const DELIMITERS: readonly Delimiter[] = [';', '\t', ',', '|', ' ']
const SEARCH_LINES = 100
const SAMPLE_ROWS = 24
const MIN_COLUMNS = 3
/** Rows that are looked at for missing codes, decimal commas and the order of dates. */
const LOOK_ROWS = 20_000
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
  const layout = findLayout(lines, answers)
  if (!layout) return undefined
  const { delimiter, headerLine, firstDataLine, headers } = layout
  const rows = lines
    .slice(firstDataLine - 1, firstDataLine - 1 + LOOK_ROWS)
    .filter((line) => line.trim() !== '')
    .map((line) => splitCells(line, delimiter).map((cell) => cell.trim()))
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

/** The plane of light that stands in for GHI. */
function planeOf(header: string, remarks: string): Pick<PlainMapping, 'plane'> {
  if (!isPlaneOfArray(header)) return {}
  return { plane: planeInText(remarks) ?? { tiltDeg: undefined, azimuthDeg: undefined } }
}

interface Layout {
  readonly delimiter: Delimiter
  readonly headerLine: number
  readonly firstDataLine: number
  readonly headers: readonly string[]
  readonly units: readonly string[]
}

function findLayout(lines: readonly string[], answers: TableLayoutAnswers): Layout | undefined {
  const delimiters = answers.delimiter ? [answers.delimiter] : DELIMITERS
  if (answers.headerLine !== undefined) {
    const laid = delimiters.map((delimiter) =>
      layoutAt(lines, answers.headerLine ?? 0, delimiter, answers.firstDataLine),
    )
    return laid.toSorted((a, b) => b.headers.length - a.headers.length)[0]
  }
  const candidates = delimiters.flatMap((delimiter) => headerLayouts(lines, delimiter))
  const best = candidates.toSorted((a, b) => b.score - a.score)[0]
  return best?.layout ?? withoutHeader(lines, delimiters)
}

/** Lines of names with a row of numbers below; those that name light and time go first. */
function headerLayouts(
  lines: readonly string[],
  delimiter: Delimiter,
): readonly { readonly layout: Layout; readonly score: number }[] {
  const found: { layout: Layout; score: number }[] = []
  for (let line = 1; line <= Math.min(SEARCH_LINES, lines.length); line++) {
    const layout = layoutAt(lines, line, delimiter)
    const below = splitCells(lines[layout.firstDataLine - 1] ?? '', delimiter)
    const { headers } = layout
    if (headers.length < MIN_COLUMNS || countFilled(below) > headers.length) continue
    const names = headers.filter((name) => name !== '' && !isNumber(name)).length
    if (names < headers.length / 2 || !below.some(isNumber)) continue
    if (below.length < headers.length) continue
    const known = headers.filter((name) => columnOfHeader(name) ?? isPlaneOfArray(name)).length
    const hasTime = suggestTime(headers, below) !== undefined
    found.push({
      layout,
      score: known * 10 + (hasTime ? 10 : 0) + (names === headers.length ? 1 : 0),
    })
  }
  return found
}

function layoutAt(
  lines: readonly string[],
  headerLine: number,
  delimiter: Delimiter,
  firstDataLine?: number,
): Layout {
  const cells = splitCells(lines[headerLine - 1] ?? '', delimiter)
  const named = filledCells(cells).map((cell) => cell.replace(/^#\s*/, ''))
  const below = filledLine(lines, headerLine)
  const next = splitCells(lines[below] ?? '', delimiter).map((cell) => cell.trim())
  const isUnits = headerLine > 0 && isUnitsRow(next)
  const first = firstDataLine ?? (isUnits ? filledLine(lines, below + 1) : below) + 1
  const width = splitCells(lines[first - 1] ?? '', delimiter).length
  const headers =
    headerLine > 0 ? named : Array.from({ length: width }, (_, index) => `Column ${index + 1}`)
  return { delimiter, headerLine, firstDataLine: first, headers, units: isUnits ? next : [] }
}

/** Index of the first line from here on that is not blank. */
function filledLine(lines: readonly string[], from: number): number {
  let at = from
  while (at < lines.length && (lines[at] ?? '').trim() === '') at += 1
  return at < lines.length ? at : from
}

/** Holds no number, and at least two units. */
function isUnitsRow(cells: readonly string[]): boolean {
  if (cells.some(isNumber)) return false
  return cells.filter((cell) => isKnownUnit(cell.replace(/^[[(](.*)[\])]$/, '$1'))).length >= 2
}

/** The first line of numbers that is followed by as wide ones. */
function withoutHeader(
  lines: readonly string[],
  delimiters: readonly Delimiter[],
): Layout | undefined {
  for (let line = 1; line <= Math.min(SEARCH_LINES, lines.length); line++) {
    for (const delimiter of delimiters) {
      const rows = lines.slice(line - 1, line + 3).map((text) => splitCells(text, delimiter))
      const width = rows[0]?.length ?? 0
      const isTable =
        rows.length > 1 &&
        width >= MIN_COLUMNS &&
        rows.every((row) => row.length === width && row.filter(isNumber).length >= width / 2)
      if (isTable) return layoutAt(lines, 0, delimiter, line)
    }
  }
  return undefined
}

const isNumber = (cell: string): boolean =>
  Number.isFinite(readNumber(cell)) || Number.isFinite(readNumber(cell, true))

/** A comma in a number is a decimal one, unless all such numbers are thousands and others have a point. */
function hasDecimalComma(rows: readonly (readonly string[])[]): boolean {
  let withPoint = false
  let withComma = false
  for (const row of rows) {
    for (const cell of row) {
      if (/^-?\d+,(\d{1,2}|\d{4,})$/.test(cell) || /^-?\d{1,3}(\.\d{3})+,\d+$/.test(cell))
        return true
      if (/^-?\d+\.\d+$/.test(cell)) withPoint = true
      if (/^-?\d+,\d{3}$/.test(cell)) withComma = true
    }
  }
  return withComma && !withPoint
}

/** A column in which every row has a date, with a time in it or in the next column. */
function timeByContent(
  headers: readonly string[],
  samples: readonly (readonly string[])[],
): PlainTime | undefined {
  const all = (index: number, pattern: RegExp): boolean =>
    samples.length > 1 && samples.every((row) => pattern.test(row[index] ?? ''))
  const at = headers.findIndex((_, index) => all(index, /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}/))
  if (at < 0) return undefined
  const hasTime = all(at, /\d:\d{2}/)
  const isNext = !hasTime && all(at + 1, /^\d{1,2}:\d{2}/)
  const columns = isNext ? headers.slice(at, at + 2) : headers.slice(at, at + 1)
  const [first = ''] = samples[0]?.slice(at) ?? []
  return {
    kind: 'stamp',
    columns,
    order: /^\d{4}/.test(first) ? 'YMD' : /^\d+\./.test(first) ? 'DMY' : 'MDY',
  }
}

function timeOf(
  { headers, headerLine }: Layout,
  rows: readonly (readonly string[])[],
  remarks: string,
): PlainTime | undefined {
  const samples = rows.slice(0, SAMPLE_ROWS)
  const named = headerLine > 0 ? suggestTime(headers, samples[0] ?? []) : undefined
  const found = named ?? timeByContent(headers, samples)
  return found && withYear(withOrder(found, headers, rows), remarks)
}

/** Months without a column of years are those of the one year that a remark names. */
function withYear(time: PlainTime, remarks: string): PlainTime {
  if (time.kind !== 'months' || time.year !== undefined) return time
  const years = new Set(remarks.match(/\b(19|20)\d{2}\b/g))
  const [all] = years
  return years.size === 1 ? { ...time, year: { all: Number(all) } } : time
}

/** The order of day and month that all rows allow; a file seldom has a first part above 12 in its first rows. */
function withOrder(
  time: PlainTime,
  headers: readonly string[],
  rows: readonly (readonly string[])[],
): PlainTime {
  if (time.kind !== 'stamp' || time.order === 'YMD') return time
  const at = headers.indexOf(String(time.columns[0]))
  let order: DateOrder = time.order
  for (const row of rows) {
    const [, first, second] = /^\D*(\d{1,2})[-/.](\d{1,2})[-/.]/.exec(row[at] ?? '') ?? []
    if (Number(first) > 12) order = 'DMY'
    if (Number(second) > 12) order = 'MDY'
    if (Number(first) > 12 || Number(second) > 12) break
  }
  return { ...time, order }
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
