import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/connection.ts'
import type { EnergySum } from './energySums.ts'
import type { Period } from './eventInput.ts'

const UNITS = { OneDay: 'day', OneMonth: 'month', OneYear: 'year' } as const

/** Sums by interval of rows of day sums, with their causes. */
function sumsOf(rows: RawBuilder<unknown>, { from, to, time_interval }: Period) {
  const unit = sql.lit(UNITS[time_interval])
  return sql<EnergySum & { hierarchy_id: string | null }>`
    with days as (
      select date_trunc(${unit}, rows.date::timestamp)::date as start, rows.* from (${rows}) rows
      where rows.date between ${from}::date and ${to}::date
    ), causes as (
      select hierarchy_id, start, jsonb_object_agg(event_type, kwh) as allocated from (
        select hierarchy_id, start, key as event_type, sum(value::float8) as kwh
        from days, jsonb_each_text(allocated) group by hierarchy_id, start, key
      ) by_type group by hierarchy_id, start
    )
    select days.hierarchy_id, days.start::text as date, count(distinct days.date)::int as day_count,
      sum(model_kwh) as model_kwh, sum(sensor_kwh) as sensor_kwh, sum(residual_kwh) as residual_kwh,
      sum(over_kwh) as over_kwh, coalesce(min(causes.allocated::text)::jsonb, '{}') as allocated
    from days left join causes on causes.start = days.start
      and causes.hierarchy_id is not distinct from days.hierarchy_id
    group by days.hierarchy_id, days.start order by days.hierarchy_id, days.start`
}

/** Of plants together. */
export async function plantSums(
  db: Database,
  projectIds: readonly string[],
  period: Period,
): Promise<EnergySum[]> {
  const rows = sql`select null::text as hierarchy_id, date, model_kwh, sensor_kwh, allocated, residual_kwh, over_kwh
    from day_sum where project_id = any(${projectIds}::uuid[])`
  return (await sumsOf(rows, period).execute(db)).rows
}

/** By node; of all that have sums where none are named. */
export async function nodeSums(
  db: Database,
  projectId: string,
  period: Period,
  hierarchyIds: readonly string[] | undefined,
): Promise<ReadonlyMap<string, EnergySum[]>> {
  const named = hierarchyIds ? sql`and node.id = any(${hierarchyIds})` : sql``
  const rows = sql`select node.id as hierarchy_id, date, model_kwh, sensor_kwh, allocated, residual_kwh, over_kwh
    from node_day_sum join sensor_node node using (node_key)
    where node_day_sum.project_id = ${projectId}::uuid ${named}`
  const sums = (await sumsOf(rows, period).execute(db)).rows
  return Map.groupBy(sums, ({ hierarchy_id }) => hierarchy_id ?? '')
}

/** Nodes of a plant that may have sums: all of its versions. */
export async function countSummedNodes(db: Database, projectId: string): Promise<number> {
  const { count } = await db
    .selectFrom('sensor_node')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('project_id', '=', projectId)
    .where(
      sql<boolean>`exists (select from node_day_sum where node_day_sum.node_key = sensor_node.node_key)`,
    )
    .executeTakeFirstOrThrow()
  return count
}
