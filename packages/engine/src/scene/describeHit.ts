import { HIT_NORMAL, HIT_S, HIT_T, type Ray } from './rayState.ts'
import { CYLINDER, GRID, type Scene, SHAPE_SIZE } from './scene.ts'

/** Completes a hit on a primitive: side, normal, s and t. */
export function describeHit(scene: Scene, ray: Ray): void {
  const at = SHAPE_SIZE * ray.primitive
  if (scene.kinds[ray.primitive] === CYLINDER) describeCylinder(scene.shapes, at, ray)
  else describeFlat(scene.shapes, at, ray, scene.kinds[ray.primitive] === GRID)
}

function describeFlat(shapes: Float64Array, at: number, ray: Ray, isGrid: boolean): void {
  const { values } = ray
  const x = values[0] + values[6] * values[3]
  const y = values[1] + values[6] * values[4]
  const z = values[2] + values[6] * values[5]
  const s = shapes[at + 4] * x + shapes[at + 5] * y + shapes[at + 6] * z - shapes[at + 7]
  const t = shapes[at + 8] * x + shapes[at + 9] * y + shapes[at + 10] * z - shapes[at + 11]
  values[HIT_S] = isGrid ? s : Math.max(0, s)
  values[HIT_T] = isGrid ? t : Math.max(0, t)
  const slant = shapes[at] * values[3] + shapes[at + 1] * values[4] + shapes[at + 2] * values[5]
  ray.side = slant < 0 ? 0 : 1
  const sign = slant < 0 ? 1 : -1
  values[HIT_NORMAL] = sign * shapes[at]
  values[HIT_NORMAL + 1] = sign * shapes[at + 1]
  values[HIT_NORMAL + 2] = sign * shapes[at + 2]
}

function describeCylinder(shapes: Float64Array, at: number, ray: Ray): void {
  const { values } = ray
  const px = values[0] + values[6] * values[3] - shapes[at]
  const py = values[1] + values[6] * values[4] - shapes[at + 1]
  const pz = values[2] + values[6] * values[5] - shapes[at + 2]
  const along = px * shapes[at + 3] + py * shapes[at + 4] + pz * shapes[at + 5]
  const length = shapes[at + 6]
  const one = px * shapes[at + 9] + py * shapes[at + 10] + pz * shapes[at + 11]
  const other = px * shapes[at + 12] + py * shapes[at + 13] + pz * shapes[at + 14]
  const turn = Math.atan2(other, one) / (2 * Math.PI)
  values[HIT_S] = turn < 0 ? turn + 1 : turn
  values[HIT_T] = Math.min(1, Math.max(0, along / length))
  // A place well within the radius is on a disc.
  const radius = shapes[at + 7]
  const isDisc = shapes[at + 8] !== 0 && one * one + other * other < radius * radius * (1 - 1e-9)
  const out = along > 0.5 * length ? 1 : -1
  for (let k = 0; k < 3; k++) {
    values[HIT_NORMAL + k] = isDisc
      ? out * shapes[at + 3 + k]
      : (one * shapes[at + 9 + k] + other * shapes[at + 12 + k]) / radius
  }
  const slant = values[9] * values[3] + values[10] * values[4] + values[11] * values[5]
  ray.side = slant < 0 ? 0 : 1
  if (slant < 0) return
  for (let k = 0; k < 3; k++) values[HIT_NORMAL + k] *= -1
}
