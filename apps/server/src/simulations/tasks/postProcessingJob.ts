import { summariseRun } from '@duet/results'
import type { SeriesStore } from '../../files/parquet/seriesStore.ts'
import { commitPrefix } from '../../files/storedFileQueries.ts'
import { completeJob, type JobLifecycleDeps, jobLine } from '../../jobs/jobLifecycle.ts'
import type { RunTask, TaskLog } from '../../jobs/taskConsumer.ts'
import type { WeatherSource } from '../plan/weatherOfRun.ts'
import type { RunSource } from '../runSource.ts'
import { setSummary } from '../simulationQueries.ts'
import type { BlockSource } from './blockSource.ts'
import { dropOldFactors } from './factorQueries.ts'
import { finishedBlocks } from './finishedBlocks.ts'
import { joinBlocks } from './joinBlocks.ts'
import { writeRollUps } from './writeRollUps.ts'

export interface PostProcessingDeps extends JobLifecycleDeps {
  readonly series: SeriesStore
  readonly runs: RunSource
  readonly weatherOf: WeatherSource
  readonly blocks: BlockSource
  readonly log: TaskLog
}

/** Joins the blocks to the plant, writes roll-ups and the account, and completes the run. */
export function createPostProcessingJob(deps: PostProcessingDeps): RunTask {
  return async (task, signal) => {
    const run = await deps.runs(task.job_id)
    const blocks = await finishedBlocks(deps, run, task.job_id)
    const joined = await joinBlocks(deps, run, blocks)
    await writeRollUps(deps.series, run, blocks, signal)
    signal.throwIfAborted()
    const job = await completeJob(deps, task, async (db) => {
      await setSummary(db, run.simulationId, summariseRun(blocks, joined.sums, joined.assumptions))
      await commitPrefix(db, run.prefix)
      await dropOldFactors(db, run.projectId)
    })
    if (job) deps.log.info(jobLine(job), 'job ended')
  }
}
