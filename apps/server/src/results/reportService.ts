import type { ResultJob, SimPdfExportData } from '../http/resolvers.gen.ts'
import { type ResultJobsDeps, startResultJob } from '../jobs/resultJobs.ts'
import { exportableRun } from './exportAccess.ts'
import type { FinishedRunDeps } from './finishedRun.ts'
import { reportData } from './reportData.ts'
import { type ReportArguments, reportOptions } from './reportInput.ts'
import { resultJobAnswer } from './resultJobsService.ts'
import type { ReadDeps } from './resultReads.ts'

type UserId = string | undefined

export interface ReportDeps extends FinishedRunDeps, ResultJobsDeps, ReadDeps {}

/** Reports of runs, for those who may export. */
export interface ReportService {
  readonly data: (userId: UserId, simulationId: string) => Promise<SimPdfExportData>
  readonly make: (userId: UserId, input: ReportArguments) => Promise<ResultJob>
}

export function createReportService(deps: ReportDeps): ReportService {
  return {
    data: async (userId, id) => reportData(deps, await exportableRun(deps, userId, id)),
    make: async (userId, input) => {
      const run = await exportableRun(deps, userId, input.simulation_id)
      const job = { simulationId: run.id, userId: userId ?? '', kind: 'pdf_report' } as const
      return resultJobAnswer(await startResultJob(deps, { ...job, input: reportOptions(input) }))
    },
  }
}
