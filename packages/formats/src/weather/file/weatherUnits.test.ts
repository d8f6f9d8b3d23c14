import { expect, test } from 'vitest'
import type { WeatherValueColumn } from './weatherFile.ts'
import { unitConversion } from './weatherUnits.ts'

test.each<[WeatherValueColumn, string, number, number]>([
  ['ghi_wm2', 'W/m^2', 5, 5],
  ['ghi_wm2', 'W/m²', 5, 5],
  ['ghi_wm2', 'W m-2', 5, 5],
  ['dni_wm2', 'kW/m2', 0.5, 500],
  ['temp_c', '°C', -3, -3],
  ['temp_c', 'F', 212, 100],
  ['temp_c', 'K', 273.15, 0],
  ['windspeed', 'km/h', 36, 10],
  ['windspeed', 'mph', 10, 4.4704],
  ['wind_direction', 'deg from N', 270, 270],
  ['wind_direction', 'Degrees', 270, 270],
  ['wind_direction', 'rad', Math.PI / 2, 90],
  ['pw', 'kg/m2', 25, 2.5],
  ['pw', 'mm', 25, 2.5],
  ['atmospheric_pressure', 'mbar', 1013.25, 101_325],
  ['atmospheric_pressure', 'hPa', 1013.25, 101_325],
  ['rh', 'percent', 55, 55],
  ['albedo', 'unitless', 0.2, 0.2],
  ['rain', 'in', 1, 25.4],
  ['pm10', 'µg/m³', 30, 30],
  ['pm2_5', 'mg/m3', 0.03, 30],
])('%s: in %s, %d is %d', (column, unit, from, to) => {
  const { scale, offset } = unitConversion(column, unit) ?? { scale: Number.NaN, offset: 0 }
  expect(from * scale + offset).toBeCloseTo(to, 9)
})

test('energy per interval is marked, a unit of another quantity is unknown', () => {
  expect(unitConversion('ghi_wm2', 'Wh/m2')).toMatchObject({ scale: 1, perStep: true })
  expect(unitConversion('ghi_wm2', 'MJ/m2')?.scale).toBeCloseTo(277.777777, 5)
  expect(unitConversion('temp_c', 'W/m2')).toBeUndefined()
  expect(unitConversion('rh', '')).toBeUndefined()
})
