import type { Run } from '../day/runs.ts'
import type { DayWork, LeafWork } from './work.ts'

/** Below it a meter says nothing about a gap, share of the plant's rated power. */
const LEAST_METER = 0.02

/**
 * Energy made in a gap of readings over the energy expected in it: from the counters before and after, in this day or
 * others. Undefined without counters on both sides, or where too little was expected to say.
 */
export function counterShare(work: DayWork, leafWork: LeafWork, run: Run): number | undefined {
  const before = lastBefore(work, leafWork, run.from)
  // where power stands at a value, a counter that stands as well is no reading
  const frozenWh = Number.isNaN(leafWork.powerW[run.from]) ? undefined : before?.wh
  const after = before && firstAfter(work, leafWork, run.to, frozenWh)
  if (!before || !after) return undefined
  const inside = energyWh(work, leafWork.expectedW, run.from, run.to)
  const expected = before.expectedWh + inside + after.expectedWh
  // what was measured between the counters and the gap is known
  const known =
    energyWh(work, leafWork.powerW, before.index, run.from) +
    energyWh(work, leafWork.powerW, run.to, after.index)
  if (expected < LEAST_ENERGY_H * leafWork.leaf.ratedAcW) return undefined
  const share = (after.wh - before.wh - known) / expected
  // a counter that was set back or exchanged says nothing
  return share > -LEAST_ENERGY_H && share < 3 ? share : undefined
}

/** Below so many hours of rated power a counter says nothing about a gap. */
const LEAST_ENERGY_H = 0.02

interface CounterAt {
  readonly wh: number
  /** Interval of today at whose start the counter stood so; the day's ends for other days. */
  readonly index: number
  /** Expected between that reading and the day. */
  readonly expectedWh: number
}

function lastBefore(
  { day, before }: DayWork,
  { leaf, index, level, missing }: LeafWork,
  from: number,
): CounterAt | undefined {
  const counter = leaf.energy === undefined ? undefined : day.readings.get(leaf.energy)
  for (let i = counter ? from : -1; i >= 0; i--) {
    if (!counter) break
    if (!Number.isNaN(counter[i]) && (i < from || missing[i] === 0))
      return { wh: counter[i], index: i, expectedWh: 0 }
  }
  const { lastCounter, possibleSinceWh } = before.leaves[index]
  return lastCounter
    ? {
        wh: lastCounter.wh,
        index: 0,
        expectedWh: level * (lastCounter.possibleAfterWh + possibleSinceWh),
      }
    : undefined
}

function firstAfter(
  { day, ahead, n }: DayWork,
  { leaf, index, level }: LeafWork,
  to: number,
  frozenWh: number | undefined,
): CounterAt | undefined {
  const counter = leaf.energy === undefined ? undefined : day.readings.get(leaf.energy)
  for (let i = counter ? to : n; i < n; i++) {
    if (!counter) break
    if (!Number.isNaN(counter[i]) && counter[i] !== frozenWh)
      return { wh: counter[i], index: i, expectedWh: 0 }
  }
  let possibleWh = 0
  for (const { leaves } of ahead.slice(1)) {
    const { firstCounter, firstMoved, possibleWh: whole } = leaves[index]
    const reading = firstCounter?.wh === frozenWh ? firstMoved : firstCounter
    if (reading) {
      const expected = level * (possibleWh + reading.possibleBeforeWh)
      return { wh: reading.wh, index: n, expectedWh: expected }
    }
    possibleWh += whole
  }
  return undefined
}

function energyWh({ day }: DayWork, powerW: Float64Array, from: number, to: number): number {
  let sum = 0
  for (let i = from; i < to; i++) sum += Math.max(0, powerW[i] || 0)
  return (sum * day.stepS) / 3600
}

/**
 * Energy of all leaves without readings over what is expected of them, from the meter less the others, for the intervals
 * of a run. Undefined without meter.
 */
export function meterShare({ plant, day, before, leaves }: DayWork, run: Run): number | undefined {
  const { meter } = plant
  const power = meter?.power === undefined ? undefined : day.readings.get(meter.power)
  const level = before.meterLevel
  if (!power || level === null || !meter || leaves.some(({ leaf }) => leaf.id === meter.id))
    return undefined
  let made = 0
  let expected = 0
  for (let i = run.from; i < run.to; i++) {
    const total = power[i] / level
    if (Number.isNaN(total)) continue
    let others = 0
    let missing = 0
    for (const work of leaves) {
      if (work.missing[i]) missing += work.expectedW[i]
      else others += work.powerW[i]
    }
    if (missing < LEAST_METER * plant.ratedAcW) continue
    made += Math.max(0, total - others)
    expected += missing
  }
  return expected > 0 ? made / expected : undefined
}
