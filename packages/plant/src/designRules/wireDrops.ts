import type { AcWireParameters, DcWireParameters } from '../components/wire/wireParameters.ts'
import { acLine, stringWireOhm } from '../simulation/lineInput.ts'
import type { StringFacts } from './blockFacts.ts'

/** A type, so that it is one of figures. */
export type WireDrop = {
  readonly wire: 'dc' | 'ac' | 'hv'
  /** Of the power at STC. */
  readonly drop_percent: number
  /** The field of the wire that it follows from. */
  readonly field: string
}

const DC_FIELDS = {
  percentage_loss: 'dc_line_loss_percentage',
  computed_resistance: 'dc_line_length',
  total_resistance: 'total_dc_resistance_override',
} as const

const AC_FIELDS = {
  percentage_loss: 'ac_line_loss_percentage',
  computed_resistance: 'ac_line_length',
  total_resistance: 'total_ac_resistance_override',
} as const

/** R·I / V of one string at its maximum power point, both conductors. */
export function dcDrop(wire: DcWireParameters, { modulesPerString, stc }: StringFacts): WireDrop {
  const string = { voltageV: modulesPerString * stc.vmpV, currentA: stc.impA }
  const dropFraction = (stringWireOhm(wire, string) * string.currentA) / string.voltageV
  const field = DC_FIELDS[wire.dc_line_calculation_method]
  return { wire: 'dc', drop_percent: 100 * dropFraction, field }
}

/** R·P / V² of one three-phase line. */
export function acDrop(
  name: 'ac' | 'hv',
  wire: AcWireParameters,
  { voltageV, powerW }: { readonly voltageV: number; readonly powerW: number },
): WireDrop {
  const { resistancePerWireOhm } = acLine(wire, { voltageV, powerAtStcW: powerW, parallelLines: 1 })
  const dropFraction = (resistancePerWireOhm * powerW) / voltageV ** 2
  const field = AC_FIELDS[wire.ac_line_calculation_method]
  return { wire: name, drop_percent: 100 * dropFraction, field }
}
