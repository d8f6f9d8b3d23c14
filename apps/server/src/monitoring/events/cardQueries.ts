import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/connection.ts'
import { severityOf } from '../issues/severity.ts'
import type { EnergySum } from './energySums.ts'
import { SUMS } from './sumQueries.ts'

/** Today of a plant is the civil day of its zone; plants without versions count in UTC. */
const TODAY = sql`(now() at time zone coalesce(version.settings->>'time_zone', 'UTC'))::date`

const CURRENT = sql`(
  select distinct on (project_id) project_id, settings, ac_capacity_w, dc_capacity_w from deployment_version
  where valid_from <= now() order by project_id, valid_from desc)`

export interface CapacityRow {
  readonly project_id: string
  readonly ac_capacity_w: number | null
  readonly dc_capacity_w: number | null
  readonly time_zone: string
}

/** Of the versions that hold now. */
export async function currentCapacities(
  db: Database,
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, CapacityRow>> {
  const { rows } = await sql<CapacityRow>`
    select project_id, ac_capacity_w, dc_capacity_w, coalesce(settings->>'time_zone', 'UTC') as time_zone
    from ${CURRENT} version
    where project_id = any(${projectIds}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.project_id, row]))
}

export type CardPeriod = 'today' | 'month' | 'year'
/** First and last civil day of each plant, yyyy-MM-dd. */
export interface CardDays {
  readonly from: string
  readonly to: string
}
export type PlantSum = EnergySum & { readonly project_id: string }

const FIRST_DAYS = {
  today: TODAY,
  month: sql`date_trunc('month', ${TODAY}::timestamp)::date`,
  year: sql`date_trunc('year', ${TODAY}::timestamp)::date`,
}

/** The first and last day of each plant. */
function spansOf(projectIds: readonly string[], period: CardPeriod | CardDays) {
  if (typeof period === 'object')
    return sql`select plant as project_id, ${period.from}::date as first, ${period.to}::date as last
      from unnest(${projectIds}::uuid[]) plant`
  return sql`select deployment.project_id, ${FIRST_DAYS[period]} as first, ${TODAY} as last
    from sentinel_deployment deployment left join ${CURRENT} version using (project_id)
    where deployment.project_id = any(${projectIds}::uuid[])`
}

/** Days of the plants in `span`: before and behind its whole months. */
const daysOfSpan = (first: RawBuilder<unknown>, last: RawBuilder<unknown>) => sql`
  select project_id, date, 1 as day_count, model_kwh, sensor_kwh, residual_kwh, over_kwh, allocated
  from span join day_sum using (project_id) where date between ${first} and ${last}`

/** Sums of some days, or of today, the month or the year to date, by plant; of plants that have some. */
export async function periodSums(
  db: Database,
  projectIds: readonly string[],
  period: CardPeriod | CardDays,
): Promise<ReadonlyMap<string, PlantSum>> {
  const { rows } = await sql<PlantSum>`
    with span as (
      select project_id, first, last, (date_trunc('month', first - 1) + interval '1 month')::date as months_from,
        date_trunc('month', last + 1)::date as months_to
      from (${spansOf(projectIds, period)}) plant
    ), part as (
      ${daysOfSpan(sql`first`, sql`least(last, months_from - 1)`)}
      union all ${daysOfSpan(sql`greatest(months_from, months_to)`, sql`last`)}
      union all select project_id, month, day_count, model_kwh, sensor_kwh, residual_kwh, over_kwh, allocated
        from span join month_sum using (project_id) where month >= months_from and month < months_to
    )
    select project_id, min(date)::text as date, sum(day_count)::int as day_count, ${SUMS}
    from part group by project_id`.execute(db)
  return new Map(rows.map((row) => [row.project_id, row]))
}

export interface OpenIssueRow {
  readonly project_id: string
  readonly severity: string
  readonly count: number
}

/** How many issues are neither resolved nor ignored. */
export async function openIssueCounts(
  db: Database,
  projectIds: readonly string[],
): Promise<readonly OpenIssueRow[]> {
  const { rows } = await sql<OpenIssueRow>`
    select project_id, ${severityOf(sql`worst_share`)} as severity, count(*)::int as count from issue
    where project_id = any(${projectIds}::uuid[]) and state in ('open', 'acknowledged', 'in_progress')
      and merged_into is null
    group by 1, 2`.execute(db)
  return rows
}

/** The newest reading of plants that have some. */
export async function newestReadings(
  db: Database,
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await sql<{ project_id: string; at: Date }>`
    select plant.project_id, newest.at from unnest(${projectIds}::uuid[]) plant(project_id)
    cross join lateral (
      select coalesce(last_at, day::timestamp at time zone 'UTC') as at from reading_day
      where reading_day.project_id = plant.project_id and revision > 0 order by day desc limit 1
    ) newest`.execute(db)
  return new Map(rows.map(({ project_id, at }) => [project_id, at]))
}

export interface EvaluationRow {
  readonly project_id: string
  readonly last_day: string | null
  readonly open_days: number
}

/** How far plants are evaluated. A day waits that was opened, or has readings that no evaluation has seen. */
export async function evaluationStates(
  db: Database,
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, EvaluationRow>> {
  const { rows } = await sql<EvaluationRow>`
    with plant as (select unnest(${projectIds}::uuid[]) as project_id), waiting as (
      select project_id, date from evaluation_day join plant using (project_id) where status = 'open'
      union select project_id, day from reading_day join plant using (project_id) where revision > evaluated_revision
    )
    select project_id,
      (select max(date)::text from evaluation_day day
        where day.project_id = plant.project_id and status = 'evaluated') as last_day,
      (select count(*)::int from waiting where waiting.project_id = plant.project_id) as open_days
    from plant`.execute(db)
  return new Map(rows.map((row) => [row.project_id, row]))
}
