import { DEG_TO_RAD } from '@duet/units'
import type { SkyModel } from '../model/block.ts'

/**
 * The diffuse sky of each step, apart from any plane, each [n], W/m². On a plane of tilt β it gives
 * dome·(1 + cos β)/2 + circumsolarNormal·max(cos θ, 0) + horizon·sin β.
 */
export interface Sky {
  /** Horizontal irradiance of the part that is equally bright everywhere. */
  readonly domeWm2: Float64Array
  /** Irradiance of the light around the sun on a plane facing it: treat it as beam. */
  readonly circumsolarNormalWm2: Float64Array
  /** Irradiance of the band at the horizon on a vertical plane; negative under overcast skies. */
  readonly horizonWm2: Float64Array
}

/** What the sky models read, each [n]. */
export interface SkyInputs {
  /** As seen, deg. */
  readonly zenithDeg: Float64Array
  readonly dniWm2: Float64Array
  readonly dhiWm2: Float64Array
  readonly extraterrestrialWm2: Float64Array
  /** Relative, NaN below the horizon. */
  readonly airmass: Float64Array
}

export function makeSkyArrays(n: number): Sky {
  return {
    domeWm2: new Float64Array(n),
    circumsolarNormalWm2: new Float64Array(n),
    horizonWm2: new Float64Array(n),
  }
}

/** The diffuse sky by the chosen model. */
export function diffuseSky(
  model: SkyModel,
  inputs: SkyInputs,
  out: Sky = makeSkyArrays(inputs.dhiWm2.length),
): Sky {
  switch (model) {
    case 'isotropic':
      return isotropicSky(inputs.dhiWm2, out)
    case 'haydavies':
      return hayDaviesSky(inputs, out)
    case 'perez':
      return perezSky(inputs, out)
  }
}

/** All of the diffuse light from a dome of even brightness. */
export function isotropicSky(dhiWm2: Float64Array, out: Sky = makeSkyArrays(dhiWm2.length)): Sky {
  out.domeWm2.set(dhiWm2)
  out.circumsolarNormalWm2.fill(0)
  out.horizonWm2.fill(0)
  return out
}

/** Least cosine of the zenith that Hay and Davies' ratio of beam is divided by: the sun at 89 degrees. */
const HAY_DAVIES_LEAST_COS = 0.01745

/**
 * Sky of Hay and Davies: the share A = DNI / E_0 of the diffuse light comes from the sun's direction, the rest
 * from a dome of even brightness. NaN in an input gives NaN.
 *
 * @see [1] J. E. Hay, J. A. Davies, Proc. First Canadian Solar Radiation Data Workshop (1980) 59
 * @see [2] P. G. Loutzenhiser et al., Solar Energy 81 (2007) 254-267, doi:10.1016/j.solener.2006.03.009
 */
export function hayDaviesSky(
  { zenithDeg, dniWm2, dhiWm2, extraterrestrialWm2 }: SkyInputs,
  out: Sky = makeSkyArrays(dhiWm2.length),
): Sky {
  for (let i = 0; i < dhiWm2.length; i++) {
    const anisotropy = dniWm2[i] / extraterrestrialWm2[i]
    const cosZenith = Math.max(Math.cos(zenithDeg[i] * DEG_TO_RAD), HAY_DAVIES_LEAST_COS)
    out.domeWm2[i] = dhiWm2[i] * (1 - anisotropy)
    out.circumsolarNormalWm2[i] = (dhiWm2[i] * anisotropy) / cosZenith
    out.horizonWm2[i] = 0
  }
  return out
}

/** Upper edges of the first seven bins of Perez' clearness; the eighth has none. */
const CLEARNESS_EDGES = [1.065, 1.23, 1.5, 1.95, 2.8, 4.5, 6.2]

/** Rows of F11, F12, F13, F21, F22, F23 by bin of clearness, "all sites composite" of [1]; `PEREZ_1988` has older ones. */
// biome-ignore format: a row a bin
const PEREZ_1990 = [
  -0.008, 0.588, -0.062, -0.06, 0.072, -0.022,
  0.13, 0.683, -0.151, -0.019, 0.066, -0.029,
  0.33, 0.487, -0.221, 0.055, -0.064, -0.026,
  0.568, 0.187, -0.295, 0.109, -0.152, -0.014,
  0.873, -0.392, -0.362, 0.226, -0.462, 0.001,
  1.132, -1.237, -0.412, 0.288, -0.823, 0.056,
  1.06, -1.6, -0.359, 0.264, -1.127, 0.131,
  0.678, -0.327, -0.25, 0.156, -1.377, 0.251,
]

/** κ of the clearness, 1/rad³. */
const KAPPA = 1.041

/** cos 85°: nearer to the horizon the circumsolar part is not concentrated further [1]. */
const COS_85 = Math.cos(85 * DEG_TO_RAD)

/**
 * Sky of Perez et al. 1990: a dome, the region around the sun and a band at the horizon.
 *
 * Clearness ε = ((DHI + DNI)/DHI + κz³) / (1 + κz³), brightness Δ = DHI·AM/E_0;
 * F1 = max(0, F11 + F12·Δ + F13·z), F2 = F21 + F22·Δ + F23·z with F by bin of ε;
 * dome DHI·(1 - F1), around the sun DHI·F1/max(cos z, cos 85°), horizon DHI·F2.
 * All 0 where DHI is 0 or the airmass is NaN (sun below the horizon); NaN in DNI or DHI gives NaN.
 *
 * @param coefficients - 8 rows of 6
 * @see [1] R. Perez et al., Solar Energy 44 (1990) 271-289, doi:10.1016/0038-092X(90)90055-H
 */
export function perezSky(
  { zenithDeg, dniWm2, dhiWm2, extraterrestrialWm2, airmass }: SkyInputs,
  out: Sky = makeSkyArrays(dhiWm2.length),
  coefficients: readonly number[] = PEREZ_1990,
): Sky {
  for (let i = 0; i < dhiWm2.length; i++) {
    const dhi = dhiWm2[i]
    if (dhi === 0 || Number.isNaN(airmass[i])) {
      out.domeWm2[i] = out.circumsolarNormalWm2[i] = out.horizonWm2[i] = 0
      continue
    }
    const zenith = zenithDeg[i] * DEG_TO_RAD
    const cubed = KAPPA * zenith * zenith * zenith
    const clearness = ((dhi + dniWm2[i]) / dhi + cubed) / (1 + cubed)
    const brightness = (dhi * airmass[i]) / extraterrestrialWm2[i]
    let bin = 0
    while (bin < 7 && clearness >= CLEARNESS_EDGES[bin]) bin++
    const c = 6 * bin
    const f1 = coefficients[c] + coefficients[c + 1] * brightness + coefficients[c + 2] * zenith
    const f2 = coefficients[c + 3] + coefficients[c + 4] * brightness + coefficients[c + 5] * zenith
    // A missing beam must not land in the first bin.
    const around = Number.isNaN(clearness) ? NaN : Math.max(f1, 0)
    out.domeWm2[i] = dhi * (1 - around)
    out.circumsolarNormalWm2[i] = (dhi * around) / Math.max(Math.cos(zenith), COS_85)
    out.horizonWm2[i] = dhi * f2
  }
  return out
}
