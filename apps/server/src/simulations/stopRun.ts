import { markPrefixDeleting } from '../files/storedFileQueries.ts'
import { failJob, type JobLifecycleDeps, stopJob } from '../jobs/jobLifecycle.ts'
import { findJobOfSimulation } from '../jobs/jobQueries.ts'
import type { SimulationRow } from './simulationQueries.ts'

export interface StopDeps extends JobLifecycleDeps {
  /** Files were marked for removal. */
  readonly wakeSweeper: () => void
}

type StoppableRun = Pick<SimulationRow, 'id' | 'storage_prefix'>

/** What a stopped run had written is of no use. False for a run that had ended before. */
export function stopRun(deps: StopDeps, simulation: StoppableRun): Promise<boolean> {
  return endRun(deps, simulation, undefined)
}

/** As `stopRun`; with a failure the run ends as failed. */
export async function endRun(
  deps: StopDeps,
  simulation: StoppableRun,
  failure: { readonly code: string; readonly message: string } | undefined,
): Promise<boolean> {
  const job = await findJobOfSimulation(deps.db, simulation.id)
  const ended = job && (await (failure ? failJob(deps, job.id, failure) : stopJob(deps, job.id)))
  if (!ended) return false
  await markPrefixDeleting(deps.db, simulation.storage_prefix)
  deps.wakeSweeper()
  return true
}
