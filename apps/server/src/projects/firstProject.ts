import { BLOCK_COMPONENT_KINDS, MONITORED_SAMPLE_NAME, samplePlant } from '@duet/plant'
import { sql } from 'kysely'
import { organizationAccess, signedIn, type UserId } from '../access/organizationAccess.ts'
import type { Database } from '../db/connection.ts'
import type { FirstProject, QueryFirstProjectArgs } from '../graphql/resolvers.gen.ts'
import type { Server } from '../server.ts'

const NONE: FirstProject = {
  project_id: null,
  name: null,
  has_land: false,
  has_components: false,
  has_weather: false,
  has_run: false,
}

/**
 * How far the caller has come with a first project of their own: of those they own in an organization, samples apart, one that
 * was run, else the one they are in, else the one used last.
 */
export async function firstProject(
  { db }: Server,
  userId: UserId,
  { organization_id, project_id }: QueryFirstProjectArgs,
): Promise<FirstProject> {
  await organizationAccess(db, userId, organization_id)
  const found = await furthestProject(db, signedIn(userId), {
    organizationId: organization_id,
    projectId: project_id ?? undefined,
  })
  return found ?? NONE
}

const SAMPLE_NAMES = [samplePlant().project.name, MONITORED_SAMPLE_NAME]

async function furthestProject(
  db: Database,
  userId: string,
  { organizationId, projectId }: { organizationId: string; projectId: string | undefined },
): Promise<FirstProject | undefined> {
  const { rows } = await sql<FirstProject>`
    select project_id, name, has_land, has_components, has_weather, has_run from (
      select id::text as project_id, name, last_activity_at,
        exists (select from block_layer l where l.project_id = p.id and l.type = 'perimeter') as has_land,
        (select count(distinct c.kind) from component c
          where c.project_id = p.id and c.kind = any(${[...BLOCK_COMPONENT_KINDS]})
        ) = ${BLOCK_COMPONENT_KINDS.length} as has_components,
        exists (select from enviro_dataset d where d.project_id = p.id) as has_weather,
        exists (
          select from simulation s join duet_job j on j.simulation_id = s.id
          where s.project_id = p.id and j.status = 'completed'
        ) as has_run
      from project p
      where organization_id = ${organizationId} and owner_id = ${userId} and deleted_at is null
        and not name like any (${SAMPLE_NAMES.map((name) => `${name}%`)})
    ) as own
    order by has_run desc, (project_id = ${projectId ?? ''}) desc, last_activity_at desc limit 1`.execute(
    db,
  )
  return rows[0]
}
