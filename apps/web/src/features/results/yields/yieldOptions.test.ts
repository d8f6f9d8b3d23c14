import { expect, test } from 'vitest'
import { energyColumn } from './yieldOptions.ts'

test('a column of energies has one unit and three decimals', () => {
  const { unit, text } = energyColumn([31_174_010, 1234.5, null])
  expect([unit, text(31_174_010), text(1234.5), text(null)]).toEqual([
    'GWh',
    '31.174',
    '0.001',
    '–',
  ])
})

test('has as many decimals as the smallest figure asks for, six at most', () => {
  expect(energyColumn([31_174_010, 123_450, 0], 6).text(123_450)).toBe('0.1235')
  expect(energyColumn([31_174_010, 1234.5], 6).text(1234.5)).toBe('0.001235')
  expect(energyColumn([31_174_010, 1234.5], 6).text(31_174_010)).toBe('31.174010')
  expect(energyColumn([31_174_010, -0.6], 6).text(-0.6)).toBe('−0.000001')
  expect(energyColumn([2000, 1500], 6).text(1500)).toBe('1.500')
})
