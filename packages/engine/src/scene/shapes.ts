import type { Vector3 } from './scene.ts'
import { cross, dot, plus, times, unit } from './vectors.ts'

/** A regular grid of parallelograms in one plane; its front is the side u × v points to. */
export interface GridShape {
  readonly origin: Vector3
  /** Edges of one cell, m. */
  readonly u: Vector3
  readonly v: Vector3
  readonly countU: number
  /** From cell to cell: along u and at least as long. */
  readonly stepU: Vector3
  readonly countV: number
  readonly stepV: Vector3
}

export interface CylinderShape {
  readonly p0: Vector3
  readonly p1: Vector3
  readonly radius: number
  /** Closed by discs at both ends. */
  readonly capped: boolean
}

/** Boxes are widened by this, m, so that flat ones keep a thickness. */
const BOX_MARGIN = 1e-7

/**
 * Packs a grid: unit normal n and n·p of the plane (4), then s = a·p − a0 in steps of u (4), t likewise (4), then count and
 * filled share of a step of both (4). A point of the plane lies on a cell when s is in 0..count and its fraction at most the share.
 *
 * @throws RangeError for steps that are not along the edges or shorter than them
 */
export function packGrid(grid: GridShape, out: Float64Array, at: number): void {
  const { origin, u, v } = grid
  const stepU = grid.countU > 1 ? grid.stepU : u
  const stepV = grid.countV > 1 ? grid.stepV : v
  packPlane(origin, stepU, stepV, out, at)
  out[at + 12] = grid.countU
  out[at + 13] = filledShare(u, stepU)
  out[at + 14] = grid.countV
  out[at + 15] = filledShare(v, stepV)
}

/** Packs the triangle p0, p0 + u, p0 + v: as a grid without counts, s and t from 0, s + t at most 1. */
export function packTriangle(
  p0: Vector3,
  u: Vector3,
  v: Vector3,
  out: Float64Array,
  at: number,
): void {
  packPlane(p0, u, v, out, at)
}

function packPlane(p: Vector3, u: Vector3, v: Vector3, out: Float64Array, at: number): void {
  const n = unit(cross(u, v))
  const acrossV = cross(v, n)
  const acrossU = cross(n, u)
  const a = times(acrossV, 1 / dot(u, acrossV))
  const b = times(acrossU, 1 / dot(v, acrossU))
  out.set(n, at)
  out[at + 3] = dot(n, p)
  out.set(a, at + 4)
  out[at + 7] = dot(a, p)
  out.set(b, at + 8)
  out[at + 11] = dot(b, p)
}

function filledShare(edge: Vector3, step: Vector3): number {
  const share = dot(edge, step) / dot(step, step)
  const miss = plus(edge, step, -share)
  const isAlong = Math.hypot(...miss) <= 1e-5 * Math.hypot(...edge)
  if (!isAlong || share > 1 + 1e-9)
    throw new RangeError(
      `A step along its edge, not shorter, needed; got edge ${edge.join(', ')} step ${step.join(', ')}`,
    )
  return Math.min(1, share)
}

/**
 * Packs a cylinder: p0 (3), unit axis (3), length, radius, 1 if capped, then two directions across the axis from which and to
 * which the angle of `s` turns (6): the first as near to up as it can be, of an upright cylinder east.
 */
export function packCylinder(
  { p0, p1, radius, capped }: CylinderShape,
  out: Float64Array,
  at: number,
): void {
  const along = plus(p1, p0, -1)
  const axis = unit(along)
  const towards: Vector3 = Math.abs(axis[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1]
  const first = unit(plus(towards, axis, -dot(towards, axis)))
  out.set(p0, at)
  out.set(axis, at + 3)
  out[at + 6] = Math.hypot(...along)
  out[at + 7] = radius
  out[at + 8] = capped ? 1 : 0
  out.set(first, at + 9)
  out.set(cross(axis, first), at + 12)
}

/** Box around points, widened a little; least x, y, z, then greatest. */
export function boxAround(points: readonly Vector3[]): readonly number[] {
  const box = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity]
  for (const point of points) {
    for (let k = 0; k < 3; k++) {
      box[k] = Math.min(box[k], point[k] - BOX_MARGIN)
      box[3 + k] = Math.max(box[3 + k], point[k] + BOX_MARGIN)
    }
  }
  return box
}

export function gridCorners({ origin, u, v, ...grid }: GridShape): readonly Vector3[] {
  const alongU = plus(u, grid.stepU, grid.countU > 1 ? grid.countU - 1 : 0)
  const alongV = plus(v, grid.stepV, grid.countV > 1 ? grid.countV - 1 : 0)
  const atU = plus(origin, alongU)
  return [origin, atU, plus(origin, alongV), plus(atU, alongV)]
}

/** Box around a cylinder: its discs reach r·√(1 − axis²) along each axis. */
export function cylinderBox({ p0, p1, radius }: CylinderShape): readonly number[] {
  const axis = unit(plus(p1, p0, -1))
  const reach: Vector3 = [
    radius * Math.sqrt(Math.max(0, 1 - axis[0] * axis[0])),
    radius * Math.sqrt(Math.max(0, 1 - axis[1] * axis[1])),
    radius * Math.sqrt(Math.max(0, 1 - axis[2] * axis[2])),
  ]
  return boxAround([plus(p0, reach), plus(p0, reach, -1), plus(p1, reach), plus(p1, reach, -1)])
}

/** A grid turned so that its steps lead the same way as its edges. */
export function forwardGrid(grid: GridShape): GridShape {
  let { origin, stepU, stepV } = grid
  if (grid.countU > 1 && dot(grid.u, stepU) < 0) {
    origin = plus(origin, stepU, grid.countU - 1)
    stepU = times(stepU, -1)
  }
  if (grid.countV > 1 && dot(grid.v, stepV) < 0) {
    origin = plus(origin, stepV, grid.countV - 1)
    stepV = times(stepV, -1)
  }
  return { ...grid, origin, stepU, stepV }
}
