import { AppError, type OrganizationRight, type OrganizationRole } from '@duet/contract'
import { currentCaller } from '../db/callerStorage.ts'
import type { Database } from '../db/connection.ts'
import { noteSecurityEvent } from '../db/securityEvents.ts'
import { isUuid } from '../db/uuid.ts'
import { findMembership, findOrganization, type OrganizationRow } from './organizationQueries.ts'
import { parseRole, requireRole } from './organizationRoles.ts'

export type UserId = string | undefined

/**
 * Settles what a user may do in an organisation.
 *
 * @throws AppError UNAUTHENTICATED; NOT_FOUND for an organisation that is unknown, not the user's, or not the one
 *   that the API token of the call is bound to; FORBIDDEN for a member with less than `right`
 */
export async function organizationAccess(
  db: Database,
  userId: UserId,
  organizationId: string,
  right: OrganizationRight = 'guest',
): Promise<{ readonly organization: OrganizationRow; readonly role: OrganizationRole }> {
  const caller = signedIn(userId)
  const isOpen = isUuid(organizationId) && isSeenByToken(organizationId)
  const membership = isOpen ? await findMembership(db, caller, organizationId) : undefined
  if (!membership) {
    // Perhaps of nobody: to ask would cost a query for every slip
    if (isUuid(organizationId)) {
      noteSecurityEvent({
        kind: 'foreign_id',
        outcome: 'NOT_FOUND',
        details: { organization_id: organizationId },
      })
    }
    throw organizationNotFound()
  }
  const role = parseRole(membership.role_id)
  requireRole(role, right)
  return { organization: membership.organization, role }
}

/** An API token that is bound to an organisation sees no other. */
export function isSeenByToken(organizationId: string): boolean {
  const bound = currentCaller()?.tokenOrganizationId
  return bound === undefined || bound === organizationId.toLowerCase()
}

/** @throws AppError UNAUTHENTICATED */
export function signedIn(userId: UserId): string {
  if (!userId) throw new AppError('UNAUTHENTICATED', 'Sign in first.')
  return userId
}

export const organizationNotFound = (): AppError =>
  new AppError('NOT_FOUND', 'Organization not found')

export const ORGANIZATION = { find: findOrganization, notFound: organizationNotFound }
