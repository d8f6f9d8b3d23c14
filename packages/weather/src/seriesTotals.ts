import { localMonths } from '@duet/engine'
import type { WeatherValueColumn } from '@duet/formats'
import { lightInSum, sum, WATT_SECONDS_PER_KWH } from '@duet/units'
import { isIrradiance, WEATHER_COLUMN_UNITS } from './series/columnUnits.ts'
import { valueColumns, type WeatherSeries } from './series/weatherSeries.ts'
import { meanDirections } from './series/windDirection.ts'

/** A column in one figure, and by month of the year: the sum of irradiance, kWh/m²; the mean of anything else. */
export interface ColumnTotals {
  readonly column: WeatherValueColumn
  readonly unit: string
  /** NaN: no values. */
  readonly total: number
  /** January first, [12]. */
  readonly months: Float64Array
}

export function seriesTotals(series: WeatherSeries): readonly ColumnTotals[] {
  const monthOfRow = localMonths(series.intervalStartUtcMs, series.utcOffsetH)
  const kwhPerWm2 = series.stepS / WATT_SECONDS_PER_KWH
  return valueColumns(series).map(([column, values]): ColumnTotals => {
    if (column === 'wind_direction') return directionTotals(series, monthOfRow)
    const sums = new Float64Array(12)
    const counts = new Float64Array(12)
    const isSum = isIrradiance(column)
    values.forEach((value, row) => {
      if (Number.isNaN(value)) return
      sums[monthOfRow[row]] += isSum ? lightInSum(value) : value
      counts[monthOfRow[row]] += 1
    })
    const figure = (added: number, count: number): number => {
      if (count === 0) return Number.NaN
      return isSum ? added * kwhPerWm2 : added / count
    }
    return {
      column,
      unit: isSum ? 'kWh/m²' : WEATHER_COLUMN_UNITS[column],
      total: figure(sum(sums), sum(counts)),
      months: sums.map((ofMonth, month) => figure(ofMonth, counts[month])),
    }
  })
}

/** Of the mean wind vectors. */
function directionTotals({ columns }: WeatherSeries, monthOfRow: Uint8Array): ColumnTotals {
  const oneGroup = new Uint8Array(monthOfRow.length)
  return {
    column: 'wind_direction',
    unit: WEATHER_COLUMN_UNITS.wind_direction,
    total: meanDirections(columns, oneGroup, 1)[0],
    months: meanDirections(columns, monthOfRow, 12),
  }
}
