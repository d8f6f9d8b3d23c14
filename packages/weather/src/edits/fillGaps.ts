import { DAY_MS } from '@duet/units'
import { componentLimitWm2 } from '../checks/qcrad.ts'
import { isIrradiance, type LightColumn } from '../series/columnUnits.ts'
import { type SkySeries, skySeries } from '../series/skySeries.ts'
import { mapColumns, valueColumns, type WeatherSeries } from '../series/weatherSeries.ts'
import { filledByParts } from '../series/windDirection.ts'

/**
 * Fills missing rows and values of gaps that last at most `maxHours`; longer ones stay.
 *
 * `interpolate`: on a line between the values around; irradiance as a share of its own component of the clear sky, so
 * that it follows the sun, and never beyond what is extremely rare (QCRad). `typical_day`: the mean of the same time
 * of day 15 days before and after. The wind's direction is filled as a vector. What has no values around stays.
 */
export function fillGaps(
  series: WeatherSeries,
  maxHours: number,
  method: 'interpolate' | 'typical_day',
): WeatherSeries {
  const most = Math.floor((maxHours * 3600) / series.stepS + 1e-9)
  const { whole, isNew } = withMissingRows(series, most)
  const sky = method === 'interpolate' ? skySeries(whole) : undefined
  const filled = mapColumns(whole, (values, name) => {
    const gaps = gapsOf(whole, values, most)
    if (sky && isIrradiance(name)) return byClearness(sky, name, values, gaps)
    const fill = (part: Float64Array): Float64Array =>
      sky ? interpolated(part, gaps) : byTypicalDay(whole, part, gaps)
    return name === 'wind_direction' ? filledByParts(values, fill) : fill(values)
  })
  return withoutEmpty({ ...whole, columns: filled }, isNew)
}

/** Rows for the times of gaps of at most `most` rows, with NaN in every column; and which rows these are. */
function withMissingRows(
  series: WeatherSeries,
  most: number,
): { readonly whole: WeatherSeries; readonly isNew: readonly boolean[] } {
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
  const whole = {
    ...series,
    intervalStartUtcMs: Float64Array.from(times),
    columns: mapColumns(series, take),
  }
  return { whole, isNew: sourceRows.map((row) => row < 0) }
}

/** Without the new rows that no column has a value for: they are of a gap that was too long with the values around. */
function withoutEmpty(series: WeatherSeries, isNew: readonly boolean[]): WeatherSeries {
  const columns = valueColumns(series)
  const stays = (row: number): boolean =>
    !isNew[row] || columns.some(([, values]) => !Number.isNaN(values[row]))
  const retained = Int32Array.from(isNew.keys()).filter(stays)
  if (retained.length === isNew.length) return series
  const take = (values: Float64Array): Float64Array =>
    Float64Array.from(retained, (row) => values[row])
  return {
    ...series,
    intervalStartUtcMs: take(series.intervalStartUtcMs),
    columns: mapColumns(series, take),
  }
}

/** Rows from one to before another. */
interface Gap {
  readonly from: number
  readonly to: number
}

/** Runs of NaN between two values that are at most `most` steps of missing time apart. */
function gapsOf(
  { intervalStartUtcMs, stepS }: WeatherSeries,
  values: Float64Array,
  most: number,
): readonly Gap[] {
  const gaps: Gap[] = []
  let before = -1
  for (let row = 0; row < values.length; row++) {
    if (Number.isNaN(values[row])) continue
    if (before >= 0 && row - before > 1) {
      const apartMs = intervalStartUtcMs[row] - intervalStartUtcMs[before]
      if (Math.round(apartMs / (stepS * 1000)) - 1 <= most) gaps.push({ from: before + 1, to: row })
    }
    before = row
  }
  return gaps
}

/** Calls with each row of the gaps, and how far it lies between the values around, 0 to 1. */
function forEachRow(
  gaps: readonly Gap[],
  visit: (row: number, at: number, gap: Gap) => void,
): void {
  for (const gap of gaps) {
    const { from, to } = gap
    for (let row = from; row < to; row++) visit(row, (row - from + 1) / (to - from + 1), gap)
  }
}

function interpolated(values: Float64Array, gaps: readonly Gap[]): Float64Array {
  const filled = values.slice()
  forEachRow(gaps, (row, at, { from, to }) => {
    filled[row] = values[from - 1] + (values[to] - values[from - 1]) * at
  })
  return filled
}

/** Global irradiance without clouds below which a share of the clear sky says nothing, W/m². */
const LEAST_CLEAR_WM2 = 50

const CLEAR = {
  ghi_wm2: 'clearGhiWm2',
  dni_wm2: 'clearDniWm2',
  dhi_wm2: 'clearDhiWm2',
} as const satisfies Record<LightColumn, keyof SkySeries>

function byClearness(
  sky: SkySeries,
  name: LightColumn,
  values: Float64Array,
  gaps: readonly Gap[],
): Float64Array {
  const filled = values.slice()
  const clear = sky[CLEAR[name]]
  for (const gap of gaps) {
    const before = shareNear(sky, values, clear, gap.from - 1, -1)
    const after = shareNear(sky, values, clear, gap.to, 1)
    const first = before ?? after ?? 0
    const last = after ?? before ?? 0
    forEachRow([gap], (row, at) => {
      const light = (first + (last - first) * at) * clear[row]
      const most = componentLimitWm2(sky, name, 'rare', row)
      filled[row] = Math.max(0, Math.min(light, most))
    })
  }
  return filled
}

/** Share of the clear sky at the nearest row with enough light, going by `step`. */
function shareNear(
  { clearGhiWm2 }: SkySeries,
  values: Float64Array,
  clear: Float64Array,
  start: number,
  step: 1 | -1,
): number | undefined {
  for (let row = start; row >= 0 && row < values.length; row += step) {
    if (Number.isNaN(values[row])) return undefined
    if (clearGhiWm2[row] > LEAST_CLEAR_WM2 && clear[row] > 0) return values[row] / clear[row]
  }
  return undefined
}

/** Days around a gap that its typical day is made of, to each side. */
const TYPICAL_REACH_DAYS = 15

function byTypicalDay(
  series: WeatherSeries,
  values: Float64Array,
  gaps: readonly Gap[],
): Float64Array {
  const filled = values.slice()
  forEachRow(gaps, (row) => {
    let sum = 0
    let count = 0
    for (let day = -TYPICAL_REACH_DAYS; day <= TYPICAL_REACH_DAYS; day++) {
      const value = values[rowDaysAway(series, row, day)]
      if (value === undefined || Number.isNaN(value)) continue
      sum += value
      count += 1
    }
    if (count > 0) filled[row] = sum / count
  })
  return filled
}

/** The row at the same time of another day, −1 where there is none; a typical year begins anew at its end. */
function rowDaysAway(
  { intervalStartUtcMs, isTypicalYear }: WeatherSeries,
  row: number,
  days: number,
): number {
  const at = rowAt(intervalStartUtcMs, intervalStartUtcMs[row] + days * DAY_MS)
  if (at >= 0 || !isTypicalYear) return at
  const around = days - Math.sign(days) * 365
  return rowAt(intervalStartUtcMs, intervalStartUtcMs[row] + around * DAY_MS)
}

/** The row that begins at an instant, −1: none. */
function rowAt(startUtcMs: Float64Array, utcMs: number): number {
  let low = 0
  let high = startUtcMs.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    if (startUtcMs[middle] === utcMs) return middle
    if (startUtcMs[middle] < utcMs) low = middle + 1
    else high = middle - 1
  }
  return -1
}
