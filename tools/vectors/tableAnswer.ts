import type { Answer } from '@duet/engine/reference'
import type { SourceCell, SourceColumn, SourceTable, SourceZone } from '@duet/formats'

const FIRST = 48

/** A table of a weather file as the reference files show it: the first rows and the sums of each column of numbers. */
export function tableAnswer(table: SourceTable, kind: string): Answer {
  const columns = table.columns.map((column) => asReferenceHas(column, kind))
  const labels = Array.from(table.labelUtcMs, (ms) => labelText(ms, table.zone))
  return {
    metadata: table.metadata,
    n_rows: labels.length,
    columns: columns.map(({ name }) => name),
    index_tz: zoneText(table.zone),
    index_first48: labels.slice(0, FIRST),
    index_last: labels.at(-1) ?? null,
    first48: Object.fromEntries(columns.map(({ name, cells }) => [name, cells.slice(0, FIRST)])),
    column_stats: Object.fromEntries(columns.map(({ name, cells }) => [name, statistics(cells)])),
  }
}

/** Slips of the reference, for the comparison alone: a name without its last letter, and `withLastDigitCut`. */
function asReferenceHas(column: SourceColumn, kind: string): SourceColumn {
  if (kind === 'solrad') return withLastDigitCut(column)
  const isShortened = kind === 'tmy2' && column.name === 'LastSnowfallUncertainty'
  return isShortened ? { name: column.name.slice(0, -1), cells: column.cells } : column
}

/**
 * The reference cuts the last character of a SOLRAD line off, a digit of the last column (0.066 becomes 0.06); the reader
 * keeps it.
 */
function withLastDigitCut(column: SourceColumn): SourceColumn {
  if (column.name !== 'std_uvb') return column
  return { name: column.name, cells: column.cells.map(toHundredth) }
}

const toHundredth = (cell: SourceCell): SourceCell =>
  typeof cell === 'number' ? Math.trunc(cell * 100 + 1e-6) / 100 : cell

/** Count, sum, mean and bounds of the numbers that are there. */
function statistics(cells: readonly SourceCell[]): Readonly<Record<string, number | null>> {
  let count = 0
  let sum = 0
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  for (const cell of cells) {
    if (typeof cell !== 'number' || Number.isNaN(cell)) continue
    count++
    sum += cell
    min = Math.min(min, cell)
    max = Math.max(max, cell)
  }
  if (count === 0) return { count, sum, mean: null, min: null, max: null }
  return { count, sum, mean: sum / count, min, max }
}

/** `2018-10-14T00:00:00-07:00`. */
function labelText(utcMs: number, { offsetH }: SourceZone): string {
  const text = new Date(utcMs + (offsetH ?? 0) * 3_600_000).toISOString().slice(0, 19)
  if (offsetH === undefined) return text
  const minutes = Math.round(Math.abs(offsetH) * 60)
  const hours = String(Math.floor(minutes / 60)).padStart(2, '0')
  return `${text}${offsetH < 0 ? '-' : '+'}${hours}:${String(minutes % 60).padStart(2, '0')}`
}

function zoneText({ offsetH, name }: SourceZone): string {
  if (offsetH === undefined) return 'None'
  return name ?? `pytz.FixedOffset(${Math.round(offsetH * 60)})`
}
