import { expect, test } from 'vitest'
import { tBound, twoSidedP } from './studentT.ts'

test('probabilities of t are those of closed forms', () => {
  // one degree of freedom is Cauchy's distribution, two have t / √(2 + t²)
  for (const t of [0.01, 0.5, 1, 3, 40, 1e6]) {
    expect(twoSidedP(t, 1) / (1 - (2 / Math.PI) * Math.atan(t))).toBeCloseTo(1, 9)
    expect(twoSidedP(t, 2)).toBeCloseTo(1 - t / Math.sqrt(2 + t * t), 12)
    expect(twoSidedP(-t, 7)).toBe(twoSidedP(t, 7))
  }
  expect(twoSidedP(0, 5)).toBe(1)
})

test('bounds of t are those of the tables', () => {
  expect(tBound(0.95, 1)).toBeCloseTo(12.706, 3)
  expect(tBound(0.95, 20)).toBeCloseTo(2.086, 3)
  expect(tBound(0.99, 60)).toBeCloseTo(2.66, 3)
  expect(tBound(0.95, 1e6)).toBeCloseTo(1.96, 3)
})

test('probabilities far out keep their digits', () => {
  // scipy.stats.t.sf(20, 200) * 2, t.sf(12, 1436) * 2
  expect(twoSidedP(20, 200) / 1.3357767058387848e-49).toBeCloseTo(1, 8)
  expect(twoSidedP(12, 1436) / 1.1004558991944002e-31).toBeCloseTo(1, 8)
})
