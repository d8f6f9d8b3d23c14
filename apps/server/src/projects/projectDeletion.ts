import { AppError, effectiveRole } from '@duet/contract'
import { sql } from 'kysely'
import {
  isSeenByToken,
  organizationAccess,
  signedIn,
  type UserId,
} from '../access/organizationAccess.ts'
import { projectAccess, projectNotFound } from '../access/projectAccess.ts'
import {
  findProjectRoles,
  listDeletedRoles,
  lockProject,
  type ProjectRow,
  type ProjectWithRoles,
} from '../access/projectQueries.ts'
import { findPeople, type PersonRow } from '../access/users.ts'
import { writeAudit } from '../db/auditLog.ts'
import type { Database } from '../db/connection.ts'
import { isUuid } from '../db/uuid.ts'
import type { DeletedProject } from '../graphql/resolvers.gen.ts'
import type { Server } from '../server.ts'
import { stopRunsOfProject } from '../simulations/simulations.ts'
import { type ProjectRecord, projectRecord } from './projectRecord.ts'

/** How long a deleted project can be restored, days. */
export const RESTORE_DAYS = 30

/** It is hidden from then on, and can be restored for 30 days; its runs end. */
export async function deleteProject(server: Server, userId: UserId, id: string): Promise<void> {
  const { db } = server
  const { project } = await projectAccess(db, userId, id, 'owner')
  await db.transaction().execute(async (tx) => {
    if (!(await lockProject(tx, project.id))) throw projectNotFound()
    await refuseMonitored(tx, project.id)
    await setDeleted(tx, project.id, userId)
    await writeAudit(tx, {
      userId: signedIn(userId),
      organizationId: project.organization_id,
      projectId: project.id,
      action: 'project_deleted',
      details: { name: project.name },
    })
  })
  await stopRunsOfProject(server, project.id)
}

async function refuseMonitored(tx: Database, projectId: string): Promise<void> {
  const deployment = await tx
    .selectFrom('sentinel_deployment')
    .select('project_id')
    .where('project_id', '=', projectId)
    .executeTakeFirst()
  if (!deployment) return
  const message =
    'This project is locked while it is monitored. Withdraw it from monitoring before you delete it.'
  throw new AppError('PROJECT_LOCKED', message)
}

async function setDeleted(tx: Database, projectId: string, by: UserId): Promise<void> {
  await tx
    .updateTable('project')
    .set({ deleted_at: sql<Date>`now()`, deleted_by: signedIn(by) })
    .where('id', '=', projectId)
    .execute()
}

export async function restoreProject(
  { db }: Server,
  userId: UserId,
  id: string,
): Promise<ProjectRecord> {
  const caller = signedIn(userId)
  const found = isUuid(id) ? await findProjectRoles(db, caller, id, 'deleted') : undefined
  if (!found || !isRestorable(found)) throw projectNotFound()
  const project = await db.transaction().execute(async (tx) => {
    const restored = await setRestored(tx, id)
    if (!restored) throw projectNotFound()
    await writeAudit(tx, {
      userId: caller,
      organizationId: restored.organization_id,
      projectId: restored.id,
      action: 'project_restored',
      details: { name: restored.name },
    })
    return restored
  })
  return projectRecord({ project, role: 'owner', isGuest: false })
}

function setRestored(tx: Database, projectId: string): Promise<ProjectRow | undefined> {
  return tx
    .updateTable('project')
    .set({ deleted_at: null, deleted_by: null })
    .where('id', '=', projectId)
    .where('deleted_at', 'is not', null)
    .returningAll()
    .executeTakeFirst()
}

/** Those that the user could restore, newest deletion first. */
export async function deletedProjects(
  { db }: Server,
  userId: UserId,
  organizationId: string,
): Promise<DeletedProject[]> {
  await organizationAccess(db, userId, organizationId)
  const rows = await listDeletedRoles(db, signedIn(userId), organizationId)
  const restorable = rows.filter(isRestorable)
  const deleters = await findPeople(
    db,
    restorable.flatMap(({ project }) => project.deleted_by ?? []),
  )
  return restorable.map(({ project }) => deletedAnswer(project, deleters))
}

function isRestorable({ project, roles }: ProjectWithRoles): boolean {
  return (
    goneAtMs(project) > Date.now() &&
    isSeenByToken(project.organization_id) &&
    effectiveRole(roles) === 'owner'
  )
}

function goneAtMs({ deleted_at }: ProjectRow): number {
  return (deleted_at?.getTime() ?? Number.NaN) + RESTORE_DAYS * 24 * 3_600_000
}

function deletedAnswer(
  project: ProjectRow,
  deleters: ReadonlyMap<string, PersonRow>,
): DeletedProject {
  return {
    id: project.id,
    name: project.name,
    deleted_at: project.deleted_at ?? '',
    deleted_by: deleters.get(project.deleted_by ?? '') ?? null,
    gone_at: new Date(goneAtMs(project)),
  }
}
