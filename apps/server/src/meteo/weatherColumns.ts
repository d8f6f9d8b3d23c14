import { WEATHER_VALUE_COLUMNS, type WeatherValueColumn } from '@duet/formats'
import type { RolledColumn } from '@duet/results'

const irradiance = { unit: 'W/m²', kind: 'irradiance' } as const
const mean = (unit: string): { readonly unit: string; readonly kind: 'mean' } => ({
  unit,
  kind: 'mean',
})

const RULES: Readonly<Record<WeatherValueColumn, Omit<RolledColumn, 'name'>>> = {
  ghi_wm2: irradiance,
  dni_wm2: irradiance,
  dhi_wm2: irradiance,
  temp_c: mean('°C'),
  rh: mean('%'),
  windspeed: mean('m/s'),
  pw: mean('cm'),
  atmospheric_pressure: mean('Pa'),
  albedo: mean(''),
  tracker_angle: { unit: '°', kind: 'angle' },
}

/** The stored columns of a dataset, with units and how each is rolled up. */
export const WEATHER_COLUMNS: readonly RolledColumn[] = WEATHER_VALUE_COLUMNS.map((name) => ({
  name,
  unit: RULES[name].unit,
  kind: RULES[name].kind,
}))

export function weatherColumn(name: string): RolledColumn | undefined {
  return WEATHER_COLUMNS.find((column) => column.name === name)
}
