import { DEG_TO_RAD } from '@duet/units'
import type { SkyInputs } from './sky.ts'

/** The sun's light and the plane's place under it, for models that give the diffuse light of a plane as a whole. */
export interface WholeSkyInputs extends Omit<SkyInputs, 'airmass'> {
  readonly ghiWm2: Float64Array
  readonly tiltDeg: Float64Array
  /** Of the sun on the plane. */
  readonly cosIncidence: Float64Array
}

/**
 * Diffuse light of the sky on a plane by Klucher:
 * DHI·(1 + cos β)/2·(1 + F·sin³(β/2))·(1 + F·cos²θ·sin³z), F = 1 - (DHI/GHI)², cos θ not below 0.
 * F is 0 where GHI is 0. NaN in an input gives NaN.
 *
 * @param out - written and returned, [n], W/m²
 * @see [1] T. M. Klucher, Solar Energy 23 (1979) 111-114, doi:10.1016/0038-092X(79)90110-5
 */
export function klucherSkyWm2(
  {
    zenithDeg,
    ghiWm2,
    dhiWm2,
    tiltDeg,
    cosIncidence,
  }: Omit<WholeSkyInputs, 'dniWm2' | 'extraterrestrialWm2'>,
  out: Float64Array = new Float64Array(dhiWm2.length),
): Float64Array {
  for (let i = 0; i < out.length; i++) {
    const tilt = tiltDeg[i] * DEG_TO_RAD
    const ratio = dhiWm2[i] / ghiWm2[i]
    const f = ghiWm2[i] === 0 ? 0 : 1 - ratio * ratio
    const cos = Math.max(cosIncidence[i], 0)
    const sinZenith = Math.sin(zenithDeg[i] * DEG_TO_RAD)
    out[i] =
      dhiWm2[i] *
      0.5 *
      (1 + Math.cos(tilt)) *
      (1 + f * Math.sin(tilt / 2) ** 3) *
      (1 + f * cos * cos * sinZenith ** 3)
  }
  return out
}

/**
 * Diffuse light of the sky on a plane by Reindl:
 * DHI·(A·R_b + (1 - A)·(1 + cos β)/2·(1 + √(HB/GHI)·sin³(β/2))), A = DNI/E_0, HB = DNI·cos z,
 * R_b = max(cos θ, 0)/max(cos z, 0.01745). HB/GHI is 0 where GHI is 0. NaN in an input gives NaN.
 *
 * @param out - written and returned, [n], W/m²
 * @see [1] D. T. Reindl, W. A. Beckman, J. A. Duffie, Solar Energy 45 (1990) 9-17,
 *   doi:10.1016/0038-092X(90)90061-G
 */
export function reindlSkyWm2(
  { zenithDeg, dniWm2, ghiWm2, dhiWm2, extraterrestrialWm2, tiltDeg, cosIncidence }: WholeSkyInputs,
  out: Float64Array = new Float64Array(dhiWm2.length),
): Float64Array {
  for (let i = 0; i < out.length; i++) {
    const tilt = tiltDeg[i] * DEG_TO_RAD
    const cosZenith = Math.cos(zenithDeg[i] * DEG_TO_RAD)
    const anisotropy = dniWm2[i] / extraterrestrialWm2[i]
    const beamRatio = Math.max(cosIncidence[i], 0) / Math.max(cosZenith, 0.01745)
    const beamShare = ghiWm2[i] === 0 ? 0 : Math.max(dniWm2[i] * cosZenith, 0) / ghiWm2[i]
    const brightening = 1 + Math.sqrt(beamShare) * Math.sin(tilt / 2) ** 3
    const dome = (1 - anisotropy) * 0.5 * (1 + Math.cos(tilt)) * brightening
    out[i] = Math.max(dhiWm2[i] * (anisotropy * beamRatio + dome), 0)
  }
  return out
}

/**
 * Diffuse light of the sky on a plane by King: an even dome and, growing with the zenith, light near the horizon,
 * DHI·(1 + cos β)/2 + GHI·(0.012·z - 0.04)·(1 - cos β)/2, z in degrees; not below 0. NaN in an input gives NaN.
 *
 * @param out - written and returned, [n], W/m²
 * @see [1] D. L. King, W. E. Boyson, J. A. Kratochvil, SAND2004-3535 (2004), doi:10.2172/919131
 */
export function kingSkyWm2(
  {
    zenithDeg,
    ghiWm2,
    dhiWm2,
    tiltDeg,
  }: Pick<WholeSkyInputs, 'zenithDeg' | 'ghiWm2' | 'dhiWm2' | 'tiltDeg'>,
  out: Float64Array = new Float64Array(dhiWm2.length),
): Float64Array {
  for (let i = 0; i < out.length; i++) {
    const cosTilt = Math.cos(tiltDeg[i] * DEG_TO_RAD)
    const horizon = ghiWm2[i] * (0.012 * zenithDeg[i] - 0.04) * 0.5 * (1 - cosTilt)
    out[i] = Math.max(0, dhiWm2[i] * 0.5 * (1 + cosTilt) + horizon)
  }
  return out
}
