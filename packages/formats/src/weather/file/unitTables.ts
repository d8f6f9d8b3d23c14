/** value in the product's unit = value in the file · scale + offset. */
export interface UnitConversion {
  readonly scale: number
  readonly offset: number
  /** The file holds energy per interval: W/m² = Wh/m² · 60 / step in minutes. */
  readonly perStep?: boolean
}

export const SAME: UnitConversion = { scale: 1, offset: 0 }
export const by = (scale: number): UnitConversion => ({ scale, offset: 0 })
const perStep = (wattHours: number): UnitConversion => ({
  scale: wattHours,
  offset: 0,
  perStep: true,
})

type Units = Readonly<Record<string, UnitConversion>>

export const IRRADIANCE_UNITS: Units = {
  'w/m2': SAME,
  'kw/m2': by(1000),
  'wh/m2': perStep(1),
  'kwh/m2': perStep(1000),
  'j/m2': perStep(1 / 3600),
  'kj/m2': perStep(1000 / 3600),
  'mj/m2': perStep(1e6 / 3600),
  'j/cm2': perStep(1e4 / 3600),
}

export const TEMPERATURE_UNITS: Units = {
  degc: SAME,
  degf: { scale: 5 / 9, offset: -160 / 9 },
  k: { scale: 1, offset: -273.15 },
}

export const SPEED_UNITS: Units = {
  'm/s': SAME,
  'km/h': by(1 / 3.6),
  mph: by(0.44704),
  knots: by(1852 / 3600),
}

export const ANGLE_UNITS: Units = { deg: SAME, rad: by(180 / Math.PI) }

export const PRESSURE_UNITS: Units = {
  pa: SAME,
  hpa: by(100),
  mbar: by(100),
  kpa: by(1000),
  mmhg: by(133.322387415),
  inhg: by(3386.389),
}

export const POWER_UNITS: Units = { w: SAME, kw: by(1e3), mw: by(1e6), gw: by(1e9) }
export const APPARENT_POWER_UNITS: Units = { va: SAME, kva: by(1e3), mva: by(1e6) }
export const REACTIVE_POWER_UNITS: Units = { var: SAME, kvar: by(1e3), mvar: by(1e6) }
export const ENERGY_UNITS: Units = {
  wh: SAME,
  kwh: by(1e3),
  mwh: by(1e6),
  gwh: by(1e9),
  mj: by(1e6 / 3600),
}
export const VOLTAGE_UNITS: Units = { v: SAME, kv: by(1e3) }
export const CURRENT_UNITS: Units = { a: SAME, ka: by(1e3) }

/** Units that no column of weather has. */
export const ELECTRIC_UNITS: Units = {
  ...POWER_UNITS,
  ...APPARENT_POWER_UNITS,
  ...REACTIVE_POWER_UNITS,
  ...ENERGY_UNITS,
  ...VOLTAGE_UNITS,
  ...CURRENT_UNITS,
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
  ratio: 'fraction',
  'wh/h': 'w',
  'kwh/h': 'kw',
  'mwh/h': 'mw',
  volt: 'v',
  volts: 'v',
  amp: 'a',
  amps: 'a',
  ampere: 'a',
  watt: 'w',
  watts: 'w',
  // the 2 was lost with the encoding
  'w/m': 'w/m2',
  'kw/m': 'kw/m2',
  'wh/m': 'wh/m2',
  'kwh/m': 'kwh/m2',
}

/** A unit's spelling in files brought to one: `W/m^2`, `w/m²` and `W m-2` are all `w/m2`. */
export function plainUnit(unit: string): string {
  const text = unit
    .toLowerCase()
    .replace(/ï¿½|\ufffd/g, '')
    .replaceAll('²', '2')
    .replaceAll('³', '3')
    .replace(/[µμ]/g, 'u')
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
