import { DEG_TO_RAD } from '@duet/units'
import type { Mount } from '../model/mount.ts'
import type { Vector3 } from '../scene/scene.ts'
import { cross, dot, plus, times, unit } from '../scene/vectors.ts'
import { axisTiltDeg, type Slope } from '../tracking/terrain.ts'

/** Mounts whose rows the traced optics know. */
export type RowMount = Exclude<Mount, { kind: 'dualAxis' }>

/** Directions of the rows of a field; unit vectors. */
export interface FieldFrame {
  /** Along the row: the axis of a tracker, tilted with the ground. */
  readonly along: Vector3
  /** Level, to the right of one who looks along the row: a fixed table faces there. */
  readonly right: Vector3
  /** At a right angle to both. */
  readonly up: Vector3
  /** Out of the ground. */
  readonly ground: Vector3
}

/** How one table stands: unit vectors. */
export interface TablePose {
  /** Along the row, in the plane of the modules. */
  readonly along: Vector3
  /** Across the row, in the plane, towards the right. */
  readonly chord: Vector3
  /** Out of the front. */
  readonly normal: Vector3
}

/** Azimuth of the row's axis: a fixed table faces to the right of it. */
export function rowAzimuthDeg(mount: RowMount): number {
  return mount.kind === 'fixed' ? mount.azimuthDeg - 90 : mount.axisAzimuthDeg
}

/** @param tiltDeg - of the row, where it is not that of the slope */
export function fieldFrame(
  mount: RowMount,
  slope: Slope,
  tiltDeg: number = axisTiltDeg(slope, rowAzimuthDeg(mount)),
): FieldFrame {
  const azimuth = rowAzimuthDeg(mount) * DEG_TO_RAD
  const tilt = tiltDeg * DEG_TO_RAD
  const along: Vector3 = [
    Math.sin(azimuth) * Math.cos(tilt),
    Math.cos(azimuth) * Math.cos(tilt),
    -Math.sin(tilt),
  ]
  const right: Vector3 = [Math.cos(azimuth), -Math.sin(azimuth), 0]
  const fall = slope.tiltDeg * DEG_TO_RAD
  const faces = slope.azimuthDeg * DEG_TO_RAD
  return {
    along,
    right,
    up: cross(right, along),
    ground: [Math.sin(fall) * Math.sin(faces), Math.sin(fall) * Math.cos(faces), Math.cos(fall)],
  }
}

/**
 * Pose of the tables of a field. Trackers turn about their axis; a fixed table keeps its tilt and azimuth whatever the
 * ground does, its length as close to the row as its plane allows.
 */
export function tablePose(mount: RowMount, frame: FieldFrame, rotationDeg: number): TablePose {
  const turn = rotationDeg * DEG_TO_RAD
  if (mount.kind === 'singleAxis') {
    const cos = Math.cos(turn)
    const sin = Math.sin(turn)
    return {
      along: frame.along,
      chord: combine(frame.right, cos, frame.up, -sin),
      normal: combine(frame.up, cos, frame.right, sin),
    }
  }
  const normal: Vector3 = [
    Math.sin(turn) * frame.right[0],
    Math.sin(turn) * frame.right[1],
    Math.cos(turn),
  ]
  const along = unit(combine(frame.along, 1, normal, -dot(frame.along, normal)))
  return { along, chord: cross(along, normal), normal }
}

/** a·p + b·q. */
export function combine(p: Vector3, a: number, q: Vector3, b: number): Vector3 {
  return plus(times(p, a), q, b)
}
