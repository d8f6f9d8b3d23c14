import { sql } from 'kysely'
import type { Database } from '../db/connection.ts'
import type { CompareDatasetChoice } from '../graphql/resolvers.gen.ts'

/** Of each source: those that people choose among. */
const MOST_OF_A_SOURCE = 500

/** All that can be compared in a project: the deployment, then runs, then weather, newest first. */
export async function listedDatasets(
  db: Database,
  projectId: string,
): Promise<CompareDatasetChoice[]> {
  const { rows } = await sql<CompareDatasetChoice>`
    (select project_id as id, 'Readings and expected values' as label, 'deployment' as source, null::timestamptz as created_at
      from sentinel_deployment where project_id = ${projectId}::uuid)
    union all
    (select simulation.id, name, 'simulation', simulation.created_at from simulation
      join duet_job on duet_job.simulation_id = simulation.id and duet_job.status = 'completed'
      where project_id = ${projectId}::uuid order by simulation.created_at desc, id limit ${MOST_OF_A_SOURCE})
    union all
    (select id, name, 'meteo', created_at from enviro_dataset
      where project_id = ${projectId}::uuid order by created_at desc, id limit ${MOST_OF_A_SOURCE})`.execute(
    db,
  )
  return rows
}
