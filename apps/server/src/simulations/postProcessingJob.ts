import {
  addSums,
  type BlockEnergySums,
  closureError,
  type KeyFigureSums,
  keyFigures,
  type SimulationWarning,
  type SystemEnergySums,
  type SystemSeries,
  simulateSystem,
  systemEnergySums,
  type WaterfallRow,
  waterfall,
} from '@duet/engine'
import { toPlantStages } from '@duet/plant'
import {
  type Account,
  type BlockRun,
  columnsOf,
  intervalStartSql,
  type ResultColumn,
  type RunSummary,
  rollUpSql,
  rollUpUnit,
  SYSTEM_COLUMNS,
  summariseRun,
  TIME_COLUMN,
} from '@duet/results'
import type { SeriesStore } from '../files/parquet/seriesStore.ts'
import { keepPrefix } from '../files/storedFileQueries.ts'
import { completeJob, type JobLifecycleDeps } from '../jobs/jobLifecycle.ts'
import { type TaskRow, tasksOfJob } from '../jobs/jobQueries.ts'
import type { RunTask } from '../jobs/taskConsumer.ts'
import { blockInput } from './blockInput.ts'
import { namedColumns, seriesMetadata } from './blockSeriesJob.ts'
import { runDataset } from './manifest.ts'
import { blockPartKey, ROLL_UP_INTERVALS, rollUpKey, systemKey } from './runFiles.ts'
import { parseTaskResult, type Run, type RunSource } from './runSource.ts'
import { setSummary } from './simulationQueries.ts'
import type { WeatherSource } from './weatherOfRun.ts'

export interface PostProcessingDeps extends JobLifecycleDeps {
  readonly series: SeriesStore
  readonly runs: RunSource
  readonly weatherOf: WeatherSource
}

type RunAccount = Account<BlockEnergySums, SystemEnergySums, KeyFigureSums, WaterfallRow>

const ACCOUNT: RunAccount = {
  addEnergy: addSums,
  addKeyFigureSums: addSums,
  waterfall,
  closureError,
  keyFigures,
}

type FinishedBlock = BlockRun<BlockEnergySums, KeyFigureSums> & {
  readonly partKeys: readonly string[]
}

/** Joins the blocks to the plant, writes roll-ups and the account, and completes the run. */
export function createPostProcessingJob(deps: PostProcessingDeps): RunTask {
  return async (task, signal) => {
    const run = await deps.runs(task.job_id)
    const blocks = await finishedBlocks(deps, run, task.job_id)
    const system = await joinBlocks(deps, run, blocks)
    signal.throwIfAborted()
    await writeRollUps(deps, run, blocks)
    signal.throwIfAborted()
    const summary = summariseRun(ACCOUNT, blocks, system, system.e_grid)
    await completeJob(deps, task, async (db) => {
      await setSummary(db, run.simulationId, summary satisfies RunSummary)
      await keepPrefix(db, run.prefix)
    })
  }
}

async function finishedBlocks(
  deps: PostProcessingDeps,
  run: Run,
  jobId: string,
): Promise<readonly FinishedBlock[]> {
  const tasks = await tasksOfJob(deps.db, jobId)
  const finished: FinishedBlock[] = []
  for (const { id, name } of run.manifest.blocks) {
    const parts = tasks.filter((task) => task.kind === 'block_series' && task.block_id === id)
    const { ratings, assumptions } = blockInput(run.manifest, id)
    finished.push({
      id,
      name,
      ratings,
      assumptions,
      ...sumsOf(parts),
      partKeys: partKeys(run, id, parts),
    })
  }
  return finished
}

function partKeys(run: Run, blockId: string, parts: readonly TaskRow[]): readonly string[] {
  return parts.map(({ step_from }) => blockPartKey(run.prefix, blockId, step_from ?? 0))
}

function sumsOf(
  parts: readonly TaskRow[],
): Pick<FinishedBlock, 'energy' | 'keyFigureSums' | 'acKwh' | 'warnings'> {
  const results = parts.map(({ result }) => parseTaskResult(result))
  const energy = addSums(results.map((result) => result.energy))
  return {
    energy,
    keyFigureSums: addSums(results.map((result) => result.keyFigures)),
    acKwh: energy.mv_copper,
    warnings: joinWarnings(results.flatMap((result) => result.warnings)),
  }
}

