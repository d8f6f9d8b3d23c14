import { sum } from '@duet/units'
import { intervalsOf, type Run, runsOf } from '../day/runs.ts'
import type { HierarchyNode } from '../model/hierarchy.ts'
import { counterShare, meterShare } from './gapEnergy.ts'
import {
  type Cause,
  type DayWork,
  daytimeOf,
  type LeafWork,
  NO_POTENTIALS,
  potentialOf,
} from './work.ts'

/** No data for two intervals, and for the time of the deployment. */
const GAP_INTERVALS = 2
/** Intervals with data that a gap may have in it. */
const BRIDGE = 2
/** Below this share of the expected energy the machine stood; between it and 1 only the data were lost. */
const STOOD_STILL = 0.5

/**
 * Gaps of data: each is filled, and is an outage where counter or meter show that nothing was made.
 * Writes `filledW` of the leaves.
 */
export function communication(work: DayWork): readonly Cause[] {
  const least = intervalsOf(work.thresholds.comm_loss_minutes, work.day.stepS, GAP_INTERVALS)
  const outages: Cause[] = []
  const communicates = work.leaves.map((leafWork) => {
    const lost = withoutSilentNight(work, leafWork.missing)
    for (const run of runsOf(leafWork.missing, 1, 0)) {
      const isLong = run.to - run.from >= least
      const outage = fillGap(work, leafWork, run, isLong)
      if (!outage) continue
      outages.push(outage)
      lost.fill(0, run.from, run.to)
    }
    return lost
  })
  return [...outages, ...lostNodes(work, communicates, least), ...lostOthers(work, least)]
}

/** Part of the dark intervals that a logger is silent in which sleeps at night. */
const SLEEPS = 0.8

/** A logger that speaks by day and is silent at night sleeps: only gaps by day are lost. */
function withoutSilentNight({ day }: DayWork, missing: Uint8Array): Uint8Array {
  const isDark = day.weather.sunElevationDeg.map((deg) => (deg > 0 ? 0 : 1))
  const dark = sum(isDark)
  const silent = sum(missing.map((flag, i) => flag & isDark[i]))
  const sleeps = silent >= SLEEPS * dark && missing.includes(0)
  return sleeps ? missing.map((flag, i) => (isDark[i] ? 0 : flag)) : missing.slice()
}

/** @returns the outage that hides behind the gap */
function fillGap(work: DayWork, leafWork: LeafWork, run: Run, isLong: boolean): Cause | undefined {
  const { expectedW, filledW, leaf, index } = leafWork
  const counted = counterShare(work, leafWork, run)
  const metered = counted === undefined && isLong ? meterShare(work, run) : undefined
  const share = counted ?? metered
  const stood = isLong && share !== undefined && share < STOOD_STILL
  const beside = isLong ? undefined : besideShare(leafWork, run)
  for (let i = run.from; i < run.to; i++) {
    const made = stood
      ? madeWhileOff(share)
      : (beside ?? (counted === undefined ? peerShare(work, leafWork, i) : Math.max(0, counted)))
    filledW[i] = expectedW[i] * made
  }
  if (!stood) return undefined
  const range = daytimeOf(leafWork, run)
  if (!range) return undefined
  return {
    type: 'inverter_outage',
    nodeId: leaf.id,
    component: leaf.component,
    blockId: leaf.blockId,
    ...range,
    potentials: new Map([[index, potentialOf(work.n, range, (i) => expectedW[i] - filledW[i])]]),
  }
}

/** The meter is too coarse for a small rest. */
const madeWhileOff = (share: number): number => (share < STOOD_STILL / 2 ? 0 : Math.max(0, share))

/** What the leaf makes of what is expected beside a short gap; undefined where it shows too little. */
function besideShare(
  { powerW, expectedW, limitW, missing }: LeafWork,
  { from, to }: Run,
): number | undefined {
  const shares = [from - 1, to]
    .filter((i) => missing[i] === 0 && expectedW[i] > 0.02 * limitW[i])
    .map((i) => Math.max(0, powerW[i]) / expectedW[i])
  return shares.length === 0 ? undefined : sum(shares) / shares.length
}

