import { sql } from 'kysely'
import type { Database } from '../../db/connection.ts'
import type { EnergySum } from '../events/energySums.ts'
import type { Period } from '../events/eventInput.ts'

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

/** Not of a day that goes on. */
const HAS_ENDED = sql`not exists (
  select from evaluation_day day
  where day.project_id = node_day_sum.project_id and day.date = node_day_sum.date and not day.has_ended)`

/** Times of an inverter over a period, s. */
export interface NodeTimes {
  readonly node_key: number
  /** W; null: not known. */
  readonly dc_capacity_w: number | null
  readonly useful_s: number
  readonly down_s: Readonly<Record<string, number>>
}

/** @param versionId - whose nodes have the capacities */
export async function nodeTimes(
  db: Database,
  projectId: string,
  versionId: string | null,
  { from, to }: Span,
): Promise<NodeTimes[]> {
  const { rows } = await sql<NodeTimes>`
    with useful as (
      select node_key, sum(useful_s)::float8 as useful_s from node_day_sum
      where project_id = ${projectId}::uuid and date between ${from}::date and ${to}::date and useful_s is not null
        and ${HAS_ENDED}
      group by node_key
    ), down as (
      select node_key, jsonb_object_agg(type, seconds) as down_s from (
        select node_key, key as type, sum(value::float8) as seconds from node_day_sum, jsonb_each_text(down_s)
        where project_id = ${projectId}::uuid and date between ${from}::date and ${to}::date and down_s is not null
          and ${HAS_ENDED}
        group by node_key, key
      ) by_type group by node_key
    )
    select useful.node_key, useful_s, coalesce(down_s, '{}') as down_s, node.inverter_dc_capacity as dc_capacity_w
    from useful left join down using (node_key)
    left join sensor_node_version node on node.version_id = ${versionId}::uuid and node.node_key = useful.node_key
    order by useful.node_key`.execute(db)
  return rows
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
  db: Database,
  projectId: string,
  to: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ block_id: string; kwh: number }>`
    select node.duet_block_id as block_id, avg(sums.model_kwh) as kwh
    from (
      select id from deployment_version where project_id = ${projectId}::uuid order by valid_from desc limit 1
    ) version
    join sensor_node_version node on node.version_id = version.id and node.component = 'block'
    join node_day_sum sums on sums.node_key = node.node_key and sums.project_id = ${projectId}::uuid
      and sums.date between ${to}::date - ${MEAN_DAYS - 1}::int and ${to}::date
    where node.duet_block_id is not null
    group by node.duet_block_id`.execute(db)
  return new Map(rows.map(({ block_id, kwh }) => [block_id, kwh]))
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
