import { median } from '@duet/units'
import { intervalsOf, type Run } from '../day/runs.ts'
import { type Cause, DAY_SHARE, type DayWork, type LeafWork, potentialOf } from './work.ts'

/** Part of one machine's share that has to be missing. */
const OF_ONE = 0.75
/** A step is larger than this many times the change that one interval in twenty exceeds. */
const NOISES = 2
const RARE = 0.95
/** What is expected may move by no more at the step, each quarter of an hour: else it is a cloud's edge. */
const STEADY = 0.06
const QUARTER_S = 900
const LEAST_MINUTES = 20
/** From this step on one interval is long enough. */
const LONG_STEP_S = 1800
const BEFORE_MINUTES = 30
/** Beside a step the ratio stays within this part of it. */
const LEVEL = 0.35

/**
 * Machines that stop behind a meter of many: what the meter gives of what is expected falls by a machine's share or more
 * from one interval to the next, and comes back as sharply. For leaves whose machines have no readings.
 *
 * @param stopped - by leaf, 1 where it is known to stand still
 */
export function partialOutages(work: DayWork, stopped: readonly Uint8Array[]): readonly Cause[] {
  return work.leaves.flatMap((leafWork, k) => {
    if (leafWork.leaf.component === 'inverter') return []
    const machines = leafWork.leaf.parts.reduce(
      (sum, { block }) => sum + (work.plant.blocks[block]?.model.inverterCount ?? 1),
      0,
    )
    return machines < 2 ? [] : stepsOf(work, leafWork, stopped[k], OF_ONE / machines)
  })
}

function stepsOf(
  work: DayWork,
  leafWork: LeafWork,
  stopped: Uint8Array,
  leastDrop: number,
): readonly Cause[] {
  const { stepS } = work.day
  const ratios = ratiosOf(leafWork, stopped)
  const drop = Math.max(leastDrop, NOISES * noiseOf(ratios))
  const width = intervalsOf(BEFORE_MINUTES, stepS, 2)
  const least = intervalsOf(LEAST_MINUTES, stepS, stepS >= LONG_STEP_S ? 1 : 2)
  const steady = STEADY * Math.max(1, stepS / QUARTER_S)
  const causes: Cause[] = []
  for (let i = width; i < work.n; i++) {
    const before = levelOf(ratios, i - width, i)
    if (before === undefined || !(before - ratios[i] > drop) || !isSteady(leafWork, i, steady))
      continue
    const to = endOf(ratios, i, before - drop / 2)
    const run = { from: i, to }
    if (to - i >= least && isLevel(ratios, run, before))
      causes.push(row(work, leafWork, run, before))
    i = to
  }
  return causes
}

function ratiosOf(
  { powerW, expectedW, limitW, missing, lateShare }: LeafWork,
  stopped: Uint8Array,
): Float64Array {
  return powerW.map((power, i) =>
    missing[i] || stopped[i] || expectedW[i] < 3 * DAY_SHARE * limitW[i]
      ? Number.NaN
      : power / (lateShare * expectedW[i]),
  )
}

/** Change from one interval to the next that few exceed. */
function noiseOf(ratios: Float64Array): number {
  const changes: number[] = []
  for (let i = 1; i < ratios.length; i++) {
    const change = Math.abs(ratios[i] - ratios[i - 1])
    if (!Number.isNaN(change)) changes.push(change)
  }
  changes.sort((a, b) => a - b)
  return changes[Math.floor(RARE * changes.length)] ?? Number.POSITIVE_INFINITY
}

const isSteady = ({ expectedW }: LeafWork, i: number, most: number): boolean =>
  Math.abs(expectedW[i] - expectedW[i - 1]) < most * expectedW[i]

function levelOf(ratios: Float64Array, from: number, to: number): number | undefined {
  const known = [...ratios.subarray(from, to)].filter((ratio) => !Number.isNaN(ratio))
  return known.length >= 2 ? median(known) : undefined
}

/** First interval at which the ratio is back, or is not known any more. */
function endOf(ratios: Float64Array, from: number, back: number): number {
  let to = from
  while (to < ratios.length && ratios[to] < back) to++
  return to
}

/** Clouds wander; a machine that stands is missing by the same share all the time. */
function isLevel(ratios: Float64Array, { from, to }: Run, before: number): boolean {
  const inside = ratios.subarray(from, to)
  const level = median(inside)
  const spread = median(inside.map((ratio) => Math.abs(ratio - level)))
  return spread < LEVEL * (before - level) * 0.5
}

function row(
  { n }: DayWork,
  { leaf, index, expectedW, powerW, lateShare }: LeafWork,
  run: Run,
  before: number,
): Cause {
  const usual = Math.min(1, before) * lateShare
  return {
    type: 'inverter_outage',
    nodeId: leaf.id,
    component: leaf.component,
    blockId: leaf.blockId,
    ...run,
    potentials: new Map([[index, potentialOf(n, run, (i) => usual * expectedW[i] - powerW[i])]]),
  }
}
