import {
  AppError,
  effectiveRole,
  type ProjectRight,
  type ProjectStanding,
  projectRefusal,
} from '@duet/contract'
import type { Database } from '../db/connection.ts'
import { noteSecurityEvent } from '../db/securityEvents.ts'
import { isUuid } from '../db/uuid.ts'
import { isSeenByToken, signedIn, type UserId } from './organizationAccess.ts'
import { findProject, findProjectRoles, type ProjectRow } from './projectQueries.ts'

export interface GrantedAccess extends ProjectStanding {
  readonly project: ProjectRow
}

/**
 * Settles what a user may do in a project. Every project operation, of any domain, begins with it.
 *
 * @throws AppError UNAUTHENTICATED without a user; NOT_FOUND for a project that is unknown, malformed, deleted or not
 *   the user's, without saying which; FORBIDDEN where the user sees the project but has less than `right`;
 *   PROJECT_LOCKED for an edit of a monitored project
 */
export async function projectAccess(
  db: Database,
  userId: UserId,
  projectId: string,
  right: ProjectRight,
): Promise<GrantedAccess> {
  const caller = signedIn(userId)
  const found = isUuid(projectId)
    ? await findProjectRoles(db, caller, projectId, 'live')
    : undefined
  if (!found) throw projectNotFound()
  const { project, roles, isLocked } = found
  const role = isSeenByToken(project.organization_id) ? effectiveRole(roles) : undefined
  if (!role) {
    noteSecurityEvent({
      kind: 'foreign_id',
      outcome: 'NOT_FOUND',
      details: { project_id: project.id },
    })
    throw projectNotFound()
  }
  const granted = {
    project,
    role,
    isGuest: roles.org_role === 'guest',
    isLocked,
    exportsForViewers: project.exports_for_viewers,
  }
  const refused = projectRefusal(granted, right)
  if (refused) throw refused
  return granted
}

export const projectNotFound = (): AppError => new AppError('NOT_FOUND', 'Project not found')

export const PROJECT = { find: findProject, notFound: projectNotFound }
