import { sql } from 'kysely'
import type { Database } from '../../db/connection.ts'

/** A monitored plant that has sent readings, and whether it was told to be silent. */
export interface QuietPlant {
  readonly project_id: string
  readonly project_name: string
  readonly organization_id: string
  readonly organization: string
  readonly latitude: number
  readonly longitude: number
  readonly altitude_m: number
  /** Hours of daylight without readings from which on it is silent. */
  readonly silent_hours: number | null
  readonly last_reading: Date
  /** Its last reading when it was told; null: it was not. */
  readonly silent_since: Date | null
}

/** The clock of the `project` of a query. */
export const PLANT_ZONE = sql<string>`coalesce((
  select settings->>'time_zone' from deployment_version version
  where version.project_id = project.id and valid_from <= now() order by valid_from desc limit 1), 'UTC')`

/** Plants whose newest reading lies within a span of time, and those that were told to be silent. */
export async function quietPlants(
  db: Database,
  span: { readonly from: Date; readonly to: Date },
): Promise<readonly QuietPlant[]> {
  const { rows } = await sql<QuietPlant>`
    select deployment.project_id, project.name as project_name, project.organization_id, organization.slug as organization,
      project.latitude, project.longitude, project.altitude_m,
      (version.settings#>>'{settings,thresholds,silent_hours}')::float8 as silent_hours,
      newest.at as last_reading, silence.since as silent_since
    from sentinel_deployment deployment
    join project on project.id = deployment.project_id and project.deleted_at is null
    join organization on organization.id = project.organization_id
    left join plant_silence silence on silence.project_id = deployment.project_id
    cross join lateral (
      select coalesce(last_at, day::timestamp at time zone 'UTC') as at from reading_day
      where reading_day.project_id = deployment.project_id and revision > 0 order by day desc limit 1
    ) newest
    left join lateral (
      select settings from deployment_version where deployment_version.project_id = deployment.project_id and valid_from <= now()
      order by valid_from desc limit 1
    ) version on true
    where silence.since is not null or newest.at between ${span.from} and ${span.to}`.execute(db)
  return rows
}

/** Those that nobody else has noted meanwhile. */
export async function noteSilent(
  tx: Database,
  plants: readonly QuietPlant[],
): Promise<readonly QuietPlant[]> {
  if (plants.length === 0) return []
  const noted = await tx
    .insertInto('plant_silence')
    .values(plants.map(({ project_id, last_reading }) => ({ project_id, since: last_reading })))
    .onConflict((conflict) => conflict.column('project_id').doNothing())
    .returning('project_id')
    .execute()
  return chosen(plants, noted)
}

export async function noteReporting(
  tx: Database,
  plants: readonly QuietPlant[],
): Promise<readonly QuietPlant[]> {
  if (plants.length === 0) return []
  const ids = plants.map(({ project_id }) => project_id)
  const noted = await tx
    .deleteFrom('plant_silence')
    .where('project_id', 'in', ids)
    .returning('project_id')
    .execute()
  return chosen(plants, noted)
}

function chosen(
  plants: readonly QuietPlant[],
  noted: readonly { readonly project_id: string }[],
): readonly QuietPlant[] {
  const ids = new Set(noted.map(({ project_id }) => project_id))
  return plants.filter(({ project_id }) => ids.has(project_id))
}
