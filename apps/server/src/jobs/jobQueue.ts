import { type ConstructorOptions, fromKysely, PgBoss } from 'pg-boss'
import type { Database } from '../db/connection.ts'
import { activeTracer, traced } from '../telemetry/tracing.ts'

export type TaskKind = 'block_geometry' | 'block_series' | 'post_processing'

export const TASK_KINDS: readonly TaskKind[] = ['block_geometry', 'block_series', 'post_processing']

/** Tasks of runs, and jobs that make something of a finished run. */
export type QueueName = TaskKind | 'result_job'

/** What was lost with its worker twice ends in one of these. */
export type LostQueueName = 'lost_task' | 'lost_result_job'

const QUEUES: readonly (readonly [name: QueueName, lost: LostQueueName])[] = [
  ...TASK_KINDS.map((kind) => [kind, 'lost_task'] as const),
  ['result_job', 'lost_result_job'],
]

export const isQueueName = (text: string): text is QueueName =>
  QUEUES.some(([name]) => name === text)

/** A worker that has not answered for this long is lost. The queue allows no less. */
const HEARTBEAT_S = 10
const HEARTBEAT_REFRESH_S = 2
const MONITOR_S = 2
const POLL_S = 2

const UNCOUNT_ATTEMPT =
  'update pgboss.job set retry_count = greatest(0, retry_count - 1) where id = $1'
/** The queue counts an attempt when it gives out a job that was begun before. */
const REQUEUE_LOST = `update pgboss.job set state = 'retry', started_on = null, heartbeat_on = null, completed_on = null, start_after = now()
  where id = $1 and state = 'failed'`

/** Kinds of processes that take tasks: names of `processName` begin so. */
export const TASK_PROCESSES = ['server', 'worker'] as const

interface TaskPayload {
  readonly taskId: string
  /** Of the call, or the task, that queued it: its trace goes on. */
  readonly traceparent?: string
}

/** Runs a task; the signal aborts when the task was cancelled or this process is no longer its worker. */
export type TaskHandler = (taskId: string, signal: AbortSignal) => Promise<void>

export interface QueueLoad {
  readonly queue: QueueName
  readonly waiting: number
  readonly running: number
  /** How long the oldest one that waits has waited; 0 where none does. */
  readonly oldestS: number
}

const LOAD = `select queue, count(job.id) filter (where state < 'active')::int as waiting, count(job.id) filter (where state = 'active')::int as running,
    coalesce(extract(epoch from now() - min(created_on) filter (where state < 'active')), 0)::float8 as "oldestS"
  from unnest($1::text[]) queue left join pgboss.job job on job.name = queue and state <= 'active' group by queue`

export interface JobQueue {
  /**
   * Part of the transaction of `db`: the tasks are there when it commits, or never. A task that the queue knows
   * already, in whatever state, is left alone.
   *
   * @param firstTurn - of the first task; each further one has the next. Lower turns are taken first, equal ones by age
   */
  readonly enqueue: (
    db: Database,
    queue: QueueName,
    taskIds: readonly string[],
    firstTurn?: number,
  ) => Promise<void>
  /** Queued tasks are dropped; the signal of running ones aborts within seconds, in whichever process. */
  readonly cancel: (queue: QueueName, taskIds: readonly string[]) => Promise<void>
  /** Takes tasks, `concurrency` at a time. */
  readonly consume: (queue: QueueName, concurrency: number, handler: TaskHandler) => Promise<void>
  /** Takes back that the last attempt of a task was counted: it ended by no fault of the task. */
  readonly uncountAttempt: (taskId: string) => Promise<void>
  /** Queues a task that was lost once more; attempts that were counted stay so. */
  readonly requeueLost: (taskId: string) => Promise<void>
  /** Hears of each task that used up its attempts. */
  readonly consumeLost: (
    queue: LostQueueName,
    handler: (taskId: string) => Promise<void>,
  ) => Promise<void>
  /** What waits and runs, of each queue. */
  readonly load: () => Promise<readonly QueueLoad[]>
  /** Lets running tasks end for `graceMs`, then gives them back to the queue. */
  readonly stop: (graceMs?: number) => Promise<void>
}

