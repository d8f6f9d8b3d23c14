import { faimanCellTemperatureC } from '../../packages/engine/src/temperature/faiman.ts'
import {
  noctCellTemperatureC,
  noctMountingAdjustmentC,
} from '../../packages/engine/src/temperature/noct.ts'
import { pvsystCellTemperatureC } from '../../packages/engine/src/temperature/pvsyst.ts'
import {
  type SandiaThermal,
  sandiaCellTemperatureC,
} from '../../packages/engine/src/temperature/sandia.ts'
import {
  linearCellTemperatureC,
  rossCellTemperatureC,
  rossCoefficient,
} from '../../packages/engine/src/temperature/simpleCell.ts'
import { optional } from './answer.ts'
import type { VectorCase } from './vectorFile.ts'

type Values = VectorCase['value']

/** Light on the plane, W/m², temperature of the air, °C, and wind, m/s, each [n]. */
export type HeatingWeather = readonly [
  poaWm2: Float64Array,
  airC: Float64Array,
  windMPerS: Float64Array,
]

export const sandiaThermal = ({ a, b, deltaT, irrad_ref }: Values): SandiaThermal => ({
  a,
  b,
  deltaTC: deltaT,
  e0Wm2: optional(irrad_ref) ?? 1000,
})

/**
 * Temperature of the cells by the model of that name, [n], °C.
 *
 * @param effectiveWm2 - light that the cells take, for NOCT; that on the plane where it is left out
 * @throws RangeError for another name
 */
export function cellTemperatureC(
  model: string,
  value: Values,
  weather: HeatingWeather,
  effectiveWm2: Float64Array = weather[0],
): Float64Array {
  const [poaWm2, airC, windMPerS] = weather
  switch (model) {
    case 'faiman':
      return faimanCellTemperatureC(...weather, { u0: value.u0, u1: value.u1 })
    case 'pvsyst':
      return pvsystCellTemperatureC(...weather, {
        uc: value.u_c,
        uv: value.u_v,
        absorption: value.alpha_absorption,
        efficiency: value.module_efficiency,
      })
    case 'sapm':
      return sandiaCellTemperatureC(...weather, sandiaThermal(value))
    case 'noct_sam': {
      const transmitted = optional(value.transmittance_absorptance)
      return noctCellTemperatureC(poaWm2, effectiveWm2, airC, windMPerS, {
        noctC: value.noct + noctMountingAdjustmentC(value.mount_standoff),
        efficiency: value.module_efficiency,
        ...(transmitted === undefined ? {} : { transmittanceAbsorptance: transmitted }),
        windRatio: value.array_height > 1 ? 0.61 : 0.51,
      })
    }
    case 'ross': {
      const coefficient = optional(value.k) ?? rossCoefficient(value.noct)
      return poaWm2.map((poa, i) => rossCellTemperatureC(coefficient, poa, airC[i]))
    }
    case 'generic_linear': {
      const loss = {
        constantLoss: value.u_const,
        windLoss: value.du_wind,
        efficiency: value.module_efficiency,
        absorptance: value.absorptance,
      }
      return poaWm2.map((poa, i) => linearCellTemperatureC(loss, poa, airC[i], windMPerS[i]))
    }
    default:
      throw new RangeError(`no temperature model ${model}`)
  }
}
