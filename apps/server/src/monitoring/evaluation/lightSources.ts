import { sql } from 'kysely'
import type { UserId } from '../../access/organizationAccess.ts'
import type { Database } from '../../db/connection.ts'
import type { QuerySentinelLightSourcesArgs } from '../../graphql/resolvers.gen.ts'
import { parseInput } from '../../input/parseInput.ts'
import type { Server } from '../../server.ts'
import { deploymentAccess } from '../deployments/deploymentAccess.ts'
import { type Period, periodSchema } from '../events/eventInput.ts'

export interface LightSourceShare {
  /** Name among `LIGHT_SOURCES`. */
  readonly source: string
  /** Of the daylight. */
  readonly fraction: number
}

/** Where the light of the expected energy is from, over civil days of the plant. */
export async function sentinelLightSources(
  { db }: Server,
  userId: UserId,
  { project_id, from, to }: QuerySentinelLightSourcesArgs,
): Promise<readonly LightSourceShare[]> {
  const { project } = await deploymentAccess(db, userId, project_id, 'viewer')
  return lightSources(db, project.id, parseInput(periodSchema, { from, to }))
}

/** Mean of the days that were evaluated, the greatest share first. */
export async function lightSources(
  db: Database,
  projectId: string,
  { from, to }: Pick<Period, 'from' | 'to'>,
): Promise<readonly LightSourceShare[]> {
  const { rows } = await sql<LightSourceShare>`
    with days as (
      select light_sources from evaluation_day
      where project_id = ${projectId}::uuid and date between ${from}::date and ${to}::date and light_sources <> '{}'
    )
    select key as source, sum(value::float8) / (select count(*) from days) as fraction
    from days, jsonb_each_text(light_sources) group by key order by 2 desc, 1`.execute(db)
  return rows
}
