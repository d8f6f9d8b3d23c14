import { HOUR_MS } from '@duet/units'
import type { Mount, WindStow } from '../model/mount.ts'
import type { OrientationInputs } from './orientation.ts'

type SingleAxis = Extract<Mount, { kind: 'singleAxis' }>
type StowInputs = Pick<
  OrientationInputs,
  'measuredRotationDeg' | 'windMPerS' | 'snowDepthCm' | 'periodDeg'
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
  if (isStormy(windStow, inputs, i)) return windStow?.angleDeg ?? stowAngleDeg
  if (snowStow && inputs.snowDepthCm && inputs.snowDepthCm[i] >= snowStow.depthCm) {
    return snowStow.angleDeg
  }
  return followed
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
 * Strongest wind of each step and of the time before it, so that trackers wait after a gust; as far back as the series goes.
 *
 * @param startUtcMs - of the steps of the whole series, rising
 * @param holdH - 0: the step's own wind
 * @returns of the steps from `from` to `to`, m/s, NaN where none is known
 */
export function strongestWind(
  windMPerS: Float64Array,
  startUtcMs: Float64Array,
  { from, to }: { readonly from: number; readonly to: number },
  holdH: number,
): Float64Array {
  return Float64Array.from({ length: to - from }, (_, step) => {
    const at = from + step
    let strongest = windMPerS[at]
    const earliestMs = startUtcMs[at] - holdH * HOUR_MS
    for (let before = at - 1; before >= 0 && startUtcMs[before] >= earliestMs; before--) {
      if (!(strongest >= windMPerS[before]) && !Number.isNaN(windMPerS[before])) {
        strongest = windMPerS[before]
      }
    }
    return strongest
  })
}
