import { DEG_TO_RAD, lightInSum, RAD_TO_DEG } from '@duet/units'
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
    case 'azimuth':
      return undefined
  }
}

/** Unit of a column over an interval: kWh for power, kWh/m² for irradiance, else the unit of the step. */
export function rollUpUnit(column: Pick<RolledColumn, 'kind' | 'unit'>): string {
  switch (column.kind) {
    case 'power':
      return 'kWh'
    case 'irradiance':
      return 'kWh/m²'
    case 'mean':
    case 'angle':
    case 'azimuth':
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
  if (column.kind === 'azimuth') return meanAzimuth(values, buckets)
  const sums = new Float64Array(buckets.startUtcMs.length)
  const counts = new Float64Array(buckets.startUtcMs.length)
  const isLight = column.kind === 'irradiance'
  values.forEach((value, step) => {
    if (Number.isNaN(value)) return
    const bucket = buckets.bucketOfStep[step] ?? 0
    sums[bucket] = (sums[bucket] ?? 0) + (isLight ? lightInSum(value) : value)
    counts[bucket] = (counts[bucket] ?? 0) + 1
  })
  const factor = sumFactor(column, stepS)
  return sums.map((sum, bucket) => {
    const count = counts[bucket] ?? 0
    if (count === 0) return Number.NaN
    return factor === undefined ? sum / count : sum * factor
  })
}

/** Directions add as unit vectors: the mean of 350° and 10° is 0°. */
function meanAzimuth(
  azimuthDeg: Float64Array,
  { startUtcMs, bucketOfStep }: Buckets,
): Float64Array {
  const east = new Float64Array(startUtcMs.length)
  const north = new Float64Array(startUtcMs.length)
  azimuthDeg.forEach((deg, step) => {
    if (Number.isNaN(deg)) return
    const bucket = bucketOfStep[step] ?? 0
    east[bucket] = (east[bucket] ?? 0) + Math.sin(deg * DEG_TO_RAD)
    north[bucket] = (north[bucket] ?? 0) + Math.cos(deg * DEG_TO_RAD)
  })
  return east.map((e, bucket) => {
    const n = north[bucket] ?? 0
    return e === 0 && n === 0 ? Number.NaN : (Math.atan2(e, n) * RAD_TO_DEG + 360) % 360
  })
}

/**
 * The same as a DuckDB expression over a column of the stored step series. A single direction stays as it is.
 *
 * @param weight - stored column by which directions count, as the wind's by its speed; absent: all alike
 */
export function rollUpSql(column: RolledColumn, stepS: number, weight?: string): string {
  const { name, kind } = column
  if (kind === 'azimuth') return meanAzimuthSql(name, weight === undefined ? '' : ` * "${weight}"`)
  const factor = sumFactor(column, stepS)
  if (factor === undefined) return `avg("${name}")`
  return `sum(${kind === 'irradiance' ? lightInSumSql(name) : `"${name}"`}) * ${factor}`
}

/** `lightInSum` of a stored column; null stays null, so that an interval without values has no sum. */
export const lightInSumSql = (name: string): string => `if("${name}" < 0, 0, "${name}")`

function meanAzimuthSql(name: string, weight: string): string {
  const mean = (part: string): string => `avg(${part}(radians("${name}"))${weight})`
  const [east, north] = [mean('sin'), mean('cos')]
  return (
    `case when count("${name}") = 1 then max("${name}") ` +
    `when abs(${east}) + abs(${north}) > 1e-9 then (degrees(atan2(${east}, ${north})) + 360) % 360 end`
  )
}
