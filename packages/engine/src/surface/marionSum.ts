import { DEG_TO_RAD, RAD_TO_DEG } from '@duet/units'
import type { IamCurve } from './iam.ts'

/** Part of the surroundings, by zenith. */
export type DiffuseRegion = 'sky' | 'horizon' | 'ground'

/**
 * The modifier of one region by the sums of [1] as published: slower than `diffuseIam` and, with few steps, coarser.
 *
 * @param steps - along 180 degrees; [1] takes 180 for sky and ground, 1800 for the horizon
 * @returns 0 where the plane sees nothing of the region
 * @see [1] B. Marion, Solar Energy 147 (2017) 344-348, doi:10.1016/j.solener.2017.03.027
 */
export function marionDiffuseIam(
  curve: IamCurve,
  tiltDeg: number,
  region: DiffuseRegion,
  steps: number = region === 'horizon' ? 1800 : 180,
): number {
  const increment = Math.PI / steps
  const tilt = tiltDeg * DEG_TO_RAD
  const [from, to] = REGION_DEG[region].map((deg) => Math.round((deg / 180) * steps))
  let within = 0
  let all = 0
  for (let i = from; i < to; i++) {
    const zenith = (i + 0.5) * increment
    const area = Math.cos(i * increment) - Math.cos((i + 1) * increment)
    for (let k = 0; k < steps; k++) {
      const turn = (k + 0.5) * increment
      const cos =
        Math.cos(tilt) * Math.cos(zenith) + Math.sin(tilt) * Math.sin(zenith) * Math.cos(turn)
      if (cos <= 0) continue
      all += cos * area
      within += cos * area * curve(Math.acos(cos) * RAD_TO_DEG)
    }
  }
  return all > 0 ? within / all : 0
}

/** First and last zenith of each region, deg. */
const REGION_DEG: Readonly<Record<DiffuseRegion, readonly [number, number]>> = {
  sky: [0, 90],
  horizon: [89.5, 90],
  ground: [90, 180],
}
