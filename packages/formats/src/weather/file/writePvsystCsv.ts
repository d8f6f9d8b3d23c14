import { HOUR_MS } from '@duet/units'
import type { WeatherValueColumn } from './weatherFile.ts'

/** Whose weather it is. */
export interface PvsystWeatherSite {
  readonly name: string
  readonly source: string
  readonly latitude: number
  readonly longitude: number
  readonly altitude_m: number | null
  readonly local_time_zone: number
  readonly isTypicalYear: boolean
}

/** Means of hours; null where there is no value. */
export interface HourlyWeather {
  /** Begin of each hour, ms. */
  readonly startUtcMs: readonly number[]
  readonly columns: Readonly<Partial<Record<WeatherValueColumn, readonly (number | null)[]>>>
}

/** Names and units of PVsyst's standard format. */
const COLUMNS: readonly (readonly [WeatherValueColumn, name: string, unit: string])[] = [
  ['ghi_wm2', 'GHI', 'W/m2'],
  ['dhi_wm2', 'DHI', 'W/m2'],
  ['dni_wm2', 'DNI', 'W/m2'],
  ['temp_c', 'Tamb', 'deg.C'],
  ['windspeed', 'WindVel', 'm/sec'],
  ['wind_direction', 'WindDir', 'deg'],
  ['rh', 'RelHum', '%'],
]
/** PVsyst's stand-in for a year without dates. */
const TYPICAL_YEAR = 1990
const MISSING = '-99'

/**
 * Hourly weather in PVsyst's standard format (CSV with semicolons), labelled by the begin of hours in local standard time.
 *
 * @see https://www.pvsyst.com/help/meteo-database/import-meteo-data/pvsyst-standard-format/index.html
 */
export function writePvsystCsv(site: PvsystWeatherSite, hours: HourlyWeather): string {
  const written = COLUMNS.flatMap(([column, name, unit]) => {
    const values = hours.columns[column]
    return values?.some((value) => value !== null) ? [{ name, unit, values }] : []
  })
  const rows = hours.startUtcMs.map((utcMs, i) =>
    [...stampOf(utcMs, site), ...written.map(({ values }) => cellOf(values[i]))].join(';'),
  )
  return [
    ...headOf(site),
    ['Year', 'Month', 'Day', 'Hour', 'Minute', ...written.map(({ name }) => name)].join(';'),
    ['', '', '', '', '', ...written.map(({ unit }) => unit)].join(';'),
    ...rows,
    '',
  ].join('\r\n')
}

function headOf(site: PvsystWeatherSite): readonly string[] {
  return [
    site.isTypicalYear ? '#TMY hourly data' : '#Meteo hourly data',
    '#',
    `#Site;${site.name.replace(/[;\r\n]+/g, ' ')}`,
    `#Data Source;${site.source.replace(/[;\r\n]+/g, ' ')}`,
    '#Time step;Hour',
    `#Latitude;${site.latitude}`,
    `#Longitude;${site.longitude}`,
    `#Altitude;${site.altitude_m ?? ''}`,
    `#Time Zone;${site.local_time_zone}`,
    '#Hour shift;0',
    '#Time shift;0',
    '#',
  ]
}

function stampOf(utcMs: number, site: PvsystWeatherSite): readonly number[] {
  const local = new Date(utcMs + site.local_time_zone * HOUR_MS)
  return [
    site.isTypicalYear ? TYPICAL_YEAR : local.getUTCFullYear(),
    local.getUTCMonth() + 1,
    local.getUTCDate(),
    local.getUTCHours(),
    local.getUTCMinutes(),
  ]
}

function cellOf(value: number | null | undefined): string {
  return value === null || value === undefined || Number.isNaN(value)
    ? MISSING
    : String(Number(value.toFixed(3)))
}
