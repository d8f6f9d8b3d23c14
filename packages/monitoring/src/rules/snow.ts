import { sum } from '@duet/units'
import { intervalsOf } from '../day/runs.ts'
import type { BlockNode } from '../model/plant.ts'
import {
  type Cause,
  type DayWork,
  daylight,
  isDaytime,
  type LeafWork,
  potentialOf,
} from './work.ts'

/** Air that snow lies in, least of a day or the one before, °C. */
const COLD_C = 2
/** Share of the expected energy of the first hours below which a covered day begins. */
const START_SHARE = { measured: 0.3, satellite: 0.1 }
const START_HOURS = 2
/** A day that begins as it should and stops after is not covered: its first minutes have to be low as well. */
const FIRST_MINUTES = 20
/** Share of a day below which it is covered, and up to which what lies goes on lying. */
const COVERED_SHARE = { measured: 0.8, satellite: 0.5 }
const CLEAR_SHARE = 0.95
/** Part of the leaves of a block that have to show it. */
const MOST_LEAVES = 0.8
/** Light through snow: some power, share of rated. */
export const TRICKLE_SHARE = 0.0005

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
  const light = work.plant.deployment.weather === 'satellite' ? 'satellite' : 'measured'
  const isLow = (day: number, start: number): boolean =>
    wasSnowy ? day < CLEAR_SHARE : day < COVERED_SHARE[light] && start < START_SHARE[light]
  const low = seen.filter(({ day, start, first }) => isLow(day, Math.max(start, first)))
  return {
    isCovered: seen.length > 0 && low.length >= MOST_LEAVES * seen.length,
    hasTrickle: members.some(({ powerW, limitW, expectedW }) =>
      powerW.some(
        (power, i) => expectedW[i] > 0.05 * limitW[i] && power > TRICKLE_SHARE * limitW[i],
      ),
    ),
  }
}

/** Measured over expected energy of a day, of its first hours of power and of its first minutes; NaN without readings. */
function dayShares(
  { day, n }: DayWork,
  leafWork: LeafWork,
): { readonly day: number; readonly start: number; readonly first: number } {
  const { powerW, expectedW, missing } = leafWork
  const shown: number[] = []
  for (let i = 0; i < n; i++) if (!missing[i] && isDaytime(leafWork, i)) shown.push(i)
  const shareOf = (at: readonly number[]): number =>
    sum(at.map((i) => powerW[i])) / sum(at.map((i) => expectedW[i]))
  return {
    day: shareOf(shown),
    start: shareOf(shown.slice(0, intervalsOf(START_HOURS * 60, day.stepS))),
    first: shareOf(shown.slice(0, intervalsOf(FIRST_MINUTES, day.stepS))),
  }
}

function snowRow(work: DayWork, block: BlockNode): readonly Cause[] {
  const members = block.leaves.map((leaf) => work.leaves[leaf])
  const range = daylight(members)
  if (!range) return []
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
