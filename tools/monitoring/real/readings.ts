import { join } from 'node:path'
import type { ReadingTable } from '@duet/monitoring'
import { readCsv } from '../../measured/csvColumns.ts'
import { labelUtcMs, onGrid, readSeries } from './series.ts'

/** Columns of a file on one grid; NaN where a row or a value is missing. */
export function readColumns(
  file: { readonly dir: string; readonly name: string },
  columns: Readonly<Record<string, string>>,
  stepS: number,
  utcOffsetH: number,
): ReadingTable {
  const series = Object.entries(columns).map(
    ([tag, column]) =>
      [tag, readSeries(join(file.dir, file.name), column, stepS, utcOffsetH)] as const,
  )
  const [first] = series
  if (first === undefined) throw new RangeError('no column was asked for')
  return {
    labelUtcMs: first[1].startUtcMs,
    columns: new Map(series.map(([tag, { values }]) => [tag, values])),
  }
}

/** A column of a table that has it. @throws RangeError for another name */
export function columnOf({ columns }: ReadingTable, tag: string): Float64Array {
  const values = columns.get(tag)
  if (values === undefined) throw new RangeError(`there is no column ${tag}`)
  return values
}

/** Air where nobody measured it. */
export const airLike = (table: ReadingTable, airC: number): Float64Array =>
  new Float64Array(table.labelUtcMs.length).fill(airC)

export interface SiteRows {
  readonly file: string
  /** Column and value that rows of the site have; the time of a row. */
  readonly siteColumn: string
  readonly site: string
  readonly timeColumn: string
  readonly stepS: number
  readonly utcOffsetH: number
}

/** Columns of one of several sites of a file, on a grid; rows without a time are left out. */
export function readSite(
  { file, siteColumn, site, timeColumn, stepS, utcOffsetH }: SiteRows,
  columns: Readonly<Record<string, string>>,
): ReadingTable {
  const table = readCsv(file)
  const sites = table.cells(siteColumn)
  const times = table.cells(timeColumn)
  const rows = [...times.keys()].filter((row) => sites[row] === site && times[row] !== '')
  const labels = rows.map((row) => labelUtcMs(times[row] ?? '', utcOffsetH))
  const series = Object.entries(columns).map(([tag, column]) => {
    const values = table.column(column)
    const given = rows.map((row) => values[row] ?? Number.NaN)
    return [tag, onGrid(labels, given, stepS)] as const
  })
  return {
    labelUtcMs: series[0]?.[1].startUtcMs ?? new Float64Array(),
    columns: new Map(series.map(([tag, { values }]) => [tag, values])),
  }
}
