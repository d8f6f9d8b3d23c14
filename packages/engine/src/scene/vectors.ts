import type { Vector3 } from './scene.ts'

export function dot(a: Vector3, b: Vector3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

export function cross(a: Vector3, b: Vector3): Vector3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

/** a + factor · b. */
export function plus(a: Vector3, b: Vector3, factor = 1): Vector3 {
  return [a[0] + factor * b[0], a[1] + factor * b[1], a[2] + factor * b[2]]
}

export function times(a: Vector3, factor: number): Vector3 {
  return [factor * a[0], factor * a[1], factor * a[2]]
}

/** @throws RangeError for a vector without length. */
export function unit(a: Vector3): Vector3 {
  const length = Math.hypot(a[0], a[1], a[2])
  if (!(length > 0)) throw new RangeError(`A direction needs a length, got ${a.join(', ')}`)
  return times(a, 1 / length)
}
