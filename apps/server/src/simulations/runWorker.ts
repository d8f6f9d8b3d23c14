import type { Database } from '../db/connection.ts'
import type { ObjectStorage } from '../files/objectStorage.ts'
import type { SeriesStore } from '../files/parquet/seriesStore.ts'
import { markPrefixDeleting } from '../files/storedFileQueries.ts'
import type { JobQueue } from '../jobs/jobQueue.ts'
import { startTaskConsumer, type TaskLog } from '../jobs/taskConsumer.ts'
import { createThreadPool } from '../jobs/threadPool.ts'
import { createBlockGeometryJob } from './blockGeometryJob.ts'
import { createBlockSeriesJob } from './blockSeriesJob.ts'
import { createBlockSource } from './blockSource.ts'
import { createFactorSource } from './factorSource.ts'
import { createFactorStore } from './factorStore.ts'
import { createPostProcessingJob } from './postProcessingJob.ts'
import { createRunSource } from './runSource.ts'
import { terrainOfRun } from './terrainOfRun.ts'
import { createWeatherSource } from './weatherOfRun.ts'

export interface RunWorkerDeps {
  readonly db: Database
  readonly queue: JobQueue
  readonly storage: ObjectStorage
  readonly series: SeriesStore
  /** Files were marked for removal. */
  readonly wakeSweeper: () => void
  readonly log: TaskLog
}

export interface RunWorker {
  /** Lets running tasks end for a moment; those that do not go back to the queue. Stops the queue too. */
  readonly stop: () => Promise<void>
}

/** Takes the tasks of runs: in the server, and in worker processes on this machine or others. */
export async function startRunWorker(
  deps: RunWorkerDeps,
  { worker, threads }: { readonly worker: string; readonly threads: number },
): Promise<RunWorker> {
  const pool = createThreadPool(threads)
  const stopping = new AbortController()
  const runs = createRunSource(deps.db)
  const blocks = createBlockSource((run) => terrainOfRun(deps.storage, run))
  const factors = createFactorStore(deps)
  const shared = {
    ...deps,
    threads: pool,
    runs,
    blocks,
    weatherOf: createWeatherSource(deps.series),
  }
  await startTaskConsumer(
    {
      ...deps,
      handlers: {
        block_geometry: createBlockGeometryJob({ ...shared, factors }),
        block_series: createBlockSeriesJob({
          ...shared,
          factorsOf: createFactorSource({ factors, threads: pool }),
        }),
        post_processing: createPostProcessingJob(shared),
      },
      onJobFailed: async (jobId) => {
        const { prefix } = await runs(jobId)
        await markPrefixDeleting(deps.db, prefix)
        deps.wakeSweeper()
      },
    },
    { worker, concurrency: threads, stopSignal: stopping.signal },
  )
  return {
    stop: async () => {
      await deps.queue.stop()
      stopping.abort(new Error('The worker is stopping'))
      await pool.close()
    },
  }
}
