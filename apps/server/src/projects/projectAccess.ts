import { AppError } from '@duet/contract'
import type { Database } from '../db/connection.ts'
import { isUuid } from '../db/uuid.ts'
import { findProjectRoles, type ProjectRow, type RoleColumns } from './projectQueries.ts'

/** From least to most: each may do what those before it may. */
export const PROJECT_ROLES = ['viewer', 'operator', 'editor', 'owner'] as const
export type ProjectRole = (typeof PROJECT_ROLES)[number]

/**
 * Settles what a user may do in a project. Every project operation, of any domain, begins with it.
 *
 * @throws AppError UNAUTHENTICATED without a user; NOT_FOUND for a project that is unknown, malformed or not the
 *   user's, without telling which; FORBIDDEN where the user sees the project but has less than `atLeast`
 */
export type ProjectAccess = (
  userId: string | undefined,
  projectId: string,
  atLeast: ProjectRole,
) => Promise<{ readonly project: ProjectRow; readonly role: ProjectRole }>

export function createProjectAccess(db: Database): ProjectAccess {
  return async (userId, projectId, atLeast) => {
    if (!userId) throw new AppError('UNAUTHENTICATED', 'Sign in first.')
    const found = isUuid(projectId) ? await findProjectRoles(db, userId, projectId) : undefined
    const role = found && effectiveRole(found.roles)
    if (!found || !role) throw new AppError('NOT_FOUND', 'Project not found')
    if (rank(role) < rank(atLeast)) {
      throw new AppError(
        'FORBIDDEN',
        `This needs the role ${atLeast} in the project; yours is ${role}. Ask an owner of the project.`,
        { role, needed: atLeast },
      )
    }
    return { project: found.project, role }
  }
}

/** The greatest of: the role in the project, what the project gives every member, what the organisation role gives. */
export function effectiveRole({
  project_role,
  org_role,
  org_general_access,
}: RoleColumns): ProjectRole | undefined {
  // Whoever left the organisation has left its projects
  if (org_role === null) return undefined
  const isMember = org_role === 'owner' || org_role === 'admin' || org_role === 'member'
  const candidates = [
    asProjectRole(project_role),
    isMember ? asProjectRole(org_general_access) : undefined,
    org_role === 'owner' || org_role === 'admin' ? ('owner' as const) : undefined,
  ].filter((role) => role !== undefined)
  return candidates.sort((a, b) => rank(b) - rank(a))[0]
}

function asProjectRole(text: string | null): ProjectRole | undefined {
  return PROJECT_ROLES.find((role) => role === text)
}

function rank(role: ProjectRole): number {
  return PROJECT_ROLES.indexOf(role)
}
