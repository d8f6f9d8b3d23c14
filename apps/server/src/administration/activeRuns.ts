import { type AdminCaller, systemAdmin } from '../access/systemAdmin.ts'
import type { ActiveRun } from '../graphql/resolvers.gen.ts'
import { ACTIVE_STATUSES } from '../jobs/jobQueries.ts'
import type { Server } from '../server.ts'
import { queuePlace } from '../simulations/simulationQueries.ts'

const MAX_RUNS = 500

/** Runs that have not ended, of all organisations, the oldest first. @throws AppError FORBIDDEN */
export async function readActiveRuns(
  { db }: Pick<Server, 'db'>,
  caller: AdminCaller,
): Promise<ActiveRun[]> {
  systemAdmin(caller)
  const rows = await db
    .selectFrom('simulation')
    .innerJoin('duet_job', 'duet_job.simulation_id', 'simulation.id')
    .innerJoin('project', 'project.id', 'simulation.project_id')
    .innerJoin('organization', 'organization.id', 'project.organization_id')
    .innerJoin('app_user', 'app_user.id', 'simulation.user_id')
    .selectAll('duet_job')
    .select([
      'simulation.id as simulation_id',
      'simulation.name',
      'simulation.project_id',
      'project.name as project_name',
      'organization.name as organization_name',
      'app_user.email as user_email',
      queuePlace.as('queue_place'),
    ])
    .where('duet_job.status', 'in', [...ACTIVE_STATUSES])
    .orderBy('duet_job.created_at')
    .limit(MAX_RUNS)
    .execute()
  return rows.map((row) => ({ ...row, id: row.simulation_id, duet_job: row }))
}
