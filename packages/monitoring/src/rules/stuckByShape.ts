import { intervalsOf, type Run } from '../day/runs.ts'
import {
  squaredError,
  stuckRotations,
  type TrackerFit,
  type TrackerShape,
  trackerShape,
} from '../day/trackerShape.ts'
import { turnedShare } from '../day/turnedLight.ts'
import type { BlockNode } from '../model/plant.ts'
import type { ExpectedBlock } from '../model/plantDay.ts'
import type { DayWork } from './work.ts'

/** Gain of R² over the turning tracker that a stall has at least. */
const LEAST_GAIN = 0.02
/** Squared error that may be left: of a whole day, of a part whose rotation the day beside shows, of a part that stands alone. */
const LEFT = { whole: 0.35, beside: 0.75, alone: 0.2 }
/** R² that a part of a day has which stands alone. */
const LEAST_R2 = 0.95
/** Without a measured beam, or in steps of an hour, one day alone is too uncertain unless it leaves so little. */
const LEFT_BLURRED = 0.1
const LONGEST_SHARP_S = 1800
/** Rotations of two days that are one. */
const SAME_DEG = 15
/** A part of a day is preferred where it leaves less of the whole day's error. */
const BETTER = 0.9
/** Light that differs by less looks the same. */
const SAME_LIGHT = 0.03
const LEAST_HOURS = 3

export interface Stuck {
  readonly rotationDeg: number
  readonly run: Run
  /** It lasts until the last interval that is seen. */
  readonly isOpen: boolean
}

/** Whether a day as a whole looks like one on which the tables stand. */
export const looksStuck = (fit: TrackerFit | null | undefined): boolean =>
  !!fit && fit.stuckShare < LEFT.whole && fit.stuckR2 > 0.5

/** Rotations at which tables stand on the day before and on the day after. */
interface Beside {
  readonly before: number | null
  readonly after: number | null
}

/**
 * The rotation at which a tracker without a sensor of it stands: the shape of the day's power fits the light of a plane that
 * stands better than that of one that turns. A whole day tells it by itself; a morning or an afternoon by the rotation of the day
 * beside it, or by fitting very well.
 */
export function stuckByShape(
  work: DayWork,
  block: BlockNode,
  model: ExpectedBlock,
  hidden: readonly Uint8Array[],
  beside: Beside,
): Stuck | undefined {
  const shape = trackerShape(
    block.leaves.map((leaf) => work.leaves[leaf]),
    work.day.weather,
    (k, i) => {
      const leaf = block.leaves[k]
      return work.leaves[leaf].missing[i] === 1 || hidden[leaf][i] === 1
    },
  )
  if (!shape || !model.tracker) return undefined
  const ideal = squaredError(shape, () => 1)
  const fit = (deg: number, parts: readonly Run[]): Fitted | undefined =>
    bestPart(shape, parts, deg, (i) => turnedShare(model, work.day.weather, i, deg))
  const degrees = stuckRotations(model)
  const [day, ...parts] = partsOf(shape, work)
  const whole = least(degrees.map((deg) => fit(deg, [day])))
  if (whole && isEnough(shape, ideal, whole, leftOfWhole(work, whole, beside))) {
    const part = fit(whole.rotationDeg, parts)
    return part && part.error < BETTER * whole.error ? part : whole
  }
  const goesOn = least([
    beside.before === null
      ? undefined
      : fit(
          beside.before,
          parts.filter(({ from }) => from === day.from),
        ),
    beside.after === null
      ? undefined
      : fit(
          beside.after,
          parts.filter(({ to }) => to === day.to),
        ),
  ])
  if (goesOn && goesOn.error < LEFT.beside * ideal) return goesOn
  if (!isSharp(work)) return undefined
  const alone = least(degrees.map((deg) => fit(deg, parts)))
  return alone &&
    isEnough(shape, ideal, alone, LEFT.alone) &&
    alone.error < (1 - LEAST_R2) * shape.spread
    ? alone
    : undefined
}

/** Whether the light is measured with its beam, in steps that show the shape of a day. */
export const isSharp = ({ plant, day }: DayWork): boolean =>
  plant.deployment.weather === 'station' && day.stepS <= LONGEST_SHARP_S

function leftOfWhole(work: DayWork, { rotationDeg }: Fitted, { before, after }: Beside): number {
  const isSame = (deg: number | null): boolean =>
    deg !== null && Math.abs(deg - rotationDeg) <= SAME_DEG
  return isSharp(work) || isSame(before) || isSame(after) ? LEFT.whole : LEFT_BLURRED
}

interface Fitted extends Stuck {
  readonly error: number
}

const isEnough = (
  { spread }: TrackerShape,
  ideal: number,
  { error }: Fitted,
  left: number,
): boolean => error < left * ideal && ideal - error > LEAST_GAIN * spread

const least = (fits: readonly (Fitted | undefined)[]): Fitted | undefined =>
  fits.reduce((best, fit) => (fit && (!best || fit.error < best.error) ? fit : best), undefined)

/** The part that fits best, with the hours beside it in which standing tables have the same light as turning ones. */
function bestPart(
  shape: TrackerShape,
  parts: readonly Run[],
  rotationDeg: number,
  shareAt: (i: number) => number,
): Fitted | undefined {
  const { at } = shape
  const shares = at.map(shareAt)
  const best = least(
    parts.map((run) => {
      const isIn = (k: number): boolean => at[k] >= run.from && at[k] < run.to
      const error = squaredError(shape, (k) => (isIn(k) ? shares[k] : 1))
      return { rotationDeg, run, isOpen: false, error }
    }),
  )
  if (!best) return undefined
  const looksSame = (k: number): boolean => Math.abs(shares[k] - 1) < SAME_LIGHT
  let first = at.findIndex((i) => i >= best.run.from)
  let last = at.findLastIndex((i) => i < best.run.to)
  while (first > 0 && looksSame(first - 1)) first--
  while (last < at.length - 1 && looksSame(last + 1)) last++
  return { ...best, run: { from: at[first], to: at[last] + 1 }, isOpen: last === at.length - 1 }
}

/** The whole day; from its start and to its end at every half hour, three hours at least. */
function partsOf({ at }: TrackerShape, { day }: DayWork): readonly [Run, ...Run[]] {
  const first = at[0]
  const last = at[at.length - 1] + 1
  const shortest = intervalsOf(LEAST_HOURS * 60, day.stepS)
  const step = intervalsOf(30, day.stepS)
  const parts: [Run, ...Run[]] = [{ from: first, to: last }]
  for (let i = first + step; i < last; i += step) {
    if (i - first >= shortest) parts.push({ from: first, to: i })
    if (last - i >= shortest) parts.push({ from: i, to: last })
  }
  return parts
}
