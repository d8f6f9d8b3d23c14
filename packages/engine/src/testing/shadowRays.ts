import type { ClassScene } from '../field/classScene.ts'
import type { PlannedClass } from '../field/fieldPlan.ts'
import { isBlocked, makeRay } from '../scene/ray.ts'
import type { Vector3 } from '../scene/scene.ts'
import { plus } from '../scene/vectors.ts'

/** Rays start this far towards the sun, m: off the surface that they leave. */
const LIFT_M = 1e-4

/** Whether the sun is hidden from a place of a scene. */
export function isInShadow(
  { scene }: ClassScene,
  place: Vector3,
  sun: Vector3,
  skipsStructure = false,
): boolean {
  const ray = makeRay()
  ray.values.set(plus(place, sun, LIFT_M), 0)
  ray.values.set(sun, 3)
  return isBlocked(scene, ray, skipsStructure)
}

/** Shaded share of each row of cells of each looked-at module by rays, [columns][cells]; `places` along and across each. */
export function cellShadeByRays(
  { nodes }: PlannedClass,
  built: ClassScene,
  sun: Vector3,
  places: number,
  skipsStructure = false,
): Float64Array {
  const cells = nodes.cellFromM.length
  const out = new Float64Array(nodes.columns.length * cells)
  for (let j = 0; j < nodes.columns.length; j++) {
    for (let cell = 0; cell < cells; cell++) {
      let dark = 0
      for (let a = 0; a < places; a++) {
        const along = nodes.columnM[j] + ((a + 0.5) / places - 0.5) * nodes.moduleAlongM
        for (let b = 0; b < places; b++) {
          const share = (b + 0.5) / places
          const across = nodes.cellFromM[cell] * (1 - share) + nodes.cellToM[cell] * share
          const place = plus(plus(built.middle, built.pose.along, along), built.pose.chord, across)
          if (isInShadow(built, place, sun, skipsStructure)) dark++
        }
      }
      out[j * cells + cell] = dark / (places * places)
    }
  }
  return out
}

/** Directions of suns, spread evenly in azimuth and sine of elevation, the same each time. */
export function sunDirections(count: number, leastUp: number, mostUp = 0.99): readonly Vector3[] {
  return Array.from({ length: count }, (_, k) => {
    // The golden ratio's multiples fill a circle without gaps.
    const azimuth = 2 * Math.PI * ((k * 0.6180339887498949) % 1)
    const up = leastUp + (mostUp - leastUp) * ((k + 0.5) / count)
    const level = Math.sqrt(1 - up * up)
    return [level * Math.sin(azimuth), level * Math.cos(azimuth), up]
  })
}
