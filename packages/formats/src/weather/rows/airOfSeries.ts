import { HOUR_MS, MONTH_NAMES, mean } from '@duet/units'

/** When rows are, and where. */
export interface RowTimes {
  /** ms since 1970 UTC, [n], rising; of a typical year in one nominal year. */
  readonly intervalStartUtcMs: Float64Array
  readonly stepS: number
  readonly isTypicalYear: boolean
  /** Local standard time less UTC, hours. */
  readonly utcOffsetH: number
  /** East positive; undefined: not known. */
  readonly longitudeDeg: number | undefined
}

/** Air temperature over time at one place, °C, NaN where missing. */
export interface AirSeries extends RowTimes {
  readonly airC: Float64Array
}

/** Air temperature at the times of the rows, °C, [n]; NaN where the series has none, or one of the two no dates. */
export function airByInstant(series: AirSeries, rows: RowTimes): Float64Array {
  const out = new Float64Array(rows.intervalStartUtcMs.length).fill(Number.NaN)
  if (series.isTypicalYear || rows.isTypicalYear) return out
  if (series.stepS < rows.stepS) meanOverRows(series, rows, out)
  else interpolate(series, rows, out)
  return out
}

/** Mean over each row of what of the series lies in it, at least half of the row. */
function meanOverRows(series: AirSeries, rows: RowTimes, out: Float64Array): void {
  const { intervalStartUtcMs: starts, stepS, airC } = series
  const halfMs = stepS * 500
  const least = rows.stepS / stepS / 2
  let at = 0
  for (let row = 0; row < out.length; row++) {
    const from = rows.intervalStartUtcMs[row] ?? 0
    const to = from + rows.stepS * 1000
    while (at < starts.length && (starts[at] ?? 0) + halfMs < from) at += 1
    let sum = 0
    let count = 0
    for (let i = at; i < starts.length && (starts[i] ?? 0) + halfMs < to; i++) {
      const value = airC[i] ?? Number.NaN
      if (Number.isNaN(value)) continue
      sum += value
      count += 1
    }
    if (count >= least) out[row] = sum / count
  }
}

/** At the middle of each row on a line between the middles of the series; beside a gap, the nearest within its interval. */
function interpolate(series: AirSeries, rows: RowTimes, out: Float64Array): void {
  const { intervalStartUtcMs: starts, airC } = series
  const stepMs = series.stepS * 1000
  const toMiddle = (rows.stepS * 1000 - stepMs) / 2
  let at = 0
  for (let row = 0; row < out.length; row++) {
    // of the row's middle, on the axis of the starts of the series
    const time = (rows.intervalStartUtcMs[row] ?? 0) + toMiddle
    while (at + 1 < starts.length && (starts[at + 1] ?? 0) <= time) at += 1
    const [before, after] = [at, at + 1].map((i) => ({
      away: Math.abs((starts[i] ?? Number.NaN) - time) / stepMs,
      airC: airC[i] ?? Number.NaN,
    }))
    if (before && after) out[row] = between(before, after)
  }
}

interface Neighbour {
  /** Steps of the series. */
  readonly away: number
  readonly airC: number
}

function between(before: Neighbour, after: Neighbour): number {
  if (before.away === 0) return before.airC
  const span = before.away + after.away
  const line = before.airC + ((after.airC - before.airC) * before.away) / span
  if (span < 1.001 && Number.isFinite(line)) return line
  const near = [before, after].find(({ away, airC }) => away <= 0.5 && Number.isFinite(airC))
  return near?.airC ?? Number.NaN
}

/**
 * Mean of the series by month and hour for each row, °C, [n], on a line between the middles of the hours; an hour
 * without values has the mean of its month, a month without values NaN. Where the places differ, the hour of the same
 * solar time is taken: an hour for 15 degrees of longitude.
 */
export function airByMonthAndHour(series: AirSeries, rows: RowTimes): Float64Array {
  const means = meansByMonthAndHour(series)
  const east = (rows.longitudeDeg ?? 0) - (series.longitudeDeg ?? 0)
  const isPlaced = rows.longitudeDeg !== undefined && series.longitudeDeg !== undefined
  const laterH = isPlaced ? (east - 360 * Math.round(east / 360)) / 15 : 0
  const offsetMs = (series.utcOffsetH + laterH) * HOUR_MS + rows.stepS * 500
  return rows.intervalStartUtcMs.map((utcMs) => {
    const localMs = utcMs + offsetMs
    const month = means[new Date(localMs).getUTCMonth()] ?? []
    // of an hour of the day, negative before 1970 until 24 are added
    const sinceMiddle = (((localMs / HOUR_MS - 0.5) % 24) + 24) % 24
    const hour = Math.floor(sinceMiddle)
    const before = month[hour] ?? Number.NaN
    const after = month[(hour + 1) % 24] ?? Number.NaN
    return before + (after - before) * (sinceMiddle - hour)
  })
}

/** [12][24], local standard time of the series. */
function meansByMonthAndHour(series: AirSeries): readonly (readonly number[])[] {
  const { intervalStartUtcMs, airC, utcOffsetH, stepS } = series
  const sums = new Float64Array(288)
  const counts = new Float64Array(288)
  const offsetMs = utcOffsetH * HOUR_MS + stepS * 500
  for (let i = 0; i < airC.length; i++) {
    const value = airC[i] ?? Number.NaN
    if (Number.isNaN(value)) continue
    const local = new Date((intervalStartUtcMs[i] ?? 0) + offsetMs)
    const cell = local.getUTCMonth() * 24 + local.getUTCHours()
    sums[cell] = (sums[cell] ?? 0) + value
    counts[cell] = (counts[cell] ?? 0) + 1
  }
  const means = sums.map((sum, cell) => sum / (counts[cell] ?? 0))
  return Array.from({ length: 12 }, (_, month) => {
    const hours = [...means.subarray(month * 24, month * 24 + 24)]
    const known = hours.filter((hourC) => !Number.isNaN(hourC))
    const whole = mean(known)
    return hours.map((hourC) => (Number.isNaN(hourC) ? whole : hourC))
  })
}

/** Names of the months in which rows have no value. */
export function monthsWithout(
  values: Float64Array,
  { intervalStartUtcMs, utcOffsetH, stepS }: RowTimes,
): readonly string[] {
  const missing = new Set<number>()
  const offsetMs = utcOffsetH * HOUR_MS + stepS * 500
  values.forEach((value, row) => {
    if (!Number.isNaN(value)) return
    missing.add(new Date((intervalStartUtcMs[row] ?? 0) + offsetMs).getUTCMonth())
  })
  return MONTH_NAMES.filter((_, month) => missing.has(month))
}
