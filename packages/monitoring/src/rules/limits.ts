import { median } from '@duet/units'
import { intervalsOf, type Run, runsOf } from '../day/runs.ts'
import type { LimitState } from '../learn/state.ts'
import { FREE_PERCENT, setpointOf } from './setpoint.ts'
import { ABOVE, DESIGNED, isSureLimit, LEAST_HEIGHT, NOISES, type Plateau } from './sureLimit.ts'
import { type Cause, type DayWork, daytimeOf, type LeafWork, potentialOf } from './work.ts'

/** A plateau: power stays within this share of rated power. */
const FLAT = 0.015
const FLAT_OF_ITSELF = 0.03
const LEAST_INTERVALS = 3
/** Leaves are held together where their plateaus agree within this share of rated power. */
const TOGETHER = 0.015
/** Least part of the leaves that is seen on the plateau. */
const SEEN = 0.5
/** Peers that differ by more have faults of their own, share of what is expected. */
const MOST_SPREAD = 0.12
const BRIDGE = 2

export interface Limits {
  readonly asked: readonly Cause[]
  /** Of all leaves at once, without a set-point that says so. */
  readonly together: readonly HeldTogether[]
  readonly alone: readonly Cause[]
  /** By leaf: the limit that holds it at the end of the day. */
  readonly states: readonly (LimitState | null)[]
}

/** A limit of all leaves with its height, share of rated power. */
export interface HeldTogether extends Cause {
  readonly share: number
  /** It lies deeper than the noise of the day. */
  readonly isSure: boolean
}

/** What other causes take from a leaf. */
const lostTo = (causes: readonly Cause[], leaf: number): readonly Float64Array[] =>
  causes.flatMap(({ potentials }) => potentials.get(leaf) ?? [])

/** Limits of active power: asked for by a set-point, put on all leaves at once, or on one of them. */
export function limits(
  work: DayWork,
  stopped: readonly Uint8Array[],
  strings: readonly Cause[],
): Limits {
  const asked = askedFor(work)
  const free = (i: number): boolean => !asked.some(({ from, to }) => i >= from && i < to)
  const flatBy = (tolerance: number): readonly Uint8Array[] =>
    work.leaves.map((leafWork, k) =>
      flatFlags(work, leafWork, lostTo(strings, k), tolerance).map((flag, i) =>
        flag && free(i) && !stopped[k][i] ? 1 : 0,
      ),
    )
  const flat = flatBy(1)
  // two intervals of many leaves are alike by chance more often
  const isShort = leastFlat(work) < LEAST_INTERVALS
  const together = heldTogether(work, isShort ? flatBy(0.5) : flat, stopped)
  const alone = work.leaves.map((leafWork, k) => {
    if (leafWork.leaf.component !== 'inverter') return { causes: [], state: null }
    const own = flat[k].slice()
    for (const { from, to } of together) own.fill(0, from, to)
    return derating(work, leafWork, own)
  })
  const held = joined(together, work.leaves).map((plateau) => ({
    ...togetherRow(work, plateau),
    isSure: isSureLimit(work, flat, plateau),
  }))
  return {
    asked,
    together: held,
    alone: alone.flatMap(({ causes }) => causes),
    states: alone.map(({ state }) => state),
  }
}

/** A limit that was not seen to hold for so long is over, days. */
const QUIET_DAYS = 4

/** The limits of one machine: plateaus behind its peers, and a limit of the days before while nothing stands above it. */
function derating(
  work: DayWork,
  leafWork: LeafWork,
  own: Uint8Array,
): { readonly causes: readonly Cause[]; readonly state: LimitState | null } {
  const least = leastFlat(work)
  const behind = behindPeers(work, leafWork)
  const runs = runsOf(own, least, BRIDGE).filter((run) => isBehindPeers(work, leafWork, run))
  const plateaus = joined(runs, [leafWork], behind.isBehind)
  const row = ({ from, to, share }: Plateau): Cause => {
    // a limit that begins or ends within an interval
    const first = behind.missingW(from - 1) > 0 ? from - 1 : from
    const end = behind.missingW(to) > 0 ? to + 1 : to
    return derateRow(work, leafWork, { from: first, to: end, share }, behind.missingW)
  }
  const open = work.before.leaves[leafWork.index].limit
  const day = daytimeOf(leafWork, { from: 0, to: work.n })
  const last = plateaus.at(-1)
  if (open && day && staysBelow([leafWork], 0, work.n, open.share)) {
    const quietDays = last ? 0 : open.quietDays + 1
    if (quietDays > QUIET_DAYS) return { causes: [], state: null }
    return { causes: [row({ ...day, share: open.share })], state: { share: open.share, quietDays } }
  }
  const goesOn = last && staysBelow([leafWork], last.to, work.n, last.share)
  return {
    causes: plateaus.map(row),
    state: goesOn ? { share: last.share, quietDays: 0 } : null,
  }
}

