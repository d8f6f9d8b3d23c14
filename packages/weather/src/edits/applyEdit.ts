import { localMonths } from '@duet/engine'
import { columnWords, type WeatherValueColumn } from '@duet/formats'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@duet/units'
import { isIrradiance } from '../series/columnUnits.ts'
import {
  mapColumns,
  valueColumns,
  type WeatherSeries,
  type WeatherValues,
} from '../series/weatherSeries.ts'
import { turnedDeg } from '../series/windDirection.ts'
import { fillGaps } from './fillGaps.ts'
import { type SeriesEdit, WeatherEditError } from './weatherEdit.ts'

/**
 * A series with one change; the given one stays as it is.
 *
 * Scaled and shifted values are held to what the column can be (irradiance, wind and water not below 0, humidity 0 to
 * 100 %, albedo 0 to 1); to irradiance nothing is added where there is none; adding turns the wind's direction. Months are those of local standard time.
 *
 * @throws WeatherEditError for a column that is not there, and for what would leave no weather
 */
export function applyEdit(series: WeatherSeries, edit: SeriesEdit): WeatherSeries {
  switch (edit.kind) {
    case 'albedo_by_month':
      return withColumn(series, 'albedo', albedoByMonth(series, edit.values))
    case 'scale':
      if (edit.column === 'wind_direction') throw directionScaled()
      return changeColumn(series, edit.column, edit.months, (value) => value * edit.factor)
    case 'add':
      return changeColumn(series, edit.column, edit.months, shiftOf(edit.column, edit.offset))
    case 'fill_gaps':
      return fillGaps(series, edit.max_hours, edit.method)
    case 'shift_time':
      return movedTimes(series, edit.minutes)
    case 'remove_range':
      return removeRange(series, edit.from, edit.to)
    case 'drop_column':
      return dropColumn(series, edit.column)
  }
}

function directionScaled(): WeatherEditError {
  return new WeatherEditError(
    'A direction cannot be scaled. Add degrees to the wind direction to turn it.',
  )
}

function shiftOf(column: WeatherValueColumn, offset: number): (value: number) => number {
  if (column === 'wind_direction') return (value) => turnedDeg(value, offset)
  if (isIrradiance(column)) return (value) => (value <= 0 ? value : value + offset)
  return (value) => value + offset
}

function withColumn(
  series: WeatherSeries,
  name: WeatherValueColumn,
  values: Float64Array,
): WeatherSeries {
  return { ...series, columns: { ...series.columns, [name]: values } }
}

function albedoByMonth(series: WeatherSeries, values: readonly number[]): Float64Array {
  return Float64Array.from(
    localMonths(series.intervalStartUtcMs, series.utcOffsetH),
    (month) => values[month],
  )
}

const RANGES: { readonly [Name in WeatherValueColumn]?: readonly [number, number] } = {
  ghi_wm2: [0, Number.POSITIVE_INFINITY],
  dni_wm2: [0, Number.POSITIVE_INFINITY],
  dhi_wm2: [0, Number.POSITIVE_INFINITY],
  windspeed: [0, Number.POSITIVE_INFINITY],
  pw: [0, Number.POSITIVE_INFINITY],
  atmospheric_pressure: [0, Number.POSITIVE_INFINITY],
  snow_depth: [0, Number.POSITIVE_INFINITY],
  rain: [0, Number.POSITIVE_INFINITY],
  pm2_5: [0, Number.POSITIVE_INFINITY],
  pm10: [0, Number.POSITIVE_INFINITY],
  rh: [0, 100],
  albedo: [0, 1],
}

function changeColumn(
  series: WeatherSeries,
  name: WeatherValueColumn,
  months: readonly number[] | undefined,
  change: (value: number) => number,
): WeatherSeries {
  const values = columnOf(series, name)
  const monthOfRow = localMonths(series.intervalStartUtcMs, series.utcOffsetH)
  const isChosen = Array.from(
    { length: 12 },
    (_, month) => !months || months.length === 0 || months.includes(month + 1),
  )
  const [least, most] = RANGES[name] ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  const changed = values.map((value, row) =>
    isChosen[monthOfRow[row]]
      ? Math.min(Math.max(change(value), Math.min(least, value)), most)
      : value,
  )
  return withColumn(series, name, changed)
}

function columnOf({ columns }: WeatherSeries, name: WeatherValueColumn): Float64Array {
  const values = columns[name]
  if (!values) throw new WeatherEditError(`The dataset has no column '${columnWords(name)}'`)
  return values
}

/** The rows at other times; those of a typical year that leave it at one end come back at the other. */
export function movedTimes(series: WeatherSeries, minutes: number): WeatherSeries {
  const moved = series.intervalStartUtcMs.map((utcMs) => utcMs + minutes * MINUTE_MS)
  if (!series.isTypicalYear) return { ...series, intervalStartUtcMs: moved }
  const offsetMs = series.utcOffsetH * HOUR_MS
  const middle = series.intervalStartUtcMs[series.intervalStartUtcMs.length >> 1] ?? 0
  const from = Date.UTC(new Date(middle + offsetMs).getUTCFullYear(), 0, 1) - offsetMs
  const length = 365 * DAY_MS
  const wrapped = moved.map((utcMs) => {
    const since = utcMs - from
    return from + (since - Math.floor(since / length) * length)
  })
  const order = Int32Array.from(wrapped.keys()).sort((a, b) => wrapped[a] - wrapped[b])
  return takeRows(series, order, wrapped)
}

/** Rows in this order, their times from `times`. */
function takeRows(
  series: WeatherSeries,
  rows: Int32Array,
  times: Float64Array = series.intervalStartUtcMs,
): WeatherSeries {
  const take = (values: Float64Array): Float64Array => Float64Array.from(rows, (row) => values[row])
  return {
    ...series,
    intervalStartUtcMs: take(times),
    columns: mapColumns(series, take),
  }
}

function removeRange(series: WeatherSeries, from: string, to: string): WeatherSeries {
  if (series.isTypicalYear) {
    throw new WeatherEditError(
      'A typical year needs all its rows; only measured data may lose some.',
    )
  }
  const [fromMs, toMs] = [Date.parse(from), Date.parse(to)]
  const { intervalStartUtcMs } = series
  const retained = Int32Array.from(intervalStartUtcMs.keys()).filter(
    (row) => intervalStartUtcMs[row] < fromMs || intervalStartUtcMs[row] >= toMs,
  )
  if (retained.length < 2) throw new WeatherEditError('The range leaves no rows.')
  if (retained.length === intervalStartUtcMs.length) {
    throw new WeatherEditError('The range holds no rows of the dataset.')
  }
  return takeRows(series, retained)
}

function dropColumn(series: WeatherSeries, name: WeatherValueColumn): WeatherSeries {
  columnOf(series, name)
  const columns = without(series, name)
  if (name === 'temp_c') {
    throw new WeatherEditError('A run needs the temperature of the air; it cannot be left out.')
  }
  if (!columns.ghi_wm2 && !(columns.dni_wm2 && columns.dhi_wm2)) {
    throw new WeatherEditError('A run needs GHI, or both DNI and DHI.')
  }
  return { ...series, columns }
}

function without(series: WeatherSeries, left: WeatherValueColumn): WeatherValues {
  const columns: { [Name in WeatherValueColumn]?: Float64Array } = {}
  for (const [name, values] of valueColumns(series)) if (name !== left) columns[name] = values
  return columns
}
