/** A unit in which a quantity is shown in place of the one in which it is stored. */
export interface ShownUnit {
  readonly unit: string
  /** Stored units in one shown unit. */
  readonly size: number
  /** Shown value of the stored zero. */
  readonly zero: number
}

const FOOT_M = 0.3048
const INCH_M = 0.0254
const MILE_M = 1609.344

/**
 * US customary units by the stored unit. All factors are exact: NIST Special Publication 811 (2008), appendix B.8, the
 * international foot, mile, acre and avoirdupois pound. What people in the US read in SI is not here: energy, power,
 * irradiance, angles, pressure and all that is electrical. K and K/… are differences, °C a temperature.
 */
const US_UNITS: Readonly<Record<string, ShownUnit>> = {
  m: plain('ft', FOOT_M),
  mm: plain('in', INCH_M * 1000),
  cm: plain('in', INCH_M * 100),
  km: plain('mi', MILE_M / 1000),
  'm²': plain('ft²', FOOT_M ** 2),
  // 43,560 square feet
  ha: plain('acres', 0.404_685_642_24),
  'm/s': plain('mph', MILE_M / 3600),
  kg: plain('lb', 0.453_592_37),
  '°C': { unit: '°F', size: 5 / 9, zero: 32 },
  K: plain('°F', 5 / 9),
  '%/°C': plain('%/°F', 9 / 5),
  '%/K': plain('%/°F', 9 / 5),
  '1/°C': plain('1/°F', 9 / 5),
}

/** Undefined: the unit is the same in both. */
export function usUnit(unit: string): ShownUnit | undefined {
  return Object.hasOwn(US_UNITS, unit) ? US_UNITS[unit] : undefined
}

/** All units that are shown as others. */
export const UNITS_SHOWN_IN_US: readonly string[] = Object.keys(US_UNITS)

/** Twelve digits hide what binary fractions leave behind: 3.048 m are 10 ft. */
export function toUnit({ size, zero }: ShownUnit, stored: number): number {
  return twelveDigits(stored / size + zero)
}

/** 10 ft are 3.048 m. */
export function fromUnit({ size, zero }: ShownUnit, shown: number): number {
  return twelveDigits((shown - zero) * size)
}

function plain(unit: string, size: number): ShownUnit {
  return { unit, size, zero: 0 }
}

function twelveDigits(value: number): number {
  return Number(value.toPrecision(12))
}
