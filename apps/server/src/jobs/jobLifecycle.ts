import type { Database } from '../db/connection.ts'
import type { Json } from '../db/database.gen.ts'
import {
  countCompletedTask,
  endJob,
  findTask,
  insertQueuedJob,
  insertTasks,
  type JobRow,
  lockActiveJob,
  type NewTask,
  nextTurn,
  openTaskIds,
  setJobStage,
  setTaskCompleted,
  type TaskRow,
  tasksOfJob,
} from './jobQueries.ts'
import { type JobQueue, TASK_KINDS, type TaskKind } from './jobQueue.ts'
import { countsAsLoss, lossOf } from './lostAttempts.ts'

export interface JobLifecycleDeps {
  readonly db: Database
  readonly queue: JobQueue
}

/** A class of tables of one block that a task traces. */
export interface GeometryTask {
  readonly blockId: string
  readonly classIndex: number
}

/** The range of one block that a task computes. */
export interface SeriesTask {
  readonly blockId: string
  readonly stepFrom: number
  readonly stepTo: number
}

export interface JobTasks {
  /** Done before any series begins. */
  readonly geometry: readonly GeometryTask[]
  readonly series: readonly SeriesTask[]
}

/**
 * Writes a job with its tasks and queues those that wait for no other, all in the transaction of `db`. Its turns follow those of
 * the runs of its own project, and begin where the queue is now: projects share the workers task by task.
 */
export async function submitJob(
  db: Database,
  queue: JobQueue,
  simulationId: string,
  { geometry, series }: JobTasks,
): Promise<JobRow> {
  const job = await insertQueuedJob(db, {
    simulationId,
    totalTasks: geometry.length + series.length,
    queueFrom: await nextTurn(db, simulationId),
  })
  const tasks = await insertTasks(db, job.id, [
    ...geometry.map(newGeometryTask),
    ...series.map(newSeriesTask),
  ])
  const first = geometry.length > 0 ? 'block_geometry' : 'block_series'
  const ids = tasks.filter(({ kind }) => kind === first).map(({ id }) => id)
  await queue.enqueue(db, first, ids, job.queue_from)
  return job
}

const newGeometryTask = ({ blockId, classIndex }: GeometryTask): NewTask => ({
  kind: 'block_geometry',
  block_id: blockId,
  class_index: classIndex,
})

const newSeriesTask = ({ blockId, stepFrom, stepTo }: SeriesTask): NewTask => ({
  kind: 'block_series',
  block_id: blockId,
  step_from: stepFrom,
  step_to: stepTo,
})

/** Counts a finished geometry task; the last one queues the series of the job in the same transaction. */
export async function completeGeometryTask(deps: JobLifecycleDeps, task: TaskRow): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const job = await lockActiveJob(db, task.job_id)
    if (!job) return
    if (!(await setTaskCompleted(db, task.id, null))) return
    await countCompletedTask(db, task.job_id)
    if ((await openTaskIds(db, task.job_id, 'block_geometry')).length > 0) return
    await setJobStage(db, task.job_id, 'irradiance')
    const series = await openTaskIds(db, task.job_id, 'block_series')
    const firstTurn = job.queue_from + job.total_tasks - series.length
    await deps.queue.enqueue(db, 'block_series', series, firstTurn)
  })
}

/** Counts a finished series task; the last one queues the post-processing in the same transaction. */
export async function completeSeriesTask(
  deps: JobLifecycleDeps,
  task: TaskRow,
  result: Json,
): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const job = await lockActiveJob(db, task.job_id)
    if (!job) return
    if (!(await setTaskCompleted(db, task.id, result))) return
    if (!(await countCompletedTask(db, task.job_id))) return
    await setJobStage(db, task.job_id, 'post_processing')
    const queued = await insertTasks(db, task.job_id, [{ kind: 'post_processing' }])
    await deps.queue.enqueue(
      db,
      'post_processing',
      queued.map(({ id }) => id),
      job.queue_from + job.total_tasks,
    )
  })
}

/**
 * Ends a job as completed together with what `write` stores. Undefined when the job was stopped meanwhile: then
 * nothing is written.
 */
export function completeJob(
  deps: JobLifecycleDeps,
  task: TaskRow,
  write: (db: Database) => Promise<void>,
): Promise<JobRow | undefined> {
  return deps.db.transaction().execute(async (db) => {
    if (!(await lockActiveJob(db, task.job_id))) return undefined
    await setTaskCompleted(db, task.id, null)
    await write(db)
    return endJob(db, task.job_id, { status: 'completed' })
  })
}

/** Ends a job as failed and drops its other tasks. Undefined when it had ended before. */
export async function failJob(
  deps: JobLifecycleDeps,
  jobId: string,
  error: { readonly code: string; readonly message: string },
): Promise<JobRow | undefined> {
  const end = { status: 'failed', error_code: error.code, error_message: error.message } as const
  const job = await endJob(deps.db, jobId, end)
  if (job) await cancelTasks(deps, jobId)
  return job
}

/** Ends a job as stopped. Undefined when it had ended before, so that stopping twice changes nothing. */
export async function stopJob(deps: JobLifecycleDeps, jobId: string): Promise<JobRow | undefined> {
  const job = await endJob(deps.db, jobId, { status: 'stopped' })
  if (job) await cancelTasks(deps, jobId)
  return job
}

/** The fields of the one line that the log has of a job that ended. */
export const jobLine = (job: JobRow): object => ({
  jobId: job.id,
  simulationId: job.simulation_id,
  kind: 'simulation',
  outcome: job.status,
  ...(job.error_code === null ? {} : { code: job.error_code }),
  tasks: job.total_tasks,
  durationMs: (job.completed_at?.getTime() ?? 0) - job.created_at.getTime(),
})

/** A task whose workers were lost fails its job. Undefined where it is tried again, or had ended. */
export async function failLostTask(
  deps: JobLifecycleDeps,
  taskId: string,
): Promise<JobRow | undefined> {
  const task = await findTask(deps.db, taskId)
  if (!task || task.status === 'completed') return undefined
  if (!countsAsLoss(task)) {
    await deps.queue.requeueLost(taskId)
    return undefined
  }
  return failJob(deps, task.job_id, lossOf(task))
}

async function cancelTasks(deps: JobLifecycleDeps, jobId: string): Promise<void> {
  const tasks = await tasksOfJob(deps.db, jobId)
  const open = tasks.filter(({ status }) => status !== 'completed')
  const idsOf = (kind: TaskKind): string[] =>
    open.filter((task) => task.kind === kind).map(({ id }) => id)
  for (const kind of TASK_KINDS) await deps.queue.cancel(kind, idsOf(kind))
}
