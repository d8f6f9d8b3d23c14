import { expect, test } from 'vitest'
import { ratioAxis } from './monthData.ts'

/** Min, max and step with two decimals. */
function axisOf(...ratios: readonly (number | null)[]): readonly string[] {
  const { min, max, interval } = ratioAxis(ratios)
  return [min, max, interval].map((value) => value.toFixed(2))
}

test('the axis of ratios holds 1 and every ratio', () => {
  expect(axisOf(0.963, null, 0.981)).toEqual(['0.95', '1.05', '0.05'])
  expect(axisOf(1.02, 0.94)).toEqual(['0.90', '1.05', '0.05'])
})

test('equal runs stand in the middle, and so does nothing', () => {
  expect(axisOf(1, 1)).toEqual(['0.95', '1.05', '0.05'])
  expect(axisOf(null)).toEqual(['0.95', '1.05', '0.05'])
})

test('ratios far from 1 have wider steps', () => {
  expect(axisOf(0.48)).toEqual(['0.40', '1.20', '0.20'])
  expect(axisOf(40)).toEqual(['0.00', '50.00', '10.00'])
})
