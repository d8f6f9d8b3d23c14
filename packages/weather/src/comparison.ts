import {
  type Aligned,
  align,
  type ComparableSeries,
  comparedMonths,
  laidOut,
  pairFigures,
  scatterGrid,
  type ValueGrid,
} from '@duet/comparison'
import type { WeatherValueColumn } from '@duet/formats'
import { HOUR_S, lightInSum } from '@duet/units'
import { isIrradiance, WEATHER_COLUMN_UNITS } from './series/columnUnits.ts'
import { valueColumns, type WeatherSeries } from './series/weatherSeries.ts'

/** One column of two series over the hours that both have. */
export interface ColumnComparison {
  readonly column: WeatherValueColumn
  readonly unit: string
  readonly meanA: number
  readonly meanB: number
  /** Mean of B less A; its relation to the mean of A is NaN where that is 0. */
  readonly bias: number
  readonly biasFraction: number
  readonly rmse: number
  /** NaN where one of them does not change. */
  readonly correlation: number
  /** yyyy-MM, or MM where one series is a typical year. */
  readonly months: readonly string[]
  /** kWh/m² of a month of irradiance (of years with the same month: their mean), means of the rest, [month]. */
  readonly monthA: readonly number[]
  readonly monthB: readonly number[]
  readonly monthUnit: string
  /** A along x, B along y. */
  readonly scatter: ValueGrid
}

export interface SeriesComparison {
  /** ms since 1970 UTC; undefined between two typical years, and where they share no hour. */
  readonly fromUtcMs: number | undefined
  readonly toUtcMs: number | undefined
  readonly hourCount: number
  readonly columns: readonly ColumnComparison[]
}

/**
 * Two series side by side by the hour. Steps below an hour are averaged, and hours with a missing step left out; rows
 * that do not begin with those of the other count for the nearest hour. Where one is a typical year, hours meet by
 * month, day and hour, and 29 February is left out. The wind's direction is not compared.
 */
export function compareSeries(a: WeatherSeries, b: WeatherSeries): SeriesComparison {
  const rows = hours(a, b)
  const columns = valueColumns(a)
    .filter(([name]) => b.columns[name] && name !== 'wind_direction')
    .flatMap(([name]) => {
      const pair = hours(a, b, name)
      return pair ? [compareColumn(name, pair)] : []
    })
  const isDated = !(a.isTypicalYear && b.isTypicalYear)
  return {
    ...(rows && isDated ? rangeOf(rows) : NO_RANGE),
    hourCount: rows?.counts.paired ?? 0,
    columns,
  }
}

const NO_RANGE = { fromUtcMs: undefined, toUtcMs: undefined }

/** From the first hour that both have to the last. */
function rangeOf({
  startUtcS,
  stepS,
  a,
  b,
}: Aligned): Pick<SeriesComparison, 'fromUtcMs' | 'toUtcMs'> {
  const isPair = (_: number, step: number): boolean => !Number.isNaN(a[step] + b[step])
  const utcMs = (step: number): number => (startUtcS + step * stepS) * 1000
  return { fromUtcMs: utcMs(a.findIndex(isPair)), toUtcMs: utcMs(a.findLastIndex(isPair) + 1) }
}

/** A column of both by the hour, or where none is named that they have a row; undefined where no hour has both. */
function hours(a: WeatherSeries, b: WeatherSeries, name?: WeatherValueColumn): Aligned | undefined {
  const choice = { alignment: 'auto', intervalS: HOUR_S } as const
  const found = align(comparable(a, name), comparable(b, name), choice)
  return found.state === 'aligned' ? found : undefined
}

/** Both are in the units of the stored columns: all but light, which adds up, stay in them. */
function comparable(series: WeatherSeries, name?: WeatherValueColumn): ComparableSeries {
  const { intervalStartUtcMs: startUtcMs, stepS, isTypicalYear, utcOffsetH, columns } = series
  const values = (name && columns[name]) ?? new Float64Array(startUtcMs.length)
  const unit = name && isIrradiance(name) ? WEATHER_COLUMN_UNITS[name] : 'stored'
  const rows = laidOut({ startUtcMs, values, stepS })
  return { ...rows, unit, kind: 'mean', isTypicalYear, utcOffsetH }
}

function compareColumn(column: WeatherValueColumn, pair: Aligned): ColumnComparison {
  const { n, sumA, sumB, rmse, correlation } = pairFigures(pair.a, pair.b)
  const bias = (sumB - sumA) / n
  const months = comparedMonths(isIrradiance(column) ? withoutNegative(pair) : pair).filter(
    ({ paired }) => paired > 0,
  )
  return {
    column,
    unit: WEATHER_COLUMN_UNITS[column],
    meanA: sumA / n,
    meanB: sumB / n,
    bias,
    biasFraction: sumA === 0 ? Number.NaN : bias / (sumA / n),
    rmse,
    correlation,
    months: months.map(({ month }) => month),
    monthA: months.map(({ a }) => a),
    monthB: months.map(({ b }) => b),
    monthUnit: isIrradiance(column) ? 'kWh/m²' : WEATHER_COLUMN_UNITS[column],
    scatter: scatterGrid(pair, SCATTER_CELLS),
  }
}

const SCATTER_CELLS = 24

const withoutNegative = (pair: Aligned): Aligned => ({
  ...pair,
  a: pair.a.map(countedLight),
  b: pair.b.map(countedLight),
})

/** As light counts in sums, but for what is missing. */
const countedLight = (wm2: number): number => (Number.isNaN(wm2) ? wm2 : lightInSum(wm2))
