import { DEG_TO_RAD, HOUR_MS } from '@duet/units'
import type { Mount, WindStow } from '../model/mount.ts'
import type { StepRange } from '../model/weather.ts'
import type { OrientationInputs } from './orientation.ts'

type SingleAxis = Extract<Mount, { kind: 'singleAxis' }>
type StowInputs = Pick<
  OrientationInputs,
  'measuredRotationDeg' | 'windMPerS' | 'windDirectionDeg' | 'snowDepthCm' | 'periodDeg'
>

/**
 * What goes before the sun, in this order: a measured angle, trackers that are stuck, dates, the night, wind, snow. Trackers that stand off their
 * controller's angle do so in all of them but the first two, and none turns beyond its bounds but for a measured angle and the night's.
 *
 * @param rotation - of the strategy, [n], deg, NaN at night; changed in place
 */
export function applyController(
  mount: SingleAxis,
  inputs: StowInputs,
  rotation: Float64Array,
): void {
  const measured = mount.ignoresMeasured ? undefined : inputs.measuredRotationDeg
  const { offsetDeg = 0, stuckAngleDeg, minAngleDeg, maxAngleDeg } = mount
  const least = Math.min(minAngleDeg, mount.stowAngleDeg)
  const most = Math.max(maxAngleDeg, mount.stowAngleDeg)
  for (let i = 0; i < rotation.length; i++) {
    if (measured && !Number.isNaN(measured[i])) rotation[i] = measured[i]
    else {
      const asked = stuckAngleDeg ?? askedAngle(mount, inputs, rotation[i], i) + offsetDeg
      rotation[i] = Math.min(most, Math.max(least, asked))
    }
  }
}

function askedAngle(mount: SingleAxis, inputs: StowInputs, followed: number, i: number): number {
  const { windStow, snowStow, stowAngleDeg } = mount
  const ofPeriod = inputs.periodDeg?.[i] ?? Number.NaN
  if (!Number.isNaN(ofPeriod)) return ofPeriod
  if (Number.isNaN(followed)) return stowAngleDeg
  if (isStormy(windStow, inputs, i)) return windAngle(mount, inputs.windDirectionDeg?.[i])
  if (snowStow && inputs.snowDepthCm && inputs.snowDepthCm[i] >= snowStow.depthCm) {
    return snowStow.angleDeg
  }
  return followed
}

/** Winds whose part across the axis is smaller than this come along it, and have no side. */
const ALONG = 1e-9

/**
 * The angle in the wind, deg. By its side: as steep as the mount says, and positive where the plane is to look to the right of the
 * axis; with the sign that it has where the direction is not known, or along the axis.
 */
function windAngle(
  { windStow, stowAngleDeg, axisAzimuthDeg }: SingleAxis,
  fromDeg: number | undefined = Number.NaN,
): number {
  const angle = windStow?.angleDeg ?? stowAngleDeg
  const side = windStow?.side ?? 'fixed'
  const toRight = Math.sin((fromDeg - axisAzimuthDeg) * DEG_TO_RAD)
  if (side === 'fixed' || !(Math.abs(toRight) > ALONG)) return angle
  return Math.abs(angle) * Math.sign(toRight) * (side === 'facing' ? 1 : -1)
}

/** Whether the wind of a step reaches a limit. */
export function isStormy(
  windStow: WindStow | undefined,
  { windMPerS }: Pick<OrientationInputs, 'windMPerS'>,
  i: number,
): boolean {
  return windStow !== undefined && windMPerS !== undefined && windMPerS[i] >= windStow.speedMPerS
}

/**
 * Of each step the one of the strongest wind, its own or of the time before, so that trackers wait after a gust; as far back as
 * the series goes.
 *
 * @param startUtcMs - of the steps of the whole series, rising
 * @param holdH - 0: the step itself
 * @returns of the steps from `from` to `to`, the numbers of those steps in the whole series; its own where no wind is known
 */
export function strongestWindSteps(
  windMPerS: Float64Array,
  startUtcMs: Float64Array,
  { from, to }: StepRange,
  holdH: number,
): Int32Array {
  return Int32Array.from({ length: to - from }, (_, step) => {
    const at = from + step
    let strongest = at
    const earliestMs = startUtcMs[at] - holdH * HOUR_MS
    for (let before = at - 1; before >= 0 && startUtcMs[before] >= earliestMs; before--) {
      const isStronger = !(windMPerS[strongest] >= windMPerS[before])
      if (isStronger && !Number.isNaN(windMPerS[before])) strongest = before
    }
    return strongest
  })
}
