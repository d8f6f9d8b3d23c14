import type { FinishedRun } from '../run/finishedRun.ts'
import { blocksOf, type PlantNode, shareOfNode } from './drillDownNode.ts'
import { type BlockInterval, readBlockIntervals, readGridIntervals } from './drillDownQueries.ts'
import type { DrillTime, TimeKind } from './drillDownTime.ts'
import { readZoneIntervals, shareOfZone } from './drillDownZoneQueries.ts'

/** A node over one of the intervals that a time is made of, energies in kWh. */
export interface NodeInterval {
  readonly startUtcMs: number
  readonly steps: number
  /** To the grid, or at the output of the block. */
  readonly energyKwh: number
  /** At the inputs of the inverters. */
  readonly dcKwh: number
  /** Of the plane of the modules at nominal efficiency. */
  readonly referenceKwh: number
}

/** The node over the intervals of a kind within a time, in their order. */
export async function nodeIntervals(
  run: FinishedRun,
  node: PlantNode,
  time: DrillTime,
  by: TimeKind,
): Promise<readonly NodeInterval[]> {
  const only = node.kind === 'system' ? undefined : node.block.place
  const [rows, grid, zone] = await Promise.all([
    readBlockIntervals(run, time, only, by),
    node.kind === 'system' ? readGridIntervals(run, time, by) : undefined,
    'zone' in node ? readZoneIntervals(run, node.block, node.zone, time, by) : undefined,
  ])
  const share = shareOfNode(node)
  const lightShare = share * ('zone' in node ? shareOfZone(node.block, node.zone) : 1)
  return [...Map.groupBy(rows, ({ startUtcMs }) => startUtcMs)].map(([startUtcMs, of]) => {
    const blocks = blocksTogether(node, of)
    const own = zone?.get(startUtcMs) ?? blocks
    return {
      startUtcMs,
      steps: of[0]?.steps ?? 0,
      energyKwh: grid?.get(startUtcMs) ?? own.acKwh * share,
      dcKwh: own.dcKwh * share,
      referenceKwh: blocks.referenceKwh * lightShare,
    }
  })
}

function blocksTogether(
  node: PlantNode,
  rows: readonly BlockInterval[],
): { readonly acKwh: number; readonly dcKwh: number; readonly referenceKwh: number } {
  const nominalKw = new Map(
    blocksOf(node).map(({ place, ratings }) => [place, ratings.nominalDcW / 1000]),
  )
  let [acKwh, dcKwh, referenceKwh] = [0, 0, 0]
  for (const row of rows) {
    acKwh += row.acKwh
    dcKwh += row.dcKwh
    referenceKwh += row.lightKwhM2 * (nominalKw.get(row.block) ?? 0)
  }
  return { acKwh, dcKwh, referenceKwh }
}
