import { choice, defineFields, quantity } from '../fields/defineFields.ts'
import type { FieldDescriptor } from '../fields/fields.ts'
import { nonNegative, optional, percentage, positive } from '../fields/rules.ts'
import { perKmResistanceOhm } from './lineResistance.ts'
import type { AcWireParameters, DcWireParameters, LineCalculationMethod } from './wireParameters.ts'

const METHODS = {
  percentage_loss: 'Percentage loss',
  computed_resistance: 'Computed resistance',
  total_resistance: 'Total resistance',
}

const METALS = { Cu: 'Copper', Al: 'Aluminum' }

/** The fields of a line, whatever its current. */
function lineFields<P extends object>(methodOf: (wire: P) => LineCalculationMethod) {
  const by = (method: LineCalculationMethod) => ({
    visible: (wire: P): boolean => methodOf(wire) === method,
  })
  const computed = by('computed_resistance')
  return {
    method: choice<P>('Line calculation method', METHODS),
    loss: quantity<P>('Line loss', '% at STC', percentage, by('percentage_loss')),
    total: quantity<P>('Total resistance', 'Ω', nonNegative, by('total_resistance')),
    metal: choice<P>('Metal', METALS, computed),
    length: quantity<P>('Length', 'm', positive, computed),
    crossSection: quantity<P>('Cross-section', 'mm²', positive, computed),
    perKm: quantity<P>('Resistance per km', 'Ω/km', optional(nonNegative), {
      isOptional: true,
      help: 'At 20 °C. Empty: from metal and cross-section',
      ...computed,
    }),
  }
}

const dc = lineFields<DcWireParameters>((wire) => wire.dc_line_calculation_method)
export const dcWireFields: readonly FieldDescriptor<DcWireParameters>[] =
  defineFields<DcWireParameters>('DC wire', {
    dc_line_calculation_method: dc.method,
    dc_line_loss_percentage: dc.loss,
    total_dc_resistance_override: { ...dc.total, help: 'Both conductors' },
    dc_line_metal_type: dc.metal,
    dc_line_length: { ...dc.length, help: 'One way' },
    dc_line_cross_section: dc.crossSection,
    dc_per_km_resistance: dc.perKm,
  })

const ac = lineFields<AcWireParameters>((wire) => wire.ac_line_calculation_method)
export const acWireFields: readonly FieldDescriptor<AcWireParameters>[] =
  defineFields<AcWireParameters>('AC wire', {
    ac_line_calculation_method: ac.method,
    ac_line_loss_percentage: ac.loss,
    total_ac_resistance_override: { ...ac.total, help: 'One wire' },
    ac_line_metal_type: ac.metal,
    ac_line_length: ac.length,
    ac_line_cross_section: ac.crossSection,
    ac_per_km_resistance: ac.perKm,
  })

/** 1.5 % at STC; the resistance fields hold a 60 m run of 6 mm² copper. */
export const dcWireDefaults: DcWireParameters = {
  dc_line_calculation_method: 'percentage_loss',
  dc_line_loss_percentage: 1.5,
  total_dc_resistance_override: 0.345,
  dc_line_metal_type: 'Cu',
  dc_line_length: 60,
  dc_line_cross_section: 6,
  dc_per_km_resistance: null,
}

/** 1 % at STC; the resistance fields hold a 200 m run of 240 mm² aluminium. */
export const acWireDefaults: AcWireParameters = {
  ac_line_calculation_method: 'percentage_loss',
  ac_line_loss_percentage: 1,
  total_ac_resistance_override: 0.0236,
  ac_line_metal_type: 'Al',
  ac_line_length: 200,
  ac_line_cross_section: 240,
  ac_per_km_resistance: null,
}

/** Ω of both conductors of a computed DC line. */
export function dcLineResistanceOhm(wire: DcWireParameters): number {
  const perKmOhm =
    wire.dc_per_km_resistance ??
    perKmResistanceOhm(wire.dc_line_metal_type, wire.dc_line_cross_section)
  return (2 * wire.dc_line_length * perKmOhm) / 1000
}

/** Ω of one wire of a computed AC line. */
export function acLineResistanceOhm(wire: AcWireParameters): number {
  const perKmOhm =
    wire.ac_per_km_resistance ??
    perKmResistanceOhm(wire.ac_line_metal_type, wire.ac_line_cross_section)
  return (wire.ac_line_length * perKmOhm) / 1000
}
