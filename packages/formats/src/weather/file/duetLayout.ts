import type { WeatherValueColumn } from './weatherFile.ts'

/** First line of the product's own weather CSV; the number is the version of the layout. */
export const DUET_WEATHER_MARK = '# DUET weather 1'

/** Units of the layout, named in its header. */
export const DUET_UNITS: Readonly<Record<WeatherValueColumn, string>> = {
  ghi_wm2: 'W/m2',
  dni_wm2: 'W/m2',
  dhi_wm2: 'W/m2',
  temp_c: 'degC',
  rh: '%',
  windspeed: 'm/s',
  wind_direction: 'deg',
  pw: 'cm',
  atmospheric_pressure: 'Pa',
  albedo: 'fraction',
  tracker_angle: 'deg',
  snow_depth: 'cm',
  rain: 'mm',
  pm2_5: 'ug/m3',
  pm10: 'ug/m3',
}
