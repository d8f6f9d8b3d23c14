import { EVENT_TYPES } from '@duet/monitoring'
import { sql } from 'kysely'
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

/** Of plants together, with causes. */
export async function plantSums(
  db: Database,
  projectIds: readonly string[],
  { from, to, time_interval }: Period,
): Promise<EnergySum[]> {
  const start = sql`date_trunc(${sql.lit(UNITS[time_interval])}, date::timestamp)::date`
  const { rows } = await sql<EnergySum>`
    select ${start}::text as date, count(distinct date)::int as day_count, ${SUMS}
    from day_sum where project_id = any(${projectIds}::uuid[]) and date between ${from}::date and ${to}::date
    group by ${start} order by ${start}`.execute(db)
  return rows
}

/** Expected and measured energy of plants together, without causes: a tenth of the time where they are many. */
export async function plantsEnergy(
  db: Database,
  projectIds: readonly string[],
  { from, to, time_interval }: Period,
): Promise<Pick<EnergySum, 'date' | 'model_kwh' | 'sensor_kwh'>[]> {
  const start = sql`date_trunc(${sql.lit(UNITS[time_interval])}, date::timestamp)::date`
  const { rows } = await sql<Pick<EnergySum, 'date' | 'model_kwh' | 'sensor_kwh'>>`
    select ${start}::text as date, sum(model_kwh) as model_kwh, sum(sensor_kwh) as sensor_kwh
    from day_sum where project_id = any(${projectIds}::uuid[]) and date between ${from}::date and ${to}::date
    group by ${start} order by ${start}`.execute(db)
  return rows
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