/**
 * The queue, in the product's own database.
 *
 * @param worker - name of this process where it takes tasks: the database is told, which counts who is there
 */
export async function createJobQueue(
  databaseUrl: string,
  onError: (error: Error) => void,
  worker?: string,
): Promise<JobQueue> {
  const boss = new PgBoss(bossOptions(databaseUrl, worker))
  boss.on('error', onError)
  await boss.start()
  for (const lost of new Set(QUEUES.map(([, name]) => name))) {
    await boss.createQueue(lost, { notify: true })
  }
  for (const [name, lost] of QUEUES) {
    await boss.createQueue(name, {
      notify: true,
      heartbeatSeconds: HEARTBEAT_S,
      retryLimit: 1,
      expireInSeconds: 6 * 3600,
      deleteAfterSeconds: 24 * 3600,
      deadLetter: lost,
    })
  }
  return {
    enqueue: async (db, name, taskIds, firstTurn = 0) => {
      const traceparent = activeTracer()?.current()
      const jobs = taskIds.map((taskId, index) => ({
        id: taskId,
        data: { taskId, ...(traceparent && { traceparent }) },
        priority: -(firstTurn + index),
      }))
      await boss.insert(name, jobs, { db: fromKysely(db) })
    },
    cancel: async (name, taskIds) => {
      if (taskIds.length > 0) await boss.cancel(name, [...taskIds])
    },
    consume: (name, concurrency, handler) => consume(boss, name, concurrency, handler),
    consumeLost: async (lost, handler) => {
      await boss.work<TaskPayload>(
        lost,
        { pollingIntervalSeconds: POLL_S, notifyPollingIntervalSeconds: POLL_S },
        async (jobs) => {
          for (const job of jobs) await handler(job.data.taskId)
        },
      )
    },
    uncountAttempt: async (taskId) => {
      await boss.getDb().executeSql(UNCOUNT_ATTEMPT, [taskId])
    },
    requeueLost: async (taskId) => {
      await boss.getDb().executeSql(REQUEUE_LOST, [taskId])
    },
    load: async () => {
      const names = QUEUES.map(([name]) => name)
      const { rows } = await boss.getDb().executeSql(LOAD, [names])
      return rows
    },
    stop: (graceMs = 4000) =>
      boss.stop({ graceful: graceMs > 0, timeout: Math.max(graceMs, 1000) }),
  }
}

const bossOptions = (connectionString: string, worker: string | undefined): ConstructorOptions => ({
  connectionString,
  application_name: worker === undefined ? 'duet-jobs' : `duet-jobs ${worker}`,
  max: 4,
  useListenNotify: true,
  schedule: false,
  monitorIntervalSeconds: MONITOR_S,
  superviseIntervalSeconds: MONITOR_S,
})

/** One worker a slot: a worker takes one task a wake-up, so each asks again when it has finished. */
async function consume(
  boss: PgBoss,
  name: QueueName,
  concurrency: number,
  handler: TaskHandler,
): Promise<void> {
  for (let slot = 0; slot < concurrency; slot += 1) {
    const wake = { workerId: '' }
    wake.workerId = await boss.work<TaskPayload>(
      name,
      {
        pollingIntervalSeconds: POLL_S,
        notifyPollingIntervalSeconds: POLL_S,
        heartbeatRefreshSeconds: HEARTBEAT_REFRESH_S,
      },
      async (jobs) => {
        boss.notifyWorker(wake.workerId)
        for (const { data, signal } of jobs) {
          const facts = {
            name: `task ${name}`,
            kind: 'consumer',
            parent: data.traceparent,
          } as const
          await traced(facts, () => handler(data.taskId, signal))
        }
      },
    )
  }
}
