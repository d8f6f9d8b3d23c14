import { HOUR_MS } from '@duet/units'
import { expect, test } from 'vitest'
import { type BudgetYear, budgetOnSteps } from './budgetYear.ts'

/** Hours of 2001 at seven hours behind UTC: each has the number of its hour in the year. */
const FIRST = Date.parse('2001-01-01T07:00Z')
const YEAR: BudgetYear = {
  startUtcMs: Float64Array.from({ length: 8760 }, (_, hour) => FIRST + hour * HOUR_MS),
  powerW: Float64Array.from({ length: 8760 }, (_, hour) => hour),
  stepS: 3600,
  utcOffsetH: -7,
}
const on = (iso: string, stepS: number, count = 1, share = 1): readonly number[] => {
  const startUtcMs = Float64Array.from(
    { length: count },
    (_, i) => Date.parse(iso) + i * stepS * 1000,
  )
  return [...budgetOnSteps(YEAR, { startUtcMs, stepS }, share)]
}

test('a quarter of an hour has the hour that it lies in, of the same day of the year', () => {
  expect(on('2026-01-02T07:30Z', 900, 3)).toEqual([24, 24, 25])
  expect(on('2026-01-02T07:30Z', 900, 1, 0.25)).toEqual([6])
})

test('a day has the mean of its hours', () => {
  expect(on('2026-01-01T07:00Z', 86_400, 2)).toEqual([11.5, 35.5])
})

test('a leap day is the day before it, and the year goes round at midnight of the plant', () => {
  expect(on('2028-02-29T07:00Z', 3600)).toEqual(on('2027-02-28T07:00Z', 3600))
  expect(on('2027-01-01T06:00Z', 3600, 2)).toEqual([8759, 0])
})

test('what a part of a year does not have is none', () => {
  const days = {
    ...YEAR,
    startUtcMs: YEAR.startUtcMs.subarray(0, 48),
    powerW: YEAR.powerW.subarray(0, 48),
  }
  const startUtcMs = Float64Array.of(Date.parse('2026-03-01T07:00Z'))
  expect([...budgetOnSteps(days, { startUtcMs, stepS: 3600 }, 1)]).toEqual([Number.NaN])
})
