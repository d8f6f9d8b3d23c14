import { median } from '@duet/units'
import { intervalsOf, type Run, runsOf } from '../day/runs.ts'
import { setpointOf } from './setpoint.ts'
import {
  type Cause,
  DAY_SHARE,
  type DayWork,
  daylight,
  isDaytime,
  type LeafWork,
  potentialOf,
} from './work.ts'

/** Off: below this share of rated power. */
const OFF_SHARE = 0.01
/** A machine that makes more than this above what it reads at night runs in little light. */
const STILL_SHARE = 0.003
const NIGHT_DEG = -5
/** Stops at the first or last light of the day last at least so long. */
const TWILIGHT_MINUTES = { measured: 30, satellite: 90 }
const LEAST_INTERVALS = 2
/** A part of an interval that is missing counts as a stop from so many minutes on. */
const SHORT_MINUTES = 10
const BRIDGE = 2
/** An interval beside an outage belongs to it where less of the expected power is made. */
const PARTLY = 0.85
/** From this step on one interval is long enough, and shorter stops are looked for within them. */
const LONG_STEP_S = 900
/** Share of what peers make that is a stop within an interval, and the share beside it. */
const BEHIND = 0.75
const ABREAST = 0.93
const LEAST_PEERS = 2
const LEAST_TYPICAL = 0.3
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
    for (const { from, to } of whole) own.fill(0, Math.max(0, from - BRIDGE), to + BRIDGE)
    const least = leastOff(work)
    const long = runsOf(own, least, BRIDGE)
      .filter((run) => standsStill(leafWork, run) && !isTwilight(work, leafWork, run))
      .map((run) => withEdges(leafWork, run))
    const short = shortStops(work, leafWork, excused[k]).filter(
      ({ from, to }) =>
        !long.some((run) => run.from < to && from < run.to) &&
        !whole.some((run) => run.from < to && from < run.to),
    )
    return [...long, ...short].map((run) => outageRow(work, leafWork, run))
  })
  return [...whole.map((run) => systemRow(work, run)), ...single]
}

function standsStill({ powerW, limitW, sunElevationDeg }: LeafWork, { from, to }: Run): boolean {
  const night = known(powerW.filter((_, i) => sunElevationDeg[i] < NIGHT_DEG))
  const zeroW = night.length > 0 ? Math.max(0, median(night)) : 0
  return median(known(powerW.subarray(from, to))) <= zeroW + STILL_SHARE * limitW[from]
}

const known = (values: Float64Array): Float64Array => values.filter((power) => !Number.isNaN(power))

/** Beside the night machines start late and stop early by themselves, and light of a satellite is coarse. */
function isTwilight(work: DayWork, leafWork: LeafWork, { from, to }: Run): boolean {
  const day = daylight([leafWork])
  const isAtEdge = !day || from <= day.from || to >= day.to
  const { weather } = work.plant.deployment
  const least = TWILIGHT_MINUTES[weather === 'satellite' ? 'satellite' : 'measured']
  return isAtEdge && ((to - from) * work.day.stepS) / 60 < least
}

/** Two intervals, or one of a quarter of an hour and more. */
const leastOff = ({ day, thresholds }: DayWork): number =>
  intervalsOf(
    thresholds.inverter_outage_minutes,
    day.stepS,
    day.stepS >= LONG_STEP_S ? 1 : LEAST_INTERVALS,
  )

/**
 * Stops that are shorter than the intervals: a leaf falls behind its peers for one or two intervals, and is back.
 *
 * @returns runs whose missing part makes ten minutes or more
 */
