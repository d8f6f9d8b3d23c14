import {
  addSums,
  type BlockEnergySums,
  type KeyFigureSums,
  type SystemEnergySums,
  type WaterfallSums,
} from '@duet/engine'
import { energyOfSums, keyFiguresOfSums } from '@duet/results'
import { blocksOf, type NodeBlock, type PlantNode, shareOfNode } from './drillDownNode.ts'
import { type DrillRow, readDrillRows, readSystemRows } from './drillDownReads.ts'
import type { DrillTime, TimeKind } from './drillDownTime.ts'
import { readZoneRows } from './drillDownZones.ts'
import type { FinishedRun } from './finishedRun.ts'
import type { ReadDeps } from './resultReads.ts'

/** A node over one interval. */
export interface NodeInterval {
  readonly startUtcMs: number
  readonly steps: number
  readonly energy: WaterfallSums
  readonly keyFigures: KeyFigureSums
  /** At the outputs of the blocks, by their places, kWh. */
  readonly blockKwh: ReadonlyMap<number, number>
}

/** The node over the intervals that a time is made of, or over the time as one. */
export async function nodeIntervals(
  deps: ReadDeps,
  run: FinishedRun,
  node: PlantNode,
  time: DrillTime,
  by: TimeKind | undefined,
): Promise<readonly NodeInterval[]> {
  const only = node.kind === 'system' ? undefined : node.block.place
  const [rows, system, zone] = await Promise.all([
    readDrillRows(deps, run, time, only, by),
    node.kind === 'system' ? readSystemRows(deps, run, time, by) : [],
    'zone' in node ? readZoneRows(deps, run, node.block, node.zone, time, by) : [],
  ])
  const systemAt = new Map(system.map((row) => [row.startUtcMs, systemEnergy(row.sums)]))
  const zoneAt = new Map(zone.map((row) => [row.startUtcMs, row.energy]))
  const byStart = Map.groupBy(rows, ({ startUtcMs }) => startUtcMs)
  return [...byStart].map(([startUtcMs, of]) => {
    const whole = blocksInterval(run, blocksOf(node), startUtcMs, of)
    const zoned = zoneAt.get(startUtcMs)
    const known =
      zoned && 'zone' in node ? zoneInterval(whole, node.block, node.zone, zoned) : whole
    const shared = scaled(known, shareOfNode(node))
    return { ...shared, energy: { ...shared.energy, ...systemAt.get(startUtcMs) } }
  })
}

function blocksInterval(
  run: FinishedRun,
  blocks: readonly NodeBlock[],
  startUtcMs: number,
  rows: readonly DrillRow[],
): NodeInterval {
  const parts = rows.flatMap(({ block: place, sums }) => {
    const block = blocks.find((one) => one.place === place)
    return block ? [{ place, sums, ratings: block.ratings }] : []
  })
  return {
    startUtcMs,
    steps: parts[0]?.sums['steps'] ?? 0,
    energy: addSums(parts.map(({ sums, ratings }) => energyOfSums(sums, ratings))),
    keyFigures: addSums(
      parts.map(({ sums, ratings }) => keyFiguresOfSums(sums, ratings, run.stepS)),
    ),
    blockKwh: new Map(parts.map(({ place, sums }) => [place, sums['ac_block'] ?? 0])),
  }
}

/** A zone has the key figures of its share of the block, but its own light and power. */
function zoneInterval(
  whole: NodeInterval,
  { zones }: NodeBlock,
  zone: number,
  energy: BlockEnergySums,
): NodeInterval {
  const tables = zones.reduce((sum, { table_count }) => sum + table_count, 0)
  const share = (zones[zone]?.table_count ?? 0) / tables
  return {
    ...whole,
    energy,
    keyFigures: {
      ...scaledSums(whole.keyFigures, share),
      frontEffectiveKwh: energy.spectral,
      effectiveKwh: energy.rear_gain,
      dcKwh: energy.dc_mpp,
      blockAcKwh: energy.mv_copper,
    },
  }
}

function scaled(interval: NodeInterval, share: number): NodeInterval {
  if (share === 1) return interval
  return {
    ...interval,
    energy: scaledSums(interval.energy, share),
    keyFigures: scaledSums(interval.keyFigures, share),
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
  const kwh = (name: string): number => sums[name] ?? 0
  return {
    hv_wire: kwh('ac_after_hv_wire'),
    hv_iron: kwh('ac_after_hv_iron'),
    hv_copper: kwh('ac_after_hv_copper'),
    grid_limit: kwh('ac_after_grid_limit'),
    availability: kwh('ac_after_availability'),
    e_grid: kwh('grid'),
  }
}

/** Energy that counts as the node's: to the grid, or at the output of its block. */
export const energyKwhOf = ({ energy }: Pick<NodeInterval, 'energy'>): number =>
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

/** All intervals as one. @throws RangeError for none */
export function joinIntervals(intervals: readonly NodeInterval[]): NodeInterval {
  const [first] = intervals
  if (!first) throw new RangeError('got no intervals, expected at least one')
  const blockKwh = new Map<number, number>()
  for (const one of intervals) {
    for (const [place, kwh] of one.blockKwh) blockKwh.set(place, (blockKwh.get(place) ?? 0) + kwh)
  }
  const system = intervals.flatMap(({ energy }) => (hasSystem(energy) ? [energy] : []))
  return {
    startUtcMs: first.startUtcMs,
    steps: intervals.reduce((sum, { steps }) => sum + steps, 0),
    energy:
      system.length === intervals.length
        ? addSums(system)
        : addSums<keyof BlockEnergySums>(intervals.map(({ energy }) => energy)),
    keyFigures: addSums(intervals.map(({ keyFigures }) => keyFigures)),
    blockKwh,
  }
}

const hasSystem = (energy: WaterfallSums): energy is BlockEnergySums & SystemEnergySums =>
  energy.e_grid !== undefined
