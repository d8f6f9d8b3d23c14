import type { Database } from '../db/connection.ts'
import { publicError } from '../db/systemFault.ts'
import { observeTask } from '../telemetry/counters.ts'
import { isDatabaseAway, whenDatabaseIsBack } from './databaseAway.ts'
import { failJob, failLostTask, jobLine } from './jobLifecycle.ts'
import {
  claimTask,
  findTask,
  giveTaskBack,
  type JobRow,
  openTasks,
  setJobRunning,
  type TaskRow,
} from './jobQueries.ts'
import { type JobQueue, TASK_KINDS, type TaskKind } from './jobQueue.ts'
import { countsAsLoss, isExhausted, lossOf } from './lostAttempts.ts'

/** Does a claimed task. It may run twice, and must leave nothing that a second run would not replace. */
export type RunTask = (task: TaskRow, signal: AbortSignal) => Promise<void>

export interface TaskConsumerDeps {
  readonly db: Database
  readonly queue: JobQueue
  readonly handlers: Readonly<Record<TaskKind, RunTask>>
  /** After a job failed: what it wrote is to go. */
  readonly onJobFailed: (jobId: string) => Promise<void>
  readonly log: TaskLog
}

export interface TaskLog {
  readonly debug: (fields: object, message: string) => void
  readonly info: (fields: object, message: string) => void
  readonly error: (fields: object, message: string) => void
}

export interface TaskConsumerOptions {
  /** Name of this process in `duet_task.worker`. */
  readonly worker: string
  readonly concurrency: number
  /** Aborts when this process gives up its tasks: what then fails is no fault of a run. */
  readonly stopSignal: AbortSignal
}

/** Takes tasks off the queue until the queue stops. */
export async function startTaskConsumer(
  deps: TaskConsumerDeps,
  { worker, concurrency, stopSignal }: TaskConsumerOptions,
): Promise<void> {
  await requeueOpenTasks(deps)
  await deps.queue.consumeLost('lost_task', async (taskId) => {
    const job = await failLostTask(deps, taskId)
    if (!job) return
    await afterFailure(deps, job, { taskId })
  })
  await deps.queue.consume('post_processing', 1, (taskId, signal) =>
    runTask(deps, worker, 'post_processing', taskId, { signal, stopSignal }),
  )
  for (const kind of ['block_series', 'block_geometry'] as const) {
    await deps.queue.consume(kind, concurrency, (taskId, signal) =>
      runTask(deps, worker, kind, taskId, { signal, stopSignal }),
    )
  }
}

const MAX_OPEN_TASKS = 100_000

/** Tasks that the queue does not know, for example after it was restored from a backup, are queued again. */
async function requeueOpenTasks({ db, queue }: TaskConsumerDeps): Promise<void> {
  const tasks = await openTasks(db, MAX_OPEN_TASKS)
  const turns = Map.groupBy(tasks, ({ queue_from }) => queue_from)
  for (const [turn, ofTurn] of turns) {
    for (const kind of TASK_KINDS) {
      const ids = ofTurn.filter((task) => task.kind === kind).map(({ id }) => id)
      if (ids.length > 0) await queue.enqueue(db, kind, ids, turn)
    }
  }
}

export interface TaskSignals {
  /** The task was cancelled, or this process is no longer its worker. */
  readonly signal: AbortSignal
  readonly stopSignal: AbortSignal
}

async function runTask(
  deps: TaskConsumerDeps,
  worker: string,
  kind: TaskKind,
  taskId: string,
  { signal: queueSignal, stopSignal }: TaskSignals,
): Promise<void> {
  const signal = AbortSignal.any([queueSignal, stopSignal])
  const before = await findTask(deps.db, taskId)
  const task = await claimTask(deps.db, taskId, worker)
  if (!before || !task) return
  if (isExhausted(before)) return failExhausted(deps, before)
  if (!countsAsLoss(before)) await deps.queue.uncountAttempt(taskId)
  await setJobRunning(deps.db, task.job_id, kind === 'block_geometry' ? 'geometry' : 'irradiance')
  const startedMs = performance.now()
  try {
    await deps.handlers[kind](task, signal)
    observeTask(kind, 'done', startedMs)
    const durationMs = Math.round(performance.now() - startedMs)
    deps.log.debug({ taskId, kind, jobId: task.job_id, durationMs }, 'task done')
  } catch (error) {
    // A cancelled task, or one that goes back to the queue: its job's fate is decided there
    if (signal.aborted || isDatabaseAway(error)) {
      observeTask(kind, 'given_back', startedMs)
      await whenDatabaseIsBack(() => giveTaskBack(deps.db, taskId, worker), stopSignal)
      throw error
    }
    const failure = failureOf(error, 'The run failed')
    const job = await failJob(deps, task.job_id, failure)
    observeTask(kind, job ? 'failed' : 'dropped', startedMs)
    if (job) await afterFailure(deps, job, { taskId, task: kind, err: error })
    else deps.log.debug({ taskId, kind, jobId: task.job_id }, 'task dropped: its run has ended')
  }
}

/** @param about - which task failed it, and why */
async function afterFailure(deps: TaskConsumerDeps, job: JobRow, about: object): Promise<void> {
  deps.log.error({ ...jobLine(job), ...about }, 'job ended')
  await deps.onJobFailed(job.id)
}

async function failExhausted(deps: TaskConsumerDeps, task: TaskRow): Promise<void> {
  const job = await failJob(deps, task.job_id, lossOf(task))
  if (job) await afterFailure(deps, job, { taskId: task.id })
}

/** What is reported to the user of a failure; a fault of the program is in the log. @param what - 'The run failed' */
export function failureOf(
  error: unknown,
  what: string,
): { readonly code: string; readonly message: string } {
  const shown = publicError(error)
  if (shown) return { code: shown.code, message: shown.message }
  return {
    code: 'INTERNAL',
    message: `${what} by a fault of the program. The log of the server has the details.`,
  }
}
