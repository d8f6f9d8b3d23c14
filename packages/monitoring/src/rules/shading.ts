import type { Run } from '../day/runs.ts'
import { cellAt, isShaded, nextCells, type ShadeCell } from '../learn/shade.ts'
import { LOW, lookForShade } from './shadeLook.ts'
import { blockOf, type Cause, type DayWork, isDaytime, type LeafWork, potentialOf } from './work.ts'

export interface ShadingDay {
  readonly causes: readonly Cause[]
  /** By leaf, 1 where shade or something else explains that it stands still. */
  readonly excused: readonly Uint8Array[]
}

/**
 * Shade that the model does not have: power that falls sharply while the sun stands clear where it fell on earlier clear days.
 *
 * @param excused - by leaf, 1 where something else stops it (snow)
 */
export function shading(work: DayWork, excused: readonly Uint8Array[]): ShadingDay {
  const flags = excused.map((own) => Uint8Array.from(own))
  const causes = work.leaves.flatMap((leafWork): readonly Cause[] => {
    const { shade } = work.before.leaves[leafWork.index]
    if (shade.length === 0 || isMoved(work, leafWork)) return []
    const look = lookForShade(work, leafWork, excused)
    return look.runs
      .filter((run) => passes(work, run, (cell) => isShaded(shade, cell)))
      .map((run) => {
        const whole = towardsDark(leafWork, run)
        flags[leafWork.index].fill(1, whole.from, whole.to)
        return shadeRow(work, leafWork, whole, look.dayShare)
      })
  })
  return { causes, excused: flags }
}

/**
 * What a day says of the shade of a leaf.
 *
 * @param taken - by leaf, 1 where another cause acts
 * @param isOther - the block stands in snow or beside the sun: the day says nothing
 */
export function nextShade(
  work: DayWork,
  index: number,
  taken: readonly Uint8Array[],
  isOther: boolean,
): readonly ShadeCell[] {
  const { shade } = work.before.leaves[index]
  const leafWork = work.leaves[index]
  if (isOther || isMoved(work, leafWork)) return shade
  const { clear, runs } = lookForShade(work, leafWork, taken)
  const seen = new Map<number, boolean>()
  clear.forEach((isClear, i) => {
    const cell = cellOf(work, i)
    const isLow = runs.some(({ from, to }) => i >= from && i < to)
    if (isClear) seen.set(cell, isLow || (seen.get(cell) ?? false))
  })
  return nextCells(shade, seen)
}

function isMoved({ before }: DayWork, leafWork: LeafWork): boolean {
  const block = before.blocks[blockOf(leafWork.leaf)]
  return block.isMisaligned || block.stuckDeg !== null
}

const cellOf = ({ day: { weather } }: DayWork, i: number): number =>
  cellAt(weather.sunAzimuthDeg[i], weather.sunElevationDeg[i])

const passes = (work: DayWork, { from, to }: Run, is: (cell: number) => boolean): boolean =>
  Array.from({ length: to - from }, (_, k) => from + k).some((i) => is(cellOf(work, i)))

/** With the intervals beyond it in which the sun is too low to be called clear and the power as well. */
function towardsDark(leafWork: LeafWork, run: Run): Run {
  let { from, to } = run
  const isLow = (i: number): boolean =>
    isDaytime(leafWork, i) && leafWork.powerW[i] < LOW * leafWork.expectedW[i]
  while (isLow(from - 1)) from--
  while (isLow(to)) to++
  return { from, to }
}

function shadeRow(
  { n }: DayWork,
  { leaf, index, expectedW, filledW }: LeafWork,
  { from, to }: Run,
  dayShare: number,
): Cause {
  // an edge lies within an interval
  const run = { from: Math.max(0, from - 1), to: Math.min(n, to + 1) }
  const usual = Math.min(1, dayShare)
  return {
    type: 'shading',
    nodeId: leaf.id,
    component: leaf.component,
    blockId: leaf.blockId,
    from,
    to,
    potentials: new Map([[index, potentialOf(n, run, (i) => usual * expectedW[i] - filledW[i])]]),
  }
}
