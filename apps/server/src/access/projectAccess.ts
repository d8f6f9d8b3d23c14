import { AppError } from '@duet/contract'
import { currentCaller } from '../db/callerStorage.ts'
import type { Database } from '../db/connection.ts'
import { noteSecurityEvent } from '../db/securityEvents.ts'
import { isUuid } from '../db/uuid.ts'
import { findProjectRoles, type ProjectRow, type RoleColumns } from './projectQueries.ts'

/** From least to most: each may do what those before it may. */
export const PROJECT_ROLES = ['viewer', 'operator', 'editor', 'owner'] as const
export type ProjectRole = (typeof PROJECT_ROLES)[number]

/**
 * A role that is needed, or something that needs more than one:
 * `edit` changes the design, its components or weather, which nobody may while the project is monitored;
 * `run` starts, stops and deletes simulations, and `copy` takes a copy, which guests may not.
 */
const PROJECT_RIGHTS = [...PROJECT_ROLES, 'edit', 'run', 'copy'] as const
export type ProjectRight = (typeof PROJECT_RIGHTS)[number]

export interface GrantedAccess {
  readonly project: ProjectRow
  readonly role: ProjectRole
  /** The project is monitored. */
  readonly isLocked: boolean
  /** All that the user may do in the project: what a screen offers. */
  readonly rights: readonly ProjectRight[]
}

/**
 * Settles what a user may do in a project. Every project operation, of any domain, begins with it.
 *
 * @throws AppError UNAUTHENTICATED without a user; NOT_FOUND for a project that is unknown, malformed, deleted or not
 *   the user's, without telling which; FORBIDDEN where the user sees the project but has less than `right`;
 *   PROJECT_LOCKED for an edit of a monitored project
 */
export async function projectAccess(
  db: Database,
  userId: string | undefined,
  projectId: string,
  right: ProjectRight,
): Promise<GrantedAccess> {
  if (!userId) throw new AppError('UNAUTHENTICATED', 'Sign in first.')
  const found = isUuid(projectId) ? await findProjectRoles(db, userId, projectId) : undefined
  const role = found && isSeenByToken(found.project) ? effectiveRole(found.roles) : undefined
  if (found && !role) {
    noteSecurityEvent({
      kind: 'foreign_id',
      outcome: 'NOT_FOUND',
      details: { project_id: found.project.id },
    })
  }
  if (!found || !role) throw projectNotFound()
  const { project, isLocked } = found
  const user = { role, isLocked, isGuest: found.roles.org_role === 'guest' }
  const refused = refusal(user, right)
  if (refused) throw refused
  const rights = PROJECT_RIGHTS.filter((one) => refusal(user, one) === undefined)
  return { project, role, isLocked, rights }
}

export type ProjectAccess = (
  userId: string | undefined,
  projectId: string,
  right: ProjectRight,
) => Promise<GrantedAccess>

export function createProjectAccess(db: Database): ProjectAccess {
  return (userId, projectId, right) => projectAccess(db, userId, projectId, right)
}

interface ProjectCaller {
  readonly role: ProjectRole
  readonly isGuest: boolean
  readonly isLocked: boolean
}

/** Why a right is refused; undefined where it is granted. The one place that decides, for operations and for what screens offer. */
function refusal(
  { role, isGuest, isLocked }: ProjectCaller,
  right: ProjectRight,
): AppError | undefined {
  const needed = roleNeededFor(right)
  if (rank(role) < rank(needed)) return tooLittle(role, needed)
  if (isGuest && (right === 'run' || right === 'copy')) return notForGuests(right)
  return right === 'edit' && isLocked ? projectLocked() : undefined
}

export const projectNotFound = (): AppError => new AppError('NOT_FOUND', 'Project not found')

export const projectLocked = (): AppError =>
  new AppError(
    'PROJECT_LOCKED',
    'This project is locked while it is monitored. Copy it to change the design.',
  )

function tooLittle(role: ProjectRole, needed: ProjectRole): AppError {
  return new AppError(
    'FORBIDDEN',
    `This needs the role ${needed} in the project; yours is ${role}. Ask an owner of the project.`,
    { role, needed },
  )
}

function roleNeededFor(right: ProjectRight): ProjectRole {
  return right === 'edit' || right === 'run' || right === 'copy' ? 'editor' : right
}

function notForGuests(right: 'run' | 'copy'): AppError {
  const what = right === 'run' ? 'run, stop or delete simulations' : 'copy projects'
  return new AppError('FORBIDDEN', `Guests of an organization may not ${what}.`, { role: 'guest' })
}

/** An API token that is bound to an organisation sees no other. */
export function isSeenByToken(project: { readonly organization_id: string }): boolean {
  const bound = currentCaller()?.tokenOrganizationId
  return bound === undefined || bound === project.organization_id
}

/** The greatest of: the role in the project, what the project gives every member, what the organisation role gives. */
export function effectiveRole({
  project_role,
  org_role,
  org_general_access,
}: RoleColumns): ProjectRole | undefined {
  // Whoever left the organisation has left its projects
  if (org_role === null) return undefined
  const own = asProjectRole(project_role)
  // What an owner does is not for guests
  if (org_role === 'guest') return own === 'owner' ? 'editor' : own
  const candidates = [
    own,
    asProjectRole(org_general_access),
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
