import { describe, expect, test } from 'vitest'
import { linearOperatingPoints } from './linearPower.ts'
import { maximumPowerPoint } from './maximumPowerPoint.ts'
import { constantSingleDiodeSeries, type SingleDiode } from './singleDiode.ts'
import {
  currentAtVoltage,
  currentOf,
  openCircuitVoltage,
  shortCircuitCurrent,
  voltageAtCurrent,
} from './singleDiodeCurve.ts'

function pointsOf(diode: SingleDiode) {
  const mpp = maximumPowerPoint(constantSingleDiodeSeries(diode, 1))
  return { v_mp: mpp.voltageV[0], p_mp: mpp.powerW[0] }
}

test('voltage at a current and current at a voltage undo each other, in reverse and beyond open circuit too', () => {
  const series = constantSingleDiodeSeries(
    { lightA: 10, saturationA: 1e-10, seriesOhm: 0.3, shuntOhm: 300, thermalV: 1.85 },
    5,
  )
  const currents = Float64Array.of(-3, 0, 5, shortCircuitCurrent(series)[0], 10.01)
  const voltages = voltageAtCurrent(series, currents)
  expect(voltages[1]).toBeCloseTo(openCircuitVoltage(series)[1], 9)
  expect(voltages[3]).toBeCloseTo(0, 9)
  currentAtVoltage(series, voltages).forEach((a, i) => expect(a).toBeCloseTo(currents[i], 9))
})

describe('the maximum power point', () => {
  const diode: SingleDiode = {
    lightA: 10,
    saturationA: 1e-10,
    seriesOhm: 0.3,
    shuntOhm: 300,
    thermalV: 1.85,
  }

  test('no voltage beside it gives more power', () => {
    // Parameters far apart, from dim to bright and from leaky to tight.
    for (const lightA of [1e-6, 0.01, 1, 20]) {
      for (const shuntOhm of [2, 100, Infinity]) {
        for (const seriesOhm of [0, 0.1, 3]) {
          const d = { ...diode, lightA, shuntOhm, seriesOhm }
          const p = pointsOf(d)
          for (const factor of [0.99, 0.9999, 1.0001, 1.01]) {
            const v = p.v_mp * factor
            expect(v * currentOf(d, v)).toBeLessThanOrEqual(p.p_mp * (1 + 1e-12))
          }
        }
      }
    }
  })

  test('is found where the shunt alone decides, far below the thermal voltage', () => {
    const d = {
      lightA: 2.157e-8,
      saturationA: 1.084e-17,
      seriesOhm: 5.36e-4,
      shuntOhm: 46.15,
      thermalV: 0.0322,
    }
    // A straight line from I_L to I_L·R_sh gives a quarter of their product.
    const straightLineW = (d.lightA * d.lightA * d.shuntOhm) / 4
    expect(pointsOf(d).p_mp / straightLineW).toBeCloseTo(1, 4)
  })

  test('is zero in the dark and missing where the light is missing', () => {
    const series = constantSingleDiodeSeries(diode, 2)
    series.lightA.set([0, NaN])
    expect(maximumPowerPoint(series).powerW).toEqual(Float64Array.of(0, NaN))
  })
})

test('a linear module loses its share of power per kelvin and never gives less than none', () => {
  const model = { kind: 'linear', pmpW: 500, vmpV: 40, gammaPerK: -0.004 } as const
  const out = linearOperatingPoints(
    model,
    Float64Array.of(1000, 500, 0),
    Float64Array.of(25, 75, 300),
  )
  expect(out.powerW).toEqual(Float64Array.of(500, 200, 0))
  expect(out.currentA[1]).toBe(5)
})
