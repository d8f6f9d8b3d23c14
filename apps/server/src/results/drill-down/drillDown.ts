import { AppError } from '@duet/contract'
import { closureError, keyFigures, waterfall } from '@duet/engine'
import { kpiTable, lossTable } from '@duet/results'
import { counted } from '@duet/units'
import { createAnswerCache } from '../../cache.ts'
import type {
  DrillChild,
  DrillChildren,
  DrillDown,
  DrillHeatMap,
  ResultSeries,
} from '../../graphql/resolvers.gen.ts'
import { perServer, type Server } from '../../server.ts'
import { tablesOfBlock } from '../../simulations/tasks/runBlocks.ts'
import { blockOf, type FinishedRun } from '../run/finishedRun.ts'
import { lossesOf } from '../run/partOf.ts'
import { runRange } from '../run/rangeQueries.ts'
import { iso, listOf } from '../run/seriesQueries.ts'
import { energyKwhOf, type NodeAccount, nodeAccount, nominalDcKw } from './drillDownAccount.ts'
import { drillHeatMap, type HeatArguments } from './drillDownHeat.ts'
import { type NodeInterval, nodeIntervals } from './drillDownIntervals.ts'
import {
  blocksOf,
  type DrillArguments,
  nodeNotes,
  type PlantNode,
  plantNode,
  plantPath,
  zoneLabel,
} from './drillDownNode.ts'
import {
  type DrillTime,
  drillTime,
  finerKind,
  type RunClock,
  type TimeKind,
  timeKey,
  timeLabel,
  timePath,
} from './drillDownTime.ts'
import { readZoneEnergies } from './drillDownZoneQueries.ts'

type BlockId = string | null | undefined

/** Clocks of the runs that were asked for last: they never change. */
const clocks = perServer(() => createAnswerCache<RunClock>({ max: 64 }))

/** @throws AppError NOT_FOUND for a block that the run has not */
async function clockOf(server: Server, run: FinishedRun, blockId: BlockId): Promise<RunClock> {
  if (blockId) blockOf(run, blockId)
  return clocks(server)(run.id, async () => {
    const [fromUtcMs, toUtcMs] = await runRange(run)
    return { fromUtcMs, toUtcMs, utcOffsetH: run.utcOffsetH, stepS: run.stepS }
  })
}

/** @throws AppError NOT_FOUND, INVALID_INPUT for parts and times that the run has not */
export async function heatMapOf(
  server: Server,
  run: FinishedRun,
  input: HeatArguments,
): Promise<DrillHeatMap> {
  const clock = await clockOf(server, run, input.block_id)
  const node = await plantNode(server, run, input)
  const part = { node, clock, time: drillTime(clock, input.time) }
  return drillHeatMap(run, part, input.kind)
}

/** @throws AppError NOT_FOUND, INVALID_INPUT for parts and times that the run has not */
export async function drillDown(
  deps: Server,
  run: FinishedRun,
  input: DrillArguments,
): Promise<DrillDown> {
  const clock = await clockOf(deps, run, input.block_id)
  const node = await plantNode(deps, run, input)
  const time = drillTime(clock, input.time)
  const finer = finerKind(clock, time.kind)
  const [whole, intervals, children] = await Promise.all([
    nodeAccount(run, node, time),
    finer ? nodeIntervals(run, node, time, finer) : [],
    zoneChildren(run, node, time),
  ])
  if (whole === undefined) {
    throw new AppError('INVALID_INPUT', 'The simulation has no such time', { path: 'time' })
  }
  return {
    plant_path: plantPath(node),
    time_path: timePath(clock, time),
    from: iso(Math.max(time.fromUtcMs, clock.fromUtcMs)),
    to: iso(Math.min(time.toUtcMs, clock.toUtcMs)),
    kind: node.kind,
    time_kind: time.kind,
    ...accountOf(run, node, whole),
    notes: nodeNotes(node),
    series: finer ? seriesOf(intervals) : EMPTY_SERIES,
    time_children: finer ? timeChildren(clock, finer, intervals) : null,
    plant_children: [
      ...(node.kind === 'system' ? [blockChildren(node.blocks, whole)] : []),
      ...children,
      ...(await sharedChildren(deps, run, node, energyKwhOf(whole))),
    ],
  }
}

type Account = Pick<
  DrillDown,
  'energy_kwh' | 'energy_label' | 'nominal_dc_kw' | 'kpis' | 'losses' | 'closure_error'
>

function accountOf(run: FinishedRun, node: PlantNode, whole: NodeAccount): Account {
  const energyKwh = energyKwhOf(whole)
  const nominalKw = nominalDcKw(node)
  const rows = waterfall(whole.energy)
  return {
    energy_kwh: energyKwh,
    energy_label: node.kind === 'system' ? 'To the grid' : 'At the output of the block',
    nominal_dc_kw: nominalKw,
    kpis: [...kpiTable(keyFigures(whole.keyFigures, nominalKw, energyKwh), energyKwh)],
    losses: lossesOf(
      run,
      blocksOf(node).map(({ id }) => id),
      lossTable(rows, nominalKw),
    ),
    closure_error: closureError(rows),
  }
}

