import type { Database } from './db/connection.ts'
import type { ObjectStorage } from './files/objectStorage.ts'
import type { SeriesStore } from './files/parquet/seriesStore.ts'
import type { JobQueue } from './jobs/jobQueue.ts'
import { createDrillDownService, type DrillDownService } from './results/drillDownService.ts'
import type { ResultsProjectAccess } from './results/finishedRun.ts'
import {
  createModuleProfileService,
  type ModuleProfileService,
} from './results/moduleProfileService.ts'
import {
  createPvsystFactorsService,
  type PvsystFactorsService,
} from './results/pvsystFactorsService.ts'
import { runRange } from './results/runRange.ts'
import { createRunBlocks } from './simulations/runBlocks.ts'

export interface ResultDetailServices {
  readonly drillDown: DrillDownService
  readonly moduleProfiles: ModuleProfileService
  readonly pvsystFactors: PvsystFactorsService
}

/** Results by parts of the plant and by tables, which need the blocks of a run as they were simulated. */
export function composeResultDetail(parts: {
  readonly db: Database
  readonly storage: ObjectStorage
  readonly series: SeriesStore
  readonly queue: JobQueue
  readonly projectAccess: ResultsProjectAccess
}): ResultDetailServices {
  const { db, storage, series, queue, projectAccess } = parts
  const runBlocks = createRunBlocks({ db, storage })
  return {
    drillDown: createDrillDownService({
      db,
      series,
      projectAccess,
      blockFacts: runBlocks.facts,
      zonesOfTables: async (simulationId, blockId) =>
        (await runBlocks.tables(simulationId, blockId))?.zone,
    }),
    moduleProfiles: createModuleProfileService({
      db,
      queue,
      projectAccess,
      tablesOfBlock: runBlocks.tables,
      rangeOfRun: (run) => runRange({ db, series }, run),
    }),
    pvsystFactors: createPvsystFactorsService({ db, queue, projectAccess }),
  }
}
