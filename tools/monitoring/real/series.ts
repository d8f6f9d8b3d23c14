import { DuckDBInstance } from '@duckdb/node-api'
import { HOUR_MS } from '@duet/units'
import { readCsv } from '../../measured/csvColumns.ts'

/** A column of a file on a grid of equal steps; NaN where the file has no row or no value. */
export interface GridSeries {
  readonly startUtcMs: Float64Array
  readonly stepS: number
  readonly values: Float64Array
  /** Rows of the file, and those that the grid misses between its first and its last. */
  readonly rows: number
  readonly absent: number
}

/** @param utcOffsetH - of labels without an offset of their own */
export function readSeries(
  file: string,
  column: string,
  stepS: number,
  utcOffsetH: number,
): GridSeries {
  const table = readCsv(file)
  const times = table.labels.map((label) => labelUtcMs(label, utcOffsetH))
  return onGrid(times, table.column(column), stepS)
}

/** Labels as `2022-01-02 00:01:00`, with an offset or without, or `1/5/2022 0:15`. @throws Error for another form */
export function labelUtcMs(label: string, utcOffsetH: number): number {
  const american = /^(\d+)\/(\d+)\/(\d+) (\d+):(\d+)/.exec(label)
  if (american) {
    const [month = 1, day = 1, year = 0, hour = 0, minute = 0] = american.slice(1).map(Number)
    return Date.UTC(year, month - 1, day, hour, minute) - utcOffsetH * HOUR_MS
  }
  const hasOffset = /[+-]\d\d:\d\d$/.test(label)
  const ms = Date.parse(`${label.replace(' ', 'T')}${hasOffset ? '' : 'Z'}`)
  if (Number.isNaN(ms)) throw new Error(`'${label}' is no time`)
  return hasOffset ? ms : ms - utcOffsetH * HOUR_MS
}

export function onGrid(
  times: readonly number[],
  given: ArrayLike<number>,
  stepS: number,
): GridSeries {
  const stepMs = stepS * 1000
  const first = Math.min(...times.slice(0, 10))
  const last = times.reduce((most, ms) => Math.max(most, ms), first)
  const n = Math.round((last - first) / stepMs) + 1
  const values = new Float64Array(n).fill(Number.NaN)
  const isThere = new Uint8Array(n)
  times.forEach((ms, row) => {
    const at = Math.round((ms - first) / stepMs)
    values[at] = given[row] ?? Number.NaN
    isThere[at] = 1
  })
  return {
    startUtcMs: Float64Array.from({ length: n }, (_, i) => first + i * stepMs),
    stepS,
    values,
    rows: times.length,
    absent: isThere.reduce((count, there) => count + (1 - there), 0),
  }
}

/** Time and one column of a Parquet file. */
export async function readParquet(
  file: string,
  timeColumn: string,
  column: string,
  stepS: number,
): Promise<GridSeries> {
  const instance = await DuckDBInstance.create()
  const connection = await instance.connect()
  const reader = await connection.runAndReadAll(
    `select epoch_ms("${timeColumn}")::double as ms, "${column}"::double as value
     from read_parquet($1) order by 1`,
    [file],
  )
  const rows = reader.getRowObjectsJS()
  connection.closeSync()
  return onGrid(
    rows.map(({ ms }) => Number(ms)),
    rows.map(({ value }) => (value === null ? Number.NaN : Number(value))),
    stepS,
  )
}
