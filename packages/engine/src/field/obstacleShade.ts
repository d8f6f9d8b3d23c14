import { isBlocked, makeRay } from '../scene/ray.ts'
import type { Scene, Vector3 } from '../scene/scene.ts'
import { sceneBuilder, type TriangleMesh } from '../scene/sceneBuilder.ts'
import { dot, plus } from '../scene/vectors.ts'
import { combine, type TablePose } from './fieldFrame.ts'
import { type FieldPlan, meshAbout, type PlannedClass } from './fieldPlan.ts'
import type { GroundBins } from './groundBins.ts'
import { CHORD_SAMPLES } from './tableNodes.ts'

/** Beam shade of what is no table: buildings, trees, terrain. */
export interface ObstacleShade {
  /** Adds to the shaded share of each row of cells; true where one is met. */
  readonly cells: (pose: TablePose, sun: Vector3, out: Float64Array) => boolean
  /** Takes from the lit share of each bin of the ground, at its middle. */
  readonly ground: (sun: Vector3, lit: Float64Array) => void
}

/** Undefined where nothing but tables stands near the class. */
export function obstacleShade(
  plan: FieldPlan,
  tableClass: PlannedClass,
  bins: GroundBins,
): ObstacleShade | undefined {
  if (!tableClass.isNearObstacle && plan.field.terrain === undefined) return undefined
  const { obstacles = [], terrain } = plan.field
  const scene = meshScene(plan, tableClass, terrain ? [...obstacles, terrain] : obstacles)
  // The ground does not shade itself: its bins lie in a plane that terrain rises above and falls below.
  const aboveGround = meshScene(plan, tableClass, obstacles)
  const ray = makeRay()
  const { nodes } = tableClass
  const rows = nodes.cellFromM.length
  const rowsOfTier = rows / nodes.tiers
  const isDark = (from: Vector3, sun: Vector3, among: Scene): boolean => {
    ray.values.set(plus(from, sun, LIFT_M), 0)
    ray.values.set(sun, 3)
    return isBlocked(among, ray, false)
  }
  return {
    cells: (pose, sun, out) => {
      let isMet = false
      const axis: Vector3 = [0, 0, plan.axisHeightM]
      const middle = plus(axis, pose.normal, plan.field.structure.planeOffsetM)
      nodes.columnM.forEach((alongM, j) => {
        nodes.sampleM.forEach((acrossM, sample) => {
          if (!isDark(plus(plus(middle, pose.along, alongM), pose.chord, acrossM), sun, scene))
            return
          isMet = true
          // The part of the tier's cells that lies about this place.
          const tier = Math.floor(sample / CHORD_SAMPLES)
          const place = sample % CHORD_SAMPLES
          const from = Math.floor((place * rowsOfTier) / CHORD_SAMPLES)
          const to = Math.ceil(((place + 1) * rowsOfTier) / CHORD_SAMPLES)
          out.fill(1, j * rows + tier * rowsOfTier + from, j * rows + tier * rowsOfTier + to)
        })
      })
      return isMet
    },
    ground: (sun, lit) => {
      for (let bin = 0; bin < bins.count - 1; bin++) {
        if (lit[bin] > 0 && isDark(binMiddle(plan, bins, bin), sun, aboveGround)) lit[bin] = 0
      }
    },
  }
}

const LIFT_M = 0.01

function meshScene(
  plan: FieldPlan,
  tableClass: PlannedClass,
  meshes: readonly TriangleMesh[],
): Scene {
  const builder = sceneBuilder()
  const surface = { reflectanceFront: 0, reflectanceBack: 0, isStructure: false }
  for (const mesh of meshes) builder.addTriangles(meshAbout(plan, tableClass, mesh), surface)
  return builder.build()
}

/** Middle of a bin on the plane of the ground. */
function binMiddle({ frame }: FieldPlan, bins: GroundBins, bin: number): Vector3 {
  const column = bin % bins.acrossCount
  const line = Math.floor(bin / bins.acrossCount)
  const across = (bins.acrossEdgesM[column] + bins.acrossEdgesM[column + 1]) / 2
  const along = (bins.alongEdgesM[line] + bins.alongEdgesM[line + 1]) / 2
  const level = Math.hypot(frame.along[0], frame.along[1])
  const plan = combine(
    frame.right,
    across,
    [frame.along[0] / level, frame.along[1] / level, 0],
    along,
  )
  return [plan[0], plan[1], -dot(frame.ground, plan) / frame.ground[2] + LIFT_M]
}
