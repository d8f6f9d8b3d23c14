import { DEG_TO_RAD } from '@duet/units'
import type { Sky } from './sky.ts'

/** Diffuse light of the sky on a plane by where it comes from, each [n], W/m². */
export interface PlaneSky {
  readonly isotropicWm2: Float64Array
  /** Comes from the sun's direction: shade and angle loss act on it as on beam. */
  readonly circumsolarWm2: Float64Array
  readonly horizonWm2: Float64Array
}

export function makePlaneSky(n: number): PlaneSky {
  return {
    isotropicWm2: new Float64Array(n),
    circumsolarWm2: new Float64Array(n),
    horizonWm2: new Float64Array(n),
  }
}

/**
 * The three parts as they are: a dark horizon band of an overcast sky may make their sum negative. NaN in an input gives
 * NaN.
 *
 * @param tiltDeg - [n], deg
 * @param cosIncidence - of the sun on the plane, [n]
 * @param out - written and returned, each [n]
 */
export function skyPartsOnPlane(
  sky: Sky,
  tiltDeg: Float64Array,
  cosIncidence: Float64Array,
  out: PlaneSky = makePlaneSky(tiltDeg.length),
): PlaneSky {
  for (let i = 0; i < tiltDeg.length; i++) {
    const tilt = tiltDeg[i] * DEG_TO_RAD
    out.isotropicWm2[i] = sky.domeWm2[i] * 0.5 * (1 + Math.cos(tilt))
    out.circumsolarWm2[i] = sky.circumsolarNormalWm2[i] * Math.max(cosIncidence[i], 0)
    out.horizonWm2[i] = sky.horizonWm2[i] * Math.sin(tilt)
  }
  return out
}

/**
 * What an unobstructed plane receives from a diffuse sky. Where a dark horizon band would make the whole
 * negative, all three parts are 0. NaN in an input gives NaN.
 *
 * @param tiltDeg - [n], deg
 * @param cosIncidence - of the sun on the plane, [n]
 * @param out - written and returned, each [n]
 */
export function skyOnPlane(
  sky: Sky,
  tiltDeg: Float64Array,
  cosIncidence: Float64Array,
  out: PlaneSky = makePlaneSky(tiltDeg.length),
): PlaneSky {
  skyPartsOnPlane(sky, tiltDeg, cosIncidence, out)
  for (let i = 0; i < tiltDeg.length; i++) {
    const isDark = out.isotropicWm2[i] + out.circumsolarWm2[i] + out.horizonWm2[i] <= 0
    if (isDark) out.isotropicWm2[i] = out.circumsolarWm2[i] = out.horizonWm2[i] = 0
  }
  return out
}

/**
 * Light that level ground without shadows reflects onto a plane: GHI·albedo·(1 - cos β)/2.
 *
 * @param albedo - ground reflectance, [n]
 * @param out - written and returned, [n], W/m²
 */
export function groundReflectedWm2(
  ghiWm2: Float64Array,
  albedo: Float64Array,
  tiltDeg: Float64Array,
  out: Float64Array = new Float64Array(ghiWm2.length),
): Float64Array {
  for (let i = 0; i < out.length; i++) {
    out[i] = ghiWm2[i] * albedo[i] * 0.5 * (1 - Math.cos(tiltDeg[i] * DEG_TO_RAD))
  }
  return out
}

/** Beam on a plane: DNI·max(cos θ, 0), [n], W/m². */
export function beamOnPlaneWm2(
  dniWm2: Float64Array,
  cosIncidence: Float64Array,
  out: Float64Array = new Float64Array(dniWm2.length),
): Float64Array {
  for (let i = 0; i < out.length; i++) out[i] = dniWm2[i] * Math.max(cosIncidence[i], 0)
  return out
}
