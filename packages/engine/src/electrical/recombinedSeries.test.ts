import { describe, expect, test } from 'vitest'
import { CEC } from '../testing/modules.ts'
import { makeOperatingPoints, maximumPowerPoint } from './maximumPowerPoint.ts'
import { operatingParameters } from './operatingParameters.ts'
import { recombinedCurrentAt, recombinedVoltageAt } from './recombinedSeries.ts'
import {
  constantSingleDiodeSeries,
  makeSingleDiodeSeries,
  type SingleDiode,
} from './singleDiode.ts'
import {
  currentAtVoltage,
  currentOf,
  openCircuitVoltage,
  shortCircuitCurrent,
  voltageAtCurrent,
} from './singleDiodeCurve.ts'

const PLAIN: SingleDiode = {
  lightA: 10,
  saturationA: 1e-10,
  seriesOhm: 0.3,
  shuntOhm: 300,
  thermalV: 1.85,
}
const LOSSY: SingleDiode = { ...PLAIN, recombination: { d2MuTauV: 1, builtInV: 60 } }

describe('a series of curves with recombination', () => {
  const series = constantSingleDiodeSeries(LOSSY, 3)

  test('current at a voltage and voltage at a current undo each other', () => {
    const voltageV = Float64Array.of(-20, 30, 50)
    const currentA = currentAtVoltage(series, voltageV)
    voltageAtCurrent(series, currentA).forEach((v, i) => expect(v).toBeCloseTo(voltageV[i], 9))
    expect(currentOf(LOSSY, 30)).toBe(currentA[1])
    expect(recombinedCurrentAt(series, 1, 30)).toBe(currentA[1])
    expect(recombinedVoltageAt(series, 1, currentA[1])).toBeCloseTo(30, 9)
  })

  test('above the built-in voltage there is no end of the current, and never a NaN', () => {
    for (const voltageV of [59.9999, 60, 61, 1e6]) {
      expect(currentOf({ ...LOSSY, seriesOhm: 0 }, voltageV)).toBeLessThan(0)
      expect(currentOf(LOSSY, voltageV)).toBeLessThan(0)
    }
  })

  test('recombination takes the more the nearer the built-in voltage is', () => {
    const lostA = (v: number) => currentOf(PLAIN, v) - currentOf(LOSSY, v)
    expect(lostA(0)).toBeGreaterThan(0.1)
    expect(lostA(30)).toBeGreaterThan(1.5 * lostA(0))
    expect(shortCircuitCurrent(series)[0]).toBe(currentOf(LOSSY, 0))
    expect(currentOf(PLAIN, openCircuitVoltage(series)[0])).toBeGreaterThan(0.1)
  })

  test('recombination that takes nothing leaves the greatest power where it was', () => {
    const none = constantSingleDiodeSeries(
      { ...PLAIN, recombination: { d2MuTauV: 1e-300, builtInV: 60 } },
      1,
    )
    const expected = maximumPowerPoint(constantSingleDiodeSeries(PLAIN, 1))
    const got = maximumPowerPoint(none)
    expect(got.powerW[0] / expected.powerW[0]).toBeCloseTo(1, 12)
    expect(got.voltageV[0] / expected.voltageV[0]).toBeCloseTo(1, 7)
  })

  test('without light there is no power, and missing light stays missing', () => {
    series.lightA.set([0, NaN, 10])
    const { powerW } = maximumPowerPoint(series, makeOperatingPoints(3))
    expect([powerW[0], powerW[1]]).toEqual([0, NaN])
    expect(powerW[2]).toBeGreaterThan(200)
  })
})

test('arrays that thin film has left keep no recombination for the next module', () => {
  const used = makeSingleDiodeSeries(1, { d2MuTauV: 1, builtInV: 65 })
  const out = operatingParameters(CEC, Float64Array.of(1000), Float64Array.of(25), used)
  expect(out.recombination).toBeUndefined()
})
