import { snowDcLossFraction, snowOnRow } from '../../packages/engine/src/snow/marion.ts'
import { townsendSnowLoss } from '../../packages/engine/src/snow/townsend.ts'
import { hsuSoilingRatio } from '../../packages/engine/src/soiling/hsu.ts'
import { kimberSoilingLoss } from '../../packages/engine/src/soiling/kimber.ts'
import type { Answer, ReferenceModels } from './answer.ts'
import type { VectorCase } from './vectorFile.ts'

/** Answers of dirt and snow. */
export const dirtAnswers: ReferenceModels = {
  soiling_kimber: ({ series, value }) => ({
    soiling_loss: kimberSoilingLoss(series['rainfall'], value['time_step_s'], {
      lossPerDay: value['soiling_loss_rate'],
      cleaningRainMm: value['cleaning_threshold'],
      rainPeriodH: value['rain_accum_period_h'],
      graceDays: value['grace_period_days'],
      maxLossFraction: value['max_soiling'],
      initialLossFraction: value['initial_soiling'],
      washedSteps: [...series['manual_wash_index']],
    }),
  }),
  soiling_hsu: (c) => ({
    soiling_ratio: hsuSoilingRatio(c.series['rainfall'], c.value['time_step_s'], {
      pm25GPerM3: oneOrMore(c, 'pm2_5'),
      pm10GPerM3: oneOrMore(c, 'pm10'),
      fineMPerS: c.value['depo_veloc_2_5'],
      coarseMPerS: c.value['depo_veloc_10'],
      tiltDeg: c.value['surface_tilt'],
      cleaningRainMm: c.value['cleaning_threshold'],
      rainPeriodH: c.value['rain_accum_period_h'],
      washedSteps: [],
    }),
  }),
  snow_nrel: snow,
  snow_townsend: ({ series, value }) => ({
    loss: townsendSnowLoss(
      {
        snowCm: series['snow_total'],
        snowfalls: series['snow_events'],
        relativeHumidityPercent: series['relative_humidity'],
        airC: series['temp_air'],
        poaWhM2: series['poa_global'],
      },
      {
        tiltDeg: value['surface_tilt'],
        slantHeightM: value['slant_height'],
        lowerEdgeM: value['lower_edge_height'],
        stringFactor: value['string_factor'],
        reposeDeg: value['angle_of_repose'],
        frontFraction: value['front_side_fraction'],
      },
    ),
  }),
}

const oneOrMore = ({ series, value }: VectorCase, name: string): Float64Array =>
  series[name] ?? Float64Array.of(value[name])

function snow({ series, value }: VectorCase): Answer {
  const { isCovering, coverage } = snowOnRow(
    {
      snowCm: series['snowfall'],
      poaWm2: series['poa_irradiance'],
      airC: series['temp_air'],
      depthCm: series['snow_depth'],
      tiltDeg: Float64Array.of(value['surface_tilt']),
    },
    value['time_step_s'],
    {
      initialCoverage: value['initial_coverage'],
      coveringSnowCmPerH: value['threshold_snowfall'],
      leastDepthCm: value['threshold_depth'],
      slideLimitWm2PerK: value['can_slide_coefficient'],
      slidePerHour: value['slide_amount_coefficient'],
    },
  )
  const strings = value['num_strings']
  return {
    fully_covered: isCovering,
    snow_coverage: coverage,
    dc_loss: coverage.map((share) => snowDcLossFraction(share, strings)),
  }
}
