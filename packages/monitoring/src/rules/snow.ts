import type { BlockNode } from '../model/plant.ts'
import { type Cause, type DayWork, isDaytime, type LeafWork, potentialOf } from './work.ts'

/** Air that snow lies in, least of a day or the one before, °C. */
const COLD_C = 2
/** Share of the expected energy of the first hours below which a covered day begins. */
const START_SHARE = 0.3
const START_HOURS = 2
/** Share of a day below which it is covered, and up to which what lies goes on lying. */
const COVERED_SHARE = 0.8
const CLEAR_SHARE = 0.95
/** Part of the leaves of a block that have to show it. */
const MOST_LEAVES = 0.8
/** Light through snow: some power, share of rated. */
const TRICKLE_SHARE = 0.0005

export interface SnowDay {
  readonly causes: readonly Cause[]
  /** By block. */
  readonly isSnowy: readonly boolean[]
  /** By leaf, 1 where snow explains that it stands still. */
  readonly excused: readonly Uint8Array[]
}

/** Blocks under snow: cold air, a day that begins with little power on all leaves, until one that is whole again. */
export function snow(work: DayWork): SnowDay {
  const { plant, leaves, n } = work
  const looks = plant.blocks.map((block, b) => lookOf(work, block, b))
  const all = looks.every(({ isCovered }) => isCovered)
  const isSnowy = looks.map(({ isCovered, hasTrickle }) => isCovered && (hasTrickle || all))
  const excused = leaves.map(() => new Uint8Array(n))
  const causes = plant.blocks.flatMap((block, b) => {
    if (!isSnowy[b]) return []
    for (const leaf of block.leaves) excused[leaf].fill(1)
    return snowRow(work, block)
  })
  return { causes, isSnowy, excused }
}

function lookOf(
  work: DayWork,
  block: BlockNode,
  b: number,
): { readonly isCovered: boolean; readonly hasTrickle: boolean } {
  const { before, ahead } = work
  const least = Math.min(before.airMinC ?? Infinity, ahead[0]?.airMinC ?? Infinity)
  const members = block.leaves.map((leaf) => work.leaves[leaf])
  const none = { isCovered: false, hasTrickle: false }
  if (members.length === 0 || !(least < COLD_C)) return none
  const wasSnowy = before.blocks[b].isSnowy
  const shares = members.map((leafWork) => dayShares(work, leafWork))
  const seen = shares.filter(({ day }) => !Number.isNaN(day))
  const isLow = (day: number, start: number): boolean =>
    wasSnowy ? day < CLEAR_SHARE : day < COVERED_SHARE && start < START_SHARE
  const low = seen.filter(({ day, start }) => isLow(day, start))
  return {
    isCovered: seen.length > 0 && low.length >= MOST_LEAVES * seen.length,
    hasTrickle: members.some(({ powerW, limitW, expectedW }) =>
      powerW.some(
        (power, i) => expectedW[i] > 0.05 * limitW[i] && power > TRICKLE_SHARE * limitW[i],
      ),
    ),
  }
}

/** Measured over expected energy of a day and of its first hours of power; NaN without readings. */
function dayShares(
  { day, n }: DayWork,
  leafWork: LeafWork,
): { readonly day: number; readonly start: number } {
  const { powerW, expectedW, missing } = leafWork
  const first = startSteps(day.stepS)
  let [made, expected, madeFirst, expectedFirst, steps] = [0, 0, 0, 0, 0]
  for (let i = 0; i < n; i++) {
    if (missing[i] || !isDaytime(leafWork, i)) continue
    made += powerW[i]
    expected += expectedW[i]
    if (steps++ >= first) continue
    madeFirst += powerW[i]
    expectedFirst += expectedW[i]
  }
  return { day: made / expected, start: madeFirst / expectedFirst }
}

const startSteps = (stepS: number): number => Math.max(1, Math.round((START_HOURS * 3600) / stepS))

function snowRow(work: DayWork, block: BlockNode): readonly Cause[] {
  const members = block.leaves.map((leaf) => work.leaves[leaf])
  const isDay = (i: number): boolean => members.some((leafWork) => isDaytime(leafWork, i))
  let from = 0
  let to = work.n
  while (from < to && !isDay(from)) from++
  while (to > from && !isDay(to - 1)) to--
  if (to <= from) return []
  const range = { from, to }
  return [
    {
      type: 'snow',
      nodeId: block.id,
      component: 'block',
      blockId: block.model.blockId,
      ...range,
      potentials: new Map(
        members.map(({ index, expectedW, filledW }) => [
          index,
          potentialOf(work.n, range, (i) => expectedW[i] - filledW[i]),
        ]),
      ),
    },
  ]
}
