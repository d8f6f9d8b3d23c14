import { describe, expect, test } from 'vitest'
import type { SandiaInverter } from '../model/inverter.ts'
import { sandiaAcPowerW, sandiaConversionW, sandiaMultiAcPowerW } from './sandia.ts'

const inverter: SandiaInverter = {
  pacoW: 60000,
  pdcoW: 61072.8242,
  vdcoV: 730,
  psoW: 95.238937,
  c0: -1.47462e-7,
  c1: -2.2e-5,
  c2: -0.003357,
  c3: -0.001127,
}

describe('Sandia inverter', () => {
  test('gives Paco at Pdco and the reference voltage', () => {
    expect(sandiaConversionW(inverter.pdcoW, inverter.vdcoV, inverter)).toBeCloseTo(60000, 8)
  })

  test('gives nothing below the power at which it starts', () => {
    expect(sandiaConversionW(95, 730, inverter)).toBe(0)
  })

  test('alone, it is limited to Paco and draws its tare at night', () => {
    expect(sandiaAcPowerW(80000, 730, inverter, 18)).toBe(60000)
    expect(sandiaAcPowerW(0, 0, inverter, 18)).toBe(-18)
  })

  test('with several inputs at one voltage is the inverter with one', () => {
    const multi = sandiaMultiAcPowerW([10000, 20000, 0], [700, 700, 700], inverter, 2)
    expect(multi).toBeCloseTo(sandiaAcPowerW(30000, 700, inverter, 2), 8)
    expect(sandiaMultiAcPowerW([0, 0], [0, 0], inverter, 2)).toBe(-2)
  })

  test('an input counts by its share of the power', () => {
    const at = (voltageV: number) => sandiaAcPowerW(30000, voltageV, inverter, 2)
    const multi = sandiaMultiAcPowerW([10000, 20000], [600, 800], inverter, 2)
    expect(multi).toBeCloseTo(at(600) / 3 + (2 * at(800)) / 3, 8)
  })
})
