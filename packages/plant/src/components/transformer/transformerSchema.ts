import { choice, defineFields, quantity } from '../fields/defineFields.ts'
import type { FieldDescriptor } from '../fields/fields.ts'
import { nonNegative, optional, percentage, positive } from '../fields/rules.ts'
import type { TransformerParameters } from './transformerParameters.ts'

const SOURCES = { Datasheet: 'Datasheet', Generic: 'Generic' }

const isIronMeasured = (transformer: TransformerParameters): boolean =>
  transformer.iron_power_loss_data_source === 'Datasheet'
const isCopperMeasured = (transformer: TransformerParameters): boolean =>
  transformer.copper_power_loss_data_source === 'Datasheet'

export const transformerFields: readonly FieldDescriptor<TransformerParameters>[] = [
  ...defineFields<TransformerParameters>('Transformer', {
    night_disconnect: { label: 'Night disconnect', type: 'boolean' },
    nominal_low_side_voltage: quantity('Nominal low side voltage', 'V', positive),
    nominal_high_side_voltage: quantity('Nominal high side voltage', 'V', positive),
    nominal_power: quantity('Nominal power', 'VA', optional(positive), {
      shown: { unit: 'kVA', factor: 0.001 },
      isOptional: true,
      help: 'Empty: the AC power of what feeds it',
    }),
  }),
  ...defineFields<TransformerParameters>('Iron loss', {
    iron_power_loss_data_source: choice('Iron power loss data source', SOURCES),
    iron_power_loss: quantity('Iron power loss', 'W', nonNegative, { visible: isIronMeasured }),
    iron_power_loss_percentage: quantity('Iron power loss', '% at STC', percentage, {
      visible: (transformer) => !isIronMeasured(transformer),
    }),
  }),
  ...defineFields<TransformerParameters>('Copper loss', {
    copper_power_loss_data_source: choice('Copper power loss data source', SOURCES),
    copper_power_loss_percentage: quantity('Copper power loss', '% at STC', percentage, {
      visible: (transformer) => !isCopperMeasured(transformer),
    }),
    low_voltage_winding_resistance: quantity('Low voltage winding resistance', 'Ω', positive, {
      visible: isCopperMeasured,
    }),
    high_voltage_winding_resistance: quantity('High voltage winding resistance', 'Ω', positive, {
      visible: isCopperMeasured,
    }),
  }),
]

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
