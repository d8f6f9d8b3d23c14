import { describe, expect, test } from 'vitest'
import { estimatedMismatchFraction, relativeMeanDifference } from './unevenLight.ts'

describe('relative mean difference', () => {
  test('of even light and of no light is none', () => {
    expect(relativeMeanDifference(new Float64Array(7).fill(300))).toBeCloseTo(0, 15)
    expect(relativeMeanDifference(new Float64Array(7))).toBe(0)
    expect(relativeMeanDifference(new Float64Array(0))).toBe(0)
  })

  test('is that of all pairs', () => {
    const values = Float64Array.of(130, 20, 75, 310, 75, 0)
    let pairs = 0
    for (const a of values) for (const b of values) pairs += Math.abs(a - b)
    const mean = values.reduce((a, b) => a + b, 0) / values.length
    expect(relativeMeanDifference(values)).toBeCloseTo(pairs / (values.length ** 2 * mean), 12)
    expect(values[0]).toBe(130)
  })

  test('does not change with the level of the light', () => {
    const values = Float64Array.of(1, 2, 4)
    const brighter = values.map((value) => 250 * value)
    expect(relativeMeanDifference(brighter)).toBeCloseTo(relativeMeanDifference(values), 14)
  })

  test('of a missing value is missing', () => {
    expect(relativeMeanDifference(Float64Array.of(1, Number.NaN))).toBeNaN()
  })
})

test.each([
  [0.05, 0.0151],
  [0.1, 0.0462],
  [0.15, 0.0933],
])('a difference of %d costs %d of the power', (difference, lost) => {
  expect(estimatedMismatchFraction(difference)).toBeCloseTo(lost, 12)
})
