import {
  type BlockOutput,
  type SystemEnergySums,
  type SystemSeries,
  simulateSystem,
  systemEnergySums,
} from '@duet/engine'
import { type Assumption, outageFigures, toPlantStages } from '@duet/plant'
import { checkSystemSeries, SYSTEM_COLUMNS, TIME_COLUMN } from '@duet/results'
import { runDataset, systemKey } from '@duet/results/run'
import type { SeriesStore } from '../../files/parquet/seriesStore.ts'
import type { WeatherSource } from '../plan/weatherOfRun.ts'
import type { Run } from '../runSource.ts'
import type { FinishedBlock } from './finishedBlocks.ts'
import { namedColumns, stepMetadata } from './seriesColumns.ts'

export interface JoinBlocksDeps {
  readonly series: SeriesStore
  readonly weatherOf: WeatherSource
}

export interface JoinedBlocks {
  readonly sums: SystemEnergySums
  /** Of the plant's stages. */
  readonly assumptions: readonly Assumption[]
}

/**
 * Sums the blocks step by step, runs the plant's stages and stores their series.
 *
 * @throws AppError RESULT_UNSOUND for series that cannot be
 */
export async function joinBlocks(
  deps: JoinBlocksDeps,
  run: Run,
  blocks: readonly FinishedBlock[],
): Promise<JoinedBlocks> {
  const [first] = run.manifest.blocks
  if (!first) throw new RangeError('A run has no blocks')
  const { simulationId, manifest } = run
  const weather = await deps.weatherOf(simulationId, manifest, runDataset(manifest, first.id))
  const timeUtcMs = weather.intervalStartUtcMs
  const { stages, assumptions } = toPlantStages(
    manifest.document,
    blocks.map(({ ratings }) => ratings),
  )
  const together = await addedOutputs(deps.series, blocks, timeUtcMs.length)
  const series = simulateSystem(stages, [together], weather)
  checkSystemSeries(
    series,
    blocks.map(({ energy }) => energy),
    weather.stepS,
    timeUtcMs,
  )
  await writeSystem(deps.series, run, timeUtcMs, series)
  const known = [...assumptions, ...outageFigures(stages, weather, series)]
  return { sums: systemEnergySums(series, weather.stepS), assumptions: known }
}

/** The blocks added one after the other: a plant of hundreds with steps of minutes does not fit in memory at once. */
async function addedOutputs(
  series: SeriesStore,
  blocks: readonly FinishedBlock[],
  stepCount: number,
): Promise<BlockOutput> {
  const sum = { acBlockW: new Float64Array(stepCount), reactiveVar: new Float64Array(stepCount) }
  for (const { id, partKeys } of blocks) {
    const { acBlockW, reactiveVar } = await readOutput(series, partKeys)
    if (acBlockW.length !== stepCount)
      throw new RangeError(`got ${acBlockW.length} steps of block ${id}, expected ${stepCount}`)
    for (let step = 0; step < stepCount; step += 1) {
      sum.acBlockW[step] = (sum.acBlockW[step] ?? 0) + (acBlockW[step] ?? 0)
      sum.reactiveVar[step] = (sum.reactiveVar[step] ?? 0) + (reactiveVar[step] ?? 0)
    }
  }
  return sum
}

async function readOutput(series: SeriesStore, keys: readonly string[]): Promise<BlockOutput> {
  const { columns } = await series.read(
    keys,
    (source) => `select "ac_block", "reactive_power" from ${source} order by "${TIME_COLUMN}"`,
  )
  const [acBlockW = new Float64Array(), reactiveVar = new Float64Array()] = columns
  return { acBlockW, reactiveVar }
}

async function writeSystem(
  store: SeriesStore,
  run: Run,
  timeUtcMs: Float64Array,
  series: SystemSeries,
): Promise<void> {
  await store.write(
    {
      key: systemKey(run.prefix),
      projectId: run.projectId,
      filename: 'system.parquet',
      state: 'pending',
      metadata: stepMetadata(SYSTEM_COLUMNS),
    },
    { timeUtcMs, columns: namedColumns(SYSTEM_COLUMNS, series) },
  )
}
