import { describe, expect, test } from 'vitest'
import { CEC, DATASHEET } from '../testing/modules.ts'
import { moduleIvCurve } from './moduleIvCurve.ts'
import { moduleValueFaults } from './moduleValueFaults.ts'

describe('the curve of a module', () => {
  test('runs from short circuit to open circuit and holds the point of greatest power', () => {
    const { curve } = moduleIvCurve(DATASHEET)
    if (!curve) throw new Error('no curve')
    expect([curve.voltageV[0], curve.currentA[0]]).toEqual([0, curve.iscA])
    expect(curve.voltageV[100]).toBe(curve.vocV)
    expect(curve.currentA[100]).toBeCloseTo(0, 12)
    const greatestW = Math.max(...curve.voltageV.map((v, i) => v * curve.currentA[i]))
    expect(greatestW).toBeLessThanOrEqual(curve.pmpW)
    expect(greatestW).toBeGreaterThan(0.999 * curve.pmpW)
    expect(curve.impA * curve.vmpV).toBeCloseTo(curve.pmpW, 10)
  })

  test('stands at the light and temperature asked for, with the points asked for', () => {
    const { curve } = moduleIvCurve(DATASHEET, { effectiveWm2: 200, cellC: 45, points: 11 })
    expect(curve?.currentA).toHaveLength(11)
    expect(curve?.iscA).toBeCloseTo(0.2 * (14 + 0.00728 * 20), 2)
  })

  test('of one point is refused', () => {
    expect(() => moduleIvCurve(DATASHEET, { points: 1 })).toThrow(RangeError)
  })
})

describe('what stands in the way of a curve', () => {
  test.each<[string, object, readonly string[]]>([
    ['a shunt that takes all current', { shuntOhm: 3 }, ['shuntTooSmall shuntOhm']],
    ['a series drop of V_oc', { seriesOhm: 10 }, ['seriesTooLarge seriesOhm']],
    ['an ideality that no cell has', { ideality: 20 }, ['idealityOutOfRange ideality']],
    ['two values below zero', { iscA: -1, vocV: 0 }, ['notPositive iscA', 'notPositive vocV']],
    ['a series resistance below zero', { seriesOhm: -1 }, ['negative seriesOhm']],
    ['a missing value', { shuntOhm: NaN }, ['notPositive shuntOhm']],
    ['a V_oc that heat takes away', { betaVocVPerK: -1.2 }, ['noCurveInHeat betaVocVPerK']],
    ['an I_sc that heat takes away', { alphaIscAPerK: -1 }, ['noCurveInHeat alphaIscAPerK']],
    ['a drop of V_oc in the heat', { seriesOhm: 3 }, ['noCurveInHeat seriesOhm']],
  ])('%s', (_title, change, expected) => {
    const { curve, faults } = moduleIvCurve({ ...DATASHEET, ...change })
    expect(curve).toBeUndefined()
    expect(faults.map(({ code, field }) => `${code} ${field}`)).toEqual(expected)
  })

  test('a light current below zero is reported of models that give it', () => {
    expect(moduleValueFaults({ ...CEC, ilRefA: -1 })).toEqual([
      { code: 'negativeLightCurrent', field: 'ilRefA' },
    ])
    expect(moduleValueFaults({ ...CEC, ioRefA: 0 })).toEqual([
      { code: 'negativeSaturationCurrent', field: 'ioRefA' },
    ])
    expect(moduleValueFaults(CEC)).toEqual([])
  })
})
