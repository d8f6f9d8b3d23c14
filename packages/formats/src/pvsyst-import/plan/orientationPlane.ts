import type { PvsystOrientation } from '../../pvsyst/orientationTypes.ts'

export interface Plane {
  readonly tiltDeg: number
  readonly azimuthDeg: number
}

/** Of trackers the axis. */
export function planeOf(orientation: Exclude<PvsystOrientation, { kind: 'unknown' }>): Plane {
  return orientation.kind === 'trackers'
    ? { tiltDeg: orientation.axisTiltDeg, azimuthDeg: orientation.axisAzimuthDeg }
    : orientation
}
