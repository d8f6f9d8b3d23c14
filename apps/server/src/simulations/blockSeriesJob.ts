import { BLOCK_COLUMNS } from '@duet/results'
import type { SeriesStore } from '../files/parquet/seriesStore.ts'
import { completeBlockTask, type JobLifecycleDeps } from '../jobs/jobLifecycle.ts'
import type { TaskRow } from '../jobs/jobQueries.ts'
import type { RunTask } from '../jobs/taskConsumer.ts'
import type { ThreadPool } from '../jobs/threadPool.ts'
import { blockInput } from './blockInput.ts'
import { runDataset } from './manifest.ts'
import { blockPartKey } from './runFiles.ts'
import { type RunSource, taskResult } from './runSource.ts'
import { namedColumns, stepMetadata } from './seriesColumns.ts'
import type { WeatherSource } from './weatherOfRun.ts'

export interface BlockSeriesDeps extends JobLifecycleDeps {
  readonly series: SeriesStore
  readonly threads: ThreadPool
  readonly runs: RunSource
  readonly weatherOf: WeatherSource
}

/** Simulates a range of steps of one block on a thread and stores its series as one Parquet part. */
export function createBlockSeriesJob(deps: BlockSeriesDeps): RunTask {
  return async (task, signal) => {
    const { blockId, stepFrom, stepTo } = rangeOf(task)
    const run = await deps.runs(task.job_id)
    const dataset = runDataset(run.manifest, blockId)
    const weather = await deps.weatherOf(run.simulationId, run.manifest, dataset)
    const weatherId = `${run.simulationId}/${dataset.id}`
    const { block, ratings } = blockInput(run.manifest, blockId)
    const range = { from: stepFrom, to: stepTo }
    const input = { block, ratings, weather, weatherId, range }
    const output = await deps.threads.run('simulateBlockPart', input, signal)
    await deps.series.write(
      {
        key: blockPartKey(run.prefix, blockId, stepFrom),
        projectId: run.projectId,
        filename: 'part.parquet',
        state: 'pending',
        metadata: stepMetadata(BLOCK_COLUMNS),
      },
      {
        timeUtcMs: weather.intervalStartUtcMs.slice(stepFrom, stepTo),
        columns: namedColumns(BLOCK_COLUMNS, output.series),
      },
    )
    signal.throwIfAborted()
    await completeBlockTask(deps, task, taskResult(output))
  }
}

function rangeOf(task: TaskRow): {
  readonly blockId: string
  readonly stepFrom: number
  readonly stepTo: number
} {
  const { block_id: blockId, step_from: stepFrom, step_to: stepTo } = task
  if (blockId === null || stepFrom === null || stepTo === null)
    throw new Error(`Task ${task.id} has no block or range`)
  return { blockId, stepFrom, stepTo }
}
