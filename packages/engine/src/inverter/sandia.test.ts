import { describe, expect, test } from 'vitest'
import { runVectors } from '../testing/vectors.ts'
import { type SandiaInverter, sandiaAcPowerW, sandiaConversionW } from './sandia.ts'

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
  test('meets the reference values', () => {
    const run = runVectors('inverter_sandia', ({ value }) => ({
      p_ac: sandiaAcPowerW(
        value.p_dc,
        value.v_dc,
        {
          pacoW: value.Paco,
          pdcoW: value.Pdco,
          vdcoV: value.Vdco,
          psoW: value.Pso,
          c0: value.C0,
          c1: value.C1,
          c2: value.C2,
          c3: value.C3,
        },
        value.Pnt,
      ),
    }))
    expect(run.failures).toEqual([])
    expect(run.compared).toBeGreaterThan(200)
  })

  test('gives Paco at Pdco and the reference voltage', () => {
    expect(sandiaConversionW(inverter.pdcoW, inverter.vdcoV, inverter)).toBeCloseTo(60000, 8)
  })

  test('gives nothing below the power at which it starts', () => {
    expect(sandiaConversionW(95, 730, inverter)).toBe(0)
  })
})
