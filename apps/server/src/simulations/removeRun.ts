import { writeAudit } from '../db/auditLog.ts'
import { markPrefixDeleting } from '../files/storedFileQueries.ts'
import { deleteSimulationRow, type SimulationRow } from './simulationQueries.ts'
import { type StopServer, stopRun } from './stopRun.ts'
import { readStudyPoint } from './studies/studyAnswer.ts'
import { addRefused } from './studies/studyQueries.ts'

const RUN_DELETED = 'Its simulation was deleted.'

/** Deletes a run with its files; one that has not ended is stopped first. The point stays in its study. The caller has settled access. */
export async function removeRun(
  server: StopServer,
  userId: string,
  simulation: Pick<SimulationRow, 'id' | 'name' | 'project_id' | 'storage_prefix' | 'study_id'> & {
    readonly study_value: unknown
  },
): Promise<void> {
  await stopRun(server, simulation)
  await server.db.transaction().execute(async (db) => {
    await markPrefixDeleting(db, simulation.storage_prefix)
    if (simulation.study_id !== null) {
      const errors = [{ block_id: '', messages: [RUN_DELETED] }]
      const point = readStudyPoint(simulation.study_value)
      await addRefused(db, simulation.study_id, { ...point, errors })
    }
    await deleteSimulationRow(db, simulation.id)
    await writeAudit(db, {
      userId,
      projectId: simulation.project_id,
      action: 'simulation_deleted',
      details: { id: simulation.id, name: simulation.name },
    })
  })
  server.sweeper.wake()
}
