import { DEG_TO_RAD, median } from '@duet/units'
import { intervalsOf, type Run, runsOf } from '../day/runs.ts'
import { TRICKLE_SHARE } from './snow.ts'
import { blockOf, type DayWork, isDaytime, type LeafWork } from './work.ts'

/** Beam's part of the light from which an interval is clear. */
const BEAM_SHARE = 0.4
/** What stands around a plant is below it, degrees. */
const MOST_ELEVATION_DEG = 40
/** Share of what the leaf gives at its other hours that is a loss; and of its peers, where they do not turn. */
export const LOW = 0.6
const LOW_OF_PEERS = 0.85
const LEAST_PEERS = 2
/** The leaf's other hours and its peers are well from these shares on. */
const WELL = 0.85
const MOST_WELL = 1.15
/** The edge of a shade: so many minutes beside a loss, at most this part of it is left. */
const EDGE_MINUTES = 30
const EDGE_LEFT = 0.4
const LEAST_MINUTES = 10
const BRIDGE = 1

export interface ShadeLook {
  /** What the leaf gives of its expected energy over the day. */
  readonly dayShare: number
  /** 1 where the sun is clear and the leaf at work. */
  readonly clear: Uint8Array
  /** Losses with a sharp edge under a clear sun. */
  readonly runs: readonly Run[]
}

/**
 * Losses of a leaf at which a thing that the model does not have may stand before the sun.
 *
 * @param taken - by leaf, 1 where another cause acts
 */
export function lookForShade(
  work: DayWork,
  own: LeafWork,
  taken: readonly Uint8Array[],
): ShadeLook {
  const dayShare = dayShareOf(work, own) ?? Number.NaN
  const clear = new Uint8Array(work.n)
  if (!(dayShare > WELL && dayShare < MOST_WELL)) return { dayShare, clear, runs: [] }
  const peers = peersOf(work, own)
  const isTurning = work.plant.blocks[blockOf(own.leaf)]?.model.tracker !== undefined
  const shares = new Float64Array(work.n).fill(Number.NaN)
  const low = new Uint8Array(work.n)
  for (let i = 0; i < work.n; i++) {
    if (own.missing[i] || taken[own.index][i] || !isDaytime(own, i) || !hasBeam(work, i)) continue
    clear[i] = 1
    const share = own.powerW[i] / (dayShare * own.expectedW[i])
    const typical = peers(i)
    const isBeside = typical > WELL
    shares[i] = isBeside ? share / typical : share
    const isAtWork = own.powerW[i] > TRICKLE_SHARE * own.limitW[i]
    if (isAtWork && shares[i] < (isBeside && !isTurning ? LOW_OF_PEERS : LOW)) low[i] = 1
  }
  const runs = runsOf(low, intervalsOf(LEAST_MINUTES, work.day.stepS), BRIDGE)
  return { dayShare, clear, runs: runs.filter((run) => isSharp(work, own, run, shares)) }
}

function dayShareOf({ ahead }: DayWork, { index, level }: LeafWork): number | null {
  const ratio = ahead[0]?.leaves[index].ratio ?? null
  return ratio === null ? null : ratio / level
}

/** Middle of what the peers of a leaf give of their own hours; NaN without two of them. */
function peersOf(work: DayWork, own: LeafWork): (i: number) => number {
  const peers = work.leaves.flatMap((peer) => {
    const dayShare = dayShareOf(work, peer)
    const isPeer = peer !== own && peer.leaf.blockId === own.leaf.blockId
    return isPeer && dayShare !== null && dayShare > 0 ? [{ peer, dayShare }] : []
  })
  return (i) => {
    const shares = peers.flatMap(({ peer: { powerW, expectedW, missing }, dayShare }) =>
      missing[i] ? [] : [powerW[i] / (dayShare * expectedW[i])],
    )
    return shares.length < LEAST_PEERS ? Number.NaN : median(shares)
  }
}

/** Clear at the interval and beside it, with the sun low enough for things that stand around. */
function hasBeam({ day: { weather }, n }: DayWork, i: number): boolean {
  const { dniWm2, ghiWm2, sunElevationDeg } = weather
  const isClear = (at: number): boolean =>
    dniWm2[at] * Math.sin(sunElevationDeg[at] * DEG_TO_RAD) > BEAM_SHARE * ghiWm2[at]
  return (
    sunElevationDeg[i] < MOST_ELEVATION_DEG &&
    isClear(i) &&
    (isClear(Math.max(0, i - 1)) || isClear(Math.min(n - 1, i + 1)))
  )
}

/** Things cast shades with edges; clocks, planes and angles that are off fade. A machine that stands beside it has stopped. */
function isSharp(
  { day }: DayWork,
  { powerW, limitW }: LeafWork,
  { from, to }: Run,
  shares: Float64Array,
): boolean {
  const width = Math.floor((EDGE_MINUTES * 60) / day.stepS)
  const inside = shares.subarray(from, to).filter((share) => !Number.isNaN(share))
  const edge = 1 - EDGE_LEFT * (1 - Math.min(...inside))
  const isWell = (share: number): boolean => share > edge
  const isStill = (i: number): boolean => powerW[i] <= TRICKLE_SHARE * limitW[i] && shares[i] >= 0
  return (
    !isStill(from - 1) &&
    !isStill(to) &&
    (shares.subarray(Math.max(0, from - width), from).some(isWell) ||
      shares.subarray(to, to + width).some(isWell))
  )
}
