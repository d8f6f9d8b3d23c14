import { AppError, oneLine } from '@duet/contract'
import { z } from 'zod'
import { signedIn, type UserId } from '../../access/organizationAccess.ts'
import { projectAccess } from '../../access/projectAccess.ts'
import { recordAccess } from '../../access/recordAccess.ts'
import { writeAudit } from '../../db/auditLog.ts'
import type { MutationAddReportRevisionArgs, ReportRevision } from '../../graphql/resolvers.gen.ts'
import { parseInput } from '../../input/parseInput.ts'
import type { Server } from '../../server.ts'
import type { ResultsServer } from '../run/finishedRun.ts'
import { finishedRun } from '../run/finishedRun.ts'
import { deleteRevisionRow, findRevision, listRevisions, putRevision } from './revisionQueries.ts'

const MOST_REVISION = 10
const MOST_CHANGE = 300

const line = (most: number) =>
  z
    .string()
    .transform(oneLine)
    .pipe(z.string().min(1, 'must not be empty').max(most, `must have at most ${most} characters`))

const revisionSchema = z.object({ revision: line(MOST_REVISION), change: line(MOST_CHANGE) })

export async function reportRevisions(
  { db }: Pick<Server, 'db'>,
  userId: UserId,
  projectId: string,
): Promise<ReportRevision[]> {
  await projectAccess(db, userId, projectId, 'viewer')
  return listRevisions(db, projectId)
}

/** Leaves a row in the audit log. @throws AppError FORBIDDEN, INVALID_INPUT, CONFLICT for the revision of another run */
export async function addRevision(
  server: ResultsServer,
  userId: UserId,
  { simulation_id, ...input }: MutationAddReportRevisionArgs,
): Promise<ReportRevision> {
  const run = await finishedRun(server, userId, simulation_id, 'editor')
  const given = parseInput(revisionSchema, input)
  const user_id = signedIn(userId)
  return server.db.transaction().execute(async (tx) => {
    const id = await putRevision(tx, {
      ...given,
      project_id: run.projectId,
      simulation_id: run.id,
      simulation_name: run.name,
      user_id,
    })
    const all = await listRevisions(tx, run.projectId)
    const stored = all.find((one) => one.id === id)
    if (!stored) throw taken(given.revision)
    await writeAudit(tx, {
      userId: user_id,
      projectId: run.projectId,
      action: 'report_revision_added',
      details: { ...given, simulation_id: run.id },
    })
    return stored
  })
}

const taken = (revision: string): AppError =>
  new AppError(
    'CONFLICT',
    `Another run of this project was given out as revision ${revision}. Give this one the next.`,
    { path: 'revision' },
  )

/** Leaves a row in the audit log. */
export async function removeRevision(
  { db }: Pick<Server, 'db'>,
  userId: UserId,
  id: string,
): Promise<void> {
  const { project_id, revision, change } = await recordAccess(db, userId, id, 'editor', {
    find: findRevision,
    notFound: () => new AppError('NOT_FOUND', 'Revision not found'),
  })
  await db.transaction().execute(async (tx) => {
    await deleteRevisionRow(tx, id)
    await writeAudit(tx, {
      userId: signedIn(userId),
      projectId: project_id,
      action: 'report_revision_deleted',
      details: { revision, change },
    })
  })
}
