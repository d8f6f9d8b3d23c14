import {
  ANGLE_UNITS,
  by,
  ELECTRIC_UNITS,
  IRRADIANCE_UNITS,
  PRESSURE_UNITS,
  plainUnit,
  SAME,
  SPEED_UNITS,
  TEMPERATURE_UNITS,
  type UnitConversion,
} from './unitTables.ts'
import type { WeatherValueColumn } from './weatherFile.ts'

const DUST_UNITS = { 'ug/m3': SAME, 'mg/m3': by(1000), 'g/m3': by(1e6) }

const UNITS: { readonly [Name in WeatherValueColumn]: Readonly<Record<string, UnitConversion>> } = {
  ghi_wm2: IRRADIANCE_UNITS,
  dni_wm2: IRRADIANCE_UNITS,
  dhi_wm2: IRRADIANCE_UNITS,
  temp_c: TEMPERATURE_UNITS,
  rh: { '%': SAME, fraction: by(100) },
  windspeed: SPEED_UNITS,
  wind_direction: ANGLE_UNITS,
  pw: { cm: SAME, mm: by(0.1), 'kg/m2': by(0.1), in: by(2.54) },
  atmospheric_pressure: PRESSURE_UNITS,
  albedo: { fraction: SAME, '%': by(0.01) },
  tracker_angle: ANGLE_UNITS,
  snow_depth: { cm: SAME, mm: by(0.1), m: by(100), in: by(2.54) },
  rain: { mm: SAME, cm: by(10), 'kg/m2': SAME, in: by(25.4) },
  pm2_5: DUST_UNITS,
  pm10: DUST_UNITS,
}

/** Units of most services where a file names none; those of light differ. */
export const USUAL_UNITS: Readonly<Partial<Record<WeatherValueColumn, string>>> = {
  temp_c: 'degC',
  rh: '%',
  windspeed: 'm/s',
  wind_direction: 'deg',
  pw: 'cm',
  atmospheric_pressure: 'hPa',
  albedo: 'fraction',
  snow_depth: 'cm',
  rain: 'mm',
  pm2_5: 'ug/m3',
  pm10: 'ug/m3',
}

/** How to convert a column from a unit, undefined for a unit that the column does not know. */
export function unitConversion(
  column: WeatherValueColumn,
  unit: string,
): UnitConversion | undefined {
  return UNITS[column][plainUnit(unit)]
}

/** The units a column can be given in, for messages and forms. */
export function weatherUnits(column: WeatherValueColumn): readonly string[] {
  return Object.keys(UNITS[column])
}

/** Whether a text is a unit of any column, or of power, energy, voltage or current. */
export function isKnownUnit(text: string): boolean {
  const unit = plainUnit(text)
  return unit !== '' && [...Object.values(UNITS), ELECTRIC_UNITS].some((units) => unit in units)
}
