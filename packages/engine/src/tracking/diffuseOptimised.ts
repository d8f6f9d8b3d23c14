import { DEG_TO_RAD } from '@duet/units'
import type { TrackerAxis } from './singleAxis.ts'
import { LEAST_DIFFUSE_FRACTION, type TrackerLight } from './strategy.ts'

/** Distance of the rotations that are tried before the best is refined, deg. */
const COARSE_DEG = 5

/** Width at which the refinement ends, deg: the light is level there. */
const FINE_DEG = 0.01

const GOLDEN = (Math.sqrt(5) - 1) / 2

/** The sun's place, each [n], deg. */
export interface SunPlace {
  readonly zenithDeg: Float64Array
  readonly sunAzimuthDeg: Float64Array
}

/**
 * Turns a tracker away from the sun where the sky is mostly diffuse: of all rotations within its bounds it takes the one
 * whose plane receives most light, and keeps its rotation where none is better. Clear steps, and steps without light or
 * with missing light, keep theirs.
 *
 * Found by trying rotations 5 degrees apart and a golden section around the best, for dome, ground and horizon band may
 * give more than one hill. Neighbours are left out, as they are on a plane of its own.
 *
 * @param rotation - of the controller, [n], deg, NaN at night; changed in place
 * @see [1] N. A. Kelly, T. L. Gibson, Solar Energy 83 (2009) 2092-2102, doi:10.1016/j.solener.2009.08.009
 */
export function turnToDiffuseLight(
  axis: TrackerAxis,
  sun: SunPlace,
  light: TrackerLight,
  rotation: Float64Array,
  leastDiffuseFraction: number = LEAST_DIFFUSE_FRACTION,
): void {
  for (let i = 0; i < rotation.length; i++) {
    const isDiffuse =
      light.ghiWm2[i] > 0 && light.dhiWm2[i] >= leastDiffuseFraction * light.ghiWm2[i]
    if (!isDiffuse || Number.isNaN(rotation[i])) continue
    const lightAt = axisLight(axis, sun, light, i)
    const best = brightest(lightAt, axis.minAngleDeg, axis.maxAngleDeg)
    if (lightAt(best) > lightAt(rotation[i])) rotation[i] = best
  }
}

/**
 * Light on an open plane about an axis as a function of its rotation at one step, W/m²:
 * (DNI + circumsolar)·max(cos θ, 0) + dome·(1 + cos β)/2 + horizon·sin β + albedo·GHI·(1 - cos β)/2.
 */
function axisLight(
  { axisAzimuthDeg, axisTiltDeg }: Pick<TrackerAxis, 'axisAzimuthDeg' | 'axisTiltDeg'>,
  { zenithDeg, sunAzimuthDeg }: SunPlace,
  { ghiWm2, dniWm2, sky, albedo }: TrackerLight,
  i: number,
): (rotationDeg: number) => number {
  const sinAxis = Math.sin(axisTiltDeg * DEG_TO_RAD)
  const cosAxis = Math.cos(axisTiltDeg * DEG_TO_RAD)
  const zenith = zenithDeg[i] * DEG_TO_RAD
  const turn = (sunAzimuthDeg[i] - axisAzimuthDeg) * DEG_TO_RAD
  // The sun across the axis: cos θ = facing·cos R + right·sin R.
  const facing = Math.sin(zenith) * Math.cos(turn) * sinAxis + Math.cos(zenith) * cosAxis
  const right = Math.sin(zenith) * Math.sin(turn)
  const beam = dniWm2[i] + sky.circumsolarNormalWm2[i]
  const dome = 0.5 * sky.domeWm2[i]
  const ground = 0.5 * albedo[i] * ghiWm2[i]
  const horizon = sky.horizonWm2[i]
  return (rotationDeg) => {
    const rotation = rotationDeg * DEG_TO_RAD
    const cosTilt = Math.cos(rotation) * cosAxis
    const cosAoi = facing * Math.cos(rotation) + right * Math.sin(rotation)
    return (
      beam * Math.max(0, cosAoi) +
      Math.max(0, dome * (1 + cosTilt) + horizon * Math.sqrt(Math.max(0, 1 - cosTilt * cosTilt))) +
      ground * (1 - cosTilt)
    )
  }
}

/** The rotation of most light between two bounds, deg. */
function brightest(lightAt: (deg: number) => number, min: number, max: number): number {
  const steps = Math.max(1, Math.ceil((max - min) / COARSE_DEG))
  const step = (max - min) / steps
  let best = min
  for (let k = 1; k <= steps; k++) {
    const at = min + k * step
    if (lightAt(at) > lightAt(best)) best = at
  }
  let low = Math.max(min, best - step)
  let high = Math.min(max, best + step)
  while (high - low > FINE_DEG) {
    const left = high - GOLDEN * (high - low)
    const right = low + GOLDEN * (high - low)
    if (lightAt(left) > lightAt(right)) high = right
    else low = left
  }
  const refined = 0.5 * (low + high)
  return lightAt(refined) > lightAt(best) ? refined : best
}
