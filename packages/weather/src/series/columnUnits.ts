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
  snow_depth: 'cm',
  rain: 'mm',
  pm2_5: 'µg/m³',
  pm10: 'µg/m³',
}

/** Global, direct and diffuse irradiance. */
export type LightColumn = 'ghi_wm2' | 'dni_wm2' | 'dhi_wm2'

export const isIrradiance = (name: WeatherValueColumn): name is LightColumn =>
  WEATHER_COLUMN_UNITS[name] === 'W/m²'

/** What the columns are called, in full and where room is short. */
export const WEATHER_COLUMN_NAMES: Readonly<
  Record<WeatherValueColumn, { readonly label: string; readonly short: string }>
> = {
  ghi_wm2: { label: 'Global horizontal irradiance', short: 'GHI' },
  dni_wm2: { label: 'Direct normal irradiance', short: 'DNI' },
  dhi_wm2: { label: 'Diffuse horizontal irradiance', short: 'DHI' },
  temp_c: { label: 'Air temperature', short: 'Temperature' },
  rh: { label: 'Relative humidity', short: 'Humidity' },
  windspeed: { label: 'Wind speed', short: 'Wind' },
  wind_direction: { label: 'Wind direction', short: 'Wind from' },
  pw: { label: 'Precipitable water', short: 'Water' },
  atmospheric_pressure: { label: 'Air pressure', short: 'Pressure' },
  albedo: { label: 'Ground reflectance (albedo)', short: 'Albedo' },
  tracker_angle: { label: 'Tracker angle', short: 'Tracker' },
  snow_depth: { label: 'Snow depth on the ground', short: 'Snow' },
  rain: { label: 'Rain of the interval', short: 'Rain' },
  pm2_5: { label: 'Dust below 2.5 µm', short: 'PM2.5' },
  pm10: { label: 'Dust below 10 µm', short: 'PM10' },
}
