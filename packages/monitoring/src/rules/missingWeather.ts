import { DEG_TO_RAD } from '@duet/units'
import { FREE_PERCENT, setpointOf } from './setpoint.ts'
import type { DayWork, LeafWork } from './work.ts'

/** Below this share of its DC capacity a leaf shows no light. */
const OFF_SHARE = 0.005
/** Heights of the sun below it are not carried over a gap. */
const LOW_SUN_DEG = 10

/**
 * Fills what is expected where there is no weather: from peers of the block, of the plant, else from the leaf itself. Where all stand
 * still or are held by an order they show no light: then from the intervals with weather before and after, by the height of the sun.
 */
export function expectWithoutWeather(work: DayWork): void {
  const { leaves, n } = work
  const setpoint = setpointOf(work)
  const between = leaves.map(bySun)
  for (let i = 0; i < n; i++) {
    const unknown = leaves.filter(({ expectedW }) => Number.isNaN(expectedW[i]))
    if (unknown.length === 0) continue
    const shown = unknown.map(({ leaf }) => {
      const peers = unknown.filter((peer) => peer.leaf.blockId === leaf.blockId)
      return typicalShare(peers, i) ?? typicalShare(unknown, i) ?? 0
    })
    const isHidden =
      (setpoint?.[i] ?? 100) < FREE_PERCENT || shown.every((share) => share < OFF_SHARE)
    unknown.forEach(({ leaf, level, powerW, expectedW, index }, k) => {
      const byPeers = Math.max(shown[k] * leaf.dcCapacityW * level, 0)
      expectedW[i] = isHidden ? Math.max(byPeers, between[index][i] || 0) : byPeers
      // nothing can be said against a leaf that gives about what its peers give
      if (powerW[i] > 0.9 * expectedW[i]) expectedW[i] = powerW[i]
    })
  }
}

/** Expected power over the sine of the sun's height, on a line between the intervals that have it and level beyond them, [n], W; NaN where none has. */
function bySun({ expectedW, sunElevationDeg, limitW }: LeafWork): Float64Array {
  const sine = sunElevationDeg.map((deg) => Math.sin(deg * DEG_TO_RAD))
  const estimate = new Float64Array(expectedW.length).fill(Number.NaN)
  const ratioAt = (i: number): number => expectedW[i] / sine[i]
  let before = -1
  const fill = (to: number, ratio: (k: number) => number): void => {
    for (let k = before + 1; k < to; k++) estimate[k] = Math.min(limitW[k], sine[k] * ratio(k))
  }
  for (let i = 0; i < expectedW.length; i++) {
    if (Number.isNaN(expectedW[i]) || !(sunElevationDeg[i] > LOW_SUN_DEG)) continue
    const [first, last] = [ratioAt(before < 0 ? i : before), ratioAt(i)]
    fill(i, (k) => first + ((last - first) * (k - before)) / (i - before))
    before = i
  }
  if (before >= 0) fill(expectedW.length, () => ratioAt(before))
  return estimate
}

/** Middle of power over DC capacity of those that have readings. */
function typicalShare(peers: readonly LeafWork[], i: number): number | undefined {
  const shares = peers
    .filter(({ powerW }) => !Number.isNaN(powerW[i]))
    .map(({ powerW, leaf, level }) => powerW[i] / leaf.dcCapacityW / level)
    .sort((a, b) => a - b)
  return shares[shares.length >> 1]
}
