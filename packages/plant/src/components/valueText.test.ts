import { expect, test } from 'vitest'
import { inverterFields } from './inverter/inverterFields.ts'
import { panelFields } from './panel/panelSchema.ts'
import { valueText, valueUnit } from './valueText.ts'

test('points are in the order of their columns, whatever the order of keys', () => {
  const profile = panelFields.find(({ name }) => name === 'iam_profile')!
  expect(valueText(profile, [{ modifier: 0.97, angle: 60 }])).toBe('60 / 0.97')
})

test('a curve stands under its voltage, DC before AC as its unit says', () => {
  const curves = inverterFields.find(({ name }) => name === 'cec_efficiency_curves')!
  const points = [{ ac_power: 12_500, dc_power: 12_850 }]
  expect(valueText(curves, [{ points, input_voltage: 880 }])).toBe('880 V: 12.85 / 12.5')
  expect(valueUnit(curves)).toBe('kW / kW')
})
