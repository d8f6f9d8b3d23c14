import { expect, test } from 'vitest'
import { ageFactor } from './aging.ts'

const START = Date.UTC(2020, 0, 1)
const YEAR_MS = 365.25 * 86_400_000
const after = (years: number, change: { firstYearFraction?: number } = {}): number =>
  ageFactor(Float64Array.of(START + years * YEAR_MS), {
    firstYearFraction: 0.02,
    laterYearsFraction: 0.005,
    startUtcMs: START,
    ...change,
  })[0]

test.each([
  [-1, 1],
  [0, 1],
  [0.5, 0.99],
  [1, 0.98],
  [11, 0.93],
  [500, 0],
])('after %d years modules give %d of their power', (years, left) => {
  expect(after(years)).toBeCloseTo(left, 12)
})

test('without a start modules do not age', () => {
  const factor = ageFactor(Float64Array.of(START), {
    firstYearFraction: 0.02,
    laterYearsFraction: 0.005,
  })
  expect(factor[0]).toBe(1)
})
