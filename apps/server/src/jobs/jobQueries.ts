import { type Selectable, sql } from 'kysely'
import type { Database } from '../db/connection.ts'
import type { DuetJob, DuetTask, Json } from '../db/database.gen.ts'

export type JobRow = Selectable<DuetJob>
export type TaskRow = Selectable<DuetTask>

/** Statuses that a job can still leave. */
export const ACTIVE_STATUSES = ['created', 'submitting', 'queued', 'running'] as const

export type JobStage = 'geometry' | 'irradiance' | 'rollup' | 'post_processing'

export interface NewTask {
  readonly kind: 'block_geometry' | 'block_series' | 'post_processing'
  readonly block_id?: string
  readonly class_index?: number
  readonly step_from?: number
  readonly step_to?: number
}

/**
 * The turn at which the tasks of a new run begin (start-time fair queueing, Goyal, Vin and Cheng 1996): after all turns of its
 * project's runs that have not ended, but not before the turn that the queue serves now.
 */
export async function nextTurn(db: Database, simulationId: string): Promise<number> {
  const { rows } = await sql<{ turn: number }>`
    select greatest(
      min(job.queue_from + job.completed_tasks),
      max(job.queue_from + job.total_tasks + 1) filter (where run.project_id = own.project_id),
      0
    )::int as turn
    from duet_job job
    join simulation run on run.id = job.simulation_id
    cross join (select project_id from simulation where id = ${simulationId}) own
    where job.status in ('created', 'submitting', 'queued', 'running')
  `.execute(db)
  return rows[0]?.turn ?? 0
}

interface NewJob {
  readonly simulationId: string
  readonly totalTasks: number
  /** Turn of its first task. */
  readonly queueFrom: number
}

