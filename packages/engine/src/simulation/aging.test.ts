import { expect, test } from 'vitest'
import type { Degradation } from '../model/block.ts'
import { ageFactor } from './aging.ts'

const START = Date.UTC(2020, 0, 1)
const YEAR_MS = 365.25 * 86_400_000
const after = (years: number, change: Partial<Degradation> = {}): number =>
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

test.each([
  [0.5, 0.99],
  [1, 0.98],
  [2, 0.98 * 0.995],
  [11, 0.98 * 0.995 ** 10],
])('by the compounding law modules give after %d years %d of their power', (years, left) => {
  expect(after(years, { law: 'compounding' })).toBeCloseTo(left, 12)
})

test.each([
  [0, 1],
  [2, 0.99],
  [4, 0.98],
  [20, 0.98],
])('LeTID of 2 %% over 4 years leaves after %d years %d of what age does', (years, left) => {
  const letid = { fraction: 0.02, years: 4 }
  expect(after(years, { letid }) / after(years)).toBeCloseTo(left, 12)
})

test.each([
  [0, 1],
  [2, 1 - 0.01 * 0.16],
  [5, 0.99],
  [7.5, 1 - 0.00038 * 7.5 ** 2],
  [10, 1 - 0.036],
  [20, 1 - 0.072],
])('modules that age unlike leave after %d years %d of what age does', (years, left) => {
  const spread = { years: [5, 10], lost: [0.01, 0.036] }
  expect(after(years, { spread }) / after(years)).toBeCloseTo(left, 12)
})
