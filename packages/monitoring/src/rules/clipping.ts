import { median } from '@duet/units'
import { intervalsOf, type Run } from '../day/runs.ts'
import { type ClipState, middle } from '../learn/state.ts'
import { type Cause, type DayWork, type LeafWork, potentialOf } from './work.ts'

/** A machine that clips: its power stays within this share of rated power, from this share of it on. */
const FLAT = 0.005
const RATED = 0.98
const LEAST_INTERVALS = 5
const LEAST_MINUTES = 25
/** By so much of rated power it clips below where it did. */
const BELOW = 0.005
const LEAST_PEERS = 2
/** Part of its limit by which the model has to be above it: light that touches the limit is no plateau. */
const MODEL_ABOVE = 1.05
/** Days in a row on which it is lower; the first of them are not told from chance. */
const LOW_DAYS = 3
/** Days over which the height at which it clips follows, up and down. */
const UP_DAYS = 5
const DOWN_DAYS = 45

export interface ClippingDay {
  readonly causes: readonly Cause[]
  /** By leaf. */
  readonly states: readonly (ClipState | null)[]
}

interface Clipped {
  readonly runs: readonly Run[]
  /** Share of rated power; null on a day without. */
  readonly share: number | null
}

/**
 * Machines that clip lower than they did while their peers do not: what the model clips is design, and the gain of a meter
 * is no loss.
 *
 * @param stopped - by leaf, 1 where another cause acts
 */
export function clipping(work: DayWork, stopped: readonly Uint8Array[]): ClippingDay {
  const clipped = work.leaves.map((leafWork) => clippedRuns(work, leafWork, stopped))
  return {
    causes: work.leaves.flatMap((leafWork) => lowered(work, leafWork, clipped)),
    states: clipped.map(({ share }, k) => followed(work.before.leaves[k].clip, share)),
  }
}

function followed(before: ClipState | null, share: number | null): ClipState | null {
  if (share === null) return before
  if (before === null) return { share, lowDays: 0 }
  const days = share > before.share ? UP_DAYS : DOWN_DAYS
  const isLow = share < before.share - BELOW
  return {
    share: before.share + (share - before.share) / days,
    lowDays: isLow ? Math.min(LOW_DAYS, before.lowDays + 1) : 0,
  }
}

function clippedRuns(
  { day, n }: DayWork,
  { leaf, index, powerW, possibleW, level, limitW, missing }: LeafWork,
  stopped: readonly Uint8Array[],
): Clipped {
  const least = intervalsOf(LEAST_MINUTES, day.stepS, LEAST_INTERVALS)
  const runs: Run[] = []
  const isHigh = (i: number): boolean =>
    !missing[i] &&
    !stopped[index][i] &&
    powerW[i] >= RATED * leaf.ratedAcW &&
    level * possibleW[i] >= MODEL_ABOVE * limitW[i]
  for (let from = 0; from < n; from++) {
    let to = from
    let [low, high] = [Infinity, 0]
    while (to < n && isHigh(to)) {
      low = Math.min(low, powerW[to])
      high = Math.max(high, powerW[to])
      if (high - low > FLAT * leaf.ratedAcW) break
      to++
    }
    if (to - from < least) continue
    runs.push({ from, to })
    from = to - 1
  }
  const powers = runs.flatMap(({ from, to }) => [...powerW.subarray(from, to)])
  return { runs, share: powers.length > 0 ? median(powers) / leaf.ratedAcW : null }
}

/** By how much of rated power a leaf clips below where it did. */
const fallOf = (work: DayWork, index: number, { share }: Clipped): number | null => {
  const { clip } = work.before.leaves[index]
  return clip === null || share === null ? null : clip.share - share
}

function lowered(
  work: DayWork,
  { leaf, index, expectedW, powerW }: LeafWork,
  clipped: readonly Clipped[],
): readonly Cause[] {
  const { clip } = work.before.leaves[index]
  const fall = fallOf(work, index, clipped[index])
  const peers = work.leaves.filter(
    (peer) => peer.index !== index && peer.leaf.blockId === leaf.blockId,
  )
  const falls = peers
    .map((peer) => fallOf(work, peer.index, clipped[peer.index]))
    .filter((of) => of !== null)
  const isAlone = falls.length >= LEAST_PEERS && median(falls) < BELOW / 2
  if (leaf.component !== 'inverter' || clip === null || fall === null) return []
  if (clip.lowDays < LOW_DAYS - 1) return []
  if (fall < BELOW || !isAlone || isOfMeter(work, index, peers, fall)) return []
  const heightW = clip.share * leaf.ratedAcW
  return clipped[index].runs.map((run) => ({
    type: 'clipping',
    nodeId: leaf.id,
    component: leaf.component,
    blockId: leaf.blockId,
    ...run,
    potentials: new Map([
      [index, potentialOf(work.n, run, (i) => Math.min(heightW, expectedW[i]) - powerW[i])],
    ]),
  }))
}

/** Whether its other hours fell as well against those of its peers, or do not show it. */
function isOfMeter(
  { before, ahead }: DayWork,
  index: number,
  peers: readonly LeafWork[],
  fall: number,
): boolean {
  const ratioOf = (k: number): number | null => {
    const ratio = ahead[0]?.leaves[k].ratio ?? null
    return ratio === null ? null : ratio / before.leaves[k].level
  }
  const own = ratioOf(index)
  const typical = middle(peers.map((peer) => ratioOf(peer.index)))
  return own === null || typical === null || own / typical < 1 - fall / 2
}
