import { AppError, effectiveRole } from '@duet/contract'
import { sql } from 'kysely'
import { isSeenByToken } from '../access/organizationAccess.ts'
import { type ProjectAccess, projectNotFound } from '../access/projectAccess.ts'
import {
  findDeletedRoles,
  listDeletedRoles,
  lockProject,
  type ProjectRow,
  type ProjectWithRoles,
} from '../access/projectQueries.ts'
import { writeAudit } from '../db/auditLog.ts'
import type { Database } from '../db/connection.ts'
import { isUuid } from '../db/uuid.ts'
import type { DeletedProject } from '../http/resolvers.gen.ts'
import {
  type OrganizationAccess,
  type ProjectRecord,
  recordOf,
  signedIn,
} from './projectsService.ts'
import { findMembers, type MemberRow } from './projectUserQueries.ts'

/** How long a deleted project can be restored, days. */
export const RESTORE_DAYS = 30

export interface ProjectDeletionDeps {
  readonly db: Database
  readonly access: ProjectAccess
  readonly organizationAccess: OrganizationAccess
  /** Ends the runs of a project that have not ended. */
  readonly stopRuns: (projectId: string) => Promise<void>
  readonly now: () => number
}

type UserId = string | undefined

export interface ProjectDeletionService {
  /** It is hidden from then on, and can be restored for 30 days. */
  readonly deleteProject: (userId: UserId, id: string) => Promise<void>
  readonly restoreProject: (userId: UserId, id: string) => Promise<ProjectRecord>
  /** Those that the user could restore, newest deletion first. */
  readonly deletedProjects: (userId: UserId, organizationId: string) => Promise<DeletedProject[]>
}

export function createProjectDeletionService(deps: ProjectDeletionDeps): ProjectDeletionService {
  return {
    deleteProject: (userId, id) => deleteProject(deps, userId, id),
    restoreProject: (userId, id) => restoreProject(deps, userId, id),
    deletedProjects: (userId, organizationId) => deletedProjects(deps, userId, organizationId),
  }
}

async function deleteProject(
  { db, access, stopRuns }: ProjectDeletionDeps,
  userId: UserId,
  id: string,
): Promise<void> {
  const { project } = await access(userId, id, 'owner')
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
  await stopRuns(project.id)
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

async function restoreProject(
  { db, now }: ProjectDeletionDeps,
  userId: UserId,
  id: string,
): Promise<ProjectRecord> {
  const caller = signedIn(userId)
  const found = isUuid(id) ? await findDeletedRoles(db, caller, id) : undefined
  if (!found || !isRestorable(found, now())) throw projectNotFound()
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
  return recordOf({ project, role: 'owner', isGuest: false })
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

async function deletedProjects(
  { db, organizationAccess, now }: ProjectDeletionDeps,
  userId: UserId,
  organizationId: string,
): Promise<DeletedProject[]> {
  await organizationAccess(userId, organizationId)
  const rows = await listDeletedRoles(db, signedIn(userId), organizationId)
  const restorable = rows.filter((row) => isRestorable(row, now()))
  const deleters = await findMembers(
    db,
    restorable.flatMap(({ project }) => project.deleted_by ?? []),
  )
  return restorable.map(({ project }) => deletedAnswer(project, deleters))
}

function isRestorable({ project, roles }: ProjectWithRoles, nowMs: number): boolean {
  return (
    goneAtMs(project) > nowMs &&
    isSeenByToken(project.organization_id) &&
    effectiveRole(roles) === 'owner'
  )
}

function goneAtMs({ deleted_at }: ProjectRow): number {
  return (deleted_at?.getTime() ?? Number.NaN) + RESTORE_DAYS * 24 * 3_600_000
}

function deletedAnswer(
  project: ProjectRow,
  deleters: ReadonlyMap<string, MemberRow>,
): DeletedProject {
  return {
    id: project.id,
    name: project.name,
    deleted_at: project.deleted_at?.toISOString() ?? '',
    deleted_by: deleters.get(project.deleted_by ?? '') ?? null,
    gone_at: new Date(goneAtMs(project)).toISOString(),
  }
}
