import { STACK_SIZE } from './bvh.ts'
import { describeHit } from './describeHit.ts'
import { DIRECTION, DISTANCE, HIT_NORMAL, INVERSE, type Ray } from './rayState.ts'
import {
  CYLINDER,
  FLAG_STRUCTURE,
  HIT_GROUND,
  HIT_NOTHING,
  type Scene,
  SHAPE_SIZE,
  TRIANGLE,
} from './scene.ts'
import { cylinderDistance, flatDistance } from './shapeDistance.ts'

export function makeRay(): Ray {
  return {
    values: new Float64Array(15),
    primitive: HIT_NOTHING,
    side: 0,
    stack: new Int32Array(STACK_SIZE),
  }
}

/** What a ray meets first is written into it. */
export function closestHit(scene: Scene, ray: Ray, skipsStructure: boolean): void {
  ray.values[DISTANCE] = Infinity
  ray.primitive = HIT_NOTHING
  walk(scene, ray, skipsStructure, false)
  meetGround(scene, ray)
  if (ray.primitive >= 0) describeHit(scene, ray)
}

/** Whether anything lies along a ray, at whatever distance. */
export function isBlocked(scene: Scene, ray: Ray, skipsStructure: boolean): boolean {
  ray.values[DISTANCE] = Infinity
  ray.primitive = HIT_NOTHING
  walk(scene, ray, skipsStructure, true)
  if (ray.primitive === HIT_NOTHING) meetGround(scene, ray)
  return ray.primitive !== HIT_NOTHING
}

/** Walks the tree, nearer child first; with `isAnyEnough` it ends at the first primitive met. */
function walk(scene: Scene, ray: Ray, skipsStructure: boolean, isAnyEnough: boolean): void {
  if (scene.count === 0) return
  const { bounds, link, share } = scene.bvh
  const { values, stack } = ray
  setInverse(values)
  let waiting = 0
  let node = 0
  for (;;) {
    if (isBoxMet(bounds, 6 * node, values)) {
      const split = share[node]
      if (split < 0) {
        // The second child is nearer where the ray runs against the axis.
        const isReversed = values[DIRECTION - 1 - split] < 0
        stack[waiting++] = isReversed ? node + 1 : link[node]
        node = isReversed ? link[node] : node + 1
        continue
      }
      const start = link[node]
      for (let i = start; i < start + split; i++) {
        meet(scene, scene.bvh.order[i], ray, skipsStructure)
      }
      if (isAnyEnough && ray.primitive >= 0) return
    }
    if (waiting === 0) return
    node = stack[--waiting]
  }
}

/** Inverse direction; a zero becomes tiny, so that a ray within a face of a box gives no NaN. */
function setInverse(values: Float64Array): void {
  for (let k = 0; k < 3; k++) {
    const d = values[DIRECTION + k]
    values[INVERSE + k] = d === 0 ? 1e200 : 1 / d
  }
}

function isBoxMet(bounds: Float64Array, at: number, values: Float64Array): boolean {
  const ox = values[0]
  const ix = values[12]
  let a = (bounds[at] - ox) * ix
  let b = (bounds[at + 3] - ox) * ix
  let near = a < b ? a : b
  let far = a < b ? b : a
  const oy = values[1]
  const iy = values[13]
  a = (bounds[at + 1] - oy) * iy
  b = (bounds[at + 4] - oy) * iy
  let low = a < b ? a : b
  let high = a < b ? b : a
  if (low > near) near = low
  if (high < far) far = high
  const oz = values[2]
  const iz = values[14]
  a = (bounds[at + 2] - oz) * iz
  b = (bounds[at + 5] - oz) * iz
  low = a < b ? a : b
  high = a < b ? b : a
  if (low > near) near = low
  if (high < far) far = high
  return far >= 0 && near <= far && near < values[6]
}

function meet(scene: Scene, primitive: number, ray: Ray, skipsStructure: boolean): void {
  if (skipsStructure && (scene.flags[primitive] & FLAG_STRUCTURE) !== 0) return
  const at = SHAPE_SIZE * primitive
  const kind = scene.kinds[primitive]
  const { values } = ray
  const distance =
    kind === CYLINDER
      ? cylinderDistance(scene.shapes, at, values)
      : flatDistance(scene.shapes, at, values, kind === TRIANGLE)
  if (distance < values[DISTANCE]) {
    values[DISTANCE] = distance
    ray.primitive = primitive
  }
}

/** The plane is met from above alone. */
function meetGround(scene: Scene, ray: Ray): void {
  if (scene.ground === undefined) return
  const { point, normal } = scene.ground
  const { values } = ray
  const slant = normal[0] * values[3] + normal[1] * values[4] + normal[2] * values[5]
  if (!(slant < 0)) return
  const height =
    normal[0] * (values[0] - point[0]) +
    normal[1] * (values[1] - point[1]) +
    normal[2] * (values[2] - point[2])
  const distance = -height / slant
  if (!(distance >= 0 && distance < values[DISTANCE])) return
  values[DISTANCE] = distance
  values.set(normal, HIT_NORMAL)
  ray.primitive = HIT_GROUND
  ray.side = 0
}
