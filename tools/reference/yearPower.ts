import { pvwattsAcPowerW } from '../../packages/engine/src/inverter/pvwattsInverter.ts'
import { sandiaAcPowerW } from '../../packages/engine/src/inverter/sandia.ts'
import { faimanCellTemperatureC } from '../../packages/engine/src/temperature/faiman.ts'
import {
  noctCellTemperatureC,
  noctMountingAdjustmentC,
} from '../../packages/engine/src/temperature/noct.ts'
import { pvsystCellTemperatureC } from '../../packages/engine/src/temperature/pvsyst.ts'
import { sandiaCellTemperatureC } from '../../packages/engine/src/temperature/sandia.ts'
import {
  linearCellTemperatureC,
  rossCellTemperatureC,
  rossCoefficient,
} from '../../packages/engine/src/temperature/simpleCell.ts'
import { optional } from './answer.ts'
import type { VectorCase } from './vectorFile.ts'
import type { YearLight } from './yearLight.ts'
import { modulePoints } from './yearModule.ts'
import type { YearInputs } from './yearSystem.ts'

type Series = VectorCase['series']

/** Cell temperature, DC and AC of a year by the names of its file, each [n]. */
export function yearPower(inputs: YearInputs, light: YearLight, weather: Series): Series {
  const cellC = cellTemperatureC(inputs.temperature, light.heatingWm2, weather)
  const effective = light.series.effective_irradiance.map((x) => Math.max(0, x))
  const dc = dcOf(inputs.dc, effective, cellC)
  return {
    temp_cell: cellC,
    ...dc,
    p_ac: dc.p_dc.map((power, i) => acPowerW(inputs.inverter, power, dc.v_dc[i])),
  }
}

function cellTemperatureC(
  { text, value: model }: VectorCase,
  poaWm2: Float64Array,
  weather: Series,
): Float64Array {
  const of = [poaWm2, weather.temp_air, weather.wind_speed] as const
  switch (text.model) {
    case 'faiman':
      return faimanCellTemperatureC(...of, { u0: model.u0, u1: model.u1 })
    case 'pvsyst':
      return pvsystCellTemperatureC(...of, {
        uc: model.u_c,
        uv: model.u_v,
        absorption: model.alpha_absorption,
        efficiency: model.module_efficiency,
      })
    case 'sapm':
      return sandiaCellTemperatureC(...of, {
        a: model.a,
        b: model.b,
        deltaTC: model.deltaT,
        e0Wm2: optional(model.irrad_ref) ?? 1000,
      })
    case 'noct_sam': {
      const transmitted = optional(model.transmittance_absorptance)
      return noctCellTemperatureC(poaWm2, ...of, {
        noctC: model.noct + noctMountingAdjustmentC(model.mount_standoff),
        efficiency: model.module_efficiency,
        ...(transmitted === undefined ? {} : { transmittanceAbsorptance: transmitted }),
        windRatio: model.array_height > 1 ? 0.61 : 0.51,
      })
    }
    case 'ross': {
      const coefficient = optional(model.k) ?? rossCoefficient(model.noct)
      return poaWm2.map((poa, i) => rossCellTemperatureC(coefficient, poa, weather.temp_air[i]))
    }
    case 'generic_linear': {
      const loss = {
        constantLoss: model.u_const,
        windLoss: model.du_wind,
        efficiency: model.module_efficiency,
        absorptance: model.absorptance,
      }
      return poaWm2.map((poa, i) =>
        linearCellTemperatureC(loss, poa, weather.temp_air[i], weather.wind_speed[i]),
      )
    }
    default:
      throw new RangeError(`no temperature model ${text.model}`)
  }
}

function dcOf(
  dc: VectorCase,
  effectiveWm2: Float64Array,
  cellC: Float64Array,
): { readonly v_dc: Float64Array; readonly p_dc: Float64Array } {
  const left = 1 - (dc.value.dc_loss_percent ?? dc.value.losses_percent ?? 0) / 100
  const inSeries = dc.value.modules_per_string ?? 1
  const modules = inSeries * (dc.value.strings ?? 1)
  const point = modulePoints(dc, effectiveWm2, cellC)
  return {
    v_dc: point.voltageV.map((v) => v * inSeries),
    p_dc: point.powerW.map((p) => p * modules * left),
  }
}

function acPowerW({ text, value, nested }: VectorCase, dcW: number, dcV: number): number {
  if (text.model !== 'sandia')
    return pvwattsAcPowerW(dcW, value.eta_inv_nom, value.pdc0, value.eta_inv_ref)
  const p = nested.parameters
  return sandiaAcPowerW(
    dcW,
    dcV,
    {
      pacoW: p.Paco,
      pdcoW: p.Pdco,
      vdcoV: p.Vdco,
      psoW: p.Pso,
      c0: p.C0,
      c1: p.C1,
      c2: p.C2,
      c3: p.C3,
    },
    p.Pnt,
  )
}
