import { DEG_TO_RAD } from '@duet/units'
import { perezDriesseSky } from '../sky/perezDriesse.ts'
import { hayDaviesSky, isotropicSky, perezSky, type Sky, type SkyInputs } from '../sky/sky.ts'

/** Skies whose light around the sun can be distinguished from the rest. */
export const ROW_SKY_MODELS = ['isotropic', 'haydavies', 'perez', 'perez-driesse'] as const

export type RowSkyModel = (typeof ROW_SKY_MODELS)[number]

/** Light of the sky sorted for rows: what comes from the sun's direction and what comes from everywhere, each [n], W/m². */
export interface SunwardSky {
  /** DNI with the light around the sun, on a plane facing it. */
  readonly dniWm2: Float64Array
  /** DHI without it. */
  readonly dhiWm2: Float64Array
}

/**
 * Gives the light around the sun to the beam and leaves the rest to an even dome; the horizon band of Perez' skies is part
 * of that dome. Models of rows that know beam and dome alone take it so [1].
 *
 * @see [1] K. S. Anderson, A. R. Jensen, C. W. Hansen, IEEE J. Photovoltaics (2026), doi:10.1109/JPHOTOV.2026.3677506
 */
export function sunwardSky(model: RowSkyModel, inputs: SkyInputs): SunwardSky {
  const { circumsolarNormalWm2 } = skyOf(model, inputs)
  return {
    dniWm2: inputs.dniWm2.map((dni, i) => dni + circumsolarNormalWm2[i]),
    dhiWm2: inputs.dhiWm2.map((dhi, i) => {
      const cosZenith = Math.cos(inputs.zenithDeg[i] * DEG_TO_RAD)
      return dhi - circumsolarNormalWm2[i] * Math.max(0, cosZenith)
    }),
  }
}

function skyOf(model: RowSkyModel, inputs: SkyInputs): Sky {
  switch (model) {
    case 'isotropic':
      return isotropicSky(inputs.dhiWm2)
    case 'haydavies':
      return hayDaviesSky(inputs)
    case 'perez':
      return perezSky(inputs)
    case 'perez-driesse':
      return perezDriesseSky(inputs)
  }
}
