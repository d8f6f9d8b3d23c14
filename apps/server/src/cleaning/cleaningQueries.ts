import type { Database } from '../db/connection.ts'

/** The newest simulation of a project that has results; points of studies and of sensitivities are other designs. */
export async function lastFinishedRunId(
  db: Database,
  projectId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('simulation')
    .innerJoin('duet_job', 'duet_job.simulation_id', 'simulation.id')
    .select('simulation.id')
    .where('simulation.project_id', '=', projectId)
    .where('duet_job.status', '=', 'completed')
    .where('simulation.study_id', 'is', null)
    .where('simulation.sensitivity_of', 'is', null)
    .where('simulation.summary', 'is not', null)
    .orderBy('simulation.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}
