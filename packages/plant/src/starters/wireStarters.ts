import type { AcWireParameters, DcWireParameters } from '../components/wire/wireParameters.ts'
import { acWireDefaults, dcWireDefaults } from '../components/wire/wireSchema.ts'
import type { Starter } from './starter.ts'

/**
 * Solar cables of EN 50618, which have flexible conductors of tinned copper: section, mm², and highest resistance at 20 °C, Ω/km
 * (IEC 60228, table 3, class 5). Fine wires and tin make it 13 to 18 % more than that of the metal in the section.
 */
const SOLAR_CABLES = [
  [4, 5.09],
  [6, 3.39],
  [10, 1.95],
] as const

/** Low-voltage feeders of stranded aluminum: section, mm², and highest resistance at 20 °C, Ω/km (IEC 60228, table 2, class 2). */
const FEEDERS = [
  [185, 0.164],
  [240, 0.125],
  [300, 0.1],
  [400, 0.0778],
] as const

export const DC_WIRE_STARTERS: readonly Starter<'dcWire'>[] = [
  {
    name: 'DC, 1.5 % at STC',
    parameters: dcWireDefaults,
    source: 'Usual loss of early design, before lengths are known',
  },
  ...SOLAR_CABLES.map(([mm2, ohmPerKm]) => ({
    name: `DC, 60 m of ${mm2} mm² copper`,
    parameters: {
      ...dcWireDefaults,
      dc_line_calculation_method: 'computed_resistance',
      dc_line_cross_section: mm2,
      dc_per_km_resistance: ohmPerKm,
    } satisfies DcWireParameters,
    source: 'EN 50618 solar cable: IEC 60228 class 5, tinned copper',
  })),
]

export const AC_WIRE_STARTERS: readonly Starter<'acWire'>[] = [
  {
    name: 'AC, 1 % at STC',
    parameters: acWireDefaults,
    source: 'Usual loss of early design, before lengths are known',
  },
  ...FEEDERS.map(([mm2, ohmPerKm]) => ({
    name: `AC, 200 m of ${mm2} mm² aluminum`,
    parameters: {
      ...acWireDefaults,
      ac_line_calculation_method: 'computed_resistance',
      ac_line_cross_section: mm2,
      ac_per_km_resistance: ohmPerKm,
    } satisfies AcWireParameters,
    source: 'IEC 60228 class 2, stranded aluminum',
  })),
]
