import { mean } from '@duet/units'
import { expect, test } from 'vitest'
import { HOUR_PARTS, lightRatios, meanSpread } from './shortTermIndex.ts'

const spreadOf = (values: ArrayLike<number>): number =>
  Math.sqrt(mean(Float64Array.from(values, (value) => (value - 1) ** 2)))

test('the spread of five minutes is that of the formula, and none above a clear sky', () => {
  expect(meanSpread(0.6, 0)).toBeCloseTo(0.87 * 0.36 * 0.4, 15)
  expect(meanSpread(0.64, 0.1)).toBeCloseTo(0.87 * 0.4096 * 0.36 + 0.39 * 0.8 * 0.1, 15)
  expect(meanSpread(1.2, 0)).toBe(0)
})

test.each([
  [0.2, 0.05],
  [0.5, 0],
  [0.6, 0.3],
  [0.8, 0.1],
  [0.95, 0.2],
  [1.05, 0.4],
])('of an hour of index %d that changes by %d the mean is kept', (index, change) => {
  const ratios = lightRatios(index, change)
  expect(ratios).toHaveLength(HOUR_PARTS)
  expect(mean(ratios)).toBeCloseTo(1, 12)
  expect(ratios).toEqual(Float64Array.from(ratios).sort())
  expect(ratios[0]).toBeGreaterThanOrEqual(0)
  expect((ratios.at(-1) ?? 0) * index).toBeLessThan(1.6)
})

test('the swings are about as wide as the formula of their spread says', () => {
  for (const [index, change] of [
    [0.5, 0.1],
    [0.7, 0.1],
    [0.8, 0.2],
  ] as const) {
    const spread = meanSpread(index, change)
    const oneMinute = spread * (1 + 0.8 ** 1.5 * (0.6 - 1.3 * spread) * (index - 0.2))
    const found = index * spreadOf(lightRatios(index, change))
    expect(found / oneMinute).toBeGreaterThan(0.9)
    expect(found / oneMinute).toBeLessThan(1.3)
  }
})

test('a broken sky has two modes: most of the hour is either clouded or clear', () => {
  const ratios = lightRatios(0.7, 0.3)
  const nearMean = ratios.filter((ratio) => Math.abs(ratio - 1) < 0.15)
  expect(nearMean.length).toBeLessThan(HOUR_PARTS / 3)
})

test('light is steady in clear hours, in the dark and where no index is', () => {
  for (const index of [1, 1.05, 0, 1.5, 2]) expect([...lightRatios(index, 0)]).toEqual([1])
})