/** The same doubt in several parts is one, with the counts added. */
function joinWarnings(warnings: readonly SimulationWarning[]): readonly SimulationWarning[] {
  const byCode = new Map<string, SimulationWarning>()
  for (const warning of warnings) {
    const earlier = byCode.get(warning.code)
    const count = (earlier?.count ?? 0) + (warning.count ?? 0)
    byCode.set(warning.code, { ...(earlier ?? warning), ...(count > 0 && { count }) })
  }
  return [...byCode.values()]
}

/** Sums the blocks step by step, runs the plant's stages and stores their series. */
async function joinBlocks(
  deps: PostProcessingDeps,
  run: Run,
  blocks: readonly FinishedBlock[],
): Promise<SystemEnergySums> {
  const [first] = run.manifest.blocks
  if (!first) throw new RangeError('A run has no blocks')
  const dataset = runDataset(run.manifest, first.id)
  const weather = await deps.weatherOf(run.simulationId, run.manifest, dataset)
  const outputs = []
  for (const { partKeys: keys } of blocks) {
    const { columns } = await deps.series.read(
      keys,
      (source) => `select "ac_block", "reactive_power" from ${source} order by "${TIME_COLUMN}"`,
    )
    const [acBlockW = new Float64Array(), reactiveVar = new Float64Array()] = columns
    outputs.push({ acBlockW, reactiveVar })
  }
  const { document } = run.manifest
  const { stages } = toPlantStages(
    document,
    blocks.map(({ id }) => blockInput(run.manifest, id).ratings),
  )
  const timeUtcMs = weather.intervalStartUtcMs
  const series = simulateSystem(stages, outputs, { stepCount: timeUtcMs.length })
  await writeSystem(deps, run, timeUtcMs, series)
  return systemEnergySums(series, weather.stepS)
}

async function writeSystem(
  deps: PostProcessingDeps,
  run: Run,
  timeUtcMs: Float64Array,
  series: SystemSeries,
): Promise<void> {
  await deps.series.write(
    {
      key: systemKey(run.prefix),
      projectId: run.projectId,
      filename: 'system.parquet',
      state: 'pending',
      metadata: seriesMetadata(SYSTEM_COLUMNS),
    },
    { timeUtcMs, columns: namedColumns(SYSTEM_COLUMNS, series) },
  )
}

async function writeRollUps(
  deps: PostProcessingDeps,
  run: Run,
  blocks: readonly FinishedBlock[],
): Promise<void> {
  const parts = [
    ...blocks.map(({ id, partKeys: keys }) => ({
      folder: `blocks/${id}`,
      keys,
      columns: columnsOf('block'),
    })),
    { folder: 'system', keys: [systemKey(run.prefix)], columns: columnsOf('system') },
  ]
  const [dataset] = run.manifest.datasets
  if (!dataset) throw new RangeError('A run has no weather')
  for (const { folder, keys, columns } of parts) {
    for (const interval of ROLL_UP_INTERVALS) {
      const start = intervalStartSql(`"${TIME_COLUMN}"`, interval, dataset.local_time_zone)
      await deps.series.writeQuery(
        {
          key: rollUpKey(run.prefix, folder, interval),
          projectId: run.projectId,
          filename: 'rollup.parquet',
          state: 'pending',
          metadata: rollUpMetadata(columns),
        },
        'parquet',
        keys,
        (sourceOf) => rollUpQuery(columns, dataset.step_s, start, sourceOf(keys)),
      )
    }
  }
}

function rollUpQuery(
  columns: readonly ResultColumn[],
  stepS: number,
  start: string,
  source: string,
): string {
  const values = columns.map((column) => `${rollUpSql(column, stepS)} as "${column.name}"`)
  return `select make_timestamp(${start} * 1000)::timestamptz as "${TIME_COLUMN}", ${values.join(', ')} from ${source} group by 1 order by 1`
}

function rollUpMetadata(columns: readonly ResultColumn[]): Readonly<Record<string, string>> {
  const units = Object.fromEntries(columns.map((column) => [column.name, rollUpUnit(column)]))
  return { ...seriesMetadata(columns), duet_units: JSON.stringify(units) }
}
