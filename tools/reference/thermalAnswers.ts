import { faimanRadiationCellTemperatureC } from '../../packages/engine/src/temperature/faimanRadiation.ts'
import { fuentesCellTemperatureC } from '../../packages/engine/src/temperature/fuentes.ts'
import { smoothedCellTemperatureC } from '../../packages/engine/src/temperature/prilliman.ts'
import { sandiaModuleTemperatureC } from '../../packages/engine/src/temperature/sandia.ts'
import { type ModelAnswer, one, optional, type ReferenceModels } from './answer.ts'
import { cellTemperatureC, type HeatingWeather, sandiaThermal } from './cellTemperature.ts'
import type { VectorCase } from './vectorFile.ts'

/** Answers of cell temperature. */
export const thermalAnswers: ReferenceModels = {
  temperature_faiman: cellAnswer('faiman'),
  temperature_faiman_rad: (c) => ({
    temp_cell: faimanRadiationCellTemperatureC(...weather(c), one(c.value['ir_down']), {
      u0: c.value['u0'],
      u1: c.value['u1'],
      skyView: c.value['sky_view'],
      emissivity: c.value['emissivity'],
    }),
  }),
  temperature_pvsyst: cellAnswer('pvsyst'),
  temperature_sapm: (c) => ({
    ...cellAnswer('sapm')(c),
    temp_module: sandiaModuleTemperatureC(...weather(c), sandiaThermal(c.value)),
  }),
  // In the dark the reference divides 0 by 0, and its notes allow the temperature of the air.
  temperature_noct_sam: {
    answer: cellAnswer('noct_sam'),
    notCompared: (_, expected) => (expected['temp_cell'] === null ? ['temp_cell'] : []),
  },
  temperature_generic_linear: cellAnswer('generic_linear'),
  temperature_ross: cellAnswer('ross'),
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

function weather({ value }: VectorCase): HeatingWeather {
  return [one(value['poa_global']), one(value['temp_air']), one(value['wind_speed'])]
}

/** The answer of a model that years have too. */
function cellAnswer(model: string): ModelAnswer {
  return (c) => {
    const effective = optional(c.value['effective_irradiance']) ?? c.value['poa_global']
    return { temp_cell: cellTemperatureC(model, c.value, weather(c), one(effective)) }
  }
}
