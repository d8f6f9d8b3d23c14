import { createHash } from 'node:crypto'
import { AppError } from '@duet/contract'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../db/connection.ts'
import type { Json, ResultJob } from '../db/database.gen.ts'

export type ResultJobRow = Selectable<ResultJob>

/** What can be made of a finished run. */
export const RESULT_JOB_KINDS = [
  'data_export',
  'pdf_report',
  'run_bundle',
  'pvsyst_factors',
  'module_profile',
] as const

export type ResultJobKind = (typeof RESULT_JOB_KINDS)[number]

/** Kinds that leave a file to take away. */
export const FILE_KINDS: ReadonlySet<string> = new Set(['data_export', 'pdf_report', 'run_bundle'])

export interface NewResultJob {
  readonly simulationId: string
  readonly userId: string
  readonly kind: ResultJobKind
  /** All that the handler needs, with its keys always in one order. */
  readonly input: { readonly [key: string]: Json }
}

export const inputHash = ({ kind, input }: Pick<NewResultJob, 'kind' | 'input'>): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, input]))
    .digest('hex')

/** What a job asks for, as it is stored. */
export type AskedResultJob = Pick<
  ResultJobRow,
  'simulation_id' | 'user_id' | 'kind' | 'input' | 'input_hash'
>

/** @param turn - in the queue, of `nextResultTurn` */
export function insertResultJob(
  db: Database,
  job: AskedResultJob,
  turn: number,
): Promise<ResultJobRow> {
  return db
    .insertInto('result_job')
    .values({ ...job, input: JSON.stringify(job.input), turn })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function findResultJob(db: Database, id: string): Promise<ResultJobRow | undefined> {
  return db.selectFrom('result_job').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The newest job of a run with this very input that has not failed. */
export function sameResultJob(db: Database, job: NewResultJob): Promise<ResultJobRow | undefined> {
  return db
    .selectFrom('result_job')
    .selectAll()
    .where('simulation_id', '=', job.simulationId)
    .where('kind', '=', job.kind)
    .where('input_hash', '=', inputHash(job))
    .where('status', '!=', 'failed')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Newest first. */
export function resultJobsOfRun(
  db: Database,
  simulationId: string,
  kind: ResultJobKind,
  limit: number,
): Promise<ResultJobRow[]> {
  return db
    .selectFrom('result_job')
    .selectAll()
    .where('simulation_id', '=', simulationId)
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Takes a job for a worker. Undefined when it has ended, or its run is gone. */
export function claimResultJob(
  db: Database,
  id: string,
  worker: string,
): Promise<ResultJobRow | undefined> {
  return db
    .updateTable('result_job')
    .set({
      status: 'running',
      attempts: sql<number>`attempts + 1`,
      completed_parts: 0,
      worker,
      running_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'running'])
    .returningAll()
    .executeTakeFirst()
}

/** The worker lives and gives its job up. */
export async function giveResultJobBack(db: Database, id: string, worker: string): Promise<void> {
  await db
    .updateTable('result_job')
    .set({ status: 'queued' })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .where('worker', '=', worker)
    .execute()
}

export async function setResultJobProgress(
  db: Database,
  id: string,
  completedParts: number,
  totalParts: number,
): Promise<void> {
  await db
    .updateTable('result_job')
    .set({ completed_parts: completedParts, total_parts: totalParts })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .execute()
}

export interface ResultFile {
  readonly storageKey: string
  readonly filename: string
  readonly sizeBytes: number
}

/** What a job left: a file, an answer, or both. */
export interface ResultJobEnd {
  readonly file?: ResultFile
  readonly answer?: Json
}

/** False when the job has ended before, or its run is gone. */
export async function completeResultJob(
  db: Database,
  id: string,
  { file, answer }: ResultJobEnd,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('result_job')
    .set({
      status: 'completed',
      completed_parts: sql<number>`total_parts`,
      storage_key: file?.storageKey ?? null,
      filename: file?.filename ?? null,
      size_bytes: file?.sizeBytes ?? null,
      answer: answer === undefined ? null : JSON.stringify(answer),
      completed_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function failResultJob(
  db: Database,
  id: string,
  error: { readonly code: string; readonly message: string },
): Promise<void> {
  await db
    .updateTable('result_job')
    .set({
      status: 'failed',
      error_code: error.code,
      error_message: error.message,
      completed_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'running'])
    .execute()
}

export async function projectOfRun(db: Database, simulationId: string): Promise<string> {
  const { project_id } = await db
    .selectFrom('simulation')
    .select('project_id')
    .where('id', '=', simulationId)
    .executeTakeFirstOrThrow(() => new AppError('NOT_FOUND', 'Simulation not found'))
  return project_id
}

/**
 * The turn of a new job, by the rule of `nextTurn` for runs: after all open jobs of its project, but not before the turn that the
 * queue serves now.
 */
export async function nextResultTurn(db: Database, simulationId: string): Promise<number> {
  const { rows } = await sql<{ turn: number }>`
    select greatest(
      min(job.turn),
      max(job.turn + 1) filter (where run.project_id = own.project_id),
      0
    ) as turn
    from result_job job
    join simulation run on run.id = job.simulation_id
    cross join (select project_id from simulation where id = ${simulationId}) own
    where job.status in ('queued', 'running')
  `.execute(db)
  return rows[0]?.turn ?? 0
}

/** By their turns. */
export function openResultJobs(
  db: Database,
  limit: number,
): Promise<Pick<ResultJobRow, 'id' | 'turn'>[]> {
  return db
    .selectFrom('result_job')
    .select(['id', 'turn'])
    .where('status', 'in', ['queued', 'running'])
    .orderBy('turn')
    .orderBy('created_at')
    .limit(limit)
    .execute()
}
