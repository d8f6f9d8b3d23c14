import { expect, test } from 'vitest'
import { yieldSigma } from '../yields/exceedance.ts'
import { USUAL_UNCERTAINTY } from '../yields/uncertaintyPart.ts'
import { type CostModel, costModelSchema, type EnergyPrice } from './costModel.ts'
import { energyPrices } from './energyPrices.ts'
import { runEconomics } from './runEconomics.ts'

const FLAT: EnergyPrice = {
  flat_per_mwh: 50,
  hourly_per_mwh: null,
  series_per_mwh: null,
  yearly_per_mwh: null,
  escalation_fraction: 0,
}
const MODEL: CostModel = {
  currency: 'EUR',
  capital: [
    { name: 'Modules', unit: 'wp', unit_price: 0.2 },
    { name: 'Trackers', unit: 'table', unit_price: 5000 },
    { name: 'Grid', unit: 'fixed', unit_price: 100_000 },
  ],
  yearly: [
    { name: 'Operation', unit: 'kwp', unit_price: 10, escalation_fraction: 0, every_years: 1 },
    { name: 'Lease', unit: 'land_ha', unit_price: 500, escalation_fraction: 0, every_years: 1 },
  ],
  energy_price: FLAT,
  real_discount_fraction: 0.05,
  inflation_fraction: 0.02,
  life_years: 30,
}
const QUANTITIES = {
  wp: 2_000_000,
  module: 4000,
  table: 40,
  inverter: 6,
  transformer: 1,
  dc_wire_m: null,
  ac_wire_m: 900,
  land_ha: 3,
  cleaning: 4,
}
const ENERGY = Array.from({ length: 30 }, () => 4_000_000)
const economics = (model: CostModel = MODEL) =>
  runEconomics({
    model,
    quantities: QUANTITIES,
    energyKwh: ENERGY,
    pricesPerMwh: [50],
    uncertainty: USUAL_UNCERTAINTY,
  })

test('each line is its price times what the design has of it', () => {
  const { capital, yearly, capitalSum, yearlySum } = economics()
  expect(capital.map(({ amount }) => amount)).toEqual([400_000, 200_000, 100_000])
  expect(yearly.map(({ amount }) => amount)).toEqual([20_000, 1500])
  expect([capitalSum, yearlySum]).toEqual([700_000, 21_500])
})

test('what is replaced counts on average in the sum of a year; a model from before is of every year', () => {
  const replaced = {
    name: 'Inverters',
    unit: 'inverter',
    unit_price: 9000,
    every_years: 15,
  } as const
  const { yearlySum } = economics({
    ...MODEL,
    yearly: [...MODEL.yearly, { ...replaced, escalation_fraction: 0 }],
  })
  expect(yearlySum).toBeCloseTo(21_500 + (6 * 9000) / 15, 9)
  const stored = MODEL.yearly.map((line) => ({ ...line, every_years: undefined }))
  expect(costModelSchema.parse({ ...MODEL, yearly: stored })).toEqual(MODEL)
})

test('where a priced quantity is not known there is no sum and no figure, where its price is 0 there is', () => {
  const wired = (unit_price: number): CostModel => ({
    ...MODEL,
    capital: [...MODEL.capital, { name: 'Cable', unit: 'dc_wire_m', unit_price }],
  })
  const unknown = economics(wired(3))
  expect(unknown.capital.at(-1)).toMatchObject({ quantity: null, amount: null })
  expect([unknown.capitalSum, unknown.cases, unknown.years]).toEqual([undefined, [], []])
  expect(economics(wired(0)).capitalSum).toBe(700_000)
})

test('P-values are of the mean of the life: LCOE rises with them as the energy falls', () => {
  const { cases, years } = economics()
  const [p50, , p90] = cases
  const left = 1 - 1.282 * yieldSigma(USUAL_UNCERTAINTY, 30)
  expect(p90?.energyKwh).toBeCloseTo(4_000_000 * left, 3)
  expect(p90?.lcoeRealPerMwh).toBeCloseTo((p50?.lcoeRealPerMwh ?? 0) / left, 9)
  const values = cases.map(({ netPresentValue }) => netPresentValue ?? Number.NaN)
  expect(values).toEqual(values.toSorted((a, b) => b - a))
  expect(years[1]).toEqual({ year: 1, energyKwh: 4_000_000, revenue: 200_000, cost: 21_500 })
})

test('a price by hour is weighted by the energy of its hours', () => {
  const hourly = Array.from({ length: 12 }, (_, month) =>
    Array.from({ length: 24 }, (_hour, hour) => (month === 5 && hour === 12 ? 20 : 80)),
  )
  const price = { ...FLAT, flat_per_mwh: null, hourly_per_mwh: hourly }
  const energy = [
    { month: 5, day: 1, hour: 12, energyKwh: 300 },
    { month: 0, day: 1, hour: 12, energyKwh: 100 },
  ]
  expect(energyPrices(price, energy)?.[0]).toBeCloseTo(35, 12)
  expect(energyPrices(price, [])).toBeUndefined()
})

test('a price of each hour of a year goes by the date, and 29 February by the day before', () => {
  const series = Array.from({ length: 8760 }, (_, hour) => hour)
  const price = { ...FLAT, flat_per_mwh: null, series_per_mwh: series }
  const at = (month: number, day: number, hour: number): number | undefined =>
    energyPrices(price, [{ month, day, hour, energyKwh: 2 }])?.[0]
  expect(at(0, 1, 0)).toBe(0)
  expect(at(1, 28, 23)).toBe(58 * 24 + 23)
  expect(at(1, 29, 5)).toBe(at(1, 28, 5))
  expect(at(2, 1, 0)).toBe(59 * 24)
  expect(at(11, 31, 23)).toBe(8759)
})

test('prices by year are those of their years, and the last one grows on', () => {
  const energy_price = {
    ...FLAT,
    flat_per_mwh: null,
    yearly_per_mwh: [50, 40],
    escalation_fraction: 0.1,
  }
  const model = { ...MODEL, energy_price, life_years: 4 }
  const { years } = runEconomics({
    model,
    quantities: QUANTITIES,
    energyKwh: [1000, 1000, 1000, 1000],
    pricesPerMwh: energyPrices(energy_price, []),
    uncertainty: USUAL_UNCERTAINTY,
  })
  const revenues = years.slice(1).map(({ revenue }) => revenue)
  const expected = [50, 40, 44, 48.4]
  for (const [year, revenue] of expected.entries()) expect(revenues[year]).toBeCloseTo(revenue, 9)
})

test('what is no cost model is refused where it is wrong', () => {
  const pathOf = (model: unknown): string =>
    costModelSchema.safeParse(model).error?.issues[0]?.path.join('.') ?? 'valid'
  expect(pathOf(MODEL)).toBe('valid')
  expect(pathOf({ ...MODEL, currency: 'euro' })).toBe('currency')
  expect(pathOf({ ...MODEL, yearly: [{ ...MODEL.yearly[0], unit_price: -1 }] })).toBe(
    'yearly.0.unit_price',
  )
  const price = { flat_per_mwh: null, escalation_fraction: 0 }
  expect(pathOf({ ...MODEL, energy_price: { ...price, hourly_per_mwh: [[1]] } })).toBe(
    'energy_price.hourly_per_mwh.0',
  )
  expect(pathOf({ ...MODEL, energy_price: { ...price, hourly_per_mwh: null } })).toBe(
    'energy_price',
  )
  expect(pathOf({ ...MODEL, life_years: 0 })).toBe('life_years')
})
