import { expect, test } from 'vitest'
import { blockFields } from '../block/blockFields.ts'
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

test('a period stands with its times, its angle and its note', () => {
  const periods = blockFields.find(({ name }) => name === 'stow_periods')!
  const hail = { from: '2026-05-01T14:00', to: '2026-05-01T18:00', value: 60, note: 'Hail' }
  expect(valueText(periods, [hail, { from: '07-01', to: '07-02', value: 0 }])).toBe(
    '2026-05-01T14:00 to 2026-05-01T18:00: 60°, Hail; 07-01 to 07-02: 0°',
  )
})