const EMPTY_SERIES: ResultSeries = { time: [], columns: [], labels: [], units: [], values: [] }

function seriesOf(intervals: readonly NodeInterval[]): ResultSeries {
  const energy = Float64Array.from(intervals, ({ energyKwh }) => energyKwh)
  const reference = Float64Array.from(intervals, ({ referenceKwh }) => referenceKwh)
  const dc = Float64Array.from(intervals, ({ dcKwh }) => dcKwh)
  const ratio = energy.map((kwh, i) => (reference[i] ? kwh / reference[i] : Number.NaN))
  return {
    time: intervals.map(({ startUtcMs }) => iso(startUtcMs)),
    columns: ['energy', 'dc_energy', 'reference_energy', 'performance_ratio'],
    labels: ['Energy', 'DC at the inverter inputs', 'Reference energy', 'Performance ratio'],
    units: ['kWh', 'kWh', 'kWh', ''],
    values: [energy, dc, reference, ratio].map(listOf),
  }
}

interface Part {
  readonly key: string
  readonly label: string
  readonly energyKwh: number
  /** What a part counts for in the mean: installed power, or time. */
  readonly weight: number
}

/** Energies with their share, and how far they lie from the mean. */
function childrenOf(parts: readonly Part[]): DrillChild[] {
  const total = parts.reduce((sum, { energyKwh }) => sum + energyKwh, 0)
  const weight = parts.reduce((sum, part) => sum + part.weight, 0)
  const mean = weight > 0 ? total / weight : 0
  return parts.map((part) => ({
    key: part.key,
    label: part.label,
    energy_kwh: part.energyKwh,
    share: total === 0 ? null : part.energyKwh / total,
    deviation: mean > 0 && part.weight > 0 ? part.energyKwh / part.weight / mean - 1 : null,
  }))
}

function timeChildren(
  clock: RunClock,
  kind: TimeKind,
  intervals: readonly NodeInterval[],
): DrillChildren {
  const items = childrenOf(
    intervals.map(({ startUtcMs, energyKwh, steps }) => {
      const key = timeKey(clock, kind, startUtcMs)
      return { key, label: timeLabel(kind, key), energyKwh, weight: steps }
    }),
  )
  return { kind, basis: 'known', items, total: items.length }
}

function blockChildren(
  blocks: Extract<PlantNode, { kind: 'system' }>['blocks'],
  whole: NodeAccount,
): DrillChildren {
  const items = childrenOf(
    blocks.map(({ id, name, place, ratings }) => ({
      key: id,
      label: name,
      energyKwh: whole.blockKwh.get(place) ?? 0,
      weight: ratings.nominalDcW,
    })),
  )
  return { kind: 'block', basis: 'known', items, total: items.length }
}

async function zoneChildren(
  run: FinishedRun,
  node: PlantNode,
  time: DrillTime,
): Promise<DrillChildren[]> {
  if (node.kind !== 'block' || node.block.zones.length === 0) return []
  const [row] = await readZoneEnergies(run, node.block, time, undefined)
  const items = childrenOf(
    node.block.zones.map((zone, index) => ({
      key: String(index),
      label: `${zoneLabel(zone, index)} (${counted(zone.table_count, 'table')})`,
      energyKwh: row?.energyKwh[index] ?? 0,
      weight: zone.table_count,
    })),
  )
  return [{ kind: 'zone', basis: 'known', items, total: items.length }]
}

/** More are not listed: they are all alike. */
const MAX_LISTED = 200

/** Parts that the model does not distinguish. */
async function sharedChildren(
  deps: Server,
  run: FinishedRun,
  node: PlantNode,
  energyKwh: number,
): Promise<DrillChildren[]> {
  if (node.kind === 'block') {
    const places = Array.from({ length: node.block.inverterCount }, (_, place) => place)
    return [alike('inverter', 'Inverter', places, energyKwh)]
  }
  if (node.kind !== 'zone') return []
  const zones = (await tablesOfBlock(deps, run.id, node.block.id))?.zone ?? new Int32Array()
  const places = Array.from(zones.keys()).filter((table) => zones[table] === node.zone)
  return [alike('table', 'Table', places, energyKwh)]
}

function alike(
  kind: string,
  name: string,
  places: readonly number[],
  energyKwh: number,
): DrillChildren {
  const total = places.length
  const items = places.slice(0, MAX_LISTED).map((place) => ({
    key: String(place),
    label: `${name} ${place + 1}`,
    energy_kwh: energyKwh / total,
    share: 1 / total,
    deviation: 0,
  }))
  return { kind, basis: 'shared', items, total }
}