/** What peers with data make of what is expected of them at an interval; 1 where there are none. */
function peerShare({ leaves }: DayWork, own: LeafWork, i: number): number {
  const shares = leaves
    .filter(
      (peer) =>
        peer.leaf.blockId === own.leaf.blockId &&
        !peer.missing[i] &&
        peer.expectedW[i] > 0.02 * peer.limitW[i],
    )
    .map(({ powerW, expectedW }) => powerW[i] / expectedW[i])
    .sort((a, b) => a - b)
  return shares[shares.length >> 1] ?? 1
}

const without = (flags: Uint8Array, known: Uint8Array): Uint8Array =>
  flags.map((flag, i) => (known[i] ? 0 : flag))

/** Rows of leaves without data: at the plant where none has any, at the block where none of it has, else each. */
function lostNodes(
  { plant, leaves, n }: DayWork,
  lost: readonly Uint8Array[],
  least: number,
): readonly Cause[] {
  const all = (of: readonly number[]): Uint8Array =>
    Uint8Array.from({ length: n }, (_, i) => (of.every((leaf) => lost[leaf][i]) ? 1 : 0))
  const rows: Cause[] = []
  const raise = (
    flags: Uint8Array,
    node: Pick<Cause, 'nodeId' | 'component' | 'blockId'>,
  ): void => {
    for (const run of runsOf(flags, least, BRIDGE)) rows.push(lossRow(node, run))
  }
  const whole = leaves.length > 1 ? all(leaves.map((_, i) => i)) : new Uint8Array(n)
  raise(whole, { nodeId: plant.systemId, component: 'system', blockId: null })
  for (const block of plant.blocks) {
    const ofBlock = block.leaves.length > 1 ? without(all(block.leaves), whole) : new Uint8Array(n)
    if (plant.blocks.length > 1)
      raise(ofBlock, { nodeId: block.id, component: 'block', blockId: block.model.blockId })
    const known = plant.blocks.length > 1 ? ofBlock : new Uint8Array(n)
    for (const leaf of block.leaves) {
      const { id, component, blockId } = leaves[leaf].leaf
      raise(without(without(lost[leaf], whole), known), { nodeId: id, component, blockId })
    }
  }
  return rows
}

/** Meter and sensors of the weather: rows of their own, unless nothing of the plant has data. */
function lostOthers(work: DayWork, least: number): readonly Cause[] {
  const { plant, day, leaves, n } = work
  const others = [...plant.nodes.values()].filter(
    (node) =>
      (node.component === 'meter' || node.component === 'met') &&
      node.component_measure !== null &&
      node.component_measure !== 'energy' &&
      day.readings.has(node.id) &&
      !leaves.some(({ leaf }) => leaf.id === node.id || leaf.power === node.id),
  )
  const flagsOf = (node: HierarchyNode): Uint8Array => {
    const values = day.readings.get(node.id)
    return withoutSilentNight(
      work,
      Uint8Array.from({ length: n }, (_, i) => (!values || Number.isNaN(values[i]) ? 1 : 0)),
    )
  }
  const flags = others.map(flagsOf)
  const isSilent = (i: number): boolean =>
    leaves.every(({ missing }) => missing[i]) && flags.every((of) => of[i])
  const silent = Uint8Array.from({ length: n }, (_, i) => (isSilent(i) ? 1 : 0))
  return others.flatMap((node, k) =>
    runsOf(
      flags[k].map((flag, i) => (silent[i] ? 0 : flag)),
      least,
      BRIDGE,
    ).map((run) =>
      lossRow({ nodeId: node.id, component: node.component, blockId: node.duet_block_id }, run),
    ),
  )
}

const lossRow = (node: Pick<Cause, 'nodeId' | 'component' | 'blockId'>, run: Run): Cause => ({
  type: 'comm_loss',
  ...node,
  ...run,
  potentials: NO_POTENTIALS,
})
