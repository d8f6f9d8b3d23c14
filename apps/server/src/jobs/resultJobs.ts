import { AppError } from '@duet/contract'
import type { Database } from '../db/connection.ts'
import { commitStoredFile } from '../files/storedFileQueries.ts'
import { requireStorageRoom, takeStarts } from '../quotas/quotas.ts'
import { observeTask } from '../telemetry/counters.ts'
import { isDatabaseAway, whenDatabaseIsBack } from './databaseAway.ts'
import type { JobQueue } from './jobQueue.ts'
import { countsAsLoss, isExhausted, lossOf } from './lostAttempts.ts'
import {
  type AskedResultJob,
  claimResultJob,
  completeResultJob,
  FILE_KINDS,
  failResultJob,
  findResultJob,
  giveResultJobBack,
  inputHash,
  insertResultJob,
  type NewResultJob,
  nextResultTurn,
  openResultJobs,
  projectOfRun,
  RESULT_JOB_KINDS,
  type ResultJobEnd,
  type ResultJobKind,
  type ResultJobRow,
  sameResultJob,
  setResultJobProgress,
} from './resultJobQueries.ts'
import {
  failureOf,
  type TaskConsumerOptions,
  type TaskLog,
  type TaskSignals,
} from './taskConsumer.ts'

export interface ResultJobsDeps {
  readonly db: Database
  readonly queue: JobQueue
}

/**
 * Writes a job and queues it, both or neither. Projects take turns: one that asks for much does not hold up the others.
 *
 * @throws AppError QUOTA_EXCEEDED
 */
export function startResultJob(
  { db, queue }: ResultJobsDeps,
  job: NewResultJob,
): Promise<ResultJobRow> {
  const { simulationId: simulation_id, userId: user_id, kind, input } = job
  const asked = { simulation_id, user_id, kind, input, input_hash: inputHash(job) }
  return db.transaction().execute((tx) => queueResultJob({ db: tx, queue }, asked, user_id))
}

/** Within a transaction. @throws AppError QUOTA_EXCEEDED */
export async function queueResultJob(
  { db, queue }: ResultJobsDeps,
  job: AskedResultJob,
  startedBy: string,
): Promise<ResultJobRow> {
  const projectId = await projectOfRun(db, job.simulation_id)
  if (FILE_KINDS.has(job.kind)) await requireStorageRoom(db, projectId)
  await takeStarts(db, { projectId, userId: startedBy, kind: 'jobs', count: 1 })
  const row = await insertResultJob(db, job, await nextResultTurn(db, job.simulation_id))
  await queue.enqueue(db, 'result_job', [row.id], row.turn)
  return row
}

/** The job that asks the same, else a new one: for answers, which a run gives once and for all. */
export async function askResultJob(deps: ResultJobsDeps, job: NewResultJob): Promise<ResultJobRow> {
  return (await sameResultJob(deps.db, job)) ?? (await startResultJob(deps, job))
}

/**
 * Makes what a job asks for. It may run twice, and must leave nothing that a second run would not replace. A file is stored as
 * `pending`; it is committed when the job completes.
 */
export type RunResultJob = (
  job: ResultJobRow,
  signal: AbortSignal,
  reportProgress: (completedParts: number, totalParts: number) => Promise<void>,
) => Promise<ResultJobEnd>

export type ResultJobHandlers = Readonly<Partial<Record<ResultJobKind, RunResultJob>>>

export interface ResultJobConsumerDeps extends ResultJobsDeps {
  readonly handlers: ResultJobHandlers
  readonly log: TaskLog
}

const MAX_OPEN_JOBS = 10_000

/** Takes result jobs off the queue until the queue stops. */
export async function startResultJobConsumer(
  deps: ResultJobConsumerDeps,
  { worker, concurrency, stopSignal }: TaskConsumerOptions,
): Promise<void> {
  const turns = Map.groupBy(await openResultJobs(deps.db, MAX_OPEN_JOBS), ({ turn }) => turn)
  for (const [turn, jobs] of turns) {
    const ids = jobs.map(({ id }) => id)
    await deps.queue.enqueue(deps.db, 'result_job', ids, turn)
  }
  await deps.queue.consumeLost('lost_result_job', (id) => failLostResultJob(deps, id))
  await deps.queue.consume('result_job', concurrency, (id, signal) =>
    runJob(deps, worker, id, { signal, stopSignal }),
  )
}

async function failLostResultJob(deps: ResultJobConsumerDeps, id: string): Promise<void> {
  const job = await findResultJob(deps.db, id)
  if (!job) return
  if (countsAsLoss(job)) await failLost(deps, job)
  else await deps.queue.requeueLost(id)
}

async function failLost({ db, log }: ResultJobConsumerDeps, job: ResultJobRow): Promise<void> {
  const loss = lossOf(job)
  await failResultJob(db, job.id, loss)
  log.error({ ...jobLine(job, 'failed'), code: loss.code }, 'job ended')
}

/** The fields of the one line that the log has of a job that ended. */
const jobLine = (job: ResultJobRow, outcome: 'completed' | 'failed'): object => ({
  jobId: job.id,
  simulationId: job.simulation_id,
  kind: job.kind,
  outcome,
  durationMs: Date.now() - job.created_at.getTime(),
})

async function runJob(
  deps: ResultJobConsumerDeps,
  worker: string,
  id: string,
  { signal: queueSignal, stopSignal }: TaskSignals,
): Promise<void> {
  const signal = AbortSignal.any([queueSignal, stopSignal])
  const before = await findResultJob(deps.db, id)
  const job = await claimResultJob(deps.db, id, worker)
  if (!before || !job) return
  if (isExhausted(before)) return failLost(deps, before)
  if (!countsAsLoss(before)) await deps.queue.uncountAttempt(id)
  const startedMs = performance.now()
  try {
    const handler = deps.handlers[kindOf(job)]
    if (!handler) throw new Error(`No handler of result jobs of kind ${job.kind}`)
    const end = await handler(job, signal, (completed, total) =>
      setResultJobProgress(deps.db, id, completed, total),
    )
    signal.throwIfAborted()
    await complete(deps.db, id, end)
    observeTask(kindOf(job), 'done', startedMs)
    deps.log.info(jobLine(job, 'completed'), 'job ended')
  } catch (error) {
    // A job that goes back to the queue is done by another worker
    if (signal.aborted || isDatabaseAway(error)) {
      observeTask(kindOf(job), 'given_back', startedMs)
      await whenDatabaseIsBack(() => giveResultJobBack(deps.db, id, worker), stopSignal)
      throw error
    }
    observeTask(kindOf(job), 'failed', startedMs)
    const failure = failureOf(error, 'Making this failed')
    await failResultJob(deps.db, id, failure)
    const line = { ...jobLine(job, 'failed'), code: failure.code }
    if (error instanceof AppError) deps.log.info(line, 'job ended')
    else deps.log.error({ ...line, err: error }, 'job ended')
  }
}

/** A run that was deleted meanwhile takes its files with it: one that no record has is swept. */
function complete(db: Database, id: string, end: ResultJobEnd): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const isStillThere = await completeResultJob(tx, id, end)
    if (isStillThere && end.file) await commitStoredFile(tx, end.file.storageKey)
  })
}

/** @throws Error for a kind that the database does not allow */
function kindOf({ kind }: ResultJobRow): ResultJobKind {
  const known = RESULT_JOB_KINDS.find((candidate) => candidate === kind)
  if (!known) throw new Error(`Unknown kind of result job: ${kind}`)
  return known
}
