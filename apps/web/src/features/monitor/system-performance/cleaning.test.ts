import { expect, test } from 'vitest'
import { cleaningGain } from './cleaning.ts'

const dirty = { loss_fraction: 0.04, loss_per_day: 0.002, clean_date: '2026-06-01' }
const BLOCKS = [
  { model_kwh_per_day: 1000, soiling: dirty },
  { model_kwh_per_day: 3000, soiling: null },
]

test('a cleaning brings back what dirt takes of each day, and is paid by it', () => {
  expect(cleaningGain(BLOCKS, { pricePerKwh: 0.1, cost: 80 })).toEqual({
    kwhPerDay: 40,
    fraction: 0.01,
    moneyPerDay: 4,
    payDays: 20,
  })
})

test('without a price or a cost, or without dirt, nothing is said of when it is paid', () => {
  expect(cleaningGain(BLOCKS, { pricePerKwh: undefined, cost: 80 })).toMatchObject({
    moneyPerDay: undefined,
    payDays: undefined,
  })
  expect(cleaningGain(BLOCKS, { pricePerKwh: 0.1, cost: undefined }).payDays).toBeUndefined()
  expect(cleaningGain(BLOCKS.slice(1), { pricePerKwh: 0.1, cost: 80 }).payDays).toBeUndefined()
  expect(cleaningGain([], { pricePerKwh: 0.1, cost: 80 }).fraction).toBe(0)
})
