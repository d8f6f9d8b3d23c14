import { expect, test } from 'vitest'
import { cashFlow } from './cashFlow.ts'
import { economicFigures } from './economicFigures.ts'
import { presentValue } from './presentValue.ts'

const CAPITAL = 1_000_000
const ENERGY_KWH = 2_000_000
const OPERATION = 15_000

interface Case {
  readonly real?: number
  readonly inflation?: number
  readonly years?: number
  readonly escalation?: number
  readonly price?: number
  readonly growth?: number
  readonly aging?: number
}

function plant(options: Case) {
  const { real = 0.06, inflation = 0, years = 25, escalation = 0, price, growth = 0 } = options
  const model = {
    real_discount_fraction: real,
    inflation_fraction: inflation,
    energy_price:
      price === undefined
        ? null
        : {
            flat_per_mwh: price,
            hourly_per_mwh: null,
            series_per_mwh: null,
            yearly_per_mwh: null,
            escalation_fraction: growth,
          },
  }
  const flow = cashFlow({
    capital: CAPITAL,
    yearly: [{ amount: OPERATION, escalation_fraction: escalation, every_years: 1 }],
    energyKwh: Array.from(
      { length: years },
      (_, at) => ENERGY_KWH * (1 - (options.aging ?? 0)) ** at,
    ),
    pricesPerMwh: price === undefined ? undefined : [price],
    model,
  })
  return { flow, figures: economicFigures(flow, model) }
}

const MWH = ENERGY_KWH / 1000

test('what is replaced is paid with the prices of its year, and not in the last one', () => {
  const flow = cashFlow({
    capital: CAPITAL,
    yearly: [{ amount: 80_000, escalation_fraction: 0.01, every_years: 10 }],
    energyKwh: Array.from({ length: 30 }, () => ENERGY_KWH),
    pricesPerMwh: undefined,
    model: { inflation_fraction: 0.02, energy_price: null },
  })
  const paid = flow.filter(({ year, cost }) => year > 0 && cost > 0)
  expect(paid.map(({ year }) => year)).toEqual([10, 20])
  expect(paid[0]?.cost).toBeCloseTo(80_000 * 1.03 ** 9, 6)
  expect(paid[1]?.cost).toBeCloseTo(80_000 * 1.03 ** 19, 6)
})

test('without discount the LCOE is all cost over all energy', () => {
  const { lcoeRealPerMwh, lcoeNominalPerMwh } = plant({ real: 0 }).figures
  expect(lcoeRealPerMwh).toBeCloseTo((CAPITAL + 25 * OPERATION) / (25 * MWH), 9)
  expect(lcoeNominalPerMwh).toBeCloseTo(lcoeRealPerMwh ?? 0, 9)
})

test('of even years it is that of the capital recovery factor, as in the Annual Technology Baseline', () => {
  // LCOE = (CRF CAPEX + FOM) / E, CRF = d / (1 - (1 + d)^-N): atb.nrel.gov, Equations and Variables, 2024
  const recovery = 0.06 / (1 - 1.06 ** -25)
  const expected = (recovery * CAPITAL + OPERATION) / MWH
  expect(plant({}).figures.lcoeRealPerMwh).toBeCloseTo(expected, 9)
  // With inflation nearly the same in real terms: the first year's cost is not inflated, but is discounted as one of year 1
  const shifted = (recovery * CAPITAL + OPERATION / 1.025) / MWH
  expect(plant({ inflation: 0.025 }).figures.lcoeRealPerMwh).toBeCloseTo(shifted, 9)
})

test('sold at the nominal LCOE in all years, or at the real one with inflation, the plant is worth 0', () => {
  const inflation = 0.025
  const without = plant({ inflation, aging: 0.005, escalation: 0.01 }).figures
  const nominal = plant({
    inflation,
    aging: 0.005,
    escalation: 0.01,
    price: without.lcoeNominalPerMwh ?? 0,
  })
  // A real price is in money of year 0
  const real = plant({
    inflation,
    aging: 0.005,
    escalation: 0.01,
    price: (without.lcoeRealPerMwh ?? 0) * (1 + inflation),
    growth: inflation,
  })
  for (const { figures } of [nominal, real]) {
    expect(figures.netPresentValue).toBeCloseTo(0, 4)
    expect(figures.internalRateFraction).toBeCloseTo(1.06 * 1.025 - 1, 9)
    expect(figures.discountedPaybackYears ?? 25).toBeCloseTo(25, 6)
  }
})

test('costs grow by inflation and escalation together, the price by its own growth', () => {
  const { flow } = plant({ inflation: 0.02, escalation: 0.01, price: 50, growth: 0.03 })
  expect(flow[1]).toMatchObject({ cost: OPERATION, revenue: MWH * 50 })
  expect(flow[3]?.cost).toBeCloseTo(OPERATION * 1.03 ** 2, 6)
  expect(flow[3]?.revenue).toBeCloseTo(MWH * 50 * 1.03 ** 2, 6)
})

test('LCOE rises with the discount rate and with aging, value falls with them', () => {
  const rates = [0, 0.03, 0.06, 0.1].map((real) => plant({ real, price: 60 }).figures)
  const ages = [0, 0.005, 0.02].map((aging) => plant({ aging, price: 60 }).figures)
  for (const figures of [rates, ages]) {
    const lcoe = figures.map(({ lcoeRealPerMwh }) => lcoeRealPerMwh ?? Number.NaN)
    const value = figures.map(({ netPresentValue }) => netPresentValue ?? Number.NaN)
    expect(lcoe).toEqual(lcoe.toSorted((a, b) => a - b))
    expect(value).toEqual(value.toSorted((a, b) => b - a))
  }
})

test('the value is that of revenue less that of cost', () => {
  const { flow, figures } = plant({ inflation: 0.02, price: 45 })
  const at = 1.06 * 1.02 - 1
  const revenue = presentValue(
    flow.map((year) => year.revenue),
    at,
  )
  expect(figures.netPresentValue).toBeCloseTo(
    revenue -
      presentValue(
        flow.map((year) => year.cost),
        at,
      ),
    6,
  )
})

test('without a price there is an LCOE and nothing else, without energy not even that', () => {
  const { figures } = plant({})
  expect(figures.lcoeRealPerMwh).toBeGreaterThan(0)
  expect(figures.netPresentValue).toBeUndefined()
  expect(figures.internalRateFraction).toBeUndefined()
  expect(figures.paybackYears).toBeUndefined()
  expect(plant({ aging: 1, years: 0 }).figures.lcoeRealPerMwh).toBeUndefined()
})
