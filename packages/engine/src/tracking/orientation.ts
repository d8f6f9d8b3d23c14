import { DEG_TO_RAD, RAD_TO_DEG } from '@duet/units'
import type { Mount } from '../model/mount.ts'
import { turnToDiffuseLight } from './diffuseOptimised.ts'
import { trackerRotationDeg } from './singleAxis.ts'
import { applyController, isStormy } from './stow.ts'
import type { TrackerLight } from './strategy.ts'
import { axisTiltDeg, crossAxisTiltDeg, type Slope } from './terrain.ts'

type SingleAxis = Extract<Mount, { kind: 'singleAxis' }>

/** Where a module plane looks at each step, each [n], deg. */
export interface Orientation {
  /** Rotation of a single axis; of a dual axis and a fixed plane, the tilt. */
  readonly rotationDeg: Float64Array
  readonly tiltDeg: Float64Array
  readonly azimuthDeg: Float64Array
}

/** What the planes turn by. */
export interface OrientationInputs {
  /** Of the sun as seen, [n], deg. */
  readonly zenithDeg: Float64Array
  readonly sunAzimuthDeg: Float64Array
  /** Of the ground. */
  readonly slope: Slope
  /** Collector width over pitch; undefined for a single row, which never backtracks. */
  readonly groundCoverRatio?: number
  /** Measured rotation, [n]; overrides the controller where it is a number, but for a mount that ignores it. */
  readonly measuredRotationDeg?: Float64Array
  /** Strongest of the time that the mount holds its stow, [n]; it stows by it, and never where it is absent or NaN. */
  readonly windMPerS?: Float64Array
  /** Where that wind comes from, [n], deg; stow takes no side by it where it is absent or NaN. */
  readonly windDirectionDeg?: Float64Array
  /** [n]; the same for snow. */
  readonly snowDepthCm?: Float64Array
  /** Where the mount stands by date, [n], deg, NaN where no period holds; absent: never. */
  readonly periodDeg?: Float64Array
  /** What the script of the mount asks, [n], deg, NaN where it was not asked; absent: it follows the sun. */
  readonly scriptDeg?: Float64Array
  /** Read by strategies that weigh the light; without it they follow the sun. */
  readonly light?: TrackerLight
}

export function makeOrientation(n: number): Orientation {
  return {
    rotationDeg: new Float64Array(n),
    tiltDeg: new Float64Array(n),
    azimuthDeg: new Float64Array(n),
  }
}

/**
 * Tilt and azimuth of the module plane of a mount. Trackers hold their stow angle while the sun is below the
 * horizon, and angles of their own on dates or under wind or snow at or above the limits of the mount; a dual axis waits for the
 * morning at its least tilt and lower azimuth bound, and lies at its least tilt in the wind. What was measured overrides all.
 *
 * @param out - written and returned, each [n]
 */
export function planeOrientation(
  mount: Mount,
  inputs: OrientationInputs,
  out: Orientation = makeOrientation(inputs.zenithDeg.length),
): Orientation {
  switch (mount.kind) {
    case 'fixed':
      out.rotationDeg.fill(mount.tiltDeg)
      out.tiltDeg.fill(mount.tiltDeg)
      out.azimuthDeg.fill(mount.azimuthDeg)
      return out
    case 'singleAxis':
      return singleAxisOrientation(mount, inputs, out)
    case 'dualAxis':
      return dualAxisOrientation(mount, inputs, out)
  }
}

function singleAxisOrientation(
  mount: SingleAxis,
  inputs: OrientationInputs,
  out: Orientation,
): Orientation {
  const { slope, light } = inputs
  const axisTilt = axisTiltDeg(slope, mount.axisAzimuthDeg)
  const rotation = followSun(mount, inputs, out.rotationDeg)
  if (mount.strategy?.kind === 'diffuseOptimised' && light) {
    const axis = { ...mount, axisTiltDeg: axisTilt }
    turnToDiffuseLight(axis, inputs, light, rotation, mount.strategy.leastDiffuseFraction)
  }
  if (mount.strategy?.kind === 'script') takeAsked(inputs.scriptDeg, rotation)
  applyController(mount, inputs, rotation)
  planeOfRotation(rotation, mount.axisAzimuthDeg, axisTilt, out)
  return out
}

