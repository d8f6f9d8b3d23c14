import { EVENT_TYPES } from '@duet/monitoring'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/connection.ts'
import type { PlantEnergy } from '../../graphql/resolvers.gen.ts'
import type { EnergySum } from './energySums.ts'
import type { Period } from './eventInput.ts'

const UNITS = { OneDay: 'day', OneMonth: 'month', OneYear: 'year' } as const

/** kWh by event type of a group of day sums. A lookup for each type takes a third of the time of a row for each cause. */
const ALLOCATED = sql`jsonb_strip_nulls(jsonb_build_object(${sql.join(
  EVENT_TYPES.map((type) => sql`${sql.lit(type)}, sum((allocated->${sql.lit(type)})::float8)`),
)}))`

/** Columns of a sum of day sums beside what they are grouped by. */
export const SUMS = sql`sum(model_kwh) as model_kwh,
  sum(sensor_kwh) as sensor_kwh, sum(residual_kwh) as residual_kwh, sum(over_kwh) as over_kwh,
  ${ALLOCATED} as allocated`

/** Sums by interval of rows of day sums, with their causes. */
function sumsOf(rows: RawBuilder<unknown>, { from, to, time_interval }: Period) {
  const start = sql`date_trunc(${sql.lit(UNITS[time_interval])}, date::timestamp)::date`
  return sql<EnergySum & { hierarchy_id: string | null }>`
    select hierarchy_id, ${start}::text as date, count(distinct date)::int as day_count, ${SUMS}
    from (${rows}) rows
    where date between ${from}::date and ${to}::date
    group by hierarchy_id, ${start} order by hierarchy_id, ${start}`
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

/** By plant, without causes; in the order of the ids. */
export async function plantEnergies(
  db: Database,
  projectIds: readonly string[],
  { from, to, time_interval }: Period,
): Promise<PlantEnergy[]> {
  const unit = sql.lit(UNITS[time_interval])
  const { rows } = await sql<PlantEnergy>`
    select project_id, array_agg(start::text order by start) as dates,
      array_agg(model_kwh order by start) as model_kwh, array_agg(sensor_kwh order by start) as sensor_kwh
    from (
      select project_id, date_trunc(${unit}, date::timestamp)::date as start,
        sum(model_kwh) as model_kwh, sum(sensor_kwh) as sensor_kwh
      from day_sum where project_id = any(${projectIds}::uuid[]) and date between ${from}::date and ${to}::date
      group by 1, 2
    ) sums group by project_id order by array_position(${projectIds}::uuid[], project_id)`.execute(
    db,
  )
  return rows
}