/** Plateaus of one height between which no power stood above it are one limit, with clouds in it. */
function joined(
  runs: readonly Run[],
  members: readonly LeafWork[],
  holds: (i: number, share: number) => boolean = atHeight(members),
): readonly Plateau[] {
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
  return plateaus.map((plateau) => reaching(plateau, members, holds))
}

/** With single intervals that it holds before and after it, as far as no power stands above it. */
function reaching(
  { from, to, share }: Plateau,
  members: readonly LeafWork[],
  holds: (i: number, share: number) => boolean,
): Plateau {
  const n = members[0]?.powerW.length ?? 0
  const isUnder = (i: number): boolean => staysBelow(members, i, i + 1, share)
  let first = from
  for (let i = from - 1; i >= 0 && isUnder(i); i--) if (holds(i, share)) first = i
  let end = to
  for (let i = to; i < n && isUnder(i); i++) if (holds(i, share)) end = i + 1
  return { from: first, to: end, share }
}

/** Whether leaves stand at a height below what is expected of them. */
const atHeight =
  (members: readonly LeafWork[]) =>
  (i: number, share: number): boolean => {
    const seen = members.filter(({ missing }) => !missing[i])
    return (
      seen.length > 0 &&
      seen.every(
        ({ powerW, expectedW, leaf }) =>
          Math.abs(powerW[i] - share * leaf.ratedAcW) < 0.01 * leaf.ratedAcW &&
          expectedW[i] > share * leaf.ratedAcW * (1 + ABOVE),
      )
    )
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

/** Three intervals; two of half an hour and more. */
const leastFlat = ({ thresholds, day: { stepS } }: DayWork): number =>
  intervalsOf(thresholds.limit_minutes, stepS, stepS >= 1800 ? 2 : LEAST_INTERVALS)

/** Intervals of plateaus of a leaf below what it is built for and below the model. */
function flatFlags(
  work: DayWork,
  leafWork: LeafWork,
  lostW: readonly Float64Array[],
  tolerance: number,
): Uint8Array {
  const { powerW, expectedW, missing, leaf, lateShare } = leafWork
  const width = leastFlat(work)
  const least = Math.max(Math.min(width, LEAST_INTERVALS), width / 2)
  const flags = new Uint8Array(powerW.length)
  const lostAt = (i: number): number => lostW.reduce((sum, potential) => sum + potential[i], 0)
  const isCandidate = (i: number): boolean =>
    powerW[i] > LEAST_HEIGHT * leaf.ratedAcW &&
    powerW[i] < DESIGNED * leaf.ratedAcW &&
    lateShare * expectedW[i] - lostAt(i) > powerW[i] * (1 + ABOVE)
  for (let i = 0; i + width <= powerW.length; i++) {
    let low = Infinity
    let high = 0
    let isRun = true
    let known = 0
    for (let k = i; k < i + width; k++) {
      if (missing[k]) continue
      known++
      if (!isCandidate(k)) isRun = false
      low = Math.min(low, powerW[k])
      high = Math.max(high, powerW[k])
    }
    if (
      isRun &&
      known >= least &&
      high - low < tolerance * Math.min(FLAT * leaf.ratedAcW, FLAT_OF_ITSELF * high)
    )
      flags.fill(1, i, i + width)
  }
  return flags
}

/** Runs in which all leaves that are at work stand on plateaus of one share of their rated power. */
function heldTogether(
  work: DayWork,
  flat: readonly Uint8Array[],
  stopped: readonly Uint8Array[],
): readonly Run[] {
  const { leaves, n } = work
  const least = Math.min(2, leaves.length)
  const flags = Uint8Array.from({ length: n }, (_, i) => {
    const atWork = leaves.filter(({ missing, index }) => !missing[i] && !stopped[index][i])
    const shares = atWork.map(({ powerW, leaf }) => powerW[i] / leaf.ratedAcW).sort((a, b) => a - b)
    const held = atWork.filter(({ index }) => flat[index][i])
    const heldShares = held.map(({ powerW, leaf }) => powerW[i] / leaf.ratedAcW)
    const [low, high] = [Math.min(...heldShares), Math.max(...heldShares)]
    // beside a missing reading no plateau can be seen, but a height can
    const isAtHeight = ({ powerW, leaf }: LeafWork): boolean => {
      const share = powerW[i] / leaf.ratedAcW
      return share > low - TOGETHER && share < high + TOGETHER
    }
    // those whose own light is below the limit stand below it
    const limit = shares.at(-1) ?? 0
    const isBelow = ({ expectedW, leaf }: LeafWork): boolean =>
      expectedW[i] < limit * leaf.ratedAcW * (1 + ABOVE)
    const others = atWork.filter(
      (leafWork) => !flat[leafWork.index][i] && !isBelow(leafWork) && !isAtHeight(leafWork),
    )
    return held.length >= Math.max(least, SEEN * atWork.length) &&
      others.length === 0 &&
      high - low < 2 * TOGETHER
      ? 1
      : 0
  })
  return runsOf(flags, leastFlat(work), BRIDGE)
}

function togetherRow(work: DayWork, run: Plateau): Omit<HeldTogether, 'isSure'> {
  return {
    ...curtailment(work, run),
    share: run.share,
    potentials: new Map(
      work.leaves.map(({ index, expectedW, leaf }) => [
        index,
        potentialOf(work.n, run, (i) => expectedW[i] - run.share * leaf.ratedAcW),
      ]),
    ),
  }
}

/** A machine with peers is limited only where it gives less of what is expected than they do, and less than they differ. */
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
  if (peers.length === 0) return true
  const typical = median(peers)
  const spread = 1.4826 * median(peers.map((ratio) => Math.abs(ratio - typical)))
  return ratioOf(own) < typical - Math.max(ABOVE * typical, Math.min(NOISES * spread, MOST_SPREAD))
}