function shortStops(work: DayWork, own: LeafWork, excused: Uint8Array): readonly Run[] {
  const { stepS } = work.day
  if (stepS < LONG_STEP_S) return []
  const share = peerShare(work, own)
  const isBehind = (i: number): boolean =>
    !excused[i] &&
    isDaytime(own, i) &&
    own.powerW[i] < ABREAST * own.expectedW[i] &&
    share(i) < BEHIND
  const flags = Uint8Array.from(own.powerW, (_, i) => (isBehind(i) ? 1 : 0))
  return runsOf(flags).filter(({ from, to }) => {
    let missingS = 0
    for (let i = from; i < to; i++) missingS += (1 - share(i)) * stepS
    const isSharp = share(from - 1) > ABREAST && share(to) > ABREAST
    return to - from <= 2 && isSharp && missingS >= SHORT_MINUTES * 60
  })
}

/** What a leaf makes of what it is expected to, over the middle of its peers; NaN without two of them. */
function peerShare({ leaves }: DayWork, own: LeafWork): (i: number) => number {
  const peers = leaves.filter((peer) => peer !== own && peer.leaf.blockId === own.leaf.blockId)
  return (i) => {
    const shares = peers
      .filter(
        ({ missing, expectedW, limitW }) => !missing[i] && expectedW[i] > DAY_SHARE * limitW[i],
      )
      .map(({ powerW, expectedW }) => powerW[i] / expectedW[i])
      .sort((a, b) => a - b)
    const typical = shares[shares.length >> 1]
    if (shares.length < LEAST_PEERS || !(typical > LEAST_TYPICAL) || own.missing[i])
      return Number.NaN
    return own.powerW[i] / own.expectedW[i] / typical
  }
}

function offFlags(work: DayWork, leafWork: LeafWork, excused: Uint8Array): Uint8Array {
  const { powerW, limitW, missing } = leafWork
  const setpoint = setpointOf(work)
  const flags = Uint8Array.from(powerW, (power, i) =>
    !missing[i] &&
    !excused[i] &&
    power <= OFF_SHARE * limitW[i] &&
    isDaytime(leafWork, i) &&
    !(setpoint && setpoint[i] < STOP_PERCENT)
      ? 1
      : 0,
  )
  // single missing readings between two of them
  for (const { from, to } of runsOf(missing)) {
    if (to - from <= BRIDGE && flags[from - 1] && flags[to]) flags.fill(1, from, to)
  }
  return flags
}

/** Runs in which everything with readings is off. */
function systemRuns(
  { leaves, n, day, thresholds }: DayWork,
  off: readonly Uint8Array[],
): readonly Run[] {
  const flags = Uint8Array.from({ length: n }, (_, i) => {
    const seen = leaves.filter(({ missing, index }) => !missing[i] || off[index][i])
    return seen.length > 0 && seen.every(({ index }) => off[index][i]) ? 1 : 0
  })
  return runsOf(
    flags,
    intervalsOf(thresholds.system_outage_minutes, day.stepS, LEAST_INTERVALS),
    BRIDGE,
  )
}

function systemRow({ plant, leaves, n }: DayWork, off: Run): Cause {
  const edges = leaves.map((leafWork) => withEdges(leafWork, off))
  const run = {
    from: Math.min(...edges.map(({ from }) => from)),
    to: Math.max(...edges.map(({ to }) => to)),
  }
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
  return {
    type: 'inverter_outage',
    nodeId: leaf.id,
    component: leaf.component,
    blockId: leaf.blockId,
    ...run,
    potentials: new Map([[index, potentialOf(n, run, (i) => expectedW[i])]]),
  }
}

/** With the intervals at both ends in which a part of it lies: less than what the leaf gives beyond them. */
function withEdges({ powerW, expectedW, limitW, missing }: LeafWork, { from, to }: Run): Run {
  const isPartly = (i: number, beyond: number): boolean => {
    const share = missing[beyond] ? 1 : Math.min(1, powerW[beyond] / expectedW[beyond])
    return (
      !missing[i] &&
      expectedW[i] > OFF_SHARE * limitW[i] &&
      powerW[i] < PARTLY * expectedW[i] * Math.max(0, share || 0)
    )
  }
  return {
    from: isPartly(from - 1, from - 2) ? from - 1 : from,
    to: isPartly(to, to + 1) ? to + 1 : to,
  }
}
