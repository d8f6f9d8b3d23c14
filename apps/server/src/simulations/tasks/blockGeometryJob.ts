import { completeGeometryTask, type JobLifecycleDeps } from '../../jobs/jobLifecycle.ts'
import { restartTaskTime, type TaskRow } from '../../jobs/jobQueries.ts'
import type { RunTask } from '../../jobs/taskConsumer.ts'
import type { ThreadPool } from '../../jobs/threadPool.ts'
import type { RunSource } from '../runSource.ts'
import type { BlockSource } from './blockSource.ts'
import type { FactorStore } from './factorStore.ts'

export interface BlockGeometryDeps extends JobLifecycleDeps {
  readonly threads: ThreadPool
  readonly runs: RunSource
  readonly blocks: BlockSource
  readonly factors: FactorStore
}

/** Traces the light of one class of tables on a thread and stores its factors, unless they are there. */
export function createBlockGeometryJob(deps: BlockGeometryDeps): RunTask {
  return async (task, signal) => {
    const { blockId, classIndex } = classOf(task)
    const run = await deps.runs(task.job_id)
    const { block, light } = await deps.blocks(run, blockId)
    // A block that this version of the engine cuts otherwise is traced by its series
    if (light !== undefined && classIndex < light.class_count) {
      const name = { projectId: run.projectId, scene: light.scene, classIndex }
      if (!(await deps.factors.hold(name))) {
        const packed = await deps.threads.run('traceClass', { block, classIndex }, signal, () => {
          restartTaskTime(deps.db, task.id).catch(() => undefined)
        })
        await deps.factors.write(name, packed)
      }
    }
    signal.throwIfAborted()
    await completeGeometryTask(deps, task)
  }
}

function classOf(task: TaskRow): { readonly blockId: string; readonly classIndex: number } {
  const { block_id: blockId, class_index: classIndex } = task
  if (blockId === null || classIndex === null)
    throw new Error(`Task ${task.id} has no block or class`)
  return { blockId, classIndex }
}
