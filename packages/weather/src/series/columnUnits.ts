import type { WeatherValueColumn } from '@duet/formats'

/** Units of the stored columns; empty: a ratio. */
export const WEATHER_COLUMN_UNITS: Readonly<Record<WeatherValueColumn, string>> = {
  ghi_wm2: 'W/m²',
  dni_wm2: 'W/m²',
  dhi_wm2: 'W/m²',
  temp_c: '°C',
  rh: '%',
  windspeed: 'm/s',
  wind_direction: '°',
  pw: 'cm',
  atmospheric_pressure: 'Pa',
  albedo: '',
  tracker_angle: '°',
}

/** Global, direct and diffuse irradiance. */
export type LightColumn = 'ghi_wm2' | 'dni_wm2' | 'dhi_wm2'

export const isIrradiance = (name: WeatherValueColumn): name is LightColumn =>
  WEATHER_COLUMN_UNITS[name] === 'W/m²'
