import { describe, expect, test } from 'vitest'
import { errorFunction } from './errorFunction.ts'
import { hsuSoilingRatio } from './hsu.ts'
import { kimberSoilingLoss } from './kimber.ts'
import { rainInWindow } from './rainWindow.ts'

const DAY_S = 86_400

test('rain of a window is that of the steps that end in it; missing rain counts as none', () => {
  const rain = Float64Array.of(1, 2, NaN, 4, 8)
  expect([...rainInWindow(rain, 3600, 7200)]).toEqual([1, 3, 2, 4, 12])
})

describe('dirt by Kimber', () => {
  const soiling = {
    lossPerDay: 0.01,
    cleaningRainMm: 5,
    rainPeriodH: 24,
    graceDays: 2,
    maxLossFraction: 0.035,
    initialLossFraction: 0,
    washedSteps: [],
  }
  const loss = (rain: readonly number[], change = {}) =>
    Array.from(kimberSoilingLoss(Float64Array.from(rain), DAY_S, { ...soiling, ...change }), (x) =>
      Math.round(x * 1e6),
    )

  test('grows day by day up to its maximum', () => {
    expect(loss([0, 0, 0, 0, 0])).toEqual([0, 10000, 20000, 30000, 35000])
  })

  test('is gone with rain above the threshold and stays away for the days of grace', () => {
    expect(loss([0, 0, 6, 0, 0])).toEqual([0, 10000, 0, 0, 10000])
    expect(loss([0, 0, 5, 0])).toEqual([0, 10000, 20000, 30000])
  })

  test('is washed by hand', () => {
    expect(loss([0, 0, 0, 0], { washedSteps: [2] })).toEqual([0, 10000, 0, 10000])
  })
})

describe('dust by Coello and Boyle', () => {
  const dust = {
    pm25GPerM3: Float64Array.of(1e-5),
    pm10GPerM3: Float64Array.of(3e-5),
    fineMPerS: 0.0009,
    coarseMPerS: 0.004,
    tiltDeg: 0,
    cleaningRainMm: 1,
    rainPeriodH: 1,
    washedSteps: [],
  }

  test('takes light until rain cleans', () => {
    const ratio = hsuSoilingRatio(Float64Array.of(0, 0, 1, 0), 3600, dust)
    expect(ratio[1]).toBeLessThan(ratio[0])
    expect(ratio[2]).toBe(1)
    expect(ratio[3]).toBeCloseTo(ratio[0], 12)
  })

  test('lies less on a tilted module', () => {
    const ratio = (tiltDeg: number) =>
      hsuSoilingRatio(new Float64Array(1), 3600, { ...dust, tiltDeg })[0]
    expect(ratio(60)).toBeGreaterThan(ratio(0))
  })
})

test('the error function meets tabled values (Abramowitz & Stegun, table 7.1)', () => {
  expect(errorFunction(0)).toBe(0)
  expect(errorFunction(0.5)).toBeCloseTo(0.5204998778, 10)
  expect(errorFunction(2)).toBeCloseTo(0.995322265, 9)
  expect(errorFunction(7)).toBe(1)
})
