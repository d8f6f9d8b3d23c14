import { DAY_MS, HOUR_MS } from '@duet/units'
import type { WeatherSeries } from './weatherSeries.ts'

/** Albedo by day of local standard time. */
export interface DailyAlbedo {
  /** Start of each day that has rows, ms since 1970 UTC. */
  readonly startUtcMs: Float64Array
  /** Mean weighted by global irradiance, plain mean of a series without; NaN of a day without light, [day]. */
  readonly albedo: Float64Array
}

/** Undefined for a series without albedo. */
export function dailyAlbedo(series: WeatherSeries): DailyAlbedo | undefined {
  const { intervalStartUtcMs, utcOffsetH, columns } = series
  const albedo = columns.albedo
  if (!albedo) return undefined
  const starts: number[] = []
  const sums: { light: number; reflected: number; plain: number; count: number }[] = []
  let day = Number.NaN
  intervalStartUtcMs.forEach((utcMs, row) => {
    const today = Math.floor((utcMs + utcOffsetH * HOUR_MS) / DAY_MS)
    if (today !== day) {
      day = today
      starts.push(today * DAY_MS - utcOffsetH * HOUR_MS)
      sums.push({ light: 0, reflected: 0, plain: 0, count: 0 })
    }
    const sum = sums[sums.length - 1]
    const value = albedo[row]
    if (Number.isNaN(value)) return
    sum.plain += value
    sum.count += 1
    const light = columns.ghi_wm2?.[row] ?? 0
    if (!(light > 0)) return
    sum.light += light
    sum.reflected += light * value
  })
  return {
    startUtcMs: Float64Array.from(starts),
    albedo: Float64Array.from(sums, ({ light, reflected, plain, count }) =>
      columns.ghi_wm2 ? reflected / light : plain / count,
    ),
  }
}
