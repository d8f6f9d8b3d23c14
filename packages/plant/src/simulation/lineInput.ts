import type { AcLine } from '@duet/engine'
import { percentToFraction } from '@duet/units'
import type { AcWireParameters, DcWireParameters } from '../components/wire/wireParameters.ts'
import { acLineResistanceOhm, dcLineResistanceOhm } from '../components/wire/wireSchema.ts'

/**
 * Both conductors of the wire of one string, ohm (D-08). A percentage is of the string's power at STC: R = p·V/I.
 */
export function stringWireOhm(
  wire: DcWireParameters,
  string: { readonly voltageV: number; readonly currentA: number },
): number {
  switch (wire.dc_line_calculation_method) {
    case 'percentage_loss':
      return (percentToFraction(wire.dc_line_loss_percentage) * string.voltageV) / string.currentA
    case 'computed_resistance':
      return dcLineResistanceOhm(wire)
    case 'total_resistance':
      return wire.total_dc_resistance_override
  }
}

/** What flows through a set of equal three-phase lines side by side. */
export interface LineLoad {
  readonly voltageV: number
  /** Through all of them at STC. */
  readonly powerAtStcW: number
  readonly parallelLines: number
}

/**
 * One line with the loss of all of them. A percentage is of the power at STC: 3·I²·R = (S/V)²·R = p·S, so
 * R = p·V²/S; n lines of resistance R carry an n-th of the power each, which is one of R/n.
 */
export function acLine(wire: AcWireParameters, load: LineLoad): AcLine {
  return { voltageV: load.voltageV, resistancePerWireOhm: resistanceOhm(wire, load) }
}

function resistanceOhm(
  wire: AcWireParameters,
  { voltageV, powerAtStcW, parallelLines }: LineLoad,
): number {
  switch (wire.ac_line_calculation_method) {
    case 'percentage_loss':
      return (percentToFraction(wire.ac_line_loss_percentage) * voltageV * voltageV) / powerAtStcW
    case 'computed_resistance':
      return acLineResistanceOhm(wire) / parallelLines
    case 'total_resistance':
      return wire.total_ac_resistance_override / parallelLines
  }
}
