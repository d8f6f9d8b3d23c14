import { median } from '@duet/units'
import { intervalsOf, type Run, runsOf } from '../day/runs.ts'
import { setpointOf } from './outages.ts'
import { type Cause, type DayWork, type LeafWork, potentialOf } from './work.ts'

/** A plateau: power stays within this share of rated power. */
const FLAT = 0.015
const FLAT_OF_ITSELF = 0.03
/** Below this share of rated power mornings and evenings are flat as well. */
const LEAST_HEIGHT = 0.1
const LEAST_INTERVALS = 3
const LEAST_MINUTES = 25
/** The model has to be above a plateau by this share of it. */
const ABOVE = 0.04
/** Leaves are held together where their plateaus agree within this share of rated power. */
const TOGETHER = 0.015
/** From this share of rated power on a plateau is what the machine is built for. */
const DESIGNED = 0.975
const FREE_PERCENT = 99.5
const BRIDGE = 2

export interface Limits {
  readonly asked: readonly Cause[]
  /** Of all leaves at once, without a set-point that says so. */
  readonly together: readonly Cause[]
  readonly alone: readonly Cause[]
}

/** Limits of active power: asked for by a set-point, put on all leaves at once, or on one of them. */
export function limits(work: DayWork, stopped: readonly Uint8Array[]): Limits {
  const asked = askedFor(work)
  const free = (i: number): boolean => !asked.some(({ from, to }) => i >= from && i < to)
  const flat = work.leaves.map((leafWork, k) =>
    flatFlags(work, leafWork).map((flag, i) => (flag && free(i) && !stopped[k][i] ? 1 : 0)),
  )
  const together = heldTogether(work, flat, stopped)
  const alone = work.leaves.flatMap((leafWork, k) => {
    const own = flat[k].slice()
    for (const { from, to } of together) own.fill(0, from, to)
    const least = intervalsOf(LEAST_MINUTES, work.day.stepS, LEAST_INTERVALS)
    const plateaus = runsOf(own, least, BRIDGE).filter((run) => isBehindPeers(work, leafWork, run))
    return joined(plateaus, [leafWork]).map((plateau) => derateRow(work, leafWork, plateau))
  })
  const held = joined(together, work.leaves).map((plateau) => togetherRow(work, plateau))
  return { asked, together: held, alone }
}

/** A limit with its height, share of rated power. */
interface Plateau extends Run {
  readonly share: number
}

/** Plateaus of one height between which no power stood above it are one limit, with clouds in it. */
function joined(runs: readonly Run[], members: readonly LeafWork[]): readonly Plateau[] {
  const plateaus: Plateau[] = []
  for (const run of runs) {
    const share = heightOf(run, members)
    const last = plateaus.at(-1)
    const isSame =
      last &&
      Math.abs(last.share - share) < TOGETHER &&
      staysBelow(members, last.to, run.from, share)
    if (isSame) plateaus[plateaus.length - 1] = { ...last, to: run.to }
    else plateaus.push({ ...run, share })
  }
  return plateaus
}

/** Height of the leaf that stands highest: others may have too little light for the limit. */
function heightOf({ from, to }: Run, members: readonly LeafWork[]): number {
  const heights = members.map(({ powerW, missing, leaf }) => {
    const known = [...powerW.subarray(from, to)].filter((_, k) => !missing[from + k])
    return known.length > 0 ? median(known) / leaf.ratedAcW : 0
  })
  return Math.max(...heights)
}

const staysBelow = (
  members: readonly LeafWork[],
  from: number,
  to: number,
  share: number,
): boolean =>
  members.every(({ powerW, leaf }) => {
    for (let i = from; i < to; i++) if (powerW[i] > (share + TOGETHER) * leaf.ratedAcW) return false
    return true
  })

/** While a set-point below 100 % limits something. */
function askedFor(work: DayWork): readonly Cause[] {
  const setpoint = setpointOf(work)
  if (!setpoint) return []
  const limitOf = ({ leaf }: LeafWork, i: number): number => (setpoint[i] / 100) * leaf.ratedAcW
  const limited = Uint8Array.from(setpoint, (percent, i) =>
    percent < FREE_PERCENT &&
    work.leaves.some(
      (leafWork) => leafWork.expectedW[i] > limitOf(leafWork, i) + 0.005 * leafWork.leaf.ratedAcW,
    )
      ? 1
      : 0,
  )
  // clouds lift a limit for a while: a pause of the limit is no pause of the order
  const hour = intervalsOf(60, work.day.stepS)
  return runsOf(limited, 1, hour).map((run) => ({
    ...curtailment(work, run),
    potentials: new Map(
      work.leaves.map((leafWork) => [
        leafWork.index,
        potentialOf(work.n, run, (i) =>
          setpoint[i] < FREE_PERCENT ? leafWork.expectedW[i] - limitOf(leafWork, i) : 0,
        ),
      ]),
    ),
  }))
}

