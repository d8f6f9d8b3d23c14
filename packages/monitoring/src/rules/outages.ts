import { intervalsOf, type Run, runsOf } from '../day/runs.ts'
import { type Cause, type DayWork, isDaytime, type LeafWork, potentialOf } from './work.ts'

/** Off: below this share of rated power. */
const OFF_SHARE = 0.01
const LEAST_INTERVALS = 2
const LEAST_MINUTES = 10
const SYSTEM_MINUTES = 30
const BRIDGE = 2
/** An interval beside an outage belongs to it where less of the expected power is made. */
const PARTLY = 0.85
/** A set-point below it asks for the stop, %. */
const STOP_PERCENT = 5

/**
 * Leaves that stand still while the model sees them at work: each, or the plant where all do.
 *
 * @param excused - by leaf, 1 where something else stops it (snow)
 */
export function outages(work: DayWork, excused: readonly Uint8Array[]): readonly Cause[] {
  const off = work.leaves.map((leafWork, k) => offFlags(work, leafWork, excused[k]))
  const whole = systemRuns(work, off)
  const single = work.leaves.flatMap((leafWork, k) => {
    const own = off[k].slice()
    for (const { from, to } of whole) own.fill(0, from, to)
    const least = intervalsOf(LEAST_MINUTES, work.day.stepS, LEAST_INTERVALS)
    return runsOf(own, least, BRIDGE).map((run) => outageRow(work, leafWork, run))
  })
  return [...whole.map((run) => systemRow(work, run)), ...single]
}

function offFlags(work: DayWork, leafWork: LeafWork, excused: Uint8Array): Uint8Array {
  const { powerW, limitW, missing } = leafWork
  const setpoint = setpointOf(work)
  return Uint8Array.from(powerW, (power, i) =>
    !missing[i] &&
    !excused[i] &&
    power <= OFF_SHARE * limitW[i] &&
    isDaytime(leafWork, i) &&
    !(setpoint && setpoint[i] < STOP_PERCENT)
      ? 1
      : 0,
  )
}

/** Runs in which everything with readings is off. */
function systemRuns({ leaves, n, day }: DayWork, off: readonly Uint8Array[]): readonly Run[] {
  const flags = Uint8Array.from({ length: n }, (_, i) => {
    const seen = leaves.filter(({ missing }) => !missing[i])
    return seen.length > 0 && seen.every(({ index }) => off[index][i]) ? 1 : 0
  })
  return runsOf(flags, intervalsOf(SYSTEM_MINUTES, day.stepS, LEAST_INTERVALS), BRIDGE)
}

function systemRow({ plant, leaves, n }: DayWork, run: Run): Cause {
  return {
    type: 'system_outage',
    nodeId: plant.systemId,
    component: 'system',
    blockId: null,
    ...run,
    potentials: new Map(
      leaves.map(({ index, expectedW }) => [index, potentialOf(n, run, (i) => expectedW[i])]),
    ),
  }
}

function outageRow({ n }: DayWork, leafWork: LeafWork, run: Run): Cause {
  const { leaf, index, expectedW } = leafWork
  const whole = withEdges(leafWork, run)
  return {
    type: 'inverter_outage',
    nodeId: leaf.id,
    component: leaf.component,
    blockId: leaf.blockId,
    ...whole,
    potentials: new Map([[index, potentialOf(n, whole, (i) => expectedW[i])]]),
  }
}

/** With the intervals at both ends in which a part of it lies. */
function withEdges({ powerW, expectedW, missing }: LeafWork, { from, to }: Run): Run {
  const isPartly = (i: number): boolean => !missing[i] && powerW[i] < PARTLY * expectedW[i]
  return { from: isPartly(from - 1) ? from - 1 : from, to: isPartly(to) ? to + 1 : to }
}

/** Set-point of active power, % of rated, [n]; NaN where it is not known. */
export function setpointOf({ plant, day }: DayWork): Float64Array | undefined {
  return plant.setpoint === undefined ? undefined : day.readings.get(plant.setpoint)
}
