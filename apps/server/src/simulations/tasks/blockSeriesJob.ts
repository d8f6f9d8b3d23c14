import type { ZoneSeries } from '@duet/engine'
import { BLOCK_COLUMNS, checkBlockSeries } from '@duet/results'
import { blockPartKey, runDataset, zonePartKey } from '@duet/results/run'
import { namedScriptError } from '@duet/scripts'
import type { SeriesStore } from '../../files/parquet/seriesStore.ts'
import { completeSeriesTask, type JobLifecycleDeps } from '../../jobs/jobLifecycle.ts'
import { restartTaskTime, type TaskRow } from '../../jobs/jobQueries.ts'
import type { RunTask } from '../../jobs/taskConsumer.ts'
import type { BlockPartOutput } from '../../jobs/threadMessages.ts'
import type { ThreadPool } from '../../jobs/threadPool.ts'
import type { WeatherSource } from '../plan/weatherOfRun.ts'
import { type Run, type RunSource, taskResult } from '../runSource.ts'
import type { BlockSource } from './blockSource.ts'
import type { FactorSource } from './factorSource.ts'
import { namedColumns, namedZones, stepMetadata, zoneMetadata } from './seriesColumns.ts'

export interface BlockSeriesDeps extends JobLifecycleDeps {
  readonly series: SeriesStore
  readonly threads: ThreadPool
  readonly runs: RunSource
  readonly blocks: BlockSource
  readonly factorsOf: FactorSource
  readonly weatherOf: WeatherSource
}

/**
 * Simulates a range of steps of one block on a thread and stores its series, and those of its zones, as one Parquet part each. Series that
 * cannot be fail the run (RESULT_UNSOUND).
 */
export function createBlockSeriesJob(deps: BlockSeriesDeps): RunTask {
  return async (task, signal) => {
    const { blockId, stepFrom, stepTo } = rangeOf(task)
    const run = await deps.runs(task.job_id)
    const dataset = runDataset(run.manifest, blockId)
    const weather = await deps.weatherOf(run.simulationId, run.manifest, dataset)
    const weatherId = `${run.simulationId}/${dataset.id}`
    const blockInput = await deps.blocks(run, blockId)
    const { block, ratings } = blockInput
    const factors = await deps.factorsOf(run.projectId, blockInput, signal)
    const input = {
      block,
      ratings,
      weather,
      weatherId,
      range: { from: stepFrom, to: stepTo },
      runBlockId: `${weatherId}/${blockId}`,
      ...(factors && { factors }),
    }
    const name = run.manifest.blocks.find(({ id }) => id === blockId)?.name ?? blockId
    const output = await deps.threads
      .run('simulateBlockPart', input, signal, () => {
        restartTaskTime(deps.db, task.id).catch(() => undefined)
      })
      .catch((error: unknown) => {
        throw namedScriptError(name, error)
      })
    const timeUtcMs = weather.intervalStartUtcMs.slice(stepFrom, stepTo)
    checkBlockSeries(
      name,
      { series: output.series, ...(output.zoneSeries && { zones: output.zoneSeries }) },
      ratings,
      { timeUtcMs, firstStep: stepFrom },
    )
    const part = { run, blockId, stepFrom, timeUtcMs }
    await writeSeries(deps.series, part, output)
    if (output.zoneSeries) await writeZones(deps.series, part, output.zoneSeries)
    signal.throwIfAborted()
    await completeSeriesTask(deps, task, taskResult(output))
  }
}

interface Part {
  readonly run: Run
  readonly blockId: string
  readonly stepFrom: number
  readonly timeUtcMs: Float64Array
}

async function writeSeries(
  store: SeriesStore,
  { run, blockId, stepFrom, timeUtcMs }: Part,
  { series }: BlockPartOutput,
): Promise<void> {
  const object = {
    key: blockPartKey(run.prefix, blockId, stepFrom),
    projectId: run.projectId,
    filename: 'part.parquet',
    state: 'pending',
    metadata: stepMetadata(BLOCK_COLUMNS),
  } as const
  await store.write(object, { timeUtcMs, columns: namedColumns(BLOCK_COLUMNS, series) })
}

async function writeZones(
  store: SeriesStore,
  { run, blockId, stepFrom, timeUtcMs }: Part,
  zones: ZoneSeries,
): Promise<void> {
  const object = {
    key: zonePartKey(run.prefix, blockId, stepFrom),
    projectId: run.projectId,
    filename: 'zones.parquet',
    state: 'pending',
    metadata: zoneMetadata(zones),
  } as const
  await store.write(object, { timeUtcMs, columns: namedZones(zones) })
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
