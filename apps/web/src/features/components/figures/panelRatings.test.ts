import { panelDefaults } from '@duet/plant'
import { expect, test } from 'vitest'
import { panelRatings } from './panelRatings.ts'

test('the curve passes through the short circuit current and open circuit voltage of the fields', () => {
  const byLabel = new Map(panelRatings(panelDefaults).map((rating) => [rating.label, rating]))
  expect(byLabel.get('Open circuit voltage')?.model).toBeCloseTo(
    panelDefaults.open_circuit_voltage,
    6,
  )
  expect(byLabel.get('Short circuit current')?.model).toBeCloseTo(
    panelDefaults.short_circuit_current,
    6,
  )
  expect(byLabel.get('Maximum power')?.file).toBeUndefined()
})

test('fields that make no curve have no ratings', () => {
  expect(panelRatings({ ...panelDefaults, series_resistance: 5 })).toEqual([])
})
