import { median, sum } from '@duet/units'
import type { Run } from '../day/runs.ts'
import type { DayWork, LeafWork } from './work.ts'

/** Below this share of rated power mornings and evenings are flat as well. */
export const LEAST_HEIGHT = 0.1
/** The model has to be above a plateau by this share of it. */
export const ABOVE = 0.04
/** From this share of rated power on a plateau is what the machine is built for. */
export const DESIGNED = 0.975
/** Typical deviations by which what is limited lies below what is not. */
export const NOISES = 4
const LEAST_OTHERS = 4
/** Machines that clip stand on a plateau as well, from this share of their limit on, at about their part of the rated power. */
const CLIPPING = 0.97
const PART_TOLERANCE = 0.02
/** More machines do not stop together by themselves. */
const MOST_STANDING = 2
/**
 * A plateau of so many leaves and minutes is sure where it begins or ends with a step, and power changes from one interval to the next
 * by a part of what it does else.
 */
const SURE = { leaves: 3, minutes: 60, edge: 1.1, roughness: 0.25, leastElse: 0.01 }

/** A limit with its height, share of rated power. */
export interface Plateau extends Run {
  readonly share: number
}

/** Whether a plateau of all leaves is a limit and no whim of the light. @param flat - intervals of plateaus by leaf */
export const isSureLimit = (
  work: DayWork,
  flat: readonly Uint8Array[],
  plateau: Plateau,
): boolean =>
  (isOutOfNoise(work, flat, plateau) || isCalm(work, plateau)) && isAnOrder(work, plateau)

/** Behind one meter a plateau may be machines that clip while others stand: then it lies at their part of the rated power. */
function isAnOrder({ plant, leaves }: DayWork, { from, to, share }: Plateau): boolean {
  const [only, ...others] = leaves
  if (!only || others.length > 0) return true
  const reached = only.possibleW.subarray(from, to).map((w, k) => w / only.limitW[from + k])
  if (!(median(reached) > CLIPPING)) return true
  const machines = sum(
    only.leaf.parts.map(({ block }) => plant.blocks[block]?.model.inverterCount ?? 1),
  )
  const standing = machines * (1 - share)
  return (
    standing > MOST_STANDING + 0.5 ||
    Math.abs(standing - Math.round(standing)) > PART_TOLERANCE * machines
  )
}

/** What is missing under a plateau of all leaves is more than clouds explain that stand still beside the station. */
function isOutOfNoise({ leaves, n }: DayWork, flat: readonly Uint8Array[], run: Run): boolean {
  const ratios = new Float64Array(n).fill(Number.NaN)
  for (let i = 0; i < n; i++) {
    let [made, expected] = [0, 0]
    for (const { powerW, expectedW, lateShare, missing, limitW } of leaves) {
      if (missing[i] || expectedW[i] < LEAST_HEIGHT * limitW[i]) continue
      made += powerW[i]
      expected += lateShare * expectedW[i]
    }
    if (expected > 0) ratios[i] = made / expected
  }
  const isFlat = (i: number): boolean => flat.some((flags) => flags[i])
  const others = [...ratios].filter((ratio, i) => !Number.isNaN(ratio) && !isFlat(i))
  const inside = [...ratios.subarray(run.from, run.to)].filter(
    (ratio, k) => !Number.isNaN(ratio) && isFlat(run.from + k),
  )
  if (others.length < LEAST_OTHERS || inside.length === 0) return true
  const usual = median(others)
  const noise = 1.4826 * median(others.map((ratio) => Math.abs(ratio - usual)))
  return 1 - median(inside) / Math.min(1, usual) > Math.max(ABOVE, NOISES * noise)
}

/** Whether many leaves are calm for long in weather that is not: no light does that, whatever the model says of it. */
function isCalm({ leaves, day }: DayWork, { from, to, share }: Plateau): boolean {
  const { minutes, roughness, leastElse } = SURE
  if (leaves.length < SURE.leaves || ((to - from) * day.stepS) / 60 < minutes) return false
  const edge = Math.max(heightAt(leaves, from - 1), heightAt(leaves, to))
  if (!(edge > share * SURE.edge)) return false
  const inside: number[] = []
  const outside: number[] = []
  for (const { powerW, limitW } of leaves) {
    for (let i = 1; i < powerW.length; i++) {
      const change = Math.abs(powerW[i] / powerW[i - 1] - 1)
      if (!(powerW[i] > LEAST_HEIGHT * limitW[i]) || !Number.isFinite(change)) continue
      if (i > from && i < to) inside.push(change)
      else if (powerW[i] < DESIGNED * limitW[i]) outside.push(change)
    }
  }
  const elsewhere = median(outside)
  return elsewhere > leastElse && median(inside) < roughness * elsewhere
}

/** Middle of the leaves at an interval, share of rated power; 0 where none is known. */
const heightAt = (leaves: readonly LeafWork[], i: number): number =>
  median(leaves.map(({ powerW, leaf }) => powerW[i] / leaf.ratedAcW).filter(isFinite)) || 0
