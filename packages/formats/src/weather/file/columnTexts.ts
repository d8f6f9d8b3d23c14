import type { WeatherValueColumn } from './weatherFile.ts'

/** What the columns are called where people read. */
export const WEATHER_COLUMN_TEXTS: Readonly<Record<WeatherValueColumn, string>> = {
  ghi_wm2: 'GHI',
  dni_wm2: 'DNI',
  dhi_wm2: 'DHI',
  temp_c: 'Air temperature',
  rh: 'Relative humidity',
  windspeed: 'Wind speed',
  wind_direction: 'Wind direction',
  pw: 'Precipitable water',
  atmospheric_pressure: 'Air pressure',
  albedo: 'Albedo',
  tracker_angle: 'Tracker angle',
  snow_depth: 'Snow depth',
  rain: 'Rain',
  pm2_5: 'PM2.5',
  pm10: 'PM10',
}

/** Within a sentence. */
export function columnWords(name: WeatherValueColumn): string {
  const text = WEATHER_COLUMN_TEXTS[name]
  return text === text.toUpperCase() ? text : text.toLowerCase()
}
