import { expect, test } from 'vitest'
import { drawnExceedance } from './drawnExceedance.ts'
import { exceedance } from './exceedance.ts'
import { randomParts } from './testing/randomParts.ts'
import { USUAL_UNCERTAINTY } from './uncertaintyPart.ts'

const normalSum = (parts: typeof USUAL_UNCERTAINTY, years: number): number[] => {
  const { p50, p75, p90, p95, p99 } = exceedance(1, parts, years)
  return [p50, p75, p90, p95, p99]
}

test('draws of normal parts are within 0.1 % of the normal sum, over one year and over many', () => {
  for (const parts of [USUAL_UNCERTAINTY, ...randomParts(12, { distribution: 'normal' })]) {
    for (const years of [1, 10, 25]) {
      const sums = normalSum(parts, years)
      drawnExceedance(parts, years).forEach((drawn, index) =>
        expect(Math.abs(drawn / sums[index]! - 1)).toBeLessThan(0.001),
      )
    }
  }
})

test('draws of one uniform or triangular part have the quantiles of its shape', () => {
  const [base] = randomParts(1)
  const only = { ...base![0]!, fraction: 0.1 }
  const uniform = drawnExceedance([{ ...only, distribution: 'uniform' }])
  const triangular = drawnExceedance([{ ...only, distribution: 'triangular' }])
  // Of a width of ±10 %: 1 − 0.1·(1 − 2·p); of a triangle 1 − 0.1·(1 − √(2p)), p 50, 25, 10, 5 and 1 %
  const shares = [0.5, 0.25, 0.1, 0.05, 0.01]
  shares.forEach((p, index) => {
    expect(uniform[index]).toBeCloseTo(1 - 0.1 * (1 - 2 * p), 4)
    expect(triangular[index]).toBeCloseTo(1 - 0.1 * (1 - Math.sqrt(2 * p)), 3)
  })
})

test('draws fall when any part grows, and are the same at each call', () => {
  for (const parts of randomParts(8)) {
    const p90 = drawnExceedance(parts)[2]!
    expect(drawnExceedance(parts)[2]).toBe(p90)
    for (const part of parts) {
      const doubled = parts.map((one) =>
        one === part ? { ...one, fraction: 2 * one.fraction } : one,
      )
      expect(drawnExceedance(doubled)[2], `when ${part.key} grows`).toBeLessThan(p90)
    }
  }
})

test('a forecast without uncertainty is certain', () => {
  expect(drawnExceedance([])).toEqual([1, 1, 1, 1, 1])
})
