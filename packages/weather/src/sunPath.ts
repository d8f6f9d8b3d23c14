import { erbsSplit, solarPosition } from '@duet/engine'
import { DAY_MIN, DEG_TO_RAD, HOUR_MS, WATT_SECONDS_PER_KWH } from '@duet/units'
import { type SkySeries, skySeries } from './series/skySeries.ts'
import type { WeatherSeries } from './series/weatherSeries.ts'

/** Where the sun goes on one day, while it is up. */
export interface SunPathDay {
  /** MM-dd */
  readonly date: string
  /** Local standard time, minutes after midnight. */
  readonly minute: readonly number[]
  /** Clockwise from north, and above the horizon as seen. */
  readonly azimuthDeg: readonly number[]
  readonly elevationDeg: readonly number[]
}

export interface SunPath {
  /** The 21st of each month. */
  readonly days: readonly SunPathDay[]
  readonly azimuthEdgesDeg: readonly number[]
  readonly elevationEdgesDeg: readonly number[]
  /** Irradiation normal to the sun by its direction, kWh/m², [elevation · azimuths + azimuth] */
  readonly beamKwhM2: Float64Array
}

const AZIMUTH_EDGES_DEG = Array.from({ length: 37 }, (_, i) => i * 10)
const ELEVATION_EDGES_DEG = Array.from({ length: 19 }, (_, i) => i * 5)

/** The sun over the place of a series, and the beam that comes from each part of the sky over all its rows. */
export function sunPath(series: WeatherSeries): SunPath {
  return {
    days: sunPathDays(series, localYear(series)),
    azimuthEdgesDeg: AZIMUTH_EDGES_DEG,
    elevationEdgesDeg: ELEVATION_EDGES_DEG,
    beamKwhM2: beamByDirection(series),
  }
}

const STEP_MIN = 10

/** The year of the middle of a series. */
function localYear({ intervalStartUtcMs, utcOffsetH }: WeatherSeries): number {
  const middle = intervalStartUtcMs[intervalStartUtcMs.length >> 1] ?? 0
  return new Date(middle + utcOffsetH * HOUR_MS).getUTCFullYear()
}

type Place = Pick<WeatherSeries, 'utcOffsetH' | 'latitudeDeg' | 'longitudeDeg' | 'altitudeM'>

/** The sun over a place on the 21st of each month of a year. */
export function sunPathDays(
  { utcOffsetH, latitudeDeg, longitudeDeg, altitudeM }: Place,
  year: number,
): readonly SunPathDay[] {
  const minutes = Array.from({ length: DAY_MIN / STEP_MIN }, (_, i) => i * STEP_MIN)
  return Array.from({ length: 12 }, (_, month): SunPathDay => {
    const midnight = Date.UTC(year, month, 21) - utcOffsetH * HOUR_MS
    const times = Float64Array.from(minutes, (minute) => midnight + minute * 60_000)
    const sun = solarPosition(times, { latitudeDeg, longitudeDeg, altitudeM })
    const up = minutes.flatMap((_minute, i) => (sun.apparentZenithDeg[i] < 90 ? [i] : []))
    return {
      date: `${String(month + 1).padStart(2, '0')}-21`,
      minute: up.map((i) => minutes[i]),
      azimuthDeg: up.map((i) => sun.azimuthDeg[i]),
      elevationDeg: up.map((i) => 90 - sun.apparentZenithDeg[i]),
    }
  })
}

/** The sun moves through several cells within an hour: the beam of a row is spread over parts of ten minutes or less. */
function beamByDirection(series: WeatherSeries): Float64Array {
  const azimuths = AZIMUTH_EDGES_DEG.length - 1
  const sums = new Float64Array(azimuths * (ELEVATION_EDGES_DEG.length - 1))
  const parts = Math.max(1, Math.round(series.stepS / (STEP_MIN * 60)))
  const beam = series.columns.dni_wm2 ?? beamOf(skySeries(series))
  const rows = Int32Array.from(beam.keys()).filter((row) => beam[row] > 0)
  const times = new Float64Array(rows.length * parts)
  const partMs = (series.stepS * 1000) / parts
  for (let k = 0; k < times.length; k++) {
    const row = rows[Math.floor(k / parts)]
    times[k] = series.intervalStartUtcMs[row] + ((k % parts) + 0.5) * partMs
  }
  const { apparentZenithDeg, azimuthDeg } = solarPosition(times, series)
  rows.forEach((row, at) => {
    const up = Array.from({ length: parts }, (_, part) => at * parts + part).filter(
      (k) => apparentZenithDeg[k] < 90,
    )
    for (const k of up) {
      const elevation = Math.min(Math.floor((90 - apparentZenithDeg[k]) / 5), 17)
      const azimuth = Math.min(Math.floor(azimuthDeg[k] / 10), azimuths - 1)
      sums[elevation * azimuths + azimuth] +=
        (beam[row] * series.stepS) / WATT_SECONDS_PER_KWH / up.length
    }
  })
  return sums
}

/** Sun of two degrees; below it the quotient of two small numbers says nothing. */
const LEAST_COS_ZENITH = Math.sin(2 * DEG_TO_RAD)

/** Without DNI: what GHI and DHI leave for it, or GHI split after Erbs. */
function beamOf(sky: SkySeries): Float64Array {
  const { dhi_wm2: dhi } = sky.columns
  const { ghiWm2, cosZenith, extraterrestrialWm2, sun } = sky
  if (!ghiWm2) return new Float64Array()
  if (!dhi) {
    return erbsSplit({ ghiWm2, zenithDeg: sun.zenithDeg, extraterrestrialWm2 }).dniWm2
  }
  return ghiWm2.map((ghi, i) =>
    cosZenith[i] < LEAST_COS_ZENITH
      ? 0
      : Math.min((ghi - dhi[i]) / cosZenith[i], extraterrestrialWm2[i]),
  )
}
