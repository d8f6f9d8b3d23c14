import { intervalsOf, type Run, runsOf } from '../day/runs.ts'
import { turnedShare } from '../day/turnedLight.ts'
import type { EventType } from '../model/event.ts'
import { measuredAngle } from '../model/measuredAngle.ts'
import type { BlockNode } from '../model/plant.ts'
import type { ExpectedBlock, TrackerModel } from '../model/plantDay.ts'
import { offsetByShape } from './offsetByShape.ts'
import { looksStuck, stuckByShape } from './stuckByShape.ts'
import { type Cause, type DayWork, daylight, potentialOf } from './work.ts'

const LOW_SUN_DEG = 5
/** Away from the ideal rotation for half an hour. */
const AWAY_MINUTES = 30
/** So long even at an end of its range. */
const STALL_MINUTES = 180
/** A rotation that moves by less in half an hour stands. */
const STANDS_DEG = 0.5
/** Middle of the day's distance that is no tolerance any more, degrees, and days in a row. */
const MISALIGNED_DEG = 4
const MISALIGNED_DAYS = 3

export interface TrackerDay {
  readonly causes: readonly Cause[]
  /** By block. */
  readonly isMisaligned: readonly boolean[]
  /** By block: rotation at which its tables stand at the end of the day; null where they turn or are measured. */
  readonly stuckDeg: readonly (number | null)[]
}

/**
 * Trackers that stand, and trackers that turn but beside the sun.
 *
 * @param hidden - by leaf, 1 where its power does not follow its light
 */
export function trackers(work: DayWork, hidden: readonly Uint8Array[]): TrackerDay {
  const found = work.plant.blocks.map((block, b) => blockTrackers(work, block, b, hidden))
  return {
    causes: found.flatMap(({ causes }) => causes),
    isMisaligned: found.map(({ isMisaligned }) => isMisaligned),
    stuckDeg: found.map(({ stuckDeg }) => stuckDeg ?? null),
  }
}

interface BlockTrackers {
  readonly causes: readonly Cause[]
  readonly isMisaligned: boolean
  readonly stuckDeg?: number
}

function blockTrackers(
  work: DayWork,
  block: BlockNode,
  b: number,
  hidden: readonly Uint8Array[],
): BlockTrackers {
  const model = work.day.expected[b]
  const tracker = model?.tracker
  if (!tracker || block.leaves.length === 0) return { causes: [], isMisaligned: false }
  const angle = measuredAngle(work.plant, block, work.day)
  if (!angle) return byShape(work, block, b, model, hidden)
  const { sunElevationDeg } = work.day.weather
  const awayDeg = work.thresholds.tracker_deg
  const away = Uint8Array.from(angle, (value, i) =>
    sunElevationDeg[i] > LOW_SUN_DEG && Math.abs(value - model.trackerAngleDeg[i]) > awayDeg
      ? 1
      : 0,
  )
  const least = intervalsOf(STALL_MINUTES, work.day.stepS, 2)
  const stalls = standingRuns(angle, away, work.day.stepS).filter(
    (run) =>
      moves(model.trackerAngleDeg, run, awayDeg) &&
      (run.to - run.from >= least || !isAtEnd(angle[run.from], tracker, awayDeg)),
  )
  const at = (i: number): number => angle[i]
  const rows = stalls.map((run) => trackerRow(work, block, model, 'tracker_stall', run, at))
  const isMisaligned = rows.length === 0 && goesOnMisaligned(work, b)
  if (isMisaligned) {
    const [first, last] = [away.indexOf(1), away.lastIndexOf(1)]
    if (first >= 0)
      rows.push(
        trackerRow(work, block, model, 'tracker_misaligned', { from: first, to: last + 1 }, at),
      )
  }
  return { causes: rows, isMisaligned }
}

