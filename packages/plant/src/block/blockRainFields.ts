import { defineFields, quantity } from '../components/fields/defineFields.ts'
import type { FieldDescriptor } from '../components/fields/fields.ts'
import {
  between,
  calendarDate,
  optional,
  percentage,
  positive,
  positiveInteger,
} from '../components/fields/rules.ts'
import type { Block } from './block.ts'

export const isKimber = (block: Block): boolean => block.pv_soiling_algorithm === 'kimber'
const isHsu = (block: Block): boolean => block.pv_soiling_algorithm === 'hsu'
const goesByRain = (block: Block): boolean => isKimber(block) || isHsu(block)

/** What soiling by rain, and by rain and dust, asks for. */
export const blockRainFields: readonly FieldDescriptor<Block>[] = defineFields<Block>('Soiling', {
  cleaning_rain: quantity('Rain that cleans', 'mm', optional(positive), {
    isOptional: true,
    visible: goesByRain,
    help: 'In 24 hours by rain, empty: 6 mm; in one hour by rain and dust, empty: 0.5 mm',
  }),
  grace_days: quantity('Days without dust after rain', 'days', optional(between(0, 365)), {
    isOptional: true,
    visible: isKimber,
    help: 'The ground is damp. Empty: 14',
  }),
  max_soiling_percentage: quantity('Most soiling', '%', optional(percentage), {
    isOptional: true,
    visible: isKimber,
    help: 'Empty: 30 %',
  }),
  wash_interval_days: {
    label: 'Washed every',
    type: 'integer',
    unit: 'days',
    rule: optional(positiveInteger),
    isOptional: true,
    visible: goesByRain,
    help: 'By hand, before and after the date of a wash. Empty: never',
  },
  wash_date: {
    label: 'Date of a wash',
    type: 'date',
    rule: optional(calendarDate),
    isOptional: true,
    visible: (block) => goesByRain(block) && block.wash_interval_days != null,
    help: 'Empty: 1 January',
  },
  fine_deposition_velocity: quantity('Fall of dust up to 2.5 µm', 'm/s', optional(between(0, 1)), {
    isOptional: true,
    visible: isHsu,
    help: 'Empty: 0.0009 m/s',
  }),
  coarse_deposition_velocity: quantity(
    'Fall of dust of 2.5 to 10 µm',
    'm/s',
    optional(between(0, 1)),
    {
      isOptional: true,
      visible: isHsu,
      help: 'Empty: 0.004 m/s',
    },
  ),
})
