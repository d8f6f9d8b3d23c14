import { sql } from 'kysely'
import type { Database } from '../../db/connection.ts'
import { severityOf } from '../issues/severity.ts'
import type { EnergySum } from './energySums.ts'

/** Today of a plant is the civil day of its zone; plants without versions count in UTC. */
const TODAY = sql`(now() at time zone coalesce(version.settings->>'time_zone', 'UTC'))::date`

const CURRENT = sql`(
  select distinct on (project_id) project_id, settings, ac_capacity_w, dc_capacity_w from deployment_version
  where valid_from <= now() order by project_id, valid_from desc)`

export interface CapacityRow {
  readonly project_id: string
  readonly ac_capacity_w: number | null
  readonly dc_capacity_w: number | null
}

/** Of the versions that hold now. */
export async function currentCapacities(
  db: Database,
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, CapacityRow>> {
  const { rows } = await sql<CapacityRow>`
    select project_id, ac_capacity_w, dc_capacity_w from ${CURRENT} version
    where project_id = any(${projectIds}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.project_id, row]))
}

export type CardPeriod = 'today' | 'month' | 'year'
type PeriodRow = EnergySum & { readonly project_id: string; readonly period: CardPeriod }

/** Sums of today, of the month or of the year to date, of plants that have some. */
export async function periodSums(
  db: Database,
  projectIds: readonly string[],
  periods: readonly CardPeriod[],
): Promise<readonly PeriodRow[]> {
  const { rows } = await sql<PeriodRow>`
    with plant as (
      select deployment.project_id, ${TODAY} as today from sentinel_deployment deployment
      left join ${CURRENT} version using (project_id) where deployment.project_id = any(${projectIds}::uuid[])
    ), span as materialized (
      select project_id, period, first, today
      from plant cross join lateral (values ('today', today), ('month', date_trunc('month', today::timestamp)::date),
        ('year', date_trunc('year', today::timestamp)::date)) as since(period, first)
      where period = any(${periods})
    ), days as materialized (
      select span.project_id, period, day.* from span cross join lateral (
        select date, model_kwh, sensor_kwh, allocated, residual_kwh, over_kwh from day_sum
        where day_sum.project_id = span.project_id and date between first and today offset 0
      ) day
    ), sums as (
      select project_id, period, min(date)::text as date, count(*)::int as day_count, sum(model_kwh) as model_kwh,
        sum(sensor_kwh) as sensor_kwh, sum(residual_kwh) as residual_kwh, sum(over_kwh) as over_kwh
      from days group by project_id, period
    ), causes as (
      select project_id, period, jsonb_object_agg(event_type, kwh) as allocated from (
        select project_id, period, key as event_type, sum(value::float8) as kwh
        from days, jsonb_each_text(allocated) group by project_id, period, key
      ) by_type group by project_id, period
    )
    select sums.*, coalesce(causes.allocated, '{}') as allocated
    from sums left join causes using (project_id, period)`.execute(db)
  return rows
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
