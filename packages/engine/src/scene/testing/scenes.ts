import type { Sample, SampleRows } from '../factors.ts'
import { ORIGIN, type Ray } from '../rayState.ts'
import type { GroundPlane, Surface, Vector3 } from '../scene.ts'

export const LEVEL: GroundPlane = { point: [0, 0, 0], normal: [0, 0, 1] }
export const BLACK: Surface = { reflectanceFront: 0, reflectanceBack: 0, isStructure: false }
export const WHITE: Surface = { reflectanceFront: 1, reflectanceBack: 1, isStructure: false }
export const TUBE: Surface = { reflectanceFront: 0.4, reflectanceBack: 0.4, isStructure: true }

const PLAIN_0: SampleRows = { open: -1, plain: 0, iam: -1 }

export const sampleAt = (
  position: Vector3,
  normal: Vector3,
  rows: SampleRows = PLAIN_0,
  weight = 1,
): Sample => ({ position, normal, weight, rows })

/** Direction from tilt and azimuth of a plane, deg. */
export function normalOf(tiltDeg: number, azimuthDeg: number): Vector3 {
  const [tilt, azimuth] = [(tiltDeg * Math.PI) / 180, (azimuthDeg * Math.PI) / 180]
  return [Math.sin(tilt) * Math.sin(azimuth), Math.sin(tilt) * Math.cos(azimuth), Math.cos(tilt)]
}

export function aim(ray: Ray, origin: Vector3, towards: Vector3): void {
  const length = Math.hypot(...towards)
  ray.values.set([...origin, ...towards.map((part) => part / length)], ORIGIN)
}

/** Fractions in 0..1 that only the seed decides. */
export function fractions(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0
    return (state >>> 0) / 4294967296
  }
}
