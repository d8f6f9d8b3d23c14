import { defineFields } from '../fields/defineFields.ts'
import type { FieldDescriptor, FieldOption } from '../fields/fields.ts'
import { nonNegative, optional, percentage, positive } from '../fields/rules.ts'
import type { RecordRules } from '../fields/validateFields.ts'
import type { TransformerParameters } from './transformerParameters.ts'

const SOURCES: readonly FieldOption[] = [
  { value: 'Datasheet', label: 'Datasheet' },
  { value: 'Generic', label: 'Generic' },
]

const isIronMeasured = (transformer: TransformerParameters): boolean =>
  transformer.iron_power_loss_data_source === 'Datasheet'
const isCopperMeasured = (transformer: TransformerParameters): boolean =>
  transformer.copper_power_loss_data_source === 'Datasheet'

export const transformerFields: readonly FieldDescriptor<TransformerParameters>[] = [
  ...defineFields<TransformerParameters>('Transformer', {
    night_disconnect: { label: 'Night Disconnect', type: 'boolean' },
    nominal_low_side_voltage: { label: 'Nominal Low Side Voltage', unit: 'V', rule: positive },
    nominal_high_side_voltage: { label: 'Nominal High Side Voltage', unit: 'V', rule: positive },
    nominal_power: {
      label: 'Nominal Power',
      unit: 'VA',
      shown: { unit: 'kVA', factor: 0.001 },
      rule: optional(positive),
      isOptional: true,
      help: 'Empty: the AC power of what feeds it',
    },
  }),
  ...defineFields<TransformerParameters>('Iron Loss', {
    iron_power_loss_data_source: {
      label: 'Iron Power Loss Data Source',
      type: 'select',
      options: SOURCES,
    },
    iron_power_loss: {
      label: 'Iron Power Loss',
      unit: 'W',
      rule: nonNegative,
      visible: isIronMeasured,
    },
    iron_power_loss_percentage: {
      label: 'Iron Power Loss',
      unit: '% at STC',
      rule: percentage,
      visible: (transformer) => !isIronMeasured(transformer),
    },
  }),
  ...defineFields<TransformerParameters>('Copper Loss', {
    copper_power_loss_data_source: {
      label: 'Copper Power Loss Data Source',
      type: 'select',
      options: SOURCES,
    },
    copper_power_loss_percentage: {
      label: 'Copper Power Loss',
      unit: '% at STC',
      rule: percentage,
      visible: (transformer) => !isCopperMeasured(transformer),
    },
    low_voltage_winding_resistance: {
      label: 'Low Voltage Winding Resistance',
      unit: 'Ω',
      rule: positive,
      visible: isCopperMeasured,
    },
    high_voltage_winding_resistance: {
      label: 'High Voltage Winding Resistance',
      unit: 'Ω',
      rule: positive,
      visible: isCopperMeasured,
    },
  }),
]

export const transformerRecord: RecordRules<TransformerParameters> = {
  fields: transformerFields,
  rules: [],
}

/** 0.8/34.5 kV; iron 0.1 % and copper 1 % at STC, usual figures of early design. */
export const transformerDefaults: TransformerParameters = {
  night_disconnect: false,
  nominal_low_side_voltage: 800,
  nominal_high_side_voltage: 34_500,
  nominal_power: null,
  iron_power_loss_data_source: 'Generic',
  iron_power_loss: 250,
  iron_power_loss_percentage: 0.1,
  copper_power_loss_data_source: 'Generic',
  copper_power_loss_percentage: 1,
  low_voltage_winding_resistance: 0.001,
  high_voltage_winding_resistance: 2,
}

/** 34.5/138 kV; iron 0.1 % and copper 0.5 % at STC. */
export const hvTransformerDefaults: TransformerParameters = {
  ...transformerDefaults,
  nominal_low_side_voltage: 34_500,
  nominal_high_side_voltage: 138_000,
  iron_power_loss: 25_000,
  copper_power_loss_percentage: 0.5,
  low_voltage_winding_resistance: 0.05,
  high_voltage_winding_resistance: 0.8,
}
