import { factorFolder } from '@duet/results/run'
import { sql } from 'kysely'
import type { Database } from '../../db/connection.ts'

/** Runs of a project whose factors are kept for the next ones. */
const KEPT_RUNS = 10

/** Marks the factors of scenes for removal that neither the newest runs of the project have, nor any that has not ended. */
export async function dropOldFactors(db: Database, projectId: string): Promise<void> {
  await sql`
    update stored_file set state = 'deleting'
    where project_id = ${projectId} and state = 'kept'
      and starts_with(storage_key, ${`${factorFolder(projectId)}/`})
      and split_part(storage_key, '/', 4) not in (
        select block -> 'light' ->> 'scene'
        from (
          select manifest -> 'blocks' as blocks from simulation
          where project_id = ${projectId} and (
            id in (select id from simulation where project_id = ${projectId} order by created_at desc limit ${KEPT_RUNS})
            or exists (select from duet_job where simulation_id = simulation.id
              and status in ('created', 'submitting', 'queued', 'running'))
          )
        ) as newest, jsonb_array_elements(newest.blocks) as block
        where block -> 'light' is not null
      )
  `.execute(db)
}
