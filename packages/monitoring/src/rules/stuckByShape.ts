import { intervalsOf, type Run } from '../day/runs.ts'
import type { BlockNode } from '../model/plant.ts'
import type { ExpectedBlock } from '../model/plantDay.ts'
import { turnedShare } from './turnedLight.ts'
import type { DayWork } from './work.ts'

const STEP_DEG = 5
const LOW_SUN_DEG = 5
/** Gain of R² over the turning tracker, and share of its squared error that has to go. */
const LEAST_GAIN = 0.02
const LEAST_SHARE = 0.6
/** Candidates whose error is so little above the least, share of what is explained, are as good. */
const LIKE_BEST = 0.05
const LEAST_INTERVALS = 8
const LEAST_HOURS = 3

export interface Stuck {
  readonly rotationDeg: number
  readonly run: Run
}

/**
 * The rotation at which a tracker without a sensor of it stands: the shape of the day's power fits the light of a plane that
 * stands better than that of one that turns. Looked for in the whole day, its morning and its afternoon.
 */
export function stuckByShape(
  work: DayWork,
  block: BlockNode,
  model: ExpectedBlock,
  hidden: readonly Uint8Array[],
): Stuck | undefined {
  const { tracker } = model
  const shape = dayShape(work, block, hidden)
  if (!tracker || shape.at.length < LEAST_INTERVALS) return undefined
  const turning = squaredError(shape, () => 1)
  if (!(turning > LEAST_GAIN * shape.spread)) return undefined
  const candidates: (Stuck & { readonly error: number })[] = []
  const parts = partsOf(shape, work)
  for (let deg = tracker.minAngleDeg; deg <= tracker.maxAngleDeg; deg += STEP_DEG) {
    const shares = shape.at.map((i) => turnedShare(model, work.day.weather, i, deg))
    for (const run of parts) {
      const isIn = (k: number): boolean => shape.at[k] >= run.from && shape.at[k] < run.to
      const error = squaredError(shape, (k) => (isIn(k) ? shares[k] : 1))
      candidates.push({ rotationDeg: deg, run, error })
    }
  }
  const least = Math.min(...candidates.map(({ error }) => error))
  const saved = turning - least
  if (!(saved > LEAST_GAIN * shape.spread && saved > LEAST_SHARE * turning)) return undefined
  // hours in which nothing can be seen belong to the longest part that explains as much
  return candidates
    .filter(({ error }) => error <= least + LIKE_BEST * saved)
    .reduce((best, next) => {
      const longer = next.run.to - next.run.from - (best.run.to - best.run.from)
      return longer > 0 || (longer === 0 && next.error < best.error) ? next : best
    })
}

interface Shape {
  /** Intervals that count. */
  readonly at: readonly number[]
  readonly madeW: readonly number[]
  readonly possibleW: readonly number[]
  readonly limitW: readonly number[]
  /** Σ (made − mean)². */
  readonly spread: number
}

function dayShape(work: DayWork, block: BlockNode, hidden: readonly Uint8Array[]): Shape {
  const members = block.leaves.map((leaf) => work.leaves[leaf])
  const { sunElevationDeg } = work.day.weather
  const at: number[] = []
  for (let i = 0; i < work.n; i++) {
    const isSeen = members.every(
      ({ missing, powerW, limitW, possibleW, index }) =>
        !missing[i] && !hidden[index][i] && powerW[i] > 0.01 * limitW[i] && possibleW[i] > 0,
    )
    if (isSeen && sunElevationDeg[i] > LOW_SUN_DEG) at.push(i)
  }
  const total = (value: (member: (typeof members)[number], i: number) => number): number[] =>
    at.map((i) => members.reduce((sum, member) => sum + value(member, i), 0))
  const madeW = total(({ powerW }, i) => powerW[i])
  const mean = madeW.reduce((sum, value) => sum + value, 0) / Math.max(1, madeW.length)
  return {
    at,
    madeW,
    possibleW: total(({ possibleW, level }, i) => level * possibleW[i]),
    limitW: total(({ limitW }, i) => limitW[i]),
    spread: madeW.reduce((sum, value) => sum + (value - mean) ** 2, 0),
  }
}

const squaredError = ({ madeW, possibleW, limitW }: Shape, share: (k: number) => number): number =>
  madeW.reduce(
    (sum, made, k) => sum + (made - Math.min(limitW[k], possibleW[k] * share(k))) ** 2,
    0,
  )

/** The whole day; from its start and to its end at every half hour, three hours at least. */
function partsOf({ at }: Shape, { day }: DayWork): readonly Run[] {
  const first = at[0]
  const last = at[at.length - 1] + 1
  const least = intervalsOf(LEAST_HOURS * 60, day.stepS)
  const step = intervalsOf(30, day.stepS)
  const parts: Run[] = [{ from: first, to: last }]
  for (let i = first + least; i + least <= last; i += step) {
    parts.push({ from: first, to: i }, { from: i, to: last })
  }
  return parts
}
