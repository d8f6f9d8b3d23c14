import type { ResultJobHandlers } from './jobs/resultJobs.ts'
import { createExportJob } from './results/exportRun.ts'
import type { ReadDeps } from './results/resultReads.ts'
import type { RunEngine, RunWorkerDeps } from './simulations/runWorker.ts'

type ResultJobParts = ReadDeps & Pick<RunWorkerDeps, 'storage'>

/** What is asked of finished runs, by kind. */
export function composeResultJobs(parts: ResultJobParts): (engine: RunEngine) => ResultJobHandlers {
  return () => ({
    data_export: createExportJob(parts),
  })
}
