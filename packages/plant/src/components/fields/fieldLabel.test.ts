import { expect, test } from 'vitest'
import { fieldsOf } from '../validateComponent.ts'
import { fieldLabel } from './fieldLabel.ts'

test.each([
  ['panel', 'cell_length', 'Cell Length'],
  ['panel', 'cells.0', 'Cells (rows)'],
  ['panel', 'frame_dimensions.2', 'Frame Dimensions (depth)'],
  ['panel', 'iam_profile', 'IAM Profile'],
  ['panel', 'iam_profile.3.angle', 'IAM Profile, row 4, Incidence Angle'],
  ['inverter', 'cec_efficiency_curves.1.points', 'Efficiency Curves, curve 2'],
  [
    'inverter',
    'cec_efficiency_curves.0.input_voltage',
    'Efficiency Curves, curve 1, Input Voltage',
  ],
  [
    'inverter',
    'cec_efficiency_curves.0.points.1.dc_power',
    'Efficiency Curves, curve 1, row 2, DC Power',
  ],
  ['table', 'colour', 'colour'],
] as const)('of a %s, %s is called %s', (kind, path, label) => {
  expect(fieldLabel(fieldsOf(kind), path)).toBe(label)
})
