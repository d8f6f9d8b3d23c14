import { describe, expect, test } from 'vitest'
import { cellTemperatureC } from './cellTemperature.ts'
import { pvsystCellTemperatureC } from './pvsyst.ts'

const one = (x: number) => Float64Array.of(x)

describe('cell temperature', () => {
  test('in the dark every model gives the air, save the fixed one', () => {
    const night = {
      poaWm2: one(0),
      effectiveWm2: one(0),
      airC: one(-3),
      windMPerS: one(2),
    }
    const models = [
      { kind: 'ambient' },
      { kind: 'faiman', u0: 25, u1: 6.84 },
      { kind: 'noct', noctC: 45, efficiency: 0.2 },
      { kind: 'pvsyst', uc: 29, uv: 0, absorption: 0.9, efficiency: 0.2 },
      { kind: 'sandia', a: -3.47, b: -0.0594, deltaTC: 3, e0Wm2: 1000 },
    ] as const
    expect(models.map((model) => cellTemperatureC(model, night)[0])).toEqual([-3, -3, -3, -3, -3])
    expect(cellTemperatureC({ kind: 'stc' }, night)[0]).toBe(25)
  })
})

describe('PVsyst cell temperature with an efficiency that falls as the cell warms', () => {
  const heat = { uc: 20, uv: 0, absorption: 0.9, efficiency: 0.2 }
  const at = (efficiencyPerK: number) =>
    pvsystCellTemperatureC(one(1000), one(25), one(1), { ...heat, efficiencyPerK })[0]

  test('stands in the balance of its own temperature', () => {
    const cellC = at(-0.004)
    const efficiency = 0.2 * (1 - 0.004 * (cellC - 25))
    expect(cellC).toBeCloseTo(25 + (1000 * 0.9 * (1 - efficiency)) / 20, 10)
  })

  test('is warmer than with that of 25 °C, and the same without a coefficient', () => {
    expect(at(0)).toBeCloseTo(25 + 36, 10)
    expect(at(-0.004)).toBeGreaterThan(at(0) + 1)
  })
})