/** Trackers without a sensor: what the shape of their power says. */
function byShape(
  work: DayWork,
  block: BlockNode,
  b: number,
  model: ExpectedBlock,
  hidden: readonly Uint8Array[],
): BlockTrackers {
  const next = work.ahead[1]?.blocks[b].fit
  const stuck = stuckByShape(work, block, model, hidden, {
    before: work.before.blocks[b].stuckDeg,
    after: next && looksStuck(next) ? next.stuckDeg : null,
  })
  if (stuck) {
    const { run, rotationDeg, isOpen } = stuck
    const row = trackerRow(work, block, model, 'tracker_stall', run, () => rotationDeg)
    return { causes: [row], isMisaligned: false, ...(isOpen && { stuckDeg: rotationDeg }) }
  }
  const offsetDeg = offsetByShape(work, b)
  if (offsetDeg === undefined) return { causes: [], isMisaligned: false }
  const light = daylight(block.leaves.map((leaf) => work.leaves[leaf]))
  const row =
    light &&
    trackerRow(
      work,
      block,
      model,
      'tracker_misaligned',
      light,
      (i) => model.trackerAngleDeg[i] + offsetDeg,
    )
  return { causes: row ? [row] : [], isMisaligned: true }
}

/** Runs in which the rotation stands while it is away from the ideal one, from the first to the last time that it is away. */
function standingRuns(angle: Float64Array, away: Uint8Array, stepS: number): readonly Run[] {
  const width = intervalsOf(AWAY_MINUTES, stepS, 2)
  const stands = new Uint8Array(angle.length)
  for (let i = 0; i + width <= angle.length; i++) {
    let [low, high] = [Infinity, -Infinity]
    for (let k = i; k < i + width; k++) {
      low = Math.min(low, angle[k])
      high = Math.max(high, angle[k])
    }
    if (high - low < 2 * STANDS_DEG) stands.fill(1, i, i + width)
  }
  return runsOf(stands, width, 1).flatMap(({ from, to }) => {
    const inside = runsOf(away.map((flag, i) => (i >= from && i < to ? flag : 0)))
    const [first] = inside
    const last = inside.at(-1)
    const long = inside.some((run) => run.to - run.from >= width)
    return first && last && long ? [{ from: first.from, to: last.to }] : []
  })
}

/** At an end of its range a tracker that is late stands for a while. */
const isAtEnd = (
  deg: number,
  { minAngleDeg, maxAngleDeg }: TrackerModel,
  awayDeg: number,
): boolean => deg > maxAngleDeg - awayDeg || deg < minAngleDeg + awayDeg

/** Whether the ideal rotation turns in a run: at the ends of its range a tracker beside the sun stands as well. */
function moves(idealDeg: Float64Array, { from, to }: Run, awayDeg: number): boolean {
  const ideal = idealDeg.subarray(from, to)
  return Math.max(...ideal) - Math.min(...ideal) > awayDeg
}

const isOff = (offset: number | null | undefined): boolean => (offset ?? 0) > MISALIGNED_DEG

/** Today is off, and it has been, or the days to come are off as well. */
function goesOnMisaligned({ before, ahead }: DayWork, b: number): boolean {
  if (!isOff(ahead[0]?.blocks[b].angleOffsetDeg)) return false
  if (before.blocks[b].isMisaligned) return true
  const coming = ahead
    .slice(1)
    .map(({ blocks }) => blocks[b].angleOffsetDeg)
    .filter((offset) => offset !== null)
    .slice(0, MISALIGNED_DAYS - 1)
  return coming.length === MISALIGNED_DAYS - 1 && coming.every(isOff)
}

function trackerRow(
  work: DayWork,
  block: BlockNode,
  model: ExpectedBlock,
  type: EventType,
  run: Run,
  rotationDeg: (i: number) => number,
): Cause {
  const share = (i: number): number => turnedShare(model, work.day.weather, i, rotationDeg(i))
  return {
    type,
    nodeId: block.id,
    component: 'block',
    blockId: block.model.blockId,
    ...run,
    potentials: new Map(
      block.leaves.map((leaf) => {
        const { expectedW, possibleW, limitW, level } = work.leaves[leaf]
        return [
          leaf,
          potentialOf(
            work.n,
            run,
            (i) => expectedW[i] - Math.min(limitW[i], level * possibleW[i] * Math.min(1, share(i))),
          ),
        ]
      }),
    ),
  }
}
