import {
  addSums,
  type BlockEnergySums,
  type KeyFigureSums,
  mapStages,
  type SystemEnergySums,
  type WaterfallSums,
} from '@duet/engine'
import { energyOfSums, keyFiguresOfSums, SYSTEM_STAGE_COLUMNS } from '@duet/results'
import type { FinishedRun } from '../run/finishedRun.ts'
import { blocksOf, type NodeBlock, type PlantNode, shareOfNode } from './drillDownNode.ts'
import { type DrillRow, readDrillRows, readSystemSums } from './drillDownQueries.ts'
import type { DrillTime } from './drillDownTime.ts'
import { readZoneEnergy, shareOfZone } from './drillDownZoneQueries.ts'

/** A node over a time. */
export interface NodeAccount {
  readonly energy: WaterfallSums
  readonly keyFigures: KeyFigureSums
  /** At the outputs of the blocks, by their places, kWh. */
  readonly blockKwh: ReadonlyMap<number, number>
}

/** The account of a node over a time; undefined where the run has no step in it. */
export async function nodeAccount(
  run: FinishedRun,
  node: PlantNode,
  time: DrillTime,
): Promise<NodeAccount | undefined> {
  const only = node.kind === 'system' ? undefined : node.block.place
  const [rows, system, zone] = await Promise.all([
    readDrillRows(run, time, only),
    node.kind === 'system' ? readSystemSums(run, time) : undefined,
    'zone' in node ? readZoneEnergy(run, node.block, node.zone, time) : undefined,
  ])
  if (rows.length === 0) return undefined
  const whole = blocksAccount(run, blocksOf(node), rows)
  const known = zone && 'zone' in node ? zoneAccount(whole, node.block, node.zone, zone) : whole
  const shared = scaled(known, shareOfNode(node))
  return { ...shared, energy: { ...shared.energy, ...(system && systemEnergy(system)) } }
}

function blocksAccount(
  run: FinishedRun,
  blocks: readonly NodeBlock[],
  rows: readonly DrillRow[],
): NodeAccount {
  const parts = rows.flatMap(({ block: place, sums }) => {
    const block = blocks.find((one) => one.place === place)
    return block ? [{ place, sums, ratings: block.ratings }] : []
  })
  return {
    energy: addSums(parts.map(({ sums, ratings }) => energyOfSums(sums, ratings))),
    keyFigures: addSums(
      parts.map(({ sums, ratings }) => keyFiguresOfSums(sums, ratings, run.stepS)),
    ),
    blockKwh: new Map(parts.map(({ place, sums }) => [place, sums['ac_block'] ?? 0])),
  }
}

/** A zone has the key figures of its share of the block, but its own light and power. */
function zoneAccount(
  whole: NodeAccount,
  block: NodeBlock,
  zone: number,
  energy: BlockEnergySums,
): NodeAccount {
  return {
    ...whole,
    energy,
    keyFigures: {
      ...scaledSums(whole.keyFigures, shareOfZone(block, zone)),
      frontEffectiveKwh: energy.spectral,
      effectiveKwh: energy.rear_gain,
      dcKwh: energy.dc_mpp,
      blockAcKwh: energy.mv_copper,
    },
  }
}

function scaled(account: NodeAccount, share: number): NodeAccount {
  if (share === 1) return account
  return {
    ...account,
    energy: scaledSums(account.energy, share),
    keyFigures: scaledSums(account.keyFigures, share),
  }
}

function scaledSums<T extends object>(sums: T, share: number): T {
  const entries = Object.entries(sums).map(([key, value]) => [
    key,
    typeof value === 'number' ? value * share : value,
  ])
  return { ...sums, ...Object.fromEntries(entries) }
}

function systemEnergy(sums: Readonly<Record<string, number>>): SystemEnergySums {
  return mapStages(SYSTEM_STAGE_COLUMNS, ({ column }) => sums[column] ?? 0)
}

/** Energy that counts as the node's: to the grid, or at the output of its block. */
export const energyKwhOf = ({ energy }: Pick<NodeAccount, 'energy'>): number =>
  energy.e_grid ?? energy.mv_copper

/** Nominal DC power of the node, kW. */
export function nominalDcKw(node: PlantNode): number {
  if ('zone' in node) {
    return (node.block.zones[node.zone]?.nominal_dc_kw ?? 0) * shareOfNode(node)
  }
  return (
    blocksOf(node).reduce((sum, { ratings }) => sum + ratings.nominalDcW / 1000, 0) *
    shareOfNode(node)
  )
}
