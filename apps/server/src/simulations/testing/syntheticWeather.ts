import { sunAtIntervals } from '@duet/engine'

export interface SyntheticWeather {
  readonly type: 'TMY' | 'Sequential'
  readonly year: number
  readonly stepMinutes?: number
  readonly days?: number
  /** Columns beside irradiance and air temperature. */
  readonly withWind?: boolean
}

export const SITE = { latitude: 33.45, longitude: -111.98, altitude_m: 337, local_time_zone: -7 }

/** A clear desert year as the product's own CSV: sun by the engine, light by a plain power of its height. */
export function syntheticWeatherCsv(weather: SyntheticWeather): string {
  const { type, year, stepMinutes = 60, days = 365, withWind = true } = weather
  const n = (days * 1440) / stepMinutes
  const startUtcMs = Float64Array.from(
    { length: n },
    (_, i) => Date.UTC(year, 0, 1) + i * stepMinutes * 60_000 - SITE.local_time_zone * 3_600_000,
  )
  const sun = sunAtIntervals(
    { intervalStartUtcMs: startUtcMs, stepS: stepMinutes * 60 },
    { latitudeDeg: SITE.latitude, longitudeDeg: SITE.longitude, altitudeM: SITE.altitude_m },
  )
  const names = [
    'year',
    'month',
    'day',
    'hour',
    'minute',
    'ghi_wm2',
    'dni_wm2',
    'dhi_wm2',
    'temp_c',
    ...(withWind ? ['windspeed'] : []),
  ]
  const lines = [
    '# DUET weather 1',
    '# source: default',
    `# type: ${type}`,
    `# latitude: ${SITE.latitude}`,
    `# longitude: ${SITE.longitude}`,
    `# altitude_m: ${SITE.altitude_m}`,
    `# local_time_zone: ${SITE.local_time_zone}`,
    `# time_interval: ${stepMinutes === 60 ? 'OneHour' : 'FiveMinutes'}`,
    '# interval_alignment: beginning',
    '# units: ghi_wm2 W/m2; dni_wm2 W/m2; dhi_wm2 W/m2; temp_c degC; windspeed m/s',
    names.join(','),
  ]
  for (let i = 0; i < n; i += 1) {
    const local = new Date((startUtcMs[i] ?? 0) + SITE.local_time_zone * 3_600_000)
    const lit = sun.sunlitFraction[i] ?? 0
    const height =
      Math.max(0, Math.cos(((sun.zenithDeg[i] ?? 90) * Math.PI) / 180)) * (lit > 0 ? 1 : 0)
    const dni = height > 0 ? 900 * height ** 0.3 * lit : 0
    const dhi = height > 0 ? 110 * height ** 0.5 * lit : 0
    const season = Math.cos(((local.getUTCMonth() - 6.5) / 12) * 2 * Math.PI)
    const air = 20 + 10 * season + 8 * height
    const cells = [
      local.getUTCFullYear(),
      local.getUTCMonth() + 1,
      local.getUTCDate(),
      local.getUTCHours(),
      local.getUTCMinutes(),
    ]
    const values = [dni * height + dhi, dni, dhi, air, ...(withWind ? [2.5] : [])]
    lines.push([...cells, ...values.map((value) => value.toFixed(3))].join(','))
  }
  return `${lines.join('\n')}\n`
}
