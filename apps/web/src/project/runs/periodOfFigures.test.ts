import { yearsInMean } from '@duet/results'
import { expect, test } from 'vitest'
import { periodOfFigures } from './periodOfFigures.ts'

test.each([
  [8760, 1, ''],
  [8784, 1, ''],
  [3 * 8760, 3, 'mean of 3 years'],
  [4 * 8760 + 24, 4, 'mean of 4 years'],
  [1.5 * 8760, 1, 'sum of 1.5 years'],
  [58 * 24, 1, '58 days'],
])('the figures of %d hours are of %d years in the mean: %s', (hours, years, text) => {
  expect(yearsInMean(hours)).toBe(years)
  expect(periodOfFigures(hours)).toBe(text)
})

test('with gaps some year is not complete: figures stay the sum', () => {
  expect(yearsInMean(3 * 8760, 96)).toBe(1)
  expect(periodOfFigures(3 * 8760, 96)).toBe('sum of 3 years')
})