export function insertQueuedJob(
  db: Database,
  { simulationId, totalTasks, queueFrom }: NewJob,
): Promise<JobRow> {
  return db
    .insertInto('duet_job')
    .values({
      simulation_id: simulationId,
      status: 'queued',
      stage: 'validate',
      total_tasks: totalTasks,
      queue_from: queueFrom,
      submitted_at: sql<Date>`now()`,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Rows of one statement: PostgreSQL takes 65,535 parameters. */
const ROWS_PER_INSERT = 5000

export async function insertTasks(
  db: Database,
  jobId: string,
  tasks: readonly NewTask[],
): Promise<TaskRow[]> {
  const rows: TaskRow[] = []
  for (let from = 0; from < tasks.length; from += ROWS_PER_INSERT) {
    const values = tasks.slice(from, from + ROWS_PER_INSERT).map((task) => ({
      job_id: jobId,
      kind: task.kind,
      block_id: task.block_id ?? null,
      class_index: task.class_index ?? null,
      step_from: task.step_from ?? null,
      step_to: task.step_to ?? null,
    }))
    rows.push(...(await db.insertInto('duet_task').values(values).returningAll().execute()))
  }
  return rows
}

export function findTask(db: Database, taskId: string): Promise<TaskRow | undefined> {
  return db.selectFrom('duet_task').selectAll().where('id', '=', taskId).executeTakeFirst()
}

export function findJob(db: Database, jobId: string): Promise<JobRow | undefined> {
  return db.selectFrom('duet_job').selectAll().where('id', '=', jobId).executeTakeFirst()
}

export function findJobOfSimulation(
  db: Database,
  simulationId: string,
): Promise<JobRow | undefined> {
  return db
    .selectFrom('duet_job')
    .selectAll()
    .where('simulation_id', '=', simulationId)
    .executeTakeFirst()
}

/** Tasks of a job in the order of blocks and time; a job has a few per block and year. */
export function tasksOfJob(db: Database, jobId: string): Promise<TaskRow[]> {
  return db
    .selectFrom('duet_task')
    .selectAll()
    .where('job_id', '=', jobId)
    .orderBy('kind')
    .orderBy('block_id')
    .orderBy('step_from')
    .limit(100_000)
    .execute()
}

/** Tasks that runs which have not ended still wait for; series wait for the geometry of their run, and are not among them before. */
export function openTasks(
  db: Database,
  limit: number,
): Promise<readonly (Pick<TaskRow, 'id' | 'kind'> & Pick<JobRow, 'queue_from'>)[]> {
  return db
    .selectFrom('duet_task')
    .innerJoin('duet_job', 'duet_job.id', 'duet_task.job_id')
    .select(['duet_task.id', 'duet_task.kind', 'duet_job.queue_from'])
    .where('duet_job.status', 'in', [...ACTIVE_STATUSES])
    .where('duet_task.status', 'in', ['queued', 'running'])
    .where((where) =>
      where.or([
        where('duet_task.kind', '!=', 'block_series'),
        where.not(
          where.exists(
            where
              .selectFrom('duet_task as geometry')
              .select('geometry.id')
              .whereRef('geometry.job_id', '=', 'duet_task.job_id')
              .where('geometry.kind', '=', 'block_geometry')
              .where('geometry.status', '!=', 'completed'),
          ),
        ),
      ]),
    )
    .orderBy('duet_job.queue_from')
    .orderBy('duet_job.created_at')
    .limit(limit)
    .execute()
}

/** Tasks of one kind that a job still waits for. */
export async function openTaskIds(
  db: Database,
  jobId: string,
  kind: NewTask['kind'],
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('duet_task')
    .select('id')
    .where('job_id', '=', jobId)
    .where('kind', '=', kind)
    .where('status', '!=', 'completed')
    .orderBy('block_id')
    .orderBy('step_from')
    .limit(100_000)
    .execute()
  return rows.map(({ id }) => id)
}

/** Takes a task for a worker. Undefined when it is done, or its job has ended. */
export function claimTask(
  db: Database,
  taskId: string,
  worker: string,
): Promise<TaskRow | undefined> {
  return db
    .updateTable('duet_task')
    .set({
      status: 'running',
      attempts: sql<number>`attempts + 1`,
      worker,
      started_at: sql<Date>`now()`,
    })
    .where('id', '=', taskId)
    .where('status', 'in', ['queued', 'running'])
    .where('job_id', 'in', (jobs) =>
      jobs
        .selectFrom('duet_job')
        .select('id')
        .where('status', 'in', [...ACTIVE_STATUSES]),
    )
    .returningAll()
    .executeTakeFirst()
}

/** The time of a task counts from here: it was taken before there was a thread for it. */
export async function restartTaskTime(db: Database, taskId: string): Promise<void> {
  await db
    .updateTable('duet_task')
    .set({ started_at: sql<Date>`now()` })
    .where('id', '=', taskId)
    .where('status', '=', 'running')
    .execute()
}

/** The worker lives and gives its task up. */
export async function giveTaskBack(db: Database, taskId: string, worker: string): Promise<void> {
  await db
    .updateTable('duet_task')
    .set({ status: 'queued' })
    .where('id', '=', taskId)
    .where('status', '=', 'running')
    .where('worker', '=', worker)
    .execute()
}

/** Holds the job until the transaction ends, so that tasks which finish together see each other. */
export function lockActiveJob(db: Database, jobId: string): Promise<JobRow | undefined> {
  return db
    .selectFrom('duet_job')
    .selectAll()
    .where('id', '=', jobId)
    .where('status', 'in', [...ACTIVE_STATUSES])
    .forUpdate()
    .executeTakeFirst()
}

/** False when the task was completed before. */
export async function setTaskCompleted(
  db: Database,
  taskId: string,
  result: Json,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('duet_task')
    .set({ status: 'completed', completed_at: sql<Date>`now()`, result: JSON.stringify(result) })
    .where('id', '=', taskId)
    .where('status', '=', 'running')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function setJobRunning(db: Database, jobId: string, stage: JobStage): Promise<void> {
  await db
    .updateTable('duet_job')
    .set({ status: 'running', stage, running_at: sql<Date>`now()` })
    .where('id', '=', jobId)
    .where('status', '=', 'queued')
    .execute()
}

/** True when it was the last one. The job is locked, so of tasks that end together one gets true. */
export async function countCompletedTask(db: Database, jobId: string): Promise<boolean> {
  const job = await db
    .updateTable('duet_job')
    .set({ completed_tasks: sql<number>`completed_tasks + 1` })
    .where('id', '=', jobId)
    .returning(['completed_tasks', 'total_tasks'])
    .executeTakeFirstOrThrow()
  return job.completed_tasks >= job.total_tasks
}

export async function setJobStage(db: Database, jobId: string, stage: JobStage): Promise<void> {
  await db
    .updateTable('duet_job')
    .set({ stage })
    .where('id', '=', jobId)
    .where('status', 'in', [...ACTIVE_STATUSES])
    .execute()
}

export interface JobEnd {
  readonly status: 'completed' | 'failed' | 'stopped'
  readonly error_code?: string
  readonly error_message?: string
}

/** Ends a job. Undefined when it had ended before: an ended job never changes. */
export function endJob(db: Database, jobId: string, end: JobEnd): Promise<JobRow | undefined> {
  return db
    .updateTable('duet_job')
    .set({ ...end, completed_at: sql<Date>`now()` })
    .where('id', '=', jobId)
    .where('status', 'in', [...ACTIVE_STATUSES])
    .returningAll()
    .executeTakeFirst()
}
