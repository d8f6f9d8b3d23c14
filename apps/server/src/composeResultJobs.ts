import type { ResultJobHandlers } from './jobs/resultJobs.ts'
import { createBundleJob } from './results/bundleRun.ts'
import { createExportJob } from './results/exportRun.ts'
import { createModuleProfileJob } from './results/moduleProfileJob.ts'
import { createPvsystFactorsJob } from './results/pvsystFactorsJob.ts'
import { createReportJob } from './results/reportJob.ts'
import type { ReadDeps } from './results/resultReads.ts'
import type { RunEngine, RunWorkerDeps } from './simulations/runWorker.ts'

type ResultJobParts = ReadDeps & Pick<RunWorkerDeps, 'storage'>

/** What is asked of finished runs, by kind. */
export function composeResultJobs(parts: ResultJobParts): (engine: RunEngine) => ResultJobHandlers {
  return (engine) => ({
    data_export: createExportJob(parts),
    run_bundle: createBundleJob(parts),
    pdf_report: createReportJob(parts),
    module_profile: createModuleProfileJob(engine),
    pvsyst_factors: createPvsystFactorsJob(engine, parts.db),
  })
}