/**
 * The rotation that follows the sun, turned back or not as the mount says, before any strategy, deg, NaN at night.
 *
 * @param out - written and returned, [n]
 */
export function followSun(
  mount: SingleAxis,
  {
    zenithDeg,
    sunAzimuthDeg,
    slope,
    groundCoverRatio,
  }: Pick<OrientationInputs, 'zenithDeg' | 'sunAzimuthDeg' | 'slope' | 'groundCoverRatio'>,
  out: Float64Array = new Float64Array(zenithDeg.length),
): Float64Array {
  const axisTilt = axisTiltDeg(slope, mount.axisAzimuthDeg)
  const axis = { ...mount, axisTiltDeg: axisTilt }
  const backtracking =
    mount.backtracking && groundCoverRatio !== undefined
      ? {
          groundCoverRatio,
          crossAxisTiltDeg: mount.slopeAware
            ? crossAxisTiltDeg(slope, mount.axisAzimuthDeg, axisTilt)
            : 0,
        }
      : undefined
  return trackerRotationDeg(zenithDeg, sunAzimuthDeg, axis, backtracking, out)
}

/** Angles that a script asked, in place of the sun's where it was asked. */
function takeAsked(scriptDeg: Float64Array | undefined, rotation: Float64Array): void {
  scriptDeg?.forEach((angle, i) => {
    if (!Number.isNaN(angle) && !Number.isNaN(rotation[i])) rotation[i] = angle
  })
}

/**
 * Tilt and azimuth of a plane turned about an axis: its normal, in the frame along the axis' azimuth, to its right
 * and up, is (cos θ·sin β_a, sin θ, cos θ·cos β_a). NaN gives NaN.
 *
 * @param rotationDeg - right-handed about the axis, [n], deg
 * @param out - tilt (0 to 180) and azimuth (0 to 360) are written and returned, each [n], deg
 */
export function planeOfRotation(
  rotationDeg: Float64Array,
  axisAzimuthDeg: number,
  axisTilt: number,
  out: Pick<Orientation, 'tiltDeg' | 'azimuthDeg'> = makeOrientation(rotationDeg.length),
): Pick<Orientation, 'tiltDeg' | 'azimuthDeg'> {
  const sinTilt = Math.sin(axisTilt * DEG_TO_RAD)
  const cosTilt = Math.cos(axisTilt * DEG_TO_RAD)
  for (let i = 0; i < rotationDeg.length; i++) {
    const rotation = rotationDeg[i] * DEG_TO_RAD
    const along = Math.cos(rotation) * sinTilt
    const right = Math.sin(rotation)
    const level = Math.sqrt(along * along + right * right)
    out.tiltDeg[i] = Math.atan2(level, Math.cos(rotation) * cosTilt) * RAD_TO_DEG
    const azimuthDeg = axisAzimuthDeg + Math.atan2(right, along) * RAD_TO_DEG
    out.azimuthDeg[i] = azimuthDeg - 360 * Math.floor(azimuthDeg / 360)
  }
  return out
}

function dualAxisOrientation(
  mount: Extract<Mount, { kind: 'dualAxis' }>,
  inputs: OrientationInputs,
  out: Orientation,
): Orientation {
  const { zenithDeg, sunAzimuthDeg } = inputs
  const { minTiltDeg, maxTiltDeg, minAzimuthDeg, maxAzimuthDeg } = mount
  const middle = (minAzimuthDeg + maxAzimuthDeg) / 2
  for (let i = 0; i < zenithDeg.length; i++) {
    const isNight = zenithDeg[i] > 90
    const tilt = isNight || isStormy(mount.windStow, inputs, i) ? minTiltDeg : zenithDeg[i]
    // Bounds may lie on either side of north: take the turn of the sun that is nearest to their middle.
    const turn = sunAzimuthDeg[i] + 360 * Math.round((middle - sunAzimuthDeg[i]) / 360)
    const azimuth = isNight ? minAzimuthDeg : turn
    const bounded = Math.min(maxAzimuthDeg, Math.max(minAzimuthDeg, azimuth))
    out.tiltDeg[i] = Math.min(maxTiltDeg, Math.max(minTiltDeg, tilt))
    out.azimuthDeg[i] = bounded - 360 * Math.floor(bounded / 360)
    out.rotationDeg[i] = out.tiltDeg[i]
  }
  return out
}
