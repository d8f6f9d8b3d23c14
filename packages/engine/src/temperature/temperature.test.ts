import { describe, expect, test } from 'vitest'
import { runVectors, type VectorCase } from '../testing/vectors.ts'
import { cellTemperatureC } from './cellTemperature.ts'
import { faimanCellTemperatureC } from './faiman.ts'
import { noctCellTemperatureC, noctMountingAdjustmentC } from './noct.ts'
import { pvsystCellTemperatureC } from './pvsyst.ts'
import { sandiaCellTemperatureC, sandiaModuleTemperatureC } from './sandia.ts'

const one = (x: number) => Float64Array.of(x)

type Weather = [poaWm2: Float64Array, airC: Float64Array, windMPerS: Float64Array]

const weatherOf = ({ value }: VectorCase): Weather => [
  one(value.poa_global),
  one(value.temp_air),
  one(value.wind_speed),
]

describe('cell temperature', () => {
  test('by Faiman meets the reference', () => {
    const run = runVectors('temperature_faiman', (c) => ({
      temp_cell: faimanCellTemperatureC(...weatherOf(c), { u0: c.value.u0, u1: c.value.u1 }),
    }))
    expect(run).toEqual({ compared: 90, failures: [] })
  })

  test('by PVsyst meets the reference', () => {
    const run = runVectors('temperature_pvsyst', (c) => ({
      temp_cell: pvsystCellTemperatureC(...weatherOf(c), {
        uc: c.value.u_c,
        uv: c.value.u_v,
        absorption: c.value.alpha_absorption,
        efficiency: c.value.module_efficiency,
      }),
    }))
    expect(run).toEqual({ compared: 142, failures: [] })
  })

  test('by Sandia meets the reference at the cell and at the back', () => {
    const run = runVectors('temperature_sapm', (c) => {
      const model = {
        a: c.value.a,
        b: c.value.b,
        deltaTC: c.value.deltaT,
        e0Wm2: c.value.irrad_ref,
      }
      return {
        temp_cell: sandiaCellTemperatureC(...weatherOf(c), model),
        temp_module: sandiaModuleTemperatureC(...weatherOf(c), model),
      }
    })
    expect(run).toEqual({ compared: 336, failures: [] })
  })

  test('by NOCT meets the reference in the light', () => {
    const run = runVectors(
      'temperature_noct_sam',
      (c) => {
        const [poa, air, wind] = weatherOf(c)
        const effective = Number.isNaN(c.value.effective_irradiance)
          ? poa
          : one(c.value.effective_irradiance)
        return {
          temp_cell: noctCellTemperatureC(poa, effective, air, wind, {
            noctC: c.value.noct + noctMountingAdjustmentC(c.value.mount_standoff),
            efficiency: c.value.module_efficiency,
            transmittanceAbsorptance: c.value.transmittance_absorptance,
            windRatio: c.value.array_height === 1 ? 0.51 : 0.61,
          }),
        }
      },
      { only: ({ value }) => value.poa_global > 0 },
    )
    expect(run.failures).toEqual([])
    expect(run.compared).toBeGreaterThan(80)
  })

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
