import type { ClockedDay } from '../day/clock.ts'
import type { DayFeatures } from '../day/dayFeatures.ts'
import { expectedAt, type LeafDay } from '../day/leafDay.ts'
import type { Run } from '../day/runs.ts'
import { type MonitorState, middle } from '../learn/state.ts'
import { fadedShare } from '../learn/years.ts'
import type { EventType } from '../model/event.ts'
import type { Component, Thresholds } from '../model/hierarchy.ts'
import type { BlockNode, Leaf, MonitoredPlant } from '../model/plant.ts'
import type { PlantDay } from '../model/plantDay.ts'

/** A leaf while its day is evaluated; arrays are [n], W. */
export interface LeafWork extends LeafDay {
  readonly leaf: Leaf
  readonly index: number
  readonly level: number
  /** At its own level and without gaps. */
  readonly expectedW: Float64Array
  /** Share of the expected power that its block has given of late: below 1 with dirt. */
  readonly lateShare: number
  readonly sunElevationDeg: Float64Array
  /** Without gaps, once communication was looked at. */
  readonly filledW: Float64Array
  /** 1 where there is no reading that can be believed. */
  readonly missing: Uint8Array
}

/** A fault in a day: where, when, and what it alone would cost each leaf. */
export interface Cause {
  readonly type: EventType
  readonly nodeId: string
  readonly component: Component
  readonly blockId: string | null
  /** Half-open range of intervals of the row. */
  readonly from: number
  readonly to: number
  /** By leaf, [n], W; none for causes that lose no energy. */
  readonly potentials: ReadonlyMap<number, Float64Array>
}

/** A day that is being evaluated. */
export interface DayWork {
  readonly plant: MonitoredPlant
  readonly thresholds: Thresholds
  readonly day: PlantDay
  readonly before: MonitorState
  /** Facts of the day and of those after it, as many as there are. */
  readonly ahead: readonly DayFeatures[]
  readonly n: number
  readonly leaves: readonly LeafWork[]
  /** By block: share that its modules have lost beyond the model over the years. */
  readonly faded: readonly number[]
}

/** From this share of rated power on an interval counts as day for a leaf. */
export const DAY_SHARE = 0.05

export function dayWork(
  plant: MonitoredPlant,
  { day, leaves: leafDays }: ClockedDay,
  before: MonitorState,
  ahead: readonly DayFeatures[],
): DayWork {
  const faded = before.blocks.map(({ years }) => fadedShare(years.medians))
  const leaves = plant.leaves.map((leaf, index) => {
    const block = blockOf(leaf)
    const ofLeaf = leafDays[index]
    const { level } = before.leaves[index]
    return {
      ...ofLeaf,
      leaf,
      index,
      level,
      lateShare: lateShare(before, block) * (1 - faded[block]),
      sunElevationDeg: day.weather.sunElevationDeg,
      expectedW: ofLeaf.possibleW.map((_, i) => expectedAt(ofLeaf, level, i)),
      filledW: ofLeaf.powerW.slice(),
      missing: Uint8Array.from(ofLeaf.powerW, (power) => (Number.isNaN(power) ? 1 : 0)),
    }
  })
  const { thresholds } = plant.deployment.settings
  return { plant, thresholds, day, before, ahead, n: day.startUtcMs.length, leaves, faded }
}

const LATE_DAYS = 5

function lateShare({ blocks }: MonitorState, block: number): number {
  const late = middle(blocks[block].history.slice(-LATE_DAYS).map(({ ratio }) => ratio)) ?? 1
  return Math.min(1, Math.max(0.7, late))
}

/** The block whose light and history a leaf goes by. */
export const blockOf = ({ parts }: Leaf): number => parts[0]?.block ?? 0

/** Below it horizons, dew and the start of machines say more than faults (domain table). */
const LOW_SUN_DEG = 5

/** Whether the model sees a leaf at work. */
export const isDaytime = ({ expectedW, limitW, sunElevationDeg }: LeafWork, i: number): boolean =>
  expectedW[i] > DAY_SHARE * limitW[i] && sunElevationDeg[i] > LOW_SUN_DEG

/** The part of a run by day; undefined where none is. */
export function daytimeOf(leafWork: LeafWork, { from, to }: Run): Run | undefined {
  let first = from
  let last = to
  while (first < last && !isDaytime(leafWork, first)) first++
  while (last > first && !isDaytime(leafWork, last - 1)) last--
  return last > first ? { from: first, to: last } : undefined
}

/** From the first to the last interval at which the model sees one of the leaves at work; undefined on a dark day. */
export function daylight(leaves: readonly LeafWork[]): Run | undefined {
  const isDay = (i: number): boolean => leaves.some((leafWork) => isDaytime(leafWork, i))
  let [from, to] = [0, leaves[0]?.expectedW.length ?? 0]
  while (from < to && !isDay(from)) from++
  while (to > from && !isDay(to - 1)) to--
  return to > from ? { from, to } : undefined
}

/** A potential over a range of intervals, 0 elsewhere, never negative. */
export function potentialOf(
  n: number,
  { from, to }: { readonly from: number; readonly to: number },
  value: (i: number) => number,
): Float64Array {
  const potential = new Float64Array(n)
  for (let i = from; i < to; i++) potential[i] = Math.max(0, value(i) || 0)
  return potential
}

/** By leaf, 1 where one of the causes acts on it, or something else does already. */
export function stoppedFlags(
  { leaves, n }: DayWork,
  causes: readonly Cause[],
  excused: readonly Uint8Array[],
): readonly Uint8Array[] {
  return leaves.map((_, index) => {
    const flags = Uint8Array.from(excused[index])
    for (const { from, to, potentials } of causes) {
      if (potentials.has(index)) flags.fill(1, from, Math.min(to, n))
    }
    return flags
  })
}

/** What a share of the possible power that is lost costs a leaf, within its limit. */
export function shareLost(
  { expectedW, possibleW, limitW, level }: LeafWork,
  range: Run,
  lossShare: number,
): Float64Array {
  return potentialOf(
    expectedW.length,
    range,
    (i) => expectedW[i] - Math.min(limitW[i], level * possibleW[i] * (1 - lossShare)),
  )
}

export const NO_POTENTIALS: ReadonlyMap<number, Float64Array> = new Map()

/** A day's row of a block whose modules give a share less; none where there is nothing to lose. */
export function blockLoss(
  work: DayWork,
  { id, model, leaves }: BlockNode,
  type: EventType,
  lossFraction: number,
): readonly Cause[] {
  const range = daylight(work.leaves)
  if (!(lossFraction > 0) || leaves.length === 0 || !range) return []
  const potentials = new Map(
    leaves.map((leaf) => [leaf, shareLost(work.leaves[leaf], range, lossFraction)]),
  )
  return [{ type, nodeId: id, component: 'block', blockId: model.blockId, ...range, potentials }]
}
