import { pvwattsAcPowerW } from '../../packages/engine/src/inverter/pvwattsInverter.ts'
import { sandiaAcPowerW } from '../../packages/engine/src/inverter/sandia.ts'
import { cellTemperatureC } from './cellTemperature.ts'
import { sandiaInverter } from './modelInputs.ts'
import type { VectorCase } from './vectorFile.ts'
import type { YearLight } from './yearLight.ts'
import { modulePoints } from './yearModule.ts'
import type { YearInputs } from './yearSystem.ts'

type Series = VectorCase['series']

/** Cell temperature, DC and AC of a year by the names of its file, each [n]. */
export function yearPower(inputs: YearInputs, light: YearLight, weather: Series): Series {
  const { text, value } = inputs.temperature
  const heating = [light.heatingWm2, weather.temp_air, weather.wind_speed] as const
  const cellC = cellTemperatureC(text.model, value, heating)
  const effective = light.series.effective_irradiance.map((x) => Math.max(0, x))
  const dc = dcOf(inputs.dc, effective, cellC)
  return {
    temp_cell: cellC,
    ...dc,
    p_ac: dc.p_dc.map((power, i) => acPowerW(inputs.inverter, power, dc.v_dc[i])),
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
  return sandiaAcPowerW(dcW, dcV, sandiaInverter(p), p.Pnt)
}
