import { isIrradiance } from '../columnUnits.ts'
import { skySeries } from '../skySeries.ts'
import { mapColumns, type WeatherSeries } from '../weatherSeries.ts'

/** Days around a gap that its typical day is made of, to each side. */
const TYPICAL_REACH_DAYS = 15

/**
 * Fills missing rows and values of gaps that last at most `maxHours`; longer ones stay.
 *
 * `interpolate`: on a line between the values around; irradiance as a share of the clear sky, so that it follows the
 * sun. `typical_day`: the mean of the same time of day 15 days before and after. What has no values around stays.
 */
export function fillGaps(
  series: WeatherSeries,
  maxHours: number,
  method: 'interpolate' | 'typical_day',
): WeatherSeries {
  const most = Math.floor((maxHours * 3600) / series.stepS + 1e-9)
  const whole = withMissingRows(series, most)
  const clear = skySeries(whole).clearGhiWm2
  const perDay = Math.round(86_400 / series.stepS)
  const columns = mapColumns(whole, (values, name) =>
    method === 'interpolate'
      ? interpolated(values, most, isIrradiance(name) ? clear : undefined)
      : byTypicalDay(values, most, perDay),
  )
  return { ...whole, columns }
}

/** Rows for the times of gaps of at most `most` rows, with NaN in every column. */
function withMissingRows(series: WeatherSeries, most: number): WeatherSeries {
  const { intervalStartUtcMs, stepS } = series
  const stepMs = stepS * 1000
  const times: number[] = []
  const sourceRows: number[] = []
  intervalStartUtcMs.forEach((utcMs, row) => {
    const before = times.at(-1)
    const missing = before === undefined ? 0 : Math.round((utcMs - before) / stepMs) - 1
    if (before !== undefined && missing > 0 && missing <= most) {
      for (let k = 1; k <= missing; k++) {
        times.push(before + k * stepMs)
        sourceRows.push(-1)
      }
    }
    times.push(utcMs)
    sourceRows.push(row)
  })
  const take = (values: Float64Array): Float64Array =>
    Float64Array.from(sourceRows, (row) => (row < 0 ? Number.NaN : values[row]))
  return {
    ...series,
    intervalStartUtcMs: Float64Array.from(times),
    columns: mapColumns(series, take),
  }
}

/** Calls with each run of NaN that has values on both sides and at most `most` rows. */
function forEachGap(
  values: Float64Array,
  most: number,
  visit: (from: number, to: number) => void,
): void {
  let from = -1
  for (let i = 0; i < values.length; i++) {
    if (Number.isNaN(values[i])) {
      if (from < 0) from = i
      continue
    }
    if (from > 0 && i - from <= most) visit(from, i)
    from = -1
  }
}

/** Below this the share of the clear sky says nothing, W/m². */
const LEAST_CLEAR_WM2 = 20

function interpolated(
  values: Float64Array,
  most: number,
  clear: Float64Array | undefined,
): Float64Array {
  const filled = values.slice()
  forEachGap(values, most, (from, to) => {
    if (clear) return fillByClearness(filled, clear, from, to)
    const [before, after] = [values[from - 1], values[to]]
    for (let i = from; i < to; i++) {
      filled[i] = before + ((after - before) * (i - from + 1)) / (to - from + 1)
    }
  })
  return filled
}

function fillByClearness(
  filled: Float64Array,
  clear: Float64Array,
  from: number,
  to: number,
): void {
  const before = lastShare(filled, clear, from - 1, -1)
  const after = lastShare(filled, clear, to, 1)
  const first = before ?? after ?? 0
  const last = after ?? before ?? 0
  for (let i = from; i < to; i++) {
    const share = first + ((last - first) * (i - from + 1)) / (to - from + 1)
    filled[i] = share * clear[i]
  }
}

/** Share of the clear sky at the nearest row with enough light, going by `step`. */
function lastShare(
  values: Float64Array,
  clear: Float64Array,
  start: number,
  step: 1 | -1,
): number | undefined {
  for (let i = start; i >= 0 && i < values.length; i += step) {
    if (Number.isNaN(values[i])) return undefined
    if (clear[i] > LEAST_CLEAR_WM2) return values[i] / clear[i]
  }
  return undefined
}

function byTypicalDay(values: Float64Array, most: number, perDay: number): Float64Array {
  const filled = values.slice()
  const reach = TYPICAL_REACH_DAYS
  forEachGap(values, most, (from, to) => {
    for (let i = from; i < to; i++) {
      let sum = 0
      let count = 0
      for (let day = -reach; day <= reach; day++) {
        const value = values[i + day * perDay]
        if (value === undefined || Number.isNaN(value)) continue
        sum += value
        count += 1
      }
      if (count > 0) filled[i] = sum / count
    }
  })
  return filled
}
