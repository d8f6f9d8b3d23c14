import type { ProjectAccess } from './access/projectAccess.ts'
import { touchProject } from './access/projectParts.ts'
import type { FileParts, Foundation } from './compose.ts'
import { composeResultDetail, type ResultDetailServices } from './composeResultDetail.ts'
import { composeResultJobs } from './composeResultJobs.ts'
import { storedTerrain } from './design/storedGround.ts'
import type { FilesService } from './files/filesService.ts'
import type { JobQueue } from './jobs/jobQueue.ts'
import { datasetFacts } from './meteo/datasetFacts.ts'
import { holdDatasets } from './meteo/datasetQueries.ts'
import { projectPlant } from './plants/plantDocument.ts'
import { createExportsService, type ExportsService } from './results/exportsService.ts'
import { keepReads } from './results/keptReads.ts'
import { createReportService, type ReportService } from './results/reportService.ts'
import { createResultJobsService, type ResultJobsService } from './results/resultJobsService.ts'
import { createResultsService, type ResultsService } from './results/resultsService.ts'
import { createResultTabsService, type ResultTabsService } from './results/resultTabsService.ts'
import { createRunManifestService, type RunManifestService } from './results/runManifestService.ts'
import {
  createYieldUncertaintyService,
  type YieldUncertaintyService,
} from './results/yieldUncertaintyService.ts'
import { createWeatherSpans } from './simulations/planWeather.ts'
import { createPreflightService, type PreflightService } from './simulations/preflightService.ts'
import { createRerunService, type RerunService } from './simulations/rerunService.ts'
import { type RunWorker, startRunWorker } from './simulations/runWorker.ts'
import {
  createSimulationsService,
  type SimulationsService,
} from './simulations/simulationService.ts'
import { createStudyService, type StudyService } from './simulations/studyService.ts'

export interface RunServices extends ResultDetailServices {
  readonly simulations: SimulationsService
  readonly reruns: RerunService
  readonly preflights: PreflightService
  readonly studies: StudyService
  readonly results: ResultsService
  readonly resultJobs: ResultJobsService
  readonly exports: ExportsService
  readonly runManifests: RunManifestService
  readonly reports: ReportService
  readonly yieldUncertainty: YieldUncertaintyService
  readonly resultTabs: ResultTabsService
}

interface RunParts {
  readonly foundation: Foundation
  readonly access: ProjectAccess
  readonly files: FileParts
  readonly filesService: FilesService
  readonly queue: JobQueue
}

/** Answers of queries over results that a server keeps. */
const RESULT_READS_BYTES = 64_000_000

/** Weather, runs over it, and what they gave. */
export function composeRuns(parts: RunParts): RunServices {
  const { access: projectAccess, queue } = parts
  const { db } = parts.foundation
  const { storage, series, sweeper } = parts.files
  const resultSeries = { ...series, read: keepReads(series.read, RESULT_READS_BYTES) }
  const runDeps = {
    db,
    queue,
    weatherSpan: createWeatherSpans(series),
    threads: parts.foundation.config.workerThreads,
    projectAccess,
    touchProject,
    wakeSweeper: sweeper.wake,
    storage,
    readPlantDocument: (userId: string | undefined, projectId: string) =>
      projectPlant({ db }, userId, projectId),
    readTerrain: (projectId: string) => storedTerrain({ db, storage }, projectId),
    findDataset: (projectId: string, id: string) => datasetFacts(db, projectId, id),
    holdDatasets,
  }
  const simulations = createSimulationsService(runDeps)
  return {
    simulations,
    reruns: createRerunService(runDeps),
    preflights: createPreflightService(runDeps),
    studies: createStudyService(runDeps),
    results: createResultsService({
      db,
      series: resultSeries,
      projectAccess,
      simulation: simulations.one,
    }),
    runManifests: createRunManifestService({ db, projectAccess }),
    reports: createReportService({ db, queue, series: resultSeries, projectAccess }),
    exports: createExportsService({
      db,
      queue,
      storage,
      projectAccess,
      signDownload: parts.filesService.signDownload,
      wakeSweeper: sweeper.wake,
    }),
    resultJobs: createResultJobsService({ db, projectAccess }),
    yieldUncertainty: createYieldUncertaintyService({ db, series: resultSeries, projectAccess }),
    resultTabs: createResultTabsService({ db, series: resultSeries, projectAccess }),
    ...composeResultDetail({ db, storage, series: resultSeries, queue, projectAccess }),
  }
}

/** Takes tasks of runs and result jobs, in the server and in worker processes. */
export function composeRunWorker(
  { db, log }: Pick<Foundation, 'db' | 'log'>,
  { storage, series, sweeper }: FileParts,
  queue: JobQueue,
  options: { readonly worker: string; readonly threads: number },
): Promise<RunWorker> {
  return startRunWorker(
    {
      db,
      queue,
      storage,
      series,
      wakeSweeper: sweeper.wake,
      log,
      resultJobs: composeResultJobs({ db, storage, series }),
    },
    options,
  )
}
