import { AppError } from '@duet/contract'
import { z } from 'zod'
import type { Database } from '../db/connection.ts'
import type { ObjectStorage } from '../files/objectStorage.ts'
import type {
  DataExport,
  DataExportUrl,
  ResultFileRemoval,
  ResultJob,
} from '../http/resolvers.gen.ts'
import { parseInput } from '../input/parseInput.ts'
import { deleteResultJob, retryResultJob } from '../jobs/resultJobEdits.ts'
import { type ResultJobRow, resultJobsOfRun } from '../jobs/resultJobQueries.ts'
import { type ResultJobsDeps, startResultJob } from '../jobs/resultJobs.ts'
import { accessibleFileJob, exportableRun } from './exportAccess.ts'
import { type ExportArguments, exportRequest, parseStoredExport } from './exportInput.ts'
import { exportName } from './exportRun.ts'
import { type FinishedRun, type FinishedRunDeps, finishedRun } from './finishedRun.ts'
import { resultJobAnswer } from './resultJobsService.ts'

type UserId = string | undefined

export interface ExportsDeps extends FinishedRunDeps, ResultJobsDeps {
  readonly db: Database
  readonly storage: ObjectStorage
  readonly signDownload: (
    key: string,
    filename: string,
  ) => { readonly url: string; readonly expires_at: string }
  /** Files were marked for removal. */
  readonly wakeSweeper: () => void
}

/** Files of results: series, reports and bundles. All but the lists are for those who may export. */
export interface ExportsService {
  readonly exports: (userId: UserId, simulationId: string) => Promise<DataExport[]>
  readonly files: (userId: UserId, simulationId: string, kind: string) => Promise<ResultJob[]>
  readonly urls: (userId: UserId, ids: readonly string[]) => Promise<DataExportUrl[]>
  readonly createExport: (userId: UserId, input: ExportArguments) => Promise<DataExport>
  readonly makeBundle: (userId: UserId, simulationId: string) => Promise<ResultJob>
  readonly retry: (userId: UserId, id: string) => Promise<ResultJob>
  readonly remove: (userId: UserId, id: string) => Promise<ResultFileRemoval>
}

const LISTED = 200

export function createExportsService(deps: ExportsDeps): ExportsService {
  return {
    exports: async (userId, id) => {
      const run = await finishedRun(deps, userId, id)
      const jobs = await resultJobsOfRun(deps.db, run.id, 'data_export', LISTED)
      return jobs.map((job) => exportAnswer(job, run))
    },
    files: async (userId, id, kind) => {
      const run = await finishedRun(deps, userId, id)
      const known = parseInput(fileKind, kind, ['kind'])
      return (await resultJobsOfRun(deps.db, run.id, known, LISTED)).map(resultJobAnswer)
    },
    urls: (userId, ids) => fileUrls(deps, userId, ids),
    createExport: async (userId, input) => {
      const run = await exportableRun(deps, userId, input.simulation_id)
      const request = exportRequest(run, input)
      const stored = { ...request, filename: exportName(run, request) }
      const job = { simulationId: run.id, userId: userId ?? '', input: stored } as const
      return exportAnswer(await startResultJob(deps, { ...job, kind: 'data_export' }), run)
    },
    makeBundle: async (userId, id) => {
      const run = await exportableRun(deps, userId, id)
      const job = { simulationId: run.id, userId: userId ?? '', input: {} } as const
      return resultJobAnswer(await startResultJob(deps, { ...job, kind: 'run_bundle' }))
    },
    retry: async (userId, id) => {
      const { job } = await accessibleFileJob(deps, userId, id)
      const again = await retryResultJob(deps, job.id, userId ?? '')
      if (again) return resultJobAnswer(again)
      throw new AppError('CONFLICT', 'Only what has failed can be tried again.', {
        status: job.status,
      })
    },
    remove: async (userId, id) => {
      const { job, role } = await accessibleFileJob(deps, userId, id)
      if (job.user_id !== userId && role !== 'editor' && role !== 'owner')
        throw new AppError(
          'FORBIDDEN',
          'Files of results are removed by who asked for them, or by an editor of the project.',
          { role },
        )
      await deleteResultJob(deps, job.id)
      deps.wakeSweeper()
      return { success: true }
    },
  }
}

const fileKind = z.enum(['pdf_report', 'run_bundle'], {
  error: 'must be pdf_report or run_bundle',
})

async function fileUrls(
  deps: ExportsDeps,
  userId: UserId,
  ids: readonly string[],
): Promise<DataExportUrl[]> {
  if (!userId) throw new AppError('UNAUTHENTICATED', 'Sign in first.')
  const wanted = parseInput(z.array(z.string()).min(1).max(100, 'at most 100'), ids, ['ids'])
  const found: DataExportUrl[] = []
  for (const id of new Set(wanted)) {
    const { job } = await accessibleFileJob(deps, userId, id)
    const { storageKey, filename } = readyFile(job)
    if (!(await deps.storage.stat(storageKey)))
      throw new AppError('RESULT_DAMAGED', `The file '${filename}' is missing. Export it again.`, {
        export_id: id,
      })
    const { url, expires_at } = deps.signDownload(storageKey, filename)
    found.push({ id: job.id, url, expires_at })
  }
  return found
}

function readyFile(job: ResultJobRow): { readonly storageKey: string; readonly filename: string } {
  if (job.storage_key !== null && job.filename !== null)
    return { storageKey: job.storage_key, filename: job.filename }
  throw new AppError(
    'RESULT_NOT_READY',
    job.status === 'failed'
      ? `The file was not made: ${job.error_message ?? 'no reason is known'}`
      : 'The file is still being made.',
    { status: job.status },
  )
}

function exportAnswer(job: ResultJobRow, run: FinishedRun): DataExport {
  const { block_id, columns, filename, format, from, interval, names, scope, time_zone, to } =
    parseStoredExport(job.input)
  const { id, simulation_id, status, total_parts, completed_parts, size_bytes } = job
  return {
    id,
    simulation_id,
    status,
    total_parts,
    completed_parts,
    size_bytes,
    block_id,
    columns,
    names,
    filename,
    format,
    from,
    scope,
    time_zone,
    to,
    time_interval: interval ?? run.timeInterval,
    error_code: job.error_code,
    error_message: job.error_message,
    created_at: job.created_at.toISOString(),
    completed_at: job.completed_at?.toISOString() ?? null,
  }
}
