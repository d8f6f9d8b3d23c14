import type { Block, BlockRatings, ClassFactors, Weather } from '@duet/engine'
import { runDataset } from '@duet/results/run'
import type { Database } from '../../db/connection.ts'
import { markPrefixDeleting } from '../../files/storedFileQueries.ts'
import { findJobOfSimulation } from '../../jobs/jobQueries.ts'
import { type ResultJobHandlers, startResultJobConsumer } from '../../jobs/resultJobs.ts'
import { startTaskConsumer } from '../../jobs/taskConsumer.ts'
import { createThreadPool, type ThreadPool } from '../../jobs/threadPool.ts'
import type { Server } from '../../server.ts'
import { blockLight } from '../plan/blockInput.ts'
import { createWeatherSource, type WeatherSource } from '../plan/weatherOfRun.ts'
import { createRunSource, type Run, type RunSource } from '../runSource.ts'
import { createBlockGeometryJob } from './blockGeometryJob.ts'
import { createBlockSeriesJob } from './blockSeriesJob.ts'
import { type BlockSource, createBlockSource } from './blockSource.ts'
import { createFactorSource, type FactorSource } from './factorSource.ts'
import { createFactorStore, type FactorStore } from './factorStore.ts'
import { createPostProcessingJob } from './postProcessingJob.ts'

/** What takes tasks: the server, or a worker process. */
export type WorkerServer = Pick<Server, 'db' | 'queue' | 'storage' | 'series' | 'sweeper' | 'log'>

/** A block of a run with all that the engine computes it from. */
export interface EngineBlock {
  readonly block: Block
  readonly ratings: BlockRatings
  /** Its arrays lie in shared memory. */
  readonly weather: Weather
  /** The same for the same weather: a thread prepares it once. */
  readonly weatherId: string
  /** Of a block whose light is traced, one for each class of tables. */
  readonly factors: readonly ClassFactors[] | undefined
}

/** What result jobs compute with. */
export interface RunEngine {
  readonly threads: ThreadPool
  /** A block of a run as it was simulated. @throws RangeError for a block that the run has not */
  readonly blockOfRun: (
    simulationId: string,
    blockId: string,
    signal: AbortSignal,
  ) => Promise<EngineBlock>
  /** Factors of a block that no run has: traced once and stored by what stands in it. */
  readonly factorsOf: (
    simulationId: string,
    block: Block,
    signal: AbortSignal,
  ) => Promise<readonly ClassFactors[]>
}

/** Threads and stored light, for what computes blocks beside runs. */
export interface ComputeParts {
  readonly threads: ThreadPool
  readonly factors: FactorStore
}

export interface RunWorker extends ComputeParts {
  /** Lets running tasks end for a moment; those that do not go back to the queue. Stops the queue too. */
  readonly stop: () => Promise<void>
}

/** Tasks beyond those on a thread: one is read or written while the others are computed. */
const TASKS_AHEAD = 1

/** Few, so that runs go on meanwhile. */
const RESULT_JOBS_AT_ONCE = 2

/** Takes the tasks of runs, and what is asked of finished ones: in the server, and in worker processes on this machine or others. */
export async function startRunWorker(
  server: WorkerServer,
  { worker, threads }: { readonly worker: string; readonly threads: number },
  /** Makes what is asked of finished runs. */
  resultJobs: (engine: RunEngine) => ResultJobHandlers,
): Promise<RunWorker> {
  const pool = createThreadPool(threads)
  const stopping = new AbortController()
  const runs = createRunSource(server.db)
  const blocks = createBlockSource(server)
  const factors = createFactorStore(server)
  const weatherOf = createWeatherSource(server.series)
  const factorsOf = createFactorSource({ factors, threads: pool })
  const shared = { ...server, threads: pool, runs, blocks, weatherOf }
  await startTaskConsumer(
    {
      ...server,
      handlers: {
        block_geometry: createBlockGeometryJob({ ...shared, factors }),
        block_series: createBlockSeriesJob({ ...shared, factorsOf }),
        post_processing: createPostProcessingJob(shared),
      },
      onJobFailed: async (jobId) => {
        const { prefix } = await runs(jobId)
        await markPrefixDeleting(server.db, prefix)
        server.sweeper.wake()
      },
    },
    { worker, concurrency: threads + TASKS_AHEAD, stopSignal: stopping.signal },
  )
  const engine: RunEngine = {
    threads: pool,
    ...createEngineBlocks({ db: server.db, runs, blocks, weatherOf, factorsOf }),
  }
  await startResultJobConsumer(
    { ...server, handlers: resultJobs(engine) },
    { worker, concurrency: RESULT_JOBS_AT_ONCE, stopSignal: stopping.signal },
  )
  return {
    threads: pool,
    factors,
    stop: async () => {
      await server.queue.stop()
      stopping.abort(new Error('The worker is stopping'))
      await pool.close()
    },
  }
}

interface EngineBlockSources {
  readonly db: Database
  readonly runs: RunSource
  readonly blocks: BlockSource
  readonly weatherOf: WeatherSource
  readonly factorsOf: FactorSource
}

function createEngineBlocks(
  sources: EngineBlockSources,
): Pick<RunEngine, 'blockOfRun' | 'factorsOf'> {
  const runOf = async (simulationId: string): Promise<Run> => {
    const job = await findJobOfSimulation(sources.db, simulationId)
    if (!job) throw new Error(`The run ${simulationId} was deleted`)
    return sources.runs(job.id)
  }
  return {
    blockOfRun: async (simulationId, blockId, signal) => {
      const run = await runOf(simulationId)
      const dataset = runDataset(run.manifest, blockId)
      const input = await sources.blocks(run, blockId)
      return {
        block: input.block,
        ratings: input.ratings,
        weather: await sources.weatherOf(simulationId, run.manifest, dataset),
        weatherId: `${simulationId}/${dataset.id}`,
        factors: await sources.factorsOf(run.projectId, input, signal),
      }
    },
    factorsOf: async (simulationId, block, signal) => {
      const { projectId } = await runOf(simulationId)
      const factors = await sources.factorsOf(
        projectId,
        { block, light: blockLight(block) },
        signal,
      )
      if (!factors) throw new RangeError(`Block ${block.id} is not traced`)
      return factors
    },
  }
}
