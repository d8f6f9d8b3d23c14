import type { WeatherValueColumn } from '../weather/file/weatherFile.ts'

/**
 * What can be measured on Earth. Irradiance: small negative values are the night offset of a pyranometer; cloud
 * enhancement reaches about 1.5 times the solar constant for minutes. Pressure: from 5,800 m to the highest ever.
 */
export const PHYSICAL_RANGES: {
  readonly [Name in WeatherValueColumn]: readonly [least: number, most: number, unit: string]
} = {
  ghi_wm2: [-10, 2000, 'W/m²'],
  dni_wm2: [-10, 1400, 'W/m²'],
  dhi_wm2: [-10, 1000, 'W/m²'],
  temp_c: [-70, 60, '°C'],
  rh: [0, 105, '%'],
  windspeed: [0, 75, 'm/s'],
  wind_direction: [0, 360, '°'],
  pw: [0, 9, 'cm'],
  atmospheric_pressure: [48_000, 109_000, 'Pa'],
  albedo: [0, 1, ''],
  tracker_angle: [-90, 90, '°'],
  snow_depth: [0, 1200, 'cm'],
  rain: [0, 400, 'mm'],
  pm2_5: [0, 10_000, 'µg/m³'],
  pm10: [0, 10_000, 'µg/m³'],
}
