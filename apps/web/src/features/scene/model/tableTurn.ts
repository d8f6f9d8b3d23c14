import { type Mount, type OrientationInputs, planeOrientation, type Slope } from '@duet/engine'
import type { SiteSun } from './siteSun.ts'

/** What a block's controller knows. */
export interface Turning {
  readonly mount: Mount
  readonly slope: Slope
  /** Undefined for a single row, which never turns back. */
  readonly groundCoverRatio: number | undefined
}

/** How the tables of a block stand at a moment. */
export interface TableTurn {
  /** Of a single axis about it, positive to the west when the axis points south; else the tilt. */
  readonly rotationDeg: number
  /** Of a single axis that does not turn back for its neighbours. */
  readonly trueRotationDeg: number
  readonly tiltDeg: number
  readonly azimuthDeg: number
}

/** The engine's answer for one instant; at night trackers hold their stow angle. */
export function tableTurn(turning: Turning, sun: SiteSun): TableTurn {
  const zenithDeg = Float64Array.of(90 - sun.elevationDeg)
  const sunAzimuthDeg = Float64Array.of(sun.azimuthDeg)
  const turned = planeOrientation(turning.mount, inputs(turning, zenithDeg, sunAzimuthDeg))
  const facing = planeOrientation(turning.mount, {
    zenithDeg,
    sunAzimuthDeg,
    slope: turning.slope,
  })
  return {
    rotationDeg: turned.rotationDeg[0] ?? 0,
    trueRotationDeg: facing.rotationDeg[0] ?? 0,
    tiltDeg: turned.tiltDeg[0] ?? 0,
    azimuthDeg: turned.azimuthDeg[0] ?? 0,
  }
}

/** Rotations over a day, each [n], deg. */
export interface TurnCourse {
  readonly rotationDeg: Float64Array
  readonly trueRotationDeg: Float64Array
}

/**
 * @param zenithDeg - of the sun as seen, [n]
 * @param sunAzimuthDeg - [n]
 */
export function turnCourse(
  turning: Turning,
  zenithDeg: Float64Array,
  sunAzimuthDeg: Float64Array,
): TurnCourse {
  const { mount, slope } = turning
  return {
    rotationDeg: planeOrientation(mount, inputs(turning, zenithDeg, sunAzimuthDeg)).rotationDeg,
    trueRotationDeg: planeOrientation(mount, { zenithDeg, sunAzimuthDeg, slope }).rotationDeg,
  }
}

function inputs(
  { slope, groundCoverRatio }: Turning,
  zenithDeg: Float64Array,
  sunAzimuthDeg: Float64Array,
): OrientationInputs {
  return {
    zenithDeg,
    sunAzimuthDeg,
    slope,
    ...(groundCoverRatio !== undefined && { groundCoverRatio }),
  }
}
