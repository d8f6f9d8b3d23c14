import { AppError } from '@duet/contract'
import { z } from 'zod'
import { signedIn, type UserId } from '../../access/organizationAccess.ts'
import type { GrantedAccess } from '../../access/projectAccess.ts'
import { recordAccess } from '../../access/recordAccess.ts'
import { signDownload } from '../../files/filesService.ts'
import type {
  DataExport,
  DataExportUrl,
  ResultFileRemoval,
  ResultJob,
} from '../../graphql/resolvers.gen.ts'
import { parseInput } from '../../input/parseInput.ts'
import { deleteResultJob, retryResultJob } from '../../jobs/resultJobEdits.ts'
import {
  FILE_KINDS,
  findResultJob,
  projectOfRun,
  type ResultJobRow,
  resultJobsOfRun,
} from '../../jobs/resultJobQueries.ts'
import { startResultJob } from '../../jobs/resultJobs.ts'
import type { Server } from '../../server.ts'
import { type ReportArguments, reportOptions } from '../report/reportInput.ts'
import type { FinishedRun } from '../run/finishedRun.ts'
import { type ExportArguments, exportRequest, parseStoredExport } from './exportInput.ts'
import { exportName } from './exportRun.ts'

const LISTED = 200

/** Series that were asked for, newest first. */
export async function runExports(run: FinishedRun): Promise<DataExport[]> {
  const jobs = await resultJobsOfRun(run.server.db, run.id, 'data_export', LISTED)
  return jobs.map((job) => exportAnswer(job, run))
}

const fileKind = z.enum(['pdf_report', 'run_bundle'], {
  error: 'must be pdf_report or run_bundle',
})

/** Reports or bundles of a run, newest first. */
export async function runFilesOf(
  { server: { db }, id }: FinishedRun,
  kind: string,
): Promise<ResultJob[]> {
  const known = parseInput(fileKind, kind, ['kind'])
  return resultJobsOfRun(db, id, known, LISTED)
}

type Starting = Pick<Server, 'db' | 'queue'>

/** The caller has settled access. */
export async function startExport(
  server: Starting,
  run: FinishedRun,
  args: ExportArguments,
  userId: string,
): Promise<DataExport> {
  const request = exportRequest(run, args)
  const input = { ...request, filename: exportName(run, request) }
  const job = { simulationId: run.id, userId, kind: 'data_export', input } as const
  return exportAnswer(await startResultJob(server, job), run)
}

/** The caller has settled access. */
export function startBundle(
  server: Starting,
  run: FinishedRun,
  userId: string,
): Promise<ResultJob> {
  const job = { simulationId: run.id, userId, kind: 'run_bundle', input: {} } as const
  return startResultJob(server, job)
}

/** The caller has settled access. */
export function startReport(
  server: Starting,
  run: FinishedRun,
  args: ReportArguments,
  userId: string,
): Promise<ResultJob> {
  const input = reportOptions(args)
  const job = { simulationId: run.id, userId, kind: 'pdf_report', input } as const
  return startResultJob(server, job)
}

export async function retryFile(server: Starting, userId: UserId, id: string): Promise<ResultJob> {
  const { job } = await accessibleFile(server, userId, id)
  const again = await retryResultJob(server, job.id, userId ?? '')
  if (again) return again
  throw new AppError('CONFLICT', 'Only what has failed can be tried again.', {
    status: job.status,
  })
}

export async function removeFile(
  server: Pick<Server, 'db' | 'queue' | 'sweeper'>,
  userId: UserId,
  id: string,
): Promise<ResultFileRemoval> {
  const { job, role } = await accessibleFile(server, userId, id)
  if (job.user_id !== userId && role !== 'editor' && role !== 'owner')
    throw new AppError(
      'FORBIDDEN',
      'Files of results are removed by who asked for them, or by an editor of the project.',
      { role },
    )
  await deleteResultJob(server, job.id)
  server.sweeper.wake()
  return { success: true }
}

interface AccessibleJob {
  readonly job: ResultJobRow
  readonly role: GrantedAccess['role']
}

async function jobAccess(
  { db }: Pick<Server, 'db'>,
  userId: UserId,
  id: string,
  right: 'viewer' | 'export',
): Promise<AccessibleJob> {
  const isFile = right === 'export'
  const { access, ...job } = await recordAccess(db, userId, id, right, {
    find: async (_db, known) => {
      const found = await findResultJob(db, known)
      if (!found || (isFile && !FILE_KINDS.has(found.kind))) return undefined
      return { ...found, project_id: await projectOfRun(db, found.simulation_id) }
    },
    notFound: () => new AppError('NOT_FOUND', isFile ? 'Export not found' : 'Job not found'),
  })
  return { job, role: access.role }
}

/** A job of a file that the user may take away. @throws AppError NOT_FOUND, FORBIDDEN */
const accessibleFile = (
  server: Pick<Server, 'db'>,
  userId: UserId,
  id: string,
): Promise<AccessibleJob> => jobAccess(server, userId, id, 'export')

/** A job whose run the user may see. @throws AppError NOT_FOUND */
export const accessibleJob = async (
  server: Pick<Server, 'db'>,
  userId: UserId,
  id: string,
): Promise<ResultJobRow> => (await jobAccess(server, userId, id, 'viewer')).job

/** Links to files that are made. @throws AppError RESULT_NOT_READY, RESULT_DAMAGED */
export async function fileUrls(
  server: Pick<Server, 'db' | 'storage' | 'signer'>,
  userId: UserId,
  ids: readonly string[],
): Promise<DataExportUrl[]> {
  signedIn(userId)
  const wanted = parseInput(z.array(z.string()).min(1).max(100, 'at most 100'), ids, ['ids'])
  const found: DataExportUrl[] = []
  for (const id of new Set(wanted)) {
    const { job } = await accessibleFile(server, userId, id)
    const { storageKey, filename } = readyFile(job)
    if (!(await server.storage.stat(storageKey)))
      throw new AppError('RESULT_DAMAGED', `The file '${filename}' is missing. Export it again.`, {
        export_id: id,
      })
    found.push({ id: job.id, ...signDownload(server, storageKey, filename) })
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
  const asked = parseStoredExport(job.input)
  return { ...job, ...asked, time_interval: asked.interval ?? run.timeInterval }
}
