import { defineFields, quantity } from '../components/fields/defineFields.ts'
import type { FieldDescriptor } from '../components/fields/fields.ts'
import { between, nonNegative, optional } from '../components/fields/rules.ts'
import type { Block } from './block.ts'

const hasFans = (block: Block): boolean => block.fan_power_ratio != null

/** What a block draws beside its inverters and transformer. */
export const blockAuxiliaryFields: readonly FieldDescriptor<Block>[] = defineFields<Block>(
  'Auxiliaries',
  {
    auxiliary_day_power: quantity('Auxiliaries by day', 'W', optional(nonNegative), {
      isOptional: true,
      help: 'Of the block, while its inverters give power. Empty: none',
    }),
    auxiliary_night_power: quantity('Auxiliaries by night', 'W', optional(nonNegative), {
      isOptional: true,
      help: 'Of the block, while its inverters give none. Empty: none',
    }),
    tracker_motor_power: quantity('Tracker motors', 'W/table', optional(nonNegative), {
      isOptional: true,
      help: 'While the tables turn by day; of tables that do not turn, nothing. Empty: none',
    }),
    fan_power_ratio: quantity('Fans', 'W/kW', optional(between(0, 1000)), {
      isOptional: true,
      help: 'By the AC power of the inverters. Empty: none',
    }),
    fan_threshold_power: quantity('Fans run from', 'W', optional(nonNegative), {
      isOptional: true,
      shown: { unit: 'kW', factor: 1e-3 },
      visible: hasFans,
      help: 'AC power of all inverters of the block. Empty: always',
    }),
  },
)
