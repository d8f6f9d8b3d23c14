import {
  type RunWorker,
  startRunWorker,
  type WorkerServer,
} from '../simulations/tasks/runWorker.ts'
import { createBundleJob } from './files/bundleRun.ts'
import { createExportJob } from './files/exportRun.ts'
import { createModuleProfileJob } from './profiles/moduleProfileJob.ts'
import { createPvsystFactorsJob } from './profiles/pvsystFactorsJob.ts'
import { createReportJob } from './report/reportJob.ts'

/** Takes tasks of runs and result jobs, in the server and in worker processes. */
export const startWorker = (
  server: WorkerServer,
  options: { readonly worker: string; readonly threads: number },
): Promise<RunWorker> =>
  startRunWorker(server, options, (engine) => ({
    data_export: createExportJob(server),
    run_bundle: createBundleJob(server),
    pdf_report: createReportJob(server),
    module_profile: createModuleProfileJob(engine),
    pvsyst_factors: createPvsystFactorsJob(engine, server.db),
  }))
