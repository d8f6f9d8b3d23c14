import { DEG_TO_RAD } from '@duet/units'
import { SEA_LEVEL_PA } from '../sun/airmass.ts'
import { type Irradiance, makeIrradiance } from './complete.ts'

/** The air of the simplified Solis model, each [n]. */
export interface SolisInputs {
  readonly apparentElevationDeg: Float64Array
  /** Aerosol optical depth at 700 nm; fitted for 0 to 0.45. */
  readonly aod700: Float64Array
  /** Below 0.2 cm it is taken for 0.2. */
  readonly precipitableWaterCm: Float64Array
  readonly extraterrestrialWm2: Float64Array
}

/** Air pressure below which the fit holds no more is about 40 kPa; water 0.2 to 10 cm. */
const LEAST_WATER_CM = 0.2

/**
 * Irradiance under a clear sky by the simplified Solis model: modified Lambert-Beer laws
 * DNI = I'·exp(-τ_b/sin^b h), GHI = I'·exp(-τ_g/sin^g h)·sin h, DHI = I'·exp(-τ_d/sin^d h), the enhanced light above the
 * air I', the depths τ and the exponents fitted to aerosol, water and pressure. 0 below the horizon; NaN gives NaN.
 *
 * The three components are fitted apart from each other and do not close exactly.
 *
 * @param pressurePa - at the site
 * @see [1] P. Ineichen, Solar Energy 82 (2008) 758-762, doi:10.1016/j.solener.2008.02.009
 */
export function simplifiedSolis(
  inputs: SolisInputs,
  pressurePa: number = SEA_LEVEL_PA,
  out: Irradiance = makeIrradiance(inputs.apparentElevationDeg.length),
): Irradiance {
  const logPressure = Math.log(pressurePa / SEA_LEVEL_PA)
  for (let i = 0; i < inputs.apparentElevationDeg.length; i++) {
    const aod = inputs.aod700[i]
    const w = Math.max(LEAST_WATER_CM, inputs.precipitableWaterCm[i])
    const logWater = Math.log(w)
    const light = inputs.extraterrestrialWm2[i] * enhancement(aod, w, logPressure)
    const sinHeight = Math.max(1e-30, Math.sin(inputs.apparentElevationDeg[i] * DEG_TO_RAD))
    const beam =
      (1.82 + 0.056 * logWater + 0.0071 * logWater ** 2) * aod +
      0.33 +
      0.045 * logWater +
      0.0096 * logWater ** 2 +
      (0.0089 * w + 0.13) * logPressure
    const beamPower =
      (0.00925 * aod * aod + 0.0148 * aod - 0.0172) * logWater -
      0.7565 * aod * aod +
      0.5057 * aod +
      0.4557
    const global =
      (1.24 + 0.047 * logWater + 0.0061 * logWater ** 2) * aod +
      0.27 +
      0.043 * logWater +
      0.009 * logWater ** 2 +
      (0.0079 * w + 0.1) * logPressure
    const globalPower = -0.0147 * logWater - 0.3079 * aod * aod + 0.2846 * aod + 0.3798
    const diffusePower = -0.337 * aod * aod + 0.63 * aod + 0.116 + logPressure / (18 + 152 * aod)
    out.dniWm2[i] = light * Math.exp(-beam / sinHeight ** beamPower)
    out.ghiWm2[i] = light * Math.exp(-global / sinHeight ** globalPower) * sinHeight
    out.dhiWm2[i] = light * Math.exp(-diffuseDepth(aod, w, logPressure) / sinHeight ** diffusePower)
  }
  return out
}

/** Ratio of the model's light above the air to the true one. */
function enhancement(aod: number, w: number, logPressure: number): number {
  return (
    0.12 * w ** 0.56 * aod * aod +
    0.97 * w ** 0.032 * aod +
    1.08 * w ** 0.0051 +
    0.071 * logPressure
  )
}

/** Depth of the diffuse light, fitted in two ranges of aerosol. */
function diffuseDepth(aod: number, w: number, logPressure: number): number {
  if (aod < 0.05) {
    return (
      3.12 +
      0.0042 * w +
      aod *
        (0.092 * w -
          8.86 +
          aod * (74.8 - 0.23 * w + aod * (79.4 - 3.11 * w + aod * (86 * w - 13800)))) -
      0.83 * (1 + aod) ** -17.2 * logPressure
    )
  }
  return (
    2.94 +
    0.0057 * w +
    aod *
      (0.0554 * w -
        5.71 +
        aod * (15.5 - 0.134 * w + aod * (0.27 * w - 20.7 + aod * (11.6 - 0.21 * w)))) -
    0.71 * (1 + aod) ** -15 * logPressure
  )
}
