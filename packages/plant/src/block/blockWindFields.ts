import { defineFields, quantity } from '../components/fields/defineFields.ts'
import type { FieldDescriptor } from '../components/fields/fields.ts'
import { between, optional } from '../components/fields/rules.ts'
import type { Block } from './block.ts'

const isMeasured = (block: Block): boolean => block.wind_measured_height != null

/** From the wind of the weather to that on the modules, for their temperature. */
export const blockWindFields: readonly FieldDescriptor<Block>[] = defineFields<Block>(
  'Wind on the modules',
  {
    wind_measured_height: quantity(
      'Height of the measured wind',
      'm',
      optional(between(0.1, 300)),
      {
        isOptional: true,
        help: 'Above ground, for the temperature of the cells alone. Often 10. Empty: the wind is taken as it is',
      },
    ),
    wind_model_height: quantity('Height of the wind model', 'm', optional(between(0.1, 300)), {
      isOptional: true,
      visible: isMeasured,
      help: 'That the temperature model of the panel means. Empty: the centre of the table with Faiman, 10 with the others',
    }),
    wind_exponent: quantity('Wind shear exponent', '', optional(between(0, 1)), {
      isOptional: true,
      visible: isMeasured,
      help: '1/7 over open land, 0.1 over water, 0.2 to 0.4 among obstacles. Empty: 1/7',
    }),
  },
)
