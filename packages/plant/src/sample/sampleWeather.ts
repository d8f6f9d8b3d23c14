import { DAY_MS, HOUR_MS } from '@duet/units'
import { PHOENIX_NORMALS } from './phoenixNormals.ts'
import { phoenixYear } from './phoenixYear.ts'

const SEED = 20_260_101

/** The sample's typical year, as a weather file of the product holds it; see `@duet/formats`. */
export interface SampleWeather {
  readonly rowCount: number
  readonly metadata: {
    readonly source: 'default'
    readonly type: 'TMY'
    readonly latitude: number
    readonly longitude: number
    readonly altitude_m: number
    readonly local_time_zone: number
    readonly time_interval: 'OneHour'
    readonly interval_alignment: 'beginning'
    readonly has_windspeed: true
    readonly has_rh: true
    readonly has_pw: false
    readonly has_snow_depth: false
    readonly has_rain: false
    readonly has_dust: false
    readonly start_time: string
    readonly end_time: string
  }
  readonly columns: Readonly<
    Record<
      | 'year'
      | 'month'
      | 'day'
      | 'hour'
      | 'minute'
      | 'ghi_wm2'
      | 'dni_wm2'
      | 'dhi_wm2'
      | 'temp_c'
      | 'rh'
      | 'windspeed',
      Float64Array
    >
  >
}

/** A synthetic hourly year at Phoenix, from `PHOENIX_NORMALS`: plausible hours whose monthly light is the normals'. */
export function sampleWeather(): SampleWeather {
  const normals = PHOENIX_NORMALS
  const weather = phoenixYear(SEED)
  const start = weather.intervalStartUtcMs[0] ?? 0
  return {
    rowCount: weather.intervalStartUtcMs.length,
    metadata: {
      source: 'default',
      type: 'TMY',
      latitude: normals.latitudeDeg,
      longitude: normals.longitudeDeg,
      altitude_m: normals.altitudeM,
      local_time_zone: normals.utcOffsetH,
      time_interval: 'OneHour',
      interval_alignment: 'beginning',
      has_windspeed: true,
      has_rh: true,
      has_pw: false,
      has_snow_depth: false,
      has_rain: false,
      has_dust: false,
      start_time: new Date(start).toISOString(),
      end_time: new Date(start + 365 * DAY_MS).toISOString(),
    },
    columns: {
      ...labels(weather.intervalStartUtcMs, normals.utcOffsetH),
      ghi_wm2: rounded(weather.ghiWm2, 1),
      dni_wm2: rounded(weather.dniWm2, 1),
      dhi_wm2: rounded(weather.dhiWm2, 1),
      temp_c: rounded(weather.airC, 2),
      rh: rounded(weather.relativeHumidityPercent, 1),
      windspeed: rounded(weather.windMPerS, 2),
    },
  }
}

type Labels = Pick<SampleWeather['columns'], 'year' | 'month' | 'day' | 'hour' | 'minute'>

function labels(startUtcMs: Float64Array, utcOffsetH: number): Labels {
  const part = (read: (local: Date) => number): Float64Array =>
    startUtcMs.map((utcMs) => read(new Date(utcMs + utcOffsetH * HOUR_MS)))
  return {
    year: part((local) => local.getUTCFullYear()),
    month: part((local) => local.getUTCMonth() + 1),
    day: part((local) => local.getUTCDate()),
    hour: part((local) => local.getUTCHours()),
    minute: part((local) => local.getUTCMinutes()),
  }
}

/** Numbers as a file would give them. */
function rounded(values: Float64Array, digits: number): Float64Array {
  const scale = 10 ** digits
  return values.map((value) => Math.round(value * scale) / scale)
}
