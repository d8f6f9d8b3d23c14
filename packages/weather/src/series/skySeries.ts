import { clearSkyAt, extraterrestrialWm2, type SunAtIntervals, sunAtIntervals } from '@duet/engine'
import { DEG_TO_RAD } from '@duet/units'
import type { WeatherSeries } from './weatherSeries.ts'

/** A series with its sun. */
export interface SkySeries extends WeatherSeries {
  readonly sun: SunAtIntervals
  /** Cosine of the zenith as seen, 0 below the horizon, [n]. */
  readonly cosZenith: Float64Array
  /** On a plane facing the sun, W/m², [n]. */
  readonly extraterrestrialWm2: Float64Array
  /** Global irradiance without clouds, mean over the interval, W/m², [n]. */
  readonly clearGhiWm2: Float64Array
  /** Its parts: on a plane facing the sun, and from the rest of the sky. */
  readonly clearDniWm2: Float64Array
  readonly clearDhiWm2: Float64Array
  /** GHI, or what DNI and DHI make; undefined with less. W/m², [n]. */
  readonly ghiWm2: Float64Array | undefined
}

/** Adds the sun and the clear sky of Ineichen and Perez at a Linke turbidity of 3. */
export function skySeries(series: WeatherSeries): SkySeries {
  const { altitudeM } = series
  const sun = sunAtIntervals(series, {
    latitudeDeg: series.latitudeDeg,
    longitudeDeg: series.longitudeDeg,
    altitudeM,
  })
  const n = series.intervalStartUtcMs.length
  const clear = clearSkyAt(sun, altitudeM)
  const cosZenith = new Float64Array(n)
  for (let i = 0; i < n; i++) {
    cosZenith[i] = Math.max(Math.cos(sun.apparentZenithDeg[i] * DEG_TO_RAD), 0)
  }
  return {
    ...series,
    sun,
    cosZenith,
    extraterrestrialWm2: extraterrestrialWm2(sun.timeUtcMs),
    clearGhiWm2: clear.ghiWm2,
    clearDniWm2: clear.dniWm2,
    clearDhiWm2: clear.dhiWm2,
    ghiWm2: globalOf(series, cosZenith),
  }
}

function globalOf({ columns }: WeatherSeries, cosZenith: Float64Array): Float64Array | undefined {
  const { ghi_wm2: ghi, dni_wm2: dni, dhi_wm2: dhi } = columns
  if (ghi) return ghi
  if (!dni || !dhi) return undefined
  return dhi.map((diffuse, i) => diffuse + dni[i] * cosZenith[i])
}

/** GHI, or what DNI and DHI make, W/m², [n]; NaN where neither is there. */
export function globalIrradiance(series: WeatherSeries): Float64Array {
  const { ghi_wm2: ghi } = series.columns
  if (ghi) return ghi
  return (
    skySeries(series).ghiWm2 ?? new Float64Array(series.intervalStartUtcMs.length).fill(Number.NaN)
  )
}
