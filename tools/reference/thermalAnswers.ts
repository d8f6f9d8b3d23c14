import { faimanCellTemperatureC } from '../../packages/engine/src/temperature/faiman.ts'
import { faimanRadiationCellTemperatureC } from '../../packages/engine/src/temperature/faimanRadiation.ts'
import { fuentesCellTemperatureC } from '../../packages/engine/src/temperature/fuentes.ts'
import {
  noctCellTemperatureC,
  noctMountingAdjustmentC,
} from '../../packages/engine/src/temperature/noct.ts'
import { smoothedCellTemperatureC } from '../../packages/engine/src/temperature/prilliman.ts'
import { pvsystCellTemperatureC } from '../../packages/engine/src/temperature/pvsyst.ts'
import {
  sandiaCellTemperatureC,
  sandiaModuleTemperatureC,
} from '../../packages/engine/src/temperature/sandia.ts'
import {
  linearCellTemperatureC,
  rossCellTemperatureC,
  rossCoefficient,
} from '../../packages/engine/src/temperature/simpleCell.ts'
import { type Answer, one, optional, type ReferenceModels } from './answer.ts'
import type { VectorCase } from './vectorFile.ts'

/** Answers of cell temperature. */
export const thermalAnswers: ReferenceModels = {
  temperature_faiman: (c) => ({
    temp_cell: faimanCellTemperatureC(...weather(c), { u0: c.value['u0'], u1: c.value['u1'] }),
  }),
  temperature_faiman_rad: (c) => ({
    temp_cell: faimanRadiationCellTemperatureC(...weather(c), one(c.value['ir_down']), {
      u0: c.value['u0'],
      u1: c.value['u1'],
      skyView: c.value['sky_view'],
      emissivity: c.value['emissivity'],
    }),
  }),
  temperature_pvsyst: (c) => ({
    temp_cell: pvsystCellTemperatureC(...weather(c), {
      uc: c.value['u_c'],
      uv: c.value['u_v'],
      absorption: c.value['alpha_absorption'],
      efficiency: c.value['module_efficiency'],
    }),
  }),
  temperature_sapm: (c) => {
    const model = {
      a: c.value['a'],
      b: c.value['b'],
      deltaTC: c.value['deltaT'],
      e0Wm2: c.value['irrad_ref'],
    }
    return {
      temp_cell: sandiaCellTemperatureC(...weather(c), model),
      temp_module: sandiaModuleTemperatureC(...weather(c), model),
    }
  },
  // In the dark the reference divides 0 by 0, and its notes allow the temperature of the air.
  temperature_noct_sam: {
    answer: noct,
    notCompared: (_, expected) => (expected['temp_cell'] === null ? ['temp_cell'] : []),
  },
  temperature_generic_linear: ({ value }) => ({
    temp_cell: linearCellTemperatureC(
      {
        constantLoss: value['u_const'],
        windLoss: value['du_wind'],
        efficiency: value['module_efficiency'],
        absorptance: value['absorptance'],
      },
      value['poa_global'],
      value['temp_air'],
      value['wind_speed'],
    ),
  }),
  temperature_ross: ({ value }) => {
    const coefficient = optional(value['k']) ?? rossCoefficient(value['noct'])
    return { temp_cell: rossCellTemperatureC(coefficient, value['poa_global'], value['temp_air']) }
  },
  temperature_prilliman: ({ series, value }) => ({
    temp_cell: smoothedCellTemperatureC(
      series['temp_cell'],
      series['wind_speed'],
      value['time_step_s'],
      value['unit_mass'],
    ),
  }),
  temperature_fuentes: ({ series, value }) => ({
    temp_cell: fuentesCellTemperatureC(
      series['poa_global'],
      series['temp_air'],
      series['wind_speed'],
      value['time_step_s'],
      {
        noctC: value['noct_installed'],
        moduleHeightM: value['module_height'],
        windHeightM: value['wind_height'],
        emissivity: value['emissivity'],
        absorption: value['absorption'],
        tiltDeg: value['surface_tilt'],
        widthM: value['module_width'],
        lengthM: value['module_length'],
      },
    ),
  }),
}

function weather({ value }: VectorCase): [Float64Array, Float64Array, Float64Array] {
  return [one(value['poa_global']), one(value['temp_air']), one(value['wind_speed'])]
}

function noct(c: VectorCase): Answer {
  const { value } = c
  const [poa, air, wind] = weather(c)
  const effective = optional(value['effective_irradiance']) ?? value['poa_global']
  return {
    temp_cell: noctCellTemperatureC(poa, one(effective), air, wind, {
      noctC: value['noct'] + noctMountingAdjustmentC(value['mount_standoff']),
      efficiency: value['module_efficiency'],
      transmittanceAbsorptance: value['transmittance_absorptance'],
      windRatio: value['array_height'] > 1 ? 0.61 : 0.51,
    }),
  }
}
