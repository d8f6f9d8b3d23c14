import { expect, test } from 'vitest'
import { internalRate, nominalRate, paybackYears, presentValue } from './presentValue.ts'

const annuity = (capital: number, yearly: number, years: number): number[] => [
  -capital,
  ...Array.from({ length: years }, () => yearly),
]

test('an annuity has the present value of its closed form', () => {
  const [rate, years] = [0.07, 25]
  const factor = (1 - (1 + rate) ** -years) / rate
  expect(presentValue(annuity(1000, 90, years), rate)).toBeCloseTo(-1000 + 90 * factor, 9)
})

test('a rate above inflation and inflation make the nominal rate', () => {
  expect(nominalRate(0.064, 0.025)).toBeCloseTo(0.0906, 12)
  expect(nominalRate(0.05, 0)).toBeCloseTo(0.05, 12)
})

test('the present value at the internal rate is 0, whatever the plant earns and however long it lives', () => {
  for (const yearly of [60, 90, 400, 5000]) {
    for (const years of [5, 25, 60]) {
      const flow = annuity(1000, yearly, years)
      expect(Math.abs(presentValue(flow, internalRate(flow) ?? Number.NaN))).toBeLessThan(1e-6)
    }
  }
})

test('what is paid back twice in a year has a rate of 100 %, what loses half one of -50 %', () => {
  expect(internalRate([-100, 200])).toBeCloseTo(1, 9)
  expect(internalRate([-100, 50])).toBeCloseTo(-0.5, 9)
})

test('of a flow that costs again at its end the larger of two rates counts', () => {
  // -100 + 230 x - 132 x² is 0 at x = 1/1.1 and 1/1.2
  expect(internalRate([-100, 230, -132])).toBeCloseTo(0.2, 9)
})

test('there is no rate without a cost, and none where nothing comes back', () => {
  expect(internalRate([0, 10, 10])).toBeUndefined()
  expect(internalRate([-100, 0, 0])).toBeUndefined()
})

test('payback falls within the year in which the sum passes 0', () => {
  expect(paybackYears([-100, 40, 40, 40])).toBeCloseTo(2.5, 12)
  expect(paybackYears([-100, 50, 50])).toBeCloseTo(2, 12)
  expect(paybackYears([0, 10])).toBe(0)
  expect(paybackYears([-100, 40])).toBeUndefined()
})

test('discounted payback of an annuity is that of its closed form, between whole years', () => {
  const rate = 0.06
  const exact = -Math.log(1 - (1000 * rate) / 120) / Math.log(1 + rate)
  const found = paybackYears(annuity(1000, 120, 30), rate) ?? Number.NaN
  expect([Math.floor(found), Math.ceil(found)]).toEqual([Math.floor(exact), Math.ceil(exact)])
})

test('a plant that must be paid for once more is paid back when its sum stays above 0', () => {
  expect(paybackYears([-100, 120, -50, 40])).toBeCloseTo(2.75, 12)
})
