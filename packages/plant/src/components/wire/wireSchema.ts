import { defineFields } from '../fields/defineFields.ts'
import type { FieldDescriptor, FieldOption } from '../fields/fields.ts'
import { nonNegative, optional, percentage, positive } from '../fields/rules.ts'
import type { RecordRules } from '../fields/validateFields.ts'
import { perKmResistanceOhm } from './lineResistance.ts'
import type { AcWireParameters, DcWireParameters, LineCalculationMethod } from './wireParameters.ts'

const METHODS: readonly FieldOption[] = [
  { value: 'percentage_loss', label: 'Percentage Loss' },
  { value: 'computed_resistance', label: 'Computed Resistance' },
  { value: 'total_resistance', label: 'Total Resistance' },
]

const METALS: readonly FieldOption[] = [
  { value: 'Cu', label: 'Copper' },
  { value: 'Al', label: 'Aluminum' },
]

const dcBy =
  (method: LineCalculationMethod) =>
  (wire: DcWireParameters): boolean =>
    wire.dc_line_calculation_method === method
const acBy =
  (method: LineCalculationMethod) =>
  (wire: AcWireParameters): boolean =>
    wire.ac_line_calculation_method === method

const PER_KM = {
  label: 'Resistance per km',
  unit: 'Ω/km',
  rule: optional(nonNegative),
  isOptional: true,
  help: 'At 20 °C. Empty: from metal and cross-section',
} as const

export const dcWireFields: readonly FieldDescriptor<DcWireParameters>[] =
  defineFields<DcWireParameters>('DC Wire', {
    dc_line_calculation_method: {
      label: 'Line Calculation Method',
      type: 'select',
      options: METHODS,
    },
    dc_line_loss_percentage: {
      label: 'Line Loss',
      unit: '% at STC',
      rule: percentage,
      visible: dcBy('percentage_loss'),
    },
    total_dc_resistance_override: {
      label: 'Total Resistance',
      unit: 'Ω',
      rule: nonNegative,
      help: 'Both conductors',
      visible: dcBy('total_resistance'),
    },
    dc_line_metal_type: {
      label: 'Metal',
      type: 'select',
      options: METALS,
      visible: dcBy('computed_resistance'),
    },
    dc_line_length: {
      label: 'Length',
      unit: 'm',
      rule: positive,
      help: 'One way',
      visible: dcBy('computed_resistance'),
    },
    dc_line_cross_section: {
      label: 'Cross-Section',
      unit: 'mm²',
      rule: positive,
      visible: dcBy('computed_resistance'),
    },
    dc_per_km_resistance: { ...PER_KM, visible: dcBy('computed_resistance') },
  })

export const acWireFields: readonly FieldDescriptor<AcWireParameters>[] =
  defineFields<AcWireParameters>('AC Wire', {
    ac_line_calculation_method: {
      label: 'Line Calculation Method',
      type: 'select',
      options: METHODS,
    },
    ac_line_loss_percentage: {
      label: 'Line Loss',
      unit: '% at STC',
      rule: percentage,
      visible: acBy('percentage_loss'),
    },
    total_ac_resistance_override: {
      label: 'Total Resistance',
      unit: 'Ω',
      rule: nonNegative,
      help: 'One wire',
      visible: acBy('total_resistance'),
    },
    ac_line_metal_type: {
      label: 'Metal',
      type: 'select',
      options: METALS,
      visible: acBy('computed_resistance'),
    },
    ac_line_length: {
      label: 'Length',
      unit: 'm',
      rule: positive,
      visible: acBy('computed_resistance'),
    },
    ac_line_cross_section: {
      label: 'Cross-Section',
      unit: 'mm²',
      rule: positive,
      visible: acBy('computed_resistance'),
    },
    ac_per_km_resistance: { ...PER_KM, visible: acBy('computed_resistance') },
  })

export const dcWireRecord: RecordRules<DcWireParameters> = { fields: dcWireFields, rules: [] }
export const acWireRecord: RecordRules<AcWireParameters> = { fields: acWireFields, rules: [] }

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
