import { writeAudit } from '../db/auditLog.ts'
import { markPrefixDeleting } from '../files/storedFileQueries.ts'
import { deleteSimulationRow, type SimulationRow } from './simulationQueries.ts'
import { type StopDeps, stopRun } from './stopRun.ts'

/** Deletes a run with its files; one that has not ended is stopped first. The caller has settled access. */
export async function removeRun(
  deps: StopDeps,
  userId: string,
  simulation: Pick<SimulationRow, 'id' | 'name' | 'project_id' | 'storage_prefix'>,
): Promise<void> {
  await stopRun(deps, simulation)
  await deps.db.transaction().execute(async (db) => {
    await markPrefixDeleting(db, simulation.storage_prefix)
    await deleteSimulationRow(db, simulation.id)
    await writeAudit(db, {
      userId,
      projectId: simulation.project_id,
      action: 'simulation_deleted',
      details: { id: simulation.id, name: simulation.name },
    })
  })
  deps.wakeSweeper()
}