const curtailment = ({ plant }: DayWork, run: Run) =>
  ({
    type: 'curtailment',
    nodeId: plant.systemId,
    component: 'system',
    blockId: null,
    from: run.from,
    to: run.to,
  }) as const

/** Intervals of plateaus of a leaf below what it is built for and below the model. */
function flatFlags({ day }: DayWork, leafWork: LeafWork): Uint8Array {
  const { powerW, expectedW, missing, leaf } = leafWork
  const width = intervalsOf(LEAST_MINUTES, day.stepS, LEAST_INTERVALS)
  const flags = new Uint8Array(powerW.length)
  const isCandidate = (i: number): boolean =>
    !missing[i] &&
    powerW[i] > LEAST_HEIGHT * leaf.ratedAcW &&
    powerW[i] < DESIGNED * leaf.ratedAcW &&
    expectedW[i] > powerW[i] * (1 + ABOVE)
  for (let i = 0; i + width <= powerW.length; i++) {
    let low = Infinity
    let high = 0
    let isRun = true
    for (let k = i; k < i + width; k++) {
      if (!isCandidate(k)) isRun = false
      low = Math.min(low, powerW[k])
      high = Math.max(high, powerW[k])
    }
    if (isRun && high - low < Math.min(FLAT * leaf.ratedAcW, FLAT_OF_ITSELF * high))
      flags.fill(1, i, i + width)
  }
  return flags
}

/** Runs in which all leaves that are at work stand on plateaus of one share of their rated power. */
function heldTogether(
  { leaves, n, day }: DayWork,
  flat: readonly Uint8Array[],
  stopped: readonly Uint8Array[],
): readonly Run[] {
  if (leaves.length < 2) return []
  const flags = Uint8Array.from({ length: n }, (_, i) => {
    const atWork = leaves.filter(({ missing, index }) => !missing[i] && !stopped[index][i])
    const shares = atWork.map(({ powerW, leaf }) => powerW[i] / leaf.ratedAcW).sort((a, b) => a - b)
    const held = atWork.filter(({ index }) => flat[index][i])
    // those whose own light is below the limit stand below it
    const limit = shares.at(-1) ?? 0
    const isBelow = ({ expectedW, leaf }: LeafWork): boolean =>
      expectedW[i] < limit * leaf.ratedAcW * (1 + ABOVE)
    const others = atWork.filter((leafWork) => !flat[leafWork.index][i] && !isBelow(leafWork))
    const heldShares = held.map(({ powerW, leaf }) => powerW[i] / leaf.ratedAcW)
    return held.length >= 2 &&
      others.length === 0 &&
      Math.max(...heldShares) - Math.min(...heldShares) < 2 * TOGETHER
      ? 1
      : 0
  })
  return runsOf(flags, intervalsOf(LEAST_MINUTES, day.stepS, LEAST_INTERVALS), BRIDGE)
}

function togetherRow(work: DayWork, run: Plateau): Cause {
  return {
    ...curtailment(work, run),
    potentials: new Map(
      work.leaves.map(({ index, expectedW, leaf }) => [
        index,
        potentialOf(work.n, run, (i) => expectedW[i] - run.share * leaf.ratedAcW),
      ]),
    ),
  }
}

/** A machine with peers is limited only where it gives less of what is expected than they do. */
function isBehindPeers({ leaves }: DayWork, own: LeafWork, { from, to }: Run): boolean {
  const ratioOf = ({ powerW, expectedW, missing }: LeafWork): number => {
    let made = 0
    let expected = 0
    for (let i = from; i < to; i++) {
      if (missing[i]) continue
      made += powerW[i]
      expected += expectedW[i]
    }
    return made / expected
  }
  const peers = leaves
    .filter((peer) => peer !== own && peer.leaf.blockId === own.leaf.blockId)
    .map(ratioOf)
    .filter((ratio) => ratio > 0)
    .sort((a, b) => a - b)
  const typical = peers[peers.length >> 1]
  return typical === undefined || ratioOf(own) < typical * (1 - ABOVE)
}

function derateRow(
  { n }: DayWork,
  { leaf, index, expectedW }: LeafWork,
  { from, to, share }: Plateau,
): Cause {
  const limitW = share * leaf.ratedAcW
  return {
    type: 'inverter_derate',
    nodeId: leaf.id,
    component: leaf.component,
    blockId: leaf.blockId,
    from,
    to,
    potentials: new Map([[index, potentialOf(n, { from, to }, (i) => expectedW[i] - limitW)]]),
  }
}
