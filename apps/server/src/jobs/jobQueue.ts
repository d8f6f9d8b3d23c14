import { fromKysely, PgBoss } from 'pg-boss'
import type { Database } from '../db/connection.ts'

export type TaskKind = 'block_geometry' | 'block_series' | 'post_processing'

export const TASK_KINDS: readonly TaskKind[] = ['block_geometry', 'block_series', 'post_processing']

/** Tasks whose worker was lost twice end here. */
const LOST_QUEUE = 'lost_task'

/** A worker that has not answered for this long is lost. The queue allows no less. */
const HEARTBEAT_S = 10
const HEARTBEAT_REFRESH_S = 2
const MONITOR_S = 2
const POLL_S = 2

interface TaskPayload {
  readonly taskId: string
}

/** Runs a task; the signal aborts when the task was cancelled or this process is no longer its worker. */
export type TaskHandler = (taskId: string, signal: AbortSignal) => Promise<void>

export interface JobQueue {
  /**
   * Part of the transaction of `db`: the tasks are there when it commits, or never. A task that the queue knows
   * already, in whatever state, is left alone.
   */
  readonly enqueue: (db: Database, kind: TaskKind, taskIds: readonly string[]) => Promise<void>
  /** Queued tasks are dropped; the signal of running ones aborts within seconds, in whichever process. */
  readonly cancel: (kind: TaskKind, taskIds: readonly string[]) => Promise<void>
  /** Takes tasks, `concurrency` at a time. */
  readonly consume: (kind: TaskKind, concurrency: number, handler: TaskHandler) => Promise<void>
  /** Hears of each task that was tried twice and lost its worker both times. */
  readonly consumeLost: (handler: (taskId: string) => Promise<void>) => Promise<void>
  /** Lets running tasks end for `graceMs`, then gives them back to the queue. */
  readonly stop: (graceMs?: number) => Promise<void>
}

/** The queue, in the product's own database. */
export async function createJobQueue(
  databaseUrl: string,
  onError: (error: Error) => void,
): Promise<JobQueue> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'duet-jobs',
    max: 4,
    useListenNotify: true,
    schedule: false,
    monitorIntervalSeconds: MONITOR_S,
    superviseIntervalSeconds: MONITOR_S,
  })
  boss.on('error', onError)
  await boss.start()
  await boss.createQueue(LOST_QUEUE, { notify: true })
  for (const kind of TASK_KINDS) {
    await boss.createQueue(kind, {
      notify: true,
      heartbeatSeconds: HEARTBEAT_S,
      retryLimit: 1,
      expireInSeconds: 6 * 3600,
      deleteAfterSeconds: 24 * 3600,
      deadLetter: LOST_QUEUE,
    })
  }
  return {
    enqueue: async (db, kind, taskIds) => {
      const jobs = taskIds.map((taskId) => ({ id: taskId, data: { taskId } }))
      await boss.insert(kind, jobs, { db: fromKysely(db) })
    },
    cancel: async (kind, taskIds) => {
      if (taskIds.length > 0) await boss.cancel(kind, [...taskIds])
    },
    consume: (kind, concurrency, handler) => consume(boss, kind, concurrency, handler),
    consumeLost: async (handler) => {
      await boss.work<TaskPayload>(
        LOST_QUEUE,
        { pollingIntervalSeconds: POLL_S, notifyPollingIntervalSeconds: POLL_S },
        async (jobs) => {
          for (const job of jobs) await handler(job.data.taskId)
        },
      )
    },
    stop: (graceMs = 4000) =>
      boss.stop({ graceful: graceMs > 0, timeout: Math.max(graceMs, 1000) }),
  }
}

/** One worker a slot: a worker takes one task a wake-up, so each asks again when it has finished. */
async function consume(
  boss: PgBoss,
  kind: TaskKind,
  concurrency: number,
  handler: TaskHandler,
): Promise<void> {
  for (let slot = 0; slot < concurrency; slot += 1) {
    const wake = { workerId: '' }
    wake.workerId = await boss.work<TaskPayload>(
      kind,
      {
        pollingIntervalSeconds: POLL_S,
        notifyPollingIntervalSeconds: POLL_S,
        heartbeatRefreshSeconds: HEARTBEAT_REFRESH_S,
      },
      async (jobs) => {
        boss.notifyWorker(wake.workerId)
        for (const job of jobs) await handler(job.data.taskId, job.signal)
      },
    )
  }
}
