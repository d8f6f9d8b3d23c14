import { AppError } from '@duet/contract'
import { rangeSql } from '@duet/results'
import { HOUR_MS } from '@duet/units'
import type { DrillHeatMap } from '../../graphql/resolvers.gen.ts'
import type { FinishedRun } from '../run/finishedRun.ts'
import { partKeys } from '../run/runKeys.ts'
import { readStored } from '../run/seriesQueries.ts'
import { nominalDcKw } from './drillDownAccount.ts'
import { type DrillArguments, type PlantNode, shareOfNode, zoneLabel } from './drillDownNode.ts'
import { hourSql, readBlockIntervals } from './drillDownQueries.ts'
import {
  type DrillTime,
  finerKind,
  type RunClock,
  type TimeKind,
  timeKey,
  timeLabel,
} from './drillDownTime.ts'
import { readZoneEnergies, readZoneIntervals } from './drillDownZoneQueries.ts'

export interface HeatArguments extends DrillArguments {
  readonly kind: string
}

/** What a map is drawn of. */
export interface HeatPart {
  readonly node: PlantNode
  readonly clock: RunClock
  readonly time: DrillTime
}

/** @throws AppError INVALID_INPUT for a kind that there is not, or that the node or the time has not */
export function drillHeatMap(
  run: FinishedRun,
  part: HeatPart,
  kind: string,
): Promise<DrillHeatMap> {
  if (kind === 'plant') return childrenByTime(run, part)
  if (kind === 'hours') return hoursByDay(run, part)
  throw new AppError('INVALID_INPUT', 'kind must be plant or hours', { path: 'kind' })
}

/** A cell: the energy of a row in a column, kWh. */
interface Cell {
  readonly startUtcMs: number
  readonly row: number
  readonly energyKwh: number
}

interface HeatRow {
  readonly key: string
  readonly label: string
  readonly nominalKw: number
}

async function childrenByTime(run: FinishedRun, part: HeatPart): Promise<DrillHeatMap> {
  const { node, clock, time } = part
  const coarse = finerKind(clock, time.kind)
  // A year by days: months are too few to be looked at
  const by = coarse === 'month' ? 'day' : coarse
  if (!by) throw noMap('time')
  const rows = heatRows(node)
  if (rows.length === 0) throw noMap('block_id')
  const cells = await childCells(run, node, time, by)
  const shared = { title: `Energy of each ${node.kind === 'system' ? 'block' : 'zone'}`, rows }
  return heatOf(clock, by, cells, shared)
}

const noMap = (path: string): AppError =>
  new AppError('INVALID_INPUT', 'There are no parts to compare here', { path })

function heatRows(node: PlantNode): readonly HeatRow[] {
  if (node.kind === 'system') {
    return node.blocks.map(({ id, name, ratings }) => ({
      key: id,
      label: name,
      nominalKw: ratings.nominalDcW / 1000,
    }))
  }
  if (node.kind !== 'block') return []
  return node.block.zones.map((zone, index) => ({
    key: String(index),
    label: zoneLabel(zone, index),
    nominalKw: zone.nominal_dc_kw,
  }))
}

async function childCells(
  run: FinishedRun,
  node: PlantNode,
  time: DrillTime,
  by: TimeKind,
): Promise<readonly Cell[]> {
  if (node.kind === 'system') {
    const rows = await readBlockIntervals(run, time, undefined, by)
    return rows.map(({ block, startUtcMs, acKwh }) => ({
      startUtcMs,
      row: block,
      energyKwh: acKwh,
    }))
  }
  const rows = await readZoneEnergies(run, node.block, time, by)
  return rows.flatMap(({ startUtcMs, energyKwh }) =>
    energyKwh.map((kwh, row) => ({ startUtcMs, row, energyKwh: kwh })),
  )
}

function heatOf(
  clock: RunClock,
  kind: TimeKind,
  cells: readonly Cell[],
  { title, rows }: { readonly title: string; readonly rows: readonly HeatRow[] },
): DrillHeatMap {
  const starts = [...new Set(cells.map(({ startUtcMs }) => startUtcMs))].toSorted((a, b) => a - b)
  const columnOf = new Map(starts.map((start, column) => [start, column]))
  const values = rows.map(() => starts.map((): number | null => null))
  for (const { startUtcMs, row, energyKwh } of cells) {
    const line = values[row]
    const nominalKw = rows[row]?.nominalKw ?? 0
    if (line && nominalKw > 0) line[columnOf.get(startUtcMs) ?? 0] = energyKwh / nominalKw
  }
  const keys = starts.map((start) => timeKey(clock, kind, start))
  return {
    title,
    unit: 'kWh/kWp',
    x_keys: keys,
    x_labels: keys.map((key) => timeLabel(kind, key)),
    y_keys: rows.map(({ key }) => key),
    y_labels: rows.map(({ label }) => label),
    values,
  }
}

const HOURS = 24

async function hoursByDay(run: FinishedRun, part: HeatPart): Promise<DrillHeatMap> {
  const { node, clock, time } = part
  if (time.kind === 'interval') throw noMap('time')
  const hours = await hourEnergies(run, node, time)
  const nominalKw = nominalDcKw(node)
  const offsetMs = clock.utcOffsetH * HOUR_MS
  const days = [...new Set(hours.map(({ startUtcMs }) => dayKey(clock, startUtcMs)))]
  const columnOf = new Map(days.map((day, column) => [day, column]))
  const values = Array.from({ length: HOURS }, () => days.map((): number | null => null))
  for (const { startUtcMs, energyKwh } of hours) {
    const hour = new Date(startUtcMs + offsetMs).getUTCHours()
    const line = values[hour]
    const column = columnOf.get(dayKey(clock, startUtcMs)) ?? 0
    if (line) line[column] = (energyKwh * shareOfNode(node)) / nominalKw
  }
  return {
    title: 'Energy by hour of the day',
    unit: 'kWh/kWp',
    x_keys: days,
    x_labels: days.map((day) => timeLabel('day', day)),
    y_keys: Array.from({ length: HOURS }, (_, hour) => hourText(hour)),
    y_labels: Array.from({ length: HOURS }, (_, hour) => hourText(hour)),
    values,
  }
}

const dayKey = (clock: RunClock, utcMs: number): string => timeKey(clock, 'day', utcMs)
const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

/** Energy of each hour, of the whole that the node is a share of. */
async function hourEnergies(
  run: FinishedRun,
  node: PlantNode,
  time: DrillTime,
): Promise<readonly { readonly startUtcMs: number; readonly energyKwh: number }[]> {
  if ('zone' in node) {
    const zone = await readZoneIntervals(run, node.block, node.zone, time, 'hour')
    return Array.from(zone, ([startUtcMs, { acKwh }]) => ({ startUtcMs, energyKwh: acKwh }))
  }
  const column = node.kind === 'system' ? 'grid' : 'ac_block'
  const keys = partKeys(run, node.kind === 'system' ? undefined : node.block.id)
  const { columns } = await readStored(
    run,
    keys,
    (source) =>
      `select ${hourSql(run)}, sum("${column}") * ${run.stepS / 3.6e6} from ${source} ${rangeSql(time)} group by 1 order by 1`,
  )
  const [start = new Float64Array(), energy = new Float64Array()] = columns
  return Array.from(start, (startUtcMs, row) => ({ startUtcMs, energyKwh: energy[row] ?? 0 }))
}
