import { z } from 'zod'
import { choice, defineFields, quantity } from '../components/fields/defineFields.ts'
import type { FieldColumn, FieldDescriptor } from '../components/fields/fields.ts'
import { between, optional, percentage } from '../components/fields/rules.ts'
import type { Block } from './block.ts'

const isPercentage = ({ module_mismatch_model: model }: Block): boolean =>
  (model ?? 'percentage') === 'percentage'
const isByDeviations = (block: Block): boolean => block.module_mismatch_model === 'deviations'
const isByClasses = (block: Block): boolean => block.module_mismatch_model === 'flash_classes'

const column = (name: string, label: string): FieldColumn => ({
  name,
  label,
  unit: '%',
  shownUnit: '%',
  shownFactor: 1,
})

const DEVIATION = between(-50, 50)

const flashClass = z
  .object({ from: DEVIATION, to: DEVIATION, share: z.number().gt(0) })
  .refine(({ from, to }) => from <= to, { error: 'must go from the lower deviation to the higher' })

/** How modules differ, and what that costs. */
export const blockMismatchFields: readonly FieldDescriptor<Block>[] = defineFields<Block>(
  'Module losses',
  {
    module_mismatch_model: choice(
      'Mismatch of modules',
      { percentage: 'Loss', deviations: 'By deviations', flash_classes: 'By flash classes' },
      {
        isOptional: true,
        absentValue: 'percentage',
        help: 'Not given: a loss of 1 %. By deviations or flash classes: the loss is computed from strings of such modules, and told with the assumptions of the run',
      },
    ),
    module_mismatch_percentage: quantity('Mismatch loss', '%', optional(percentage), {
      isOptional: true,
      visible: isPercentage,
      help: 'Of modules that are not alike. Empty: 1 %',
    }),
    current_deviation_percentage: quantity(
      'Deviation of the current',
      '%',
      optional(between(0, 30)),
      {
        isOptional: true,
        visible: isByDeviations,
        help: 'Standard deviation at the point of greatest power. Empty: 0 %',
      },
    ),
    voltage_deviation_percentage: quantity(
      'Deviation of the voltage',
      '%',
      optional(between(0, 30)),
      {
        isOptional: true,
        visible: isByDeviations,
        help: 'Standard deviation at the point of greatest power. Empty: 0 %',
      },
    ),
    flash_classes: {
      label: 'Flash classes',
      type: 'pointList',
      columns: [column('from', 'From'), column('to', 'To'), column('share', 'Share')],
      isOptional: true,
      visible: isByClasses,
      help: 'A class a line: power from and to, in % of the rating, and its share of the modules, in %. Empty: all alike',
      rule: optional(z.array(flashClass).min(1).max(50, { error: 'must have 50 classes at most' })),
    },
    string_sorting: choice(
      'Sorting of strings',
      { mixed: 'Mixed', by_class: 'By class' },
      {
        isOptional: true,
        absentValue: 'mixed',
        visible: isByClasses,
        help: 'By class: each string has modules of one class',
      },
    ),
  },
)
