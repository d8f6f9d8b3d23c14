import { expect, test } from 'vitest'
import { type CostsDraft, checkCosts, draftOf, EMPTY_DRAFT, withLine } from './costsDraft.ts'

const DRAFT: CostsDraft = {
  ...EMPTY_DRAFT,
  currency: ' eur',
  capital: [
    {
      key: 4,
      name: 'Modules',
      unit: 'wp',
      unit_price: 0.2,
      escalation_fraction: 0,
      every_years: 1,
    },
  ],
  yearly: [],
  priceKind: 'flat',
  flatPerMwh: 50,
  realDiscountFraction: 0.05,
  inflationFraction: 0.02,
  lifeYears: 30,
}

test('what was stored comes back as it was', () => {
  const { model, errors } = checkCosts(DRAFT)
  expect(errors).toEqual({})
  expect(model?.currency).toBe('EUR')
  expect(model?.energy_price).toEqual({
    flat_per_mwh: 50,
    hourly_per_mwh: null,
    series_per_mwh: null,
    yearly_per_mwh: null,
    escalation_fraction: 0,
  })
  const yearly = [
    {
      name: 'Inverters',
      unit: 'inverter',
      unit_price: 9000,
      escalation_fraction: 0,
      every_years: 15,
    },
  ]
  const stored = { ...model!, yearly, energy_price: null }
  const again = checkCosts(draftOf(stored))
  expect(again.model).toEqual(stored)
})

test('an empty form says of each field what it lacks', () => {
  const { model, errors } = checkCosts(EMPTY_DRAFT)
  expect(model).toBeUndefined()
  expect(Object.keys(errors).toSorted()).toEqual([
    'capital.0.name',
    'capital.0.unit_price',
    'currency',
    'inflation_fraction',
    'life_years',
    'real_discount_fraction',
    'yearly.0.name',
    'yearly.0.unit_price',
  ])
  expect(errors['life_years']).toBe('A number is needed.')
})

test('a price that is chosen must be given, flat or by hour', () => {
  expect(checkCosts({ ...DRAFT, flatPerMwh: null }).errors).toEqual({
    'energy_price.flat_per_mwh': 'A number is needed.',
  })
  const hourly = checkCosts({ ...DRAFT, priceKind: 'hourly', hourlyText: '1 2' })
  expect(hourly.errors).toEqual({
    'energy_price.hourly_per_mwh': '1 line: 12 are needed, January first.',
  })
})

test('prices by year and by hour of the year come back as they were, and what is wrong is said at their field', () => {
  for (const [priceKind, count] of [
    ['series', 8760],
    ['yearly', 3],
  ] as const) {
    const prices = Array.from({ length: count }, (_, at) => 40 + (at % 7) / 8)
    const typed = { ...DRAFT, priceKind, [`${priceKind}Text`]: prices.join('\n') }
    const { model } = checkCosts(typed)
    expect(model?.energy_price?.[`${priceKind}_per_mwh`]).toEqual(prices)
    expect(checkCosts({ ...typed, [`${priceKind}Text`]: '1 x' }).errors).toEqual({
      [`energy_price.${priceKind}_per_mwh`]: "Price 2: 'x' is no number.",
    })
  }
})

test('a further line has a key that no other has', () => {
  expect(withLine(DRAFT.capital, 'table').map(({ key }) => key)).toEqual([4, 5])
  expect(withLine([], 'table').map(({ key }) => key)).toEqual([0])
})
