import type { WeatherValueColumn } from '../file/weatherFile.ts'
import type { ReaderContext } from '../rows/rawWeather.ts'
import { RowStore, type Stamp } from '../rows/rowStore.ts'
import { countFilled, isBlankLine, readNumber, splitCells } from '../text/splitCells.ts'
import type { BoundCell } from './boundCell.ts'

/** Answer for a line of sums or names among the rows. */
export const NO_ROW = ''

/** Sums of larger numbers are none. */
const LARGEST = 1e30

/** How the lines of data are read. */
export interface TableLayout<Name extends string = WeatherValueColumn> {
  readonly delimiter: string
  /** Cells of a line; a line with fewer, or with text beyond, is wrong. Undefined: not checked beyond what is bound. */
  readonly cellCount?: number
  readonly decimalComma?: boolean
  readonly cells: readonly BoundCell<Name>[]
  /** Fills the stamp from the cells; answers what is wrong, or that the line is not meant to be a row. */
  readonly stamp: (cells: readonly string[], out: Stamp) => string | undefined
  /** Data end at a blank line that no row follows (PVGIS puts a legend behind them). */
  readonly endsAtBlankLine?: boolean
}

/** Reads lines of data until the end; problems go to the log and reading goes on. */
export async function readTable<Name extends string>(
  context: Omit<ReaderContext, 'filename'>,
  layout: TableLayout<Name>,
): Promise<RowStore<Name>> {
  const { lines, log, limits } = context
  const rows = new RowStore<Name>(
    layout.cells.map((cell) => cell.column),
    log,
    limits.maxRows,
  )
  const readLine = lineOfTable(context, layout, rows)
  let isAfterBlank = false
  for (;;) {
    const line = lines.take()
    if (line === undefined) {
      if (!(await lines.fill())) return rows
    } else if (isBlankLine(line)) {
      isAfterBlank = layout.endsAtBlankLine === true && rows.count > 0
    } else {
      if (isAfterBlank && !isRow(line, layout)) return rows
      isAfterBlank = false
      readLine(line, lines.lineNumber)
    }
  }
}

function isRow(text: string, layout: TableLayout<string>): boolean {
  const cells = splitCells(text, layout.delimiter)
  const stamp: Stamp = { year: 0, month: 0, day: 0, hour: 0, minute: 0 }
  return checkCellCount(cells, layout) === undefined && layout.stamp(cells, stamp) === undefined
}

function lineOfTable<Name extends string>(
  { log }: Pick<ReaderContext, 'log'>,
  layout: TableLayout<Name>,
  rows: RowStore<Name>,
): (text: string, line: number) => void {
  const stamp: Stamp = { year: 0, month: 0, day: 0, hour: 0, minute: 0 }
  const targets = layout.cells.map((cell) => rows.columnIndex(cell.column))
  return (text, line) => {
    const cells = splitCells(text, layout.delimiter)
    const wrongCount = checkCellCount(cells, layout)
    if (wrongCount) {
      log.addBroken({ code: 'wrong_column_count', line, message: `Line ${line} ${wrongCount}` })
      return
    }
    const wrongStamp = layout.stamp(cells, stamp)
    if (wrongStamp === NO_ROW) return
    if (wrongStamp) {
      log.addBroken({
        code: 'bad_timestamp',
        line,
        message: `Line ${line}: ${wrongStamp}. Correct the date or remove the line.`,
      })
      return
    }
    const row = rows.add(line, stamp)
    for (let i = 0; i < layout.cells.length; i++) {
      const cell = layout.cells[i]
      const values = rows.values[targets[i] ?? -1]
      if (cell && values) values[row] = cellValue(cells, cell, line)
    }
  }

  function cellValue(cells: readonly string[], cell: BoundCell<Name>, line: number): number {
    const text = cells[cell.index] ?? ''
    const value = readNumber(text, layout.decimalComma)
    if (value === undefined) {
      log.addBroken({
        code: 'not_a_number',
        line,
        column: cell.name,
        message: `Line ${line}, column "${cell.name}": "${text.trim().slice(0, 40)}" is not a number. Correct it, or leave the cell empty where the value is missing.`,
      })
      return Number.NaN
    }
    if (cell.missing(value)) return Number.NaN
    if (cell.flagIndex !== undefined && cells[cell.flagIndex]?.trim() === '?') return Number.NaN
    const converted = value * cell.scale + cell.offset
    if (Math.abs(converted) > LARGEST) {
      log.addBroken({
        code: 'not_a_number',
        line,
        column: cell.name,
        message: `Line ${line}, column "${cell.name}": ${text.trim().slice(0, 40)} is larger than anything that is measured. Correct it, or leave the cell empty where the value is missing.`,
      })
      return Number.NaN
    }
    return converted
  }
}

function checkCellCount(
  cells: readonly string[],
  { cellCount, cells: bound }: TableLayout<string>,
): string | undefined {
  if (cellCount === undefined) {
    const needed = bound.reduce((most, cell) => Math.max(most, cell.index + 1), 0)
    if (cells.length >= needed) return undefined
    return `has ${cells.length} columns where at least ${needed} are needed. The line may be cut short; compare it with the lines above.`
  }
  const found = cells.length < cellCount ? cells.length : Math.max(cellCount, countFilled(cells))
  if (found === cellCount) return undefined
  const hint = found < cellCount ? 'The line may be cut short' : 'There may be a comma too many'
  return `has ${found} columns where the header has ${cellCount}. ${hint}; compare it with the lines above.`
}
