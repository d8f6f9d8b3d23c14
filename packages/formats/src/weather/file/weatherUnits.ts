import type { WeatherValueColumn } from './weatherFile.ts'

/** value in the product's unit = value in the file · scale + offset. */
export interface UnitConversion {
  readonly scale: number
  readonly offset: number
  /** The file holds energy per interval: W/m² = Wh/m² · 60 / step in minutes. */
  readonly perStep?: boolean
}

const SAME: UnitConversion = { scale: 1, offset: 0 }
const by = (scale: number): UnitConversion => ({ scale, offset: 0 })
const perStep = (wattHours: number): UnitConversion => ({
  scale: wattHours,
  offset: 0,
  perStep: true,
})

const IRRADIANCE: Readonly<Record<string, UnitConversion>> = {
  'w/m2': SAME,
  'kw/m2': by(1000),
  'wh/m2': perStep(1),
  'kwh/m2': perStep(1000),
  'j/m2': perStep(1 / 3600),
  'kj/m2': perStep(1000 / 3600),
  'mj/m2': perStep(1e6 / 3600),
  'j/cm2': perStep(1e4 / 3600),
}

const UNITS: { readonly [Name in WeatherValueColumn]: Readonly<Record<string, UnitConversion>> } = {
  ghi_wm2: IRRADIANCE,
  dni_wm2: IRRADIANCE,
  dhi_wm2: IRRADIANCE,
  temp_c: {
    degc: SAME,
    degf: { scale: 5 / 9, offset: -160 / 9 },
    k: { scale: 1, offset: -273.15 },
  },
  rh: { '%': SAME, fraction: by(100) },
  windspeed: { 'm/s': SAME, 'km/h': by(1 / 3.6), mph: by(0.44704), knots: by(1852 / 3600) },
  wind_direction: { deg: SAME, rad: by(180 / Math.PI) },
  pw: { cm: SAME, mm: by(0.1), 'kg/m2': by(0.1), in: by(2.54) },
  atmospheric_pressure: {
    pa: SAME,
    hpa: by(100),
    mbar: by(100),
    kpa: by(1000),
    mmhg: by(133.322387415),
    inhg: by(3386.389),
  },
  albedo: { fraction: SAME, '%': by(0.01) },
  tracker_angle: { deg: SAME, rad: by(180 / Math.PI) },
}

const SPELLINGS: Readonly<Record<string, string>> = {
  c: 'degc',
  degreesc: 'degc',
  degreecelsius: 'degc',
  celsius: 'degc',
  f: 'degf',
  degreesf: 'degf',
  fahrenheit: 'degf',
  kelvin: 'k',
  percent: '%',
  ms: 'm/s',
  'm/sec': 'm/s',
  'ms-1': 'm/s',
  kmh: 'km/h',
  kph: 'km/h',
  kn: 'knots',
  kt: 'knots',
  mb: 'mbar',
  millibar: 'mbar',
  millibars: 'mbar',
  degrees: 'deg',
  degree: 'deg',
  degfromn: 'deg',
  degn: 'deg',
  '-': 'fraction',
  unitless: 'fraction',
  'n/a': 'fraction',
  '1': 'fraction',
}

/** A unit's spelling in files brought to one: `W/m^2`, `w/m²` and `W m-2` are all `w/m2`. */
function plainUnit(unit: string): string {
  const text = unit
    .toLowerCase()
    .replaceAll('²', '2')
    .replaceAll('°', 'deg')
    .replace(/[\s^."]/g, '')
    // a sum of each row's own period
    .replace(/\/(d|day|tag|dia|jour|giorno|mo|month|monat|mes|mois|mese)$/, '')
    .replace(/^(k?)wh\/?m-?2\/h$/, '$1w/m2')
    .replace(/^(.*[a-z])m-2$/, '$1/m2')
    .replace('whm2', 'wh/m2')
    .replace(/^wm2$/, 'w/m2')
    .replace(/\*\*/g, '')
  return SPELLINGS[text] ?? text
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

/** Whether a text is a unit of any column. */
export function isKnownUnit(text: string): boolean {
  const unit = plainUnit(text)
  return unit !== '' && Object.values(UNITS).some((units) => unit in units)
}
