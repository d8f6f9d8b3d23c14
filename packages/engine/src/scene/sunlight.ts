import type { Sample } from './factors.ts'
import { isBlocked, makeRay } from './ray.ts'
import { type Ray } from './rayState.ts'
import type { Scene, Vector3 } from './scene.ts'
import type { SurfaceBins } from './surfaceBins.ts'

/** Shadow rays leave this far above bins, m; those of samples as far as their other rays. */
const BIN_LIFT_M = 1e-5
const SAMPLE_LIFT_M = 1e-3

/** What of the scene throws a shadow. */
export interface ShadowOptions {
  /** Structure throws none, as for `open` rows: false. */
  readonly skipsStructure?: boolean
}

/**
 * Sunlight on each bin for a beam of 1 W/m²: mean over the bin's places of max(0, cos θ) where they see the sun.
 *
 * @param sun - towards the sun, unit length; below the horizon all is dark
 * @param out - written and returned, [bins.count]
 */
export function sunOnBins(
  scene: Scene,
  bins: SurfaceBins,
  sun: Vector3,
  { skipsStructure = false }: ShadowOptions = {},
  out: Float64Array = new Float64Array(bins.count),
): Float64Array {
  out.fill(0)
  if (sun[2] <= 0) return out
  const ray = makeRay()
  const { bin, weight, position, normal } = bins.points
  for (let i = 0; i < bin.length; i++) {
    const at = 3 * i
    const cosine = normal[at] * sun[0] + normal[at + 1] * sun[1] + normal[at + 2] * sun[2]
    if (cosine <= 0) continue
    for (let k = 0; k < 3; k++) {
      ray.values[k] = position[at + k] + BIN_LIFT_M * normal[at + k]
      ray.values[3 + k] = sun[k]
    }
    if (!isBlocked(scene, ray, skipsStructure)) out[bin[i]] += weight[i] * cosine
  }
  return out
}

/** Which samples see the sun: 1, else 0; those that face away from it do not. [samples] */
export function litFraction(
  scene: Scene,
  samples: readonly Sample[],
  sun: Vector3,
  { skipsStructure = false }: ShadowOptions = {},
): Float64Array {
  const ray = makeRay()
  return Float64Array.from(samples, (sample) => {
    const isLit = sun[2] > 0 && seesSun(scene, ray, sample, sun, skipsStructure)
    return isLit ? 1 : 0
  })
}

function seesSun(
  scene: Scene,
  ray: Ray,
  { position, normal }: Sample,
  sun: Vector3,
  skipsStructure: boolean,
): boolean {
  if (normal[0] * sun[0] + normal[1] * sun[1] + normal[2] * sun[2] <= 0) return false
  for (let k = 0; k < 3; k++) {
    ray.values[k] = position[k] + SAMPLE_LIFT_M * normal[k]
    ray.values[3 + k] = sun[k]
  }
  return !isBlocked(scene, ray, skipsStructure)
}
