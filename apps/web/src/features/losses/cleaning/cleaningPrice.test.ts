import { expect, test } from 'vitest'
import { cleaningPrice, hasOneCleaningLine, withCleaningPrice } from './cleaningPrice.ts'

const line = (name: string, unit: string, unit_price: number) => ({
  name,
  unit,
  unit_price,
  escalation_fraction: 0.01,
  every_years: 1,
})
const model = {
  currency: 'EUR',
  capital: [],
  yearly: [line('Robots', 'cleaning', 90), line('Lease', 'land_ha', 500)],
  energy_price: null,
  real_discount_fraction: 0.05,
  inflation_fraction: 0.02,
  life_years: 30,
}

test('the price of a cleaning is a line of the running costs', () => {
  expect(withCleaningPrice(model, 120).yearly).toEqual([
    line('Lease', 'land_ha', 500),
    line('Robots', 'cleaning', 120),
  ])
  expect(withCleaningPrice(model, null).yearly).toEqual([line('Lease', 'land_ha', 500)])
  expect(withCleaningPrice({ ...model, yearly: [] }, 7)).toEqual({
    ...model,
    yearly: [
      { name: 'Cleaning', unit: 'cleaning', unit_price: 7, escalation_fraction: 0, every_years: 1 },
    ],
  })
})

test('several lines are told apart under Costs', () => {
  expect(hasOneCleaningLine(model)).toBe(true)
  const two = [...model.yearly, line('Water', 'cleaning', 10)]
  expect(hasOneCleaningLine({ ...model, yearly: two })).toBe(false)
  expect(cleaningPrice({ ...model, yearly: two })).toBe(100)
  expect(cleaningPrice({ ...model, yearly: [] })).toBeNull()
})
