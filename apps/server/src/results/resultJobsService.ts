import { AppError } from '@duet/contract'
import { isUuid } from '../db/uuid.ts'
import type { ResultJob } from '../http/resolvers.gen.ts'
import { findResultJob, type ResultJobRow } from '../jobs/resultJobQueries.ts'
import { type FinishedRunDeps, finishedRun } from './finishedRun.ts'

export interface ResultJobsService {
  /** @throws AppError NOT_FOUND for an id that is unknown, malformed or of a foreign project */
  readonly one: (userId: string | undefined, id: string) => Promise<ResultJob>
}

export function createResultJobsService(deps: FinishedRunDeps): ResultJobsService {
  return {
    one: async (userId, id) => resultJobAnswer(await accessibleJob(deps, userId, id)),
  }
}

const notFound = (): AppError => new AppError('NOT_FOUND', 'Job not found')

/** A job whose run the user may see. @throws AppError NOT_FOUND */
export async function accessibleJob(
  deps: FinishedRunDeps,
  userId: string | undefined,
  id: string,
): Promise<ResultJobRow> {
  if (!userId) throw new AppError('UNAUTHENTICATED', 'Sign in first.')
  const job = isUuid(id) ? await findResultJob(deps.db, id) : undefined
  if (!job) throw notFound()
  try {
    await finishedRun(deps, userId, job.simulation_id)
  } catch (error) {
    throw error instanceof AppError && error.code === 'NOT_FOUND' ? notFound() : error
  }
  return job
}

export function resultJobAnswer(job: ResultJobRow): ResultJob {
  return {
    id: job.id,
    simulation_id: job.simulation_id,
    kind: job.kind,
    status: job.status,
    total_parts: job.total_parts,
    completed_parts: job.completed_parts,
    filename: job.filename,
    size_bytes: job.size_bytes,
    error_code: job.error_code,
    error_message: job.error_message,
    created_at: job.created_at.toISOString(),
    completed_at: job.completed_at?.toISOString() ?? null,
  }
}