interface BehindPeers {
  readonly isBehind: (i: number, share: number) => boolean
  /** By which it gives less than its peers do of what is expected. */
  readonly missingW: (i: number) => number
}

/** Under passing clouds a limit shows in the peers: what they give of what is expected, and it does not. */
function behindPeers({ leaves }: DayWork, own: LeafWork): BehindPeers {
  const peers = leaves.filter((peer) => peer !== own && peer.leaf.blockId === own.leaf.blockId)
  const atOwnHeight = atHeight([own])
  const missingW = (i: number): number => {
    const shares = peers
      .filter(({ missing, expectedW }) => !missing[i] && expectedW[i] > 0)
      .map(({ powerW, expectedW }) => powerW[i] / expectedW[i])
      .sort((a, b) => a - b)
    const typical = shares[shares.length >> 1]
    if (typical === undefined || own.missing[i]) return 0
    const less = own.expectedW[i] * typical - own.powerW[i]
    return less > ABOVE * own.powerW[i] ? less : 0
  }
  return {
    missingW,
    isBehind: (i, share) =>
      atOwnHeight(i, share) || (own.powerW[i] > 0.5 * share * own.leaf.ratedAcW && missingW(i) > 0),
  }
}

function derateRow(
  { n }: DayWork,
  { leaf, index, expectedW }: LeafWork,
  { from, to, share }: Plateau,
  missingW: (i: number) => number,
): Cause {
  const limitW = share * leaf.ratedAcW
  return {
    type: 'inverter_derate',
    nodeId: leaf.id,
    component: leaf.component,
    blockId: leaf.blockId,
    from,
    to,
    potentials: new Map([
      [index, potentialOf(n, { from, to }, (i) => Math.max(expectedW[i] - limitW, missingW(i)))],
    ]),
  }
}
