import { type RunSummary, summariseRun } from '@duet/results'
import type { SeriesStore } from '../files/parquet/seriesStore.ts'
import { keepPrefix } from '../files/storedFileQueries.ts'
import { completeJob, type JobLifecycleDeps } from '../jobs/jobLifecycle.ts'
import type { RunTask } from '../jobs/taskConsumer.ts'
import { type FinishedBlock, finishedBlocks } from './finishedBlocks.ts'
import { type JoinedBlocks, joinBlocks } from './joinBlocks.ts'
import { RUN_ACCOUNT } from './runAccount.ts'
import type { RunSource } from './runSource.ts'
import { setSummary } from './simulationQueries.ts'
import type { WeatherSource } from './weatherOfRun.ts'
import { writeRollUps } from './writeRollUps.ts'

export interface PostProcessingDeps extends JobLifecycleDeps {
  readonly series: SeriesStore
  readonly runs: RunSource
  readonly weatherOf: WeatherSource
}

/** Joins the blocks to the plant, writes roll-ups and the account, and completes the run. */
export function createPostProcessingJob(deps: PostProcessingDeps): RunTask {
  return async (task, signal) => {
    const run = await deps.runs(task.job_id)
    const blocks = await finishedBlocks(deps.db, run, task.job_id)
    const joined = await joinBlocks(deps, run, blocks)
    await writeRollUps(deps.series, run, blocks, signal)
    signal.throwIfAborted()
    await completeJob(deps, task, async (db) => {
      await setSummary(db, run.simulationId, runSummary(blocks, joined))
      await keepPrefix(db, run.prefix)
    })
  }
}

/** Assumptions of the plant's stages concern no block: their block id is empty. */
function runSummary(blocks: readonly FinishedBlock[], joined: JoinedBlocks): RunSummary {
  const summary = summariseRun(RUN_ACCOUNT, blocks, joined.sums, joined.sums.e_grid)
  const ofPlant = joined.assumptions.map(({ field, value, unit, reason }) => ({
    block_id: '',
    field,
    value,
    unit,
    reason,
  }))
  return { ...summary, assumptions: [...ofPlant, ...summary.assumptions] }
}
