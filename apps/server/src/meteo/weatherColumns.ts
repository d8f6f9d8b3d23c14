import { WEATHER_VALUE_COLUMNS, type WeatherValueColumn } from '@duet/formats'
import type { RolledColumn } from '@duet/results'
import { WEATHER_COLUMN_UNITS } from '@duet/weather'

const KINDS: Readonly<Record<WeatherValueColumn, RolledColumn['kind']>> = {
  ghi_wm2: 'irradiance',
  dni_wm2: 'irradiance',
  dhi_wm2: 'irradiance',
  temp_c: 'mean',
  rh: 'mean',
  windspeed: 'mean',
  wind_direction: 'azimuth',
  pw: 'mean',
  atmospheric_pressure: 'mean',
  albedo: 'mean',
  tracker_angle: 'angle',
}

/** The stored columns of a dataset, with units and how each is rolled up. */
export const WEATHER_COLUMNS: readonly RolledColumn[] = WEATHER_VALUE_COLUMNS.map((name) => ({
  name,
  unit: WEATHER_COLUMN_UNITS[name],
  kind: KINDS[name],
}))

export function weatherColumn(name: string): RolledColumn | undefined {
  return WEATHER_COLUMNS.find((column) => column.name === name)
}
