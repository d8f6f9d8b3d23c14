import { DAY_MS, DAY_S, HOUR_MS } from '@duet/units'
import { TMY_NOMINAL_YEAR } from '../weather/file/weatherFile.ts'
import type { ProblemLog } from '../weather/file/weatherFileError.ts'
import type { RowStore } from '../weather/rows/rowStore.ts'
import type { ReadRows } from './finishSeries.ts'
import type { SeriesFile, SeriesValues } from './seriesFile.ts'
import { columnKey, type SeriesColumn, type SeriesMapping } from './seriesMapping.ts'
import { seriesUnit } from './seriesUnits.ts'

/** A month of the file: its row, and its days as ms of the clock. */
interface Month {
  readonly row: number
  readonly startMs: number
  readonly days: number
}

/**
 * Months as days of one length, so that they stand on an axis of equal steps: a sum is spread evenly over the days of its
 * month, a mean holds on each of them. Sums and means of whole months are those of the file.
 */
export function finishMonths(
  { rows, localOffsetH }: ReadRows,
  { columns, type, alignment, clockOffsetH }: SeriesMapping,
  log: ProblemLog,
): SeriesFile {
  const isTypicalYear = type === 'TMY'
  const months = monthsOf(rows, isTypicalYear, log)
  const offsetH = isTypicalYear ? clockOffsetH : localOffsetH
  const startUtcMs = Float64Array.from(
    months.flatMap(({ startMs, days }) =>
      Array.from({ length: days }, (_, day) => startMs + day * DAY_MS - offsetH * HOUR_MS),
    ),
  )
  const spanDays = ((startUtcMs.at(-1) ?? 0) - (startUtcMs[0] ?? 0)) / DAY_MS + 1
  const message =
    'The rows are months. Sums were spread evenly over the days of their month and means hold on each of them, so that only months and longer times can be compared.'
  return {
    startUtcMs,
    stepS: DAY_S,
    isTypicalYear,
    utcOffsetH: offsetH,
    alignment,
    columns: columns.map((column) => daysOf(column, rows, months)),
    missingRowCount: spanDays - startUtcMs.length,
    gapCount: months.filter(({ startMs }, at) => at > 0 && endMs(months[at - 1]) < startMs).length,
    dstShifts: [],
    warnings: [{ code: 'months_spread', message }],
  }
}

const endMs = (month: Month | undefined): number =>
  month === undefined ? 0 : month.startMs + month.days * DAY_MS

function monthsOf(rows: RowStore<string>, isTypicalYear: boolean, log: ProblemLog): Month[] {
  const found = new Map<number, Month>()
  for (let row = 0; row < rows.count; row++) {
    const year = isTypicalYear ? TMY_NOMINAL_YEAR : (rows.year[row] ?? 0)
    const month = rows.month[row] ?? 1
    const startMs = Date.UTC(year, month - 1, 1)
    const line = rows.line[row] ?? 0
    if (found.has(startMs)) {
      const message = `Line ${line} has the month of another line (${year}-${String(month).padStart(2, '0')}). Remove one of them, or give the column of the year.`
      log.add({ code: 'duplicate_time', line, message })
    }
    found.set(startMs, { row, startMs, days: (Date.UTC(year, month, 1) - startMs) / DAY_MS })
  }
  log.throwIfAny()
  return [...found.values()].toSorted((a, b) => a.startMs - b.startMs)
}

function daysOf(
  column: SeriesColumn,
  rows: RowStore<string>,
  months: readonly Month[],
): SeriesValues {
  const from = rows.values[rows.columnIndex(columnKey(column.column))] ?? new Float64Array()
  const values = months.flatMap(({ row, days }) => {
    const value = from[row] ?? Number.NaN
    return Array<number>(days).fill(column.aggregation === 'sum' ? value / days : value)
  })
  const { storedUnit } = seriesUnit(column.unit)
  return { ...column, storedUnit, values: Float64Array.from(values) }
}
