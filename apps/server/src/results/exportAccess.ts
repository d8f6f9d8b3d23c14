import { AppError } from '@duet/contract'
import { isUuid } from '../db/uuid.ts'
import type { ResultJobRow } from '../jobs/resultJobQueries.ts'
import { FILE_KINDS, findResultJob } from '../jobs/resultJobQueries.ts'
import { type FinishedRun, type FinishedRunDeps, finishedRun } from './finishedRun.ts'

type UserId = string | undefined

/** Owners of a project say whether its viewers may take results away. @throws AppError FORBIDDEN, NOT_FOUND */
export async function requireExports(
  { projectAccess }: Pick<FinishedRunDeps, 'projectAccess'>,
  userId: UserId,
  projectId: string,
): Promise<string> {
  const { role } = await projectAccess(userId, projectId, 'export')
  return role
}

/** A finished run whose results the user may take away. */
export async function exportableRun(
  deps: FinishedRunDeps,
  userId: UserId,
  simulationId: string,
): Promise<FinishedRun> {
  const run = await finishedRun(deps, userId, simulationId)
  await requireExports(deps, userId, run.projectId)
  return run
}

export const exportNotFound = (): AppError => new AppError('NOT_FOUND', 'Export not found')

export interface ResultFileJob {
  readonly job: ResultJobRow
  readonly role: string
}

/** A job of a file that the user may take away, with the user's role. @throws AppError NOT_FOUND, FORBIDDEN */
export async function accessibleFileJob(
  deps: FinishedRunDeps,
  userId: UserId,
  id: string,
): Promise<ResultFileJob> {
  if (!userId) throw new AppError('UNAUTHENTICATED', 'Sign in first.')
  const job = isUuid(id) ? await findResultJob(deps.db, id) : undefined
  if (!job || !FILE_KINDS.has(job.kind)) throw exportNotFound()
  try {
    const { projectId } = await finishedRun(deps, userId, job.simulation_id)
    return { job, role: await requireExports(deps, userId, projectId) }
  } catch (error) {
    throw error instanceof AppError && error.code === 'NOT_FOUND' ? exportNotFound() : error
  }
}
