import { splitCells } from '../../weather/text/splitCells.ts'
import { GisFileError } from '../file/gisFileError.ts'

/** A table of text whose delimiter was guessed. */
export interface CsvTable {
  /** Empty where the first line holds numbers already. */
  readonly header: readonly string[]
  readonly rows: readonly CsvRow[]
}

export interface CsvRow {
  /** From 1. */
  readonly line: number
  readonly cells: readonly string[]
}

const DELIMITERS = [';', '\t', ',', '|'] as const

/** @throws GisFileError nothing_inside */
export function csvTable(filename: string, text: string): CsvTable {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((line, i) => ({ line: i + 1, text: line }))
    .filter(({ text: line }) => line.trim() !== '' && !/^\s*(#|\/\/)/.test(line))
  const delimiter = delimiterOf(lines.slice(0, 20).map(({ text: line }) => line))
  const all = lines.map(({ line, text: cells }) => ({ line, cells: cellsOf(cells, delimiter) }))
  const [first, ...others] = all
  if (first === undefined) {
    throw new GisFileError('nothing_inside', `${filename} has no lines.`)
  }
  const numbers = first.cells.filter((cell) => csvNumber(cell) !== undefined).length
  return numbers >= 2 ? { header: [], rows: all } : { header: first.cells, rows: others }
}

/** The sign that parts the most lines alike; undefined: blanks part them. */
function delimiterOf(lines: readonly string[]): string | undefined {
  return DELIMITERS.find((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length)
    const most = Math.max(...counts)
    return most >= 2 && counts.filter((count) => count === most).length * 2 > lines.length
  })
}

function cellsOf(line: string, delimiter: string | undefined): readonly string[] {
  const cells = delimiter === undefined ? line.trim().split(/\s+/) : splitCells(line, delimiter)
  return cells.map((cell) => cell.trim().replaceAll(/^"|"$/g, ''))
}

/** A comma may be the sign of the decimals. */
export function csvNumber(cell: string | undefined): number | undefined {
  if (cell === undefined || cell === '') return undefined
  const value = Number(/^[-+]?\d+,\d+$/.test(cell) ? cell.replace(',', '.') : cell)
  return Number.isFinite(value) ? value : undefined
}
