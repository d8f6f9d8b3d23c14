import { markPrefixDeleting } from '../files/storedFileQueries.ts'
import { failJob, jobLine, stopJob } from '../jobs/jobLifecycle.ts'
import { findJobOfSimulation } from '../jobs/jobQueries.ts'
import type { Server } from '../server.ts'
import type { SimulationRow } from './simulationQueries.ts'

export type StopServer = Pick<Server, 'db' | 'queue' | 'sweeper' | 'log'>

type StoppableRun = Pick<SimulationRow, 'id' | 'storage_prefix'>

/** What a stopped run had written is of no use. False for a run that had ended before. */
export function stopRun(server: StopServer, simulation: StoppableRun): Promise<boolean> {
  return endRun(server, simulation, undefined)
}

/** As `stopRun`; with a failure the run ends as failed. */
export async function endRun(
  server: StopServer,
  simulation: StoppableRun,
  failure: { readonly code: string; readonly message: string } | undefined,
): Promise<boolean> {
  const job = await findJobOfSimulation(server.db, simulation.id)
  const ended =
    job && (await (failure ? failJob(server, job.id, failure) : stopJob(server, job.id)))
  if (!ended) return false
  server.log.info(jobLine(ended), 'job ended')
  await markPrefixDeleting(server.db, simulation.storage_prefix)
  server.sweeper.wake()
  return true
}
