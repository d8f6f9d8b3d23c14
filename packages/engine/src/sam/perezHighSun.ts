import { makeSkyArrays, perezSky, type Sky, type SkyInputs } from '../sky/sky.ts'

/** Highest zenith angle at which Perez' fit is used, deg. */
const MOST_ZENITH_DEG = 87.5

/**
 * Perez' sky [1] with the sun higher than 2.5°; lower, an even dome of the diffuse irradiance, as SAM has it [2]: with the sun at
 * the horizon the circumsolar light of the fit, divided by a cosine near 0, can exceed all that the sky gives.
 *
 * @see [1] R. Perez et al., Solar Energy 44 (1990) 271-289, doi:10.1016/0038-092X(90)90055-H
 * @see [2] P. Gilman et al., SAM Photovoltaic Model Technical Reference Update, NREL/TP-6A20-67399 (2018)
 */
export function perezHighSunSky(
  inputs: SkyInputs,
  out: Sky = makeSkyArrays(inputs.dhiWm2.length),
): Sky {
  const { zenithDeg, dhiWm2 } = inputs
  perezSky(inputs, out)
  for (let i = 0; i < dhiWm2.length; i++) {
    if (!(zenithDeg[i] > MOST_ZENITH_DEG)) continue
    out.domeWm2[i] = dhiWm2[i]
    out.circumsolarNormalWm2[i] = 0
    out.horizonWm2[i] = 0
  }
  return out
}
