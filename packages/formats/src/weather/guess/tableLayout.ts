import { columnOfHeader, isPlaneOfArray } from '../file/columnNames.ts'
import { isKnownUnit } from '../file/weatherUnits.ts'
import type { PlainMapping } from '../readers/plainMapping.ts'
import {
  countFilled,
  filledCells,
  isBlankLine,
  readNumber,
  splitCells,
} from '../text/splitCells.ts'
import { suggestTime } from './suggestTime.ts'

type Delimiter = PlainMapping['delimiter']

/** What a person says of the layout; the rest is guessed anew. */
export interface TableLayoutAnswers {
  readonly delimiter?: Delimiter
  /** 0: no line of names. */
  readonly headerLine?: number
  readonly firstDataLine?: number
}

const DELIMITERS: readonly Delimiter[] = [';', '\t', ',', '|', ' ']
const SEARCH_LINES = 100

export interface Layout {
  readonly delimiter: Delimiter
  readonly headerLine: number
  readonly firstDataLine: number
  readonly headers: readonly string[]
  readonly units: readonly string[]
}

/**
 * Delimiter, line of names, line of units and first row of a table.
 *
 * @param minColumns - a narrower table is none
 */
export function findLayout(
  lines: readonly string[],
  answers: TableLayoutAnswers,
  minColumns: number,
): Layout | undefined {
  const delimiters = answers.delimiter ? [answers.delimiter] : DELIMITERS
  if (answers.headerLine !== undefined) {
    const laid = delimiters.map((delimiter) =>
      layoutAt(lines, answers.headerLine ?? 0, delimiter, answers.firstDataLine),
    )
    return laid.toSorted((a, b) => b.headers.length - a.headers.length)[0]
  }
  const candidates = delimiters.flatMap((delimiter) => headerLayouts(lines, delimiter, minColumns))
  const best = candidates.toSorted((a, b) => b.score - a.score)[0]
  return best?.layout ?? withoutHeader(lines, delimiters, minColumns)
}

/** Lines of names with a row of numbers below; those that name light and time go first, then those above a date. */
function headerLayouts(
  lines: readonly string[],
  delimiter: Delimiter,
  minColumns: number,
): readonly { readonly layout: Layout; readonly score: number }[] {
  const found: { layout: Layout; score: number }[] = []
  for (let line = 1; line <= Math.min(SEARCH_LINES, lines.length); line++) {
    const layout = layoutAt(lines, line, delimiter)
    const below = splitCells(lines[layout.firstDataLine - 1] ?? '', delimiter)
    const { headers } = layout
    if (headers.length < minColumns || countFilled(below) > headers.length) continue
    const names = headers.filter((name) => name !== '' && !isNumber(name)).length
    if (names < headers.length / 2 || !holdNumbers(lines, layout)) continue
    if (below.length < headers.length) continue
    const known = headers.filter((name) => columnOfHeader(name) ?? isPlaneOfArray(name)).length
    const hasTime = suggestTime(headers, below) !== undefined
    const hasDate = below.some((cell) => DATE.test(cell))
    found.push({
      layout,
      score:
        known * 10 + (hasTime ? 10 : 0) + (hasDate ? 5 : 0) + (names === headers.length ? 1 : 0),
    })
  }
  return found
}

/** The first rows may say that they have no value. */
function holdNumbers(lines: readonly string[], { firstDataLine, delimiter }: Layout): boolean {
  const rows = lines.slice(firstDataLine - 1, firstDataLine - 1 + FIRST_ROWS)
  return rows.some((text) => splitCells(text, delimiter).some(isNumber))
}

const FIRST_ROWS = 8

const DATE = /^\s*"?\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}\b/

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
  while (at < lines.length && isBlankLine(lines[at] ?? '')) at += 1
  return at < lines.length ? at : from
}

/** Holds no number, and two units or nothing else. */
function isUnitsRow(cells: readonly string[]): boolean {
  if (cells.some(isNumber)) return false
  const filled = cells.filter((cell) => cell !== '')
  const units = filled.filter((cell) => isKnownUnit(cell.replace(/^[[(](.*)[\])]$/, '$1')))
  return units.length >= 2 || (units.length === 1 && filled.length === 1)
}

/** The first line of numbers that is followed by as wide ones. */
function withoutHeader(
  lines: readonly string[],
  delimiters: readonly Delimiter[],
  minColumns: number,
): Layout | undefined {
  for (let line = 1; line <= Math.min(SEARCH_LINES, lines.length); line++) {
    for (const delimiter of delimiters) {
      const rows = lines.slice(line - 1, line + 3).map((text) => splitCells(text, delimiter))
      const width = rows[0]?.length ?? 0
      const isTable =
        rows.length > 1 &&
        width >= minColumns &&
        rows.every((row) => row.length === width && row.filter(isNumber).length >= width / 2)
      if (isTable) return layoutAt(lines, 0, delimiter, line)
    }
  }
  return undefined
}

const isNumber = (cell: string): boolean =>
  Number.isFinite(readNumber(cell)) || Number.isFinite(readNumber(cell, true))

/** A comma in a number is a decimal one, unless all such numbers are thousands and others have a point. */
export function hasDecimalComma(rows: readonly (readonly string[])[]): boolean {
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
