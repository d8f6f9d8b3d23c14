import type { ResultColumn } from './resultColumn.ts'
import { intervalStartUtcMs, type TimeInterval } from './timeIntervals.ts'

/** What a roll-up must know of a column. */
export type RolledColumn = Pick<ResultColumn, 'name' | 'unit' | 'kind'>

/** Which interval each step falls in. */
export interface Buckets {
  /** Start of each interval that has steps, ms UTC, rising. */
  readonly startUtcMs: Float64Array
  /** Index into `startUtcMs` of each step, [n]. */
  readonly bucketOfStep: Int32Array
}

/** @param stepStartUtcMs - start of each step, ms UTC, [n], rising */
export function bucketsOf(
  stepStartUtcMs: Float64Array,
  interval: TimeInterval,
  utcOffsetH: number,
): Buckets {
  const starts: number[] = []
  const bucketOfStep = new Int32Array(stepStartUtcMs.length)
  stepStartUtcMs.forEach((utcMs, step) => {
    const start = intervalStartUtcMs(utcMs, interval, utcOffsetH)
    if (starts.at(-1) !== start) starts.push(start)
    bucketOfStep[step] = starts.length - 1
  })
  return { startUtcMs: Float64Array.from(starts), bucketOfStep }
}

/** What one step of this column adds to a sum over an interval; undefined: the column is averaged. */
export function sumFactor(column: RolledColumn, stepS: number): number | undefined {
  switch (column.kind) {
    case 'power':
    case 'irradiance':
      return stepS / 3.6e6
    case 'mean':
    case 'angle':
      return undefined
  }
}

/** Unit of a column over an interval: kWh for power, kWh/m² for irradiance, else the unit of the step. */
export function rollUpUnit(column: RolledColumn): string {
  switch (column.kind) {
    case 'power':
      return 'kWh'
    case 'irradiance':
      return 'kWh/m²'
    case 'mean':
    case 'angle':
      return column.unit
  }
}

/** One value an interval; NaN where no step of the interval has a value. */
export function rollUp(
  column: RolledColumn,
  values: Float64Array,
  buckets: Buckets,
  stepS: number,
): Float64Array {
  const sums = new Float64Array(buckets.startUtcMs.length)
  const counts = new Float64Array(buckets.startUtcMs.length)
  values.forEach((value, step) => {
    if (Number.isNaN(value)) return
    const bucket = buckets.bucketOfStep[step] ?? 0
    sums[bucket] = (sums[bucket] ?? 0) + value
    counts[bucket] = (counts[bucket] ?? 0) + 1
  })
  const factor = sumFactor(column, stepS)
  return sums.map((sum, bucket) => {
    const count = counts[bucket] ?? 0
    if (count === 0) return Number.NaN
    return factor === undefined ? sum / count : sum * factor
  })
}

/** The same as a DuckDB expression over a column of the stored step series. */
export function rollUpSql(column: RolledColumn, stepS: number): string {
  const factor = sumFactor(column, stepS)
  return factor === undefined ? `avg("${column.name}")` : `sum("${column.name}") * ${factor}`
}
