import { HOUR_MS } from '@duet/units'
import { readNumber } from '../weather/splitCells.ts'
import { WeatherFileError } from '../weather/weatherFileError.ts'

/** What a header of a weather file says: numbers, words, and records or lists of these. */
export type SourceValue =
  | number
  | string
  | boolean
  | null
  | readonly SourceValue[]
  | { readonly [key: string]: SourceValue }

export type SourceRecord = Readonly<Record<string, SourceValue>>

/** A cell: a number, NaN where nothing was measured, or text. */
export type SourceCell = number | string

export interface SourceColumn {
  /** The name of a usual quantity (`ghi`, `temp_air`), else the file's own. */
  readonly name: string
  readonly cells: readonly SourceCell[]
}

/** Local standard time of a table; without an offset its labels are dates of no zone. */
export interface SourceZone {
  readonly offsetH: number | undefined
  /** As the network names it: `UTC`, `MST`; absent for a fixed offset of the header. */
  readonly name?: string
}

/** A file of a weather network or provider, whole: every column, flags included, in the order and the units of the file. */
export interface SourceTable {
  readonly metadata: SourceRecord
  readonly zone: SourceZone
  /** The label of each row, as the source places it in its interval, ms since 1970 UTC. */
  readonly labelUtcMs: Float64Array
  readonly columns: readonly SourceColumn[]
}

/** A reader of one layout. @throws WeatherFileError when the text is not of it */
export type SourceReader = (text: string) => SourceTable

/** Milliseconds since 1970 UTC of a local civil time; day and hour may run over their month and day. */
export function labelOf(
  [year, month, day, hour = 0, minute = 0]: readonly (number | undefined)[],
  offsetH: number,
): number {
  return Date.UTC(year ?? NaN, (month ?? NaN) - 1, day, hour, minute) - offsetH * HOUR_MS
}

/** Columns of rows of cells; a column is of numbers when all its cells are, else of text. */
export function sourceColumns(
  names: readonly string[],
  rows: readonly (readonly string[])[],
): readonly SourceColumn[] {
  return names.map((name, at) => {
    const texts = rows.map((row) => row[at] ?? '')
    const numbers = texts.map((text) => readNumber(text))
    const cells = numbers.every((x) => x !== undefined) ? numbers : texts
    return { name, cells }
  })
}

/** Names of columns from a text that has them one after the other. */
export function columnNames(text: string): readonly string[] {
  return text.trim().split(/\s+/)
}

/** The numbers of a column; NaN for text. */
export function numbersOf(columns: readonly SourceColumn[], name: string): readonly number[] {
  const column = columns.find((item) => item.name === name)
  if (!column) throw notSuchTable(`The file has no column "${name}".`)
  return column.cells.map((cell) => (typeof cell === 'number' ? cell : (readNumber(cell) ?? NaN)))
}

/** A column whose numbers of a list mean that nothing was measured. */
export function withoutCodes(column: SourceColumn, codes: readonly number[]): SourceColumn {
  const cells = column.cells.map((cell) =>
    typeof cell === 'number' && codes.includes(cell) ? NaN : cell,
  )
  return { name: column.name, cells }
}

/** Lines that are not blank. */
export function filledLines(text: string): readonly string[] {
  return text.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '')
}

/** @param message - one sentence: what is missing, and what was expected */
export function notSuchTable(message: string): WeatherFileError {
  return new WeatherFileError([{ code: 'bad_header', message }])
}

/** A finite number, or a problem that names what it should have been. */
export function requiredNumber(text: string | undefined, what: string): number {
  const value = readNumber(text ?? '')
  if (value !== undefined && !Number.isNaN(value)) return value
  throw notSuchTable(`The file gives "${text ?? ''}" where ${what} is expected.`)
}
