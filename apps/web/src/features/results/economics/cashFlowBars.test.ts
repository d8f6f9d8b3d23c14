import { expect, test } from 'vitest'
import { cashData, cashRows } from './cashFlowBars.ts'

const YEARS = [
  { year: 0, energy_kwh: 0, revenue: 0, cost: 1000 },
  { year: 1, energy_kwh: 10, revenue: 700, cost: 100 },
  { year: 2, energy_kwh: 9, revenue: 630, cost: 102 },
]

test('what is left of the years adds up from year 0', () => {
  expect(cashRows(YEARS).map(({ cumulative }) => cumulative)).toEqual([-1000, -400, 128])
})

test('costs are drawn below the axis, in one prefix; without a price they are alone', () => {
  const rows = cashRows(YEARS)
  const { series, left } = cashData(rows, 'EUR', true)
  expect(series.map(({ name }) => name)).toEqual(['Revenue', 'Cost', 'Sum so far'])
  expect(series[1]?.values).toEqual([-1000, -100, -102])
  expect(left?.name).toBe('kEUR')
  expect(left?.label?.(-1000)).toBe('−1')
  expect(cashData(rows, 'EUR', false).series.map(({ name }) => name)).toEqual(['Cost'])
})
