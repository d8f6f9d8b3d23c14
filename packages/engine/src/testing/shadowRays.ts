import type { ClassScene } from '../field/classScene.ts'
import type { FieldPlan, PlannedClass } from '../field/fieldPlan.ts'
import type { GroundBins } from '../field/groundBins.ts'
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
  plan: FieldPlan,
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

/** Lit share of each bin of the ground by rays, [bins]; of the ground outside 1. */
export function groundLitByRays(
  { frame }: FieldPlan,
  bins: GroundBins,
  built: ClassScene,
  sun: Vector3,
  places: { readonly along: number; readonly across: number },
): Float64Array {
  const out = new Float64Array(bins.count).fill(1)
  const level = Math.hypot(frame.along[0], frame.along[1])
  const ahead: Vector3 = [frame.along[0] / level, frame.along[1] / level, 0]
  for (let bin = 0; bin < bins.count - 1; bin++) {
    const column = bin % bins.acrossCount
    const line = Math.floor(bin / bins.acrossCount)
    let lit = 0
    for (let a = 0; a < places.along; a++) {
      const along = between(bins.alongEdgesM, line, (a + 0.5) / places.along)
      for (let b = 0; b < places.across; b++) {
        const across = between(bins.acrossEdgesM, column, (b + 0.5) / places.across)
        const level: Vector3 = plus([0, 0, 0], frame.right, across)
        const plan = plus(level, ahead, along)
        const up = -(frame.ground[0] * plan[0] + frame.ground[1] * plan[1]) / frame.ground[2]
        if (!isInShadow(built, [plan[0], plan[1], up], sun)) lit++
      }
    }
    out[bin] = lit / (places.along * places.across)
  }
  return out
}

function between(edges: Float64Array, index: number, share: number): number {
  return edges[index] * (1 - share) + edges[index + 1] * share
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
