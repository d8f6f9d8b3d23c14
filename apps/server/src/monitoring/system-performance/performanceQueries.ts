import { DAY_MS } from '@duet/units'
import { sql } from 'kysely'
import type { Database } from '../../db/connection.ts'
import type { Server } from '../../server.ts'
import type { EnergySum } from '../events/energySums.ts'
import { goingDays } from '../events/evaluationDays.ts'
import type { Period } from '../events/eventInput.ts'
import { causeMeasures } from '../node-days/nodeDayValues.ts'
import { NodeTotals, Places } from '../node-days/nodeTotals.ts'
import { readNodeDays } from '../node-days/readNodeDays.ts'
import { dayText } from '../store/readingBatch.ts'

type Span = Pick<Period, 'from' | 'to'>

/** Sums of a day that has ended; light and times are null of days that were evaluated before there were any. */
export interface DayFigures extends EnergySum {
  readonly poa_kwh_m2: number | null
  readonly poa_at_25c_kwh_m2: number | null
  readonly data_s: number | null
  readonly total_s: number | null
}

export async function dayFigures(
  db: Database,
  projectId: string,
  { from, to }: Span,
): Promise<DayFigures[]> {
  const { rows } = await sql<DayFigures>`
    select day_sum.date::text as date, 1 as day_count, model_kwh, sensor_kwh, allocated, residual_kwh, over_kwh,
      poa_kwh_m2, poa_at_25c_kwh_m2, data_s, total_s
    from day_sum left join evaluation_day day using (project_id, date)
    where project_id = ${projectId}::uuid and date between ${from}::date and ${to}::date
      and coalesce(day.has_ended, true)
    order by date`.execute(db)
  return rows
}

/** Times of an inverter over a period, s. */
export interface NodeTimes {
  readonly node_key: number
  /** W; null: not known. */
  readonly dc_capacity_w: number | null
  readonly useful_s: number
  readonly down_s: Readonly<Record<string, number>>
}

/** A day that goes on is left out. @param versionId - whose nodes have the capacities */
export async function nodeTimes(
  { db, pool }: Pick<Server, 'db' | 'pool'>,
  projectId: string,
  versionId: string | null,
  span: Span,
): Promise<NodeTimes[]> {
  const { rows: nodes } = await sql<Pick<NodeTimes, 'node_key' | 'dc_capacity_w'>>`
    select sensor_node.node_key, inverter_dc_capacity as dc_capacity_w from sensor_node
    left join sensor_node_version node on node.version_id = ${versionId}::uuid and node.node_key = sensor_node.node_key
    where project_id = ${projectId}::uuid order by sensor_node.node_key`.execute(db)
  const going = new Set(await goingDays(db, projectId))
  const nodeKeys = nodes.map(({ node_key }) => node_key)
  const totals = new NodeTotals(new Places(nodeKeys))
  await readNodeDays(
    pool,
    { projectId, ...span, nodeKeys, measures: ['useful_s', ...causeMeasures('down')] },
    (day) => {
      if (!going.has(day.date)) totals.add(day)
    },
  )
  return nodes.flatMap((node, place) =>
    totals.count('useful_s', place) > 0
      ? [
          {
            ...node,
            useful_s: totals.sum('useful_s', place),
            down_s: totals.byCause('down', place),
          },
        ]
      : [],
  )
}

/** What the rules carried out of the newest evaluated day, by block in the order of the plant document. */
export interface CarriedBlocks {
  readonly date: string
  readonly carried: unknown
  readonly blocks: readonly { readonly id: string; readonly name: string }[]
}

export async function carriedBlocks(
  db: Database,
  projectId: string,
  to: string,
): Promise<CarriedBlocks | undefined> {
  const { rows } = await sql<CarriedBlocks>`
    select day.date::text as date, day.carried::jsonb->'blocks' as carried,
      (select jsonb_agg(jsonb_build_object('id', block->>'id', 'name', block->>'name') order by place)
        from jsonb_array_elements(version.plant_document->'blocks') with ordinality list(block, place)) as blocks
    from evaluation_day day join deployment_version version on version.id = day.version_id
    where day.project_id = ${projectId}::uuid and day.date <= ${to}::date and day.status = 'evaluated'
      and day.carried is not null
    order by day.date desc limit 1`.execute(db)
  return rows[0]
}

const MEAN_DAYS = 30

/** Expected energy of a day by block, mean of thirty days up to one. */
export async function blockDayEnergies(
  { db, pool }: Pick<Server, 'db' | 'pool'>,
  projectId: string,
  to: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows: blocks } = await sql<{ block_id: string; node_key: number }>`
    select node.duet_block_id as block_id, node.node_key
    from (
      select id from deployment_version where project_id = ${projectId}::uuid order by valid_from desc limit 1
    ) version join sensor_node_version node on node.version_id = version.id
    where node.component = 'block' and node.duet_block_id is not null`.execute(db)
  const nodeKeys = blocks.map(({ node_key }) => node_key)
  const totals = new NodeTotals(new Places(nodeKeys))
  const from = dayText(Date.parse(to) - (MEAN_DAYS - 1) * DAY_MS)
  await readNodeDays(pool, { projectId, from, to, nodeKeys, measures: ['model_kwh'] }, (day) =>
    totals.add(day),
  )
  return new Map(
    blocks.flatMap(({ block_id }, place) => {
      const days = totals.count('model_kwh', place)
      return days > 0 ? [[block_id, totals.sum('model_kwh', place) / days]] : []
    }),
  )
}

/** Perimeters of a frozen plant document by block. */
export async function blockPerimeters(
  db: Database,
  versionId: string,
): Promise<readonly { block_id: string; name: string; geometries: readonly unknown[] }[]> {
  const { rows } = await sql<{ block_id: string; name: string; geometries: unknown[] }>`
    select block->>'id' as block_id, block->>'name' as name,
      jsonb_agg(layer->'geojson'->'geometry' order by layer_place) as geometries
    from deployment_version version,
      jsonb_array_elements(version.plant_document->'blocks') with ordinality blocks(block, place),
      jsonb_array_elements(version.plant_document->'block_layers') with ordinality layers(layer, layer_place)
    where version.id = ${versionId}::uuid and layer->>'block_id' = block->>'id' and layer->>'type' = 'perimeter'
    group by 1, 2, place order by place`.execute(db)
  return rows
}
