import { sum } from '@duet/units'
import type { ExpectedBlock, PlantWeather } from '../model/plantDay.ts'
import type { LeafDay } from './leafDay.ts'
import { turnedShare } from './turnedLight.ts'

const LOW_SUN_DEG = 5
const STUCK_STEP_DEG = 5
const OFFSET_STEP_DEG = 2
const MOST_OFFSET_DEG = 16
/** What the level of the leaves may be off by on the day, share. */
const SCALE = [0.9, 1.05] as const
const LEAST_INTERVALS = 8

/** Power of a tracker block over the intervals of a day that show it. */
export interface TrackerShape {
  /** Intervals that count. */
  readonly at: readonly number[]
  readonly madeW: readonly number[]
  readonly possibleW: readonly number[]
  readonly limitW: readonly number[]
  /** Σ (made − mean)², W². */
  readonly spread: number
}

/**
 * Sums leaves over the intervals in which all of them show their power.
 *
 * @param isHidden - of a leaf (place in the list) at an interval, something else acts on it
 */
export function trackerShape(
  leaves: readonly LeafDay[],
  { sunElevationDeg }: PlantWeather,
  isHidden: (leaf: number, i: number) => boolean = () => false,
): TrackerShape | undefined {
  const at: number[] = []
  for (let i = 0; i < sunElevationDeg.length; i++) {
    const isSeen = leaves.every(
      ({ powerW, limitW, possibleW }, leaf) =>
        powerW[i] > 0.01 * limitW[i] && possibleW[i] > 0 && !isHidden(leaf, i),
    )
    if (isSeen && sunElevationDeg[i] > LOW_SUN_DEG) at.push(i)
  }
  if (leaves.length === 0 || at.length < LEAST_INTERVALS) return undefined
  const total = (of: (leaf: LeafDay, i: number) => number): number[] =>
    at.map((i) => sum(leaves.map((leaf) => of(leaf, i))))
  const madeW = total(({ powerW }, i) => powerW[i])
  const mean = sum(madeW) / madeW.length
  return {
    at,
    madeW,
    possibleW: total(({ possibleW }, i) => possibleW[i]),
    limitW: total(({ limitW }, i) => limitW[i]),
    spread: sum(madeW.map((value) => (value - mean) ** 2)),
  }
}

/** Squared error of the power that a plane gives which has a share of the ideal light, at the scale that fits best, W². */
export function squaredError(
  { madeW, possibleW, limitW }: TrackerShape,
  share: (k: number) => number,
): number {
  const fitted = possibleW.map((possible, k) => Math.min(limitW[k], possible * share(k)))
  const least = sum(fitted.map((value, k) => value * madeW[k]))
  const most = sum(fitted.map((value) => value * value))
  const scale = Math.min(SCALE[1], Math.max(SCALE[0], least / most))
  return sum(madeW.map((made, k) => (made - scale * fitted[k]) ** 2))
}

/** How well a day's power is explained by tables that stand beside their ideal rotation. */
export interface TrackerFit {
  /** Rotation at which tables would stand all day, and the squared error that is left of that of the ideal one. */
  readonly stuckDeg: number
  readonly stuckShare: number
  /** Part of the spread of the day's power that standing tables explain, R². */
  readonly stuckR2: number
  /** Constant distance from the ideal rotation that fits best, and the squared error that is left. */
  readonly offsetDeg: number
  readonly offsetShare: number
}

/** @returns null where too little of the day is seen */
export function trackerFit(
  leaves: readonly LeafDay[],
  model: ExpectedBlock,
  weather: PlantWeather,
): TrackerFit | null {
  const shape = trackerShape(leaves, weather)
  if (!shape || !model.tracker) return null
  const ideal = squaredError(shape, () => 1)
  // stored as JSON, which has no NaN
  if (!(ideal > 0 && shape.spread > 0)) return null
  const stuck = bestRotation(shape, stuckRotations(model), (deg, i) =>
    turnedShare(model, weather, i, deg),
  )
  const offset = bestRotation(shape, OFFSETS, (deg, i) =>
    turnedShare(model, weather, i, model.trackerAngleDeg[i] + deg),
  )
  return {
    stuckDeg: stuck.deg,
    stuckShare: stuck.error / ideal,
    stuckR2: 1 - stuck.error / shape.spread,
    offsetDeg: offset.deg,
    offsetShare: offset.error / ideal,
  }
}

const OFFSETS = Array.from(
  { length: (2 * MOST_OFFSET_DEG) / OFFSET_STEP_DEG + 1 },
  (_, k) => k * OFFSET_STEP_DEG - MOST_OFFSET_DEG,
)

/** Rotations at which tables may stand. */
export function stuckRotations({ tracker }: ExpectedBlock): readonly number[] {
  if (!tracker) return []
  const count = Math.floor((tracker.maxAngleDeg - tracker.minAngleDeg) / STUCK_STEP_DEG) + 1
  return Array.from({ length: count }, (_, k) => tracker.minAngleDeg + k * STUCK_STEP_DEG)
}

function bestRotation(
  shape: TrackerShape,
  degrees: readonly number[],
  shareAt: (deg: number, i: number) => number,
): { readonly deg: number; readonly error: number } {
  let best = { deg: Number.NaN, error: Infinity }
  for (const deg of degrees) {
    const shares = shape.at.map((i) => shareAt(deg, i))
    const error = squaredError(shape, (k) => shares[k])
    if (error < best.error) best = { deg, error }
  }
  return best
}
