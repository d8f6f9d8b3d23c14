import { describe, expect, test } from 'vitest'
import { curveConversionW, efficiencyCurves } from './efficiencyCurves.ts'

const curves = efficiencyCurves([
  {
    inputVoltageV: 900,
    points: [
      { dcW: 100, acW: 80 },
      { dcW: 1000, acW: 960 },
    ],
  },
  {
    inputVoltageV: 600,
    points: [
      { dcW: 1000, acW: 980 },
      { dcW: 100, acW: 90 },
    ],
  },
])

describe('inverter efficiency curves', () => {
  test.each([
    // dc W, V, ac W by hand
    [1000, 600, 980],
    [1000, 900, 960],
    [1000, 750, 970],
    [550, 600, 535],
    [550, 500, 535],
    [550, 1200, 520],
    [2000, 600, 1960],
    [50, 600, 40],
    [5, 600, 0],
  ])('%d W at %d V gives %d W', (dcW, voltageV, acW) => {
    expect(curveConversionW(dcW, voltageV, curves)).toBeCloseTo(acW, 9)
  })

  test('a missing power stays missing', () => {
    expect(curveConversionW(Number.NaN, 700, curves)).toBeNaN()
  })
})
