import { expect, test } from 'vitest'
import { chiSquareQuantile, yearVariability } from './yearVariability.ts'

test('quantiles of chi-square are those of the printed tables', () => {
  // NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.4
  expect(chiSquareQuantile(0.975, 9)).toBeCloseTo(19.023, 3)
  expect(chiSquareQuantile(0.025, 9)).toBeCloseTo(2.7, 3)
  expect(chiSquareQuantile(0.975, 2)).toBeCloseTo(7.378, 3)
  expect(chiSquareQuantile(0.025, 30)).toBeCloseTo(16.791, 3)
  expect(chiSquareQuantile(0.975, 100)).toBeCloseTo(129.561, 3)
})

test('the deviation between years is that of the sample, with its limits by hand', () => {
  // mean 100, Σ(E − mean)² = 4 + 1 + 0 + 1 + 4, n − 1 = 4, χ² 11.143 and 0.48442
  const found = yearVariability([98, 99, 100, 101, 102])
  expect(found?.years).toBe(5)
  expect(found?.fraction).toBeCloseTo(Math.sqrt(2.5) / 100, 12)
  expect(found?.lowFraction).toBeCloseTo(Math.sqrt(10 / 11.143) / 100, 5)
  expect(found?.highFraction).toBeCloseTo(Math.sqrt(10 / 0.48442) / 100, 5)
})

test('two years tell nothing of how years differ', () => {
  expect(yearVariability([99, 101])).toBeUndefined()
  expect(yearVariability([0, 0, 0])).toBeUndefined()
})
