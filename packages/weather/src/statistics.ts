import { roundEdges } from '@duet/comparison'
import { localMonths } from '@duet/engine'
import type { WeatherValueColumn } from '@duet/formats'
import { HOUR_MS, sum } from '@duet/units'
import { globalIrradiance } from './series/skySeries.ts'
import { valueColumns, type WeatherSeries } from './series/weatherSeries.ts'

/** Of one column by month of the year, January first; NaN: no rows. */
export interface MonthExtent {
  readonly column: WeatherValueColumn
  /** [12] */
  readonly least: Float64Array
  readonly mean: Float64Array
  readonly greatest: Float64Array
}

export interface WeatherStatistics {
  readonly columns: readonly MonthExtent[]
  /** Lower edges of the classes, m/s; the last class is open. Empty without wind speed. */
  readonly windEdgesMPerS: readonly number[]
  /** Share of the rows in each class. */
  readonly windFractions: Float64Array
  /** Mean by hour of the day, local standard time, [24]. */
  readonly windByHourMPerS: Float64Array
  /** Edges of the classes, °C, one more than classes. */
  readonly tempEdgesC: readonly number[]
  /** Share of the rows, and of the global irradiation, in each class. */
  readonly tempFractions: Float64Array
  readonly tempIrradiationFractions: Float64Array
}

/**
 * Least, mean and greatest by month, but not of the wind's direction, which has none; classes of wind speed and of air
 * temperature.
 */
export function weatherStatistics(series: WeatherSeries): WeatherStatistics {
  const monthOfRow = localMonths(series.intervalStartUtcMs, series.utcOffsetH)
  const wind = series.columns.windspeed
  return {
    columns: valueColumns(series)
      .filter(([column]) => column !== 'wind_direction')
      .map(([column, values]) => ({ column, ...monthExtent(values, monthOfRow) })),
    windEdgesMPerS: wind ? WIND_EDGES : [],
    windFractions: wind ? windFractions(wind) : new Float64Array(),
    windByHourMPerS: meansByHour(series, wind),
    ...temperatureClasses(series),
  }
}

const orNaN = (value: number): number => (Number.isFinite(value) ? value : Number.NaN)

function monthExtent(values: Float64Array, monthOfRow: Uint8Array): Omit<MonthExtent, 'column'> {
  const least = new Float64Array(12).fill(Number.POSITIVE_INFINITY)
  const greatest = new Float64Array(12).fill(Number.NEGATIVE_INFINITY)
  const sums = new Float64Array(12)
  const count = new Float64Array(12)
  for (let i = 0; i < values.length; i++) {
    const value = values[i]
    if (Number.isNaN(value)) continue
    const month = monthOfRow[i]
    if (value < least[month]) least[month] = value
    if (value > greatest[month]) greatest[month] = value
    sums[month] += value
    count[month] += 1
  }
  return {
    least: least.map(orNaN),
    mean: sums.map((s, m) => s / count[m]),
    greatest: greatest.map(orNaN),
  }
}

const WIND_EDGES: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20]

function windFractions(wind: Float64Array): Float64Array {
  const counts = new Float64Array(WIND_EDGES.length)
  let rows = 0
  for (const speed of wind) {
    if (!(speed >= 0)) continue
    let cell = WIND_EDGES.length - 1
    while (speed < WIND_EDGES[cell]) cell -= 1
    counts[cell] += 1
    rows += 1
  }
  return counts.map((count) => (rows === 0 ? 0 : count / rows))
}

function meansByHour(
  { intervalStartUtcMs, stepS, utcOffsetH }: WeatherSeries,
  values: Float64Array | undefined,
): Float64Array {
  const sums = new Float64Array(24)
  const counts = new Float64Array(24)
  values?.forEach((value, row) => {
    if (Number.isNaN(value)) return
    const localH = (intervalStartUtcMs[row] + stepS * 500) / HOUR_MS + utcOffsetH
    const hour = Math.floor(((localH % 24) + 24) % 24)
    sums[hour] += value
    counts[hour] += 1
  })
  return sums.map((ofHour, hour) => ofHour / counts[hour])
}

const CLASS_C = 5

function temperatureClasses(
  series: WeatherSeries,
): Pick<WeatherStatistics, 'tempEdgesC' | 'tempFractions' | 'tempIrradiationFractions'> {
  const temp = series.columns.temp_c ?? new Float64Array()
  let least = Number.POSITIVE_INFINITY
  let greatest = Number.NEGATIVE_INFINITY
  for (const value of temp) {
    if (value < least) least = value
    if (value > greatest) greatest = value
  }
  if (!Number.isFinite(least)) {
    return {
      tempEdgesC: [],
      tempFractions: new Float64Array(),
      tempIrradiationFractions: new Float64Array(),
    }
  }
  const classes = Math.max(Math.ceil(greatest / CLASS_C) - Math.floor(least / CLASS_C), 1)
  const edges = roundEdges(
    Math.floor(least / CLASS_C) * CLASS_C,
    (Math.floor(least / CLASS_C) + classes) * CLASS_C,
    classes,
  )
  const ghiWm2 = globalIrradiance(series)
  const rows = new Float64Array(classes)
  const light = new Float64Array(classes)
  for (let i = 0; i < temp.length; i++) {
    if (Number.isNaN(temp[i])) continue
    const cell = Math.min(Math.floor((temp[i] - edges[0]) / CLASS_C), classes - 1)
    rows[cell] += 1
    if (ghiWm2[i] > 0) light[cell] += ghiWm2[i]
  }
  return {
    tempEdgesC: edges,
    tempFractions: shares(rows),
    tempIrradiationFractions: shares(light),
  }
}

function shares(counts: Float64Array): Float64Array {
  const total = sum(counts)
  return counts.map((value) => (total > 0 ? value / total : 0))
}
