import { expect, test } from 'vitest'
import { fieldsOf } from '../validateComponent.ts'
import { fieldLabel } from './fieldLabel.ts'

test.each([
  ['panel', 'cell_length', 'Cell length'],
  ['panel', 'cells.0', 'Cells (rows)'],
  ['panel', 'frame_dimensions.2', 'Frame dimensions (depth)'],
  ['panel', 'iam_profile', 'IAM profile'],
  ['panel', 'iam_profile.3.angle', 'IAM profile, row 4, Incidence angle'],
  ['inverter', 'cec_efficiency_curves.1.points', 'Efficiency curves, curve 2'],
  [
    'inverter',
    'cec_efficiency_curves.0.input_voltage',
    'Efficiency curves, curve 1, Input voltage',
  ],
  [
    'inverter',
    'cec_efficiency_curves.0.points.1.dc_power',
    'Efficiency curves, curve 1, row 2, DC power',
  ],
  ['table', 'colour', 'colour'],
] as const)('of a %s, %s is called %s', (kind, path, label) => {
  expect(fieldLabel(fieldsOf(kind), path)).toBe(label)
})
