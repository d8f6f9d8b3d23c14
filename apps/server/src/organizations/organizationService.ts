import { AppError } from '@duet/contract'
import type { Database } from '../db/connection.ts'
import { isUuid } from '../db/uuid.ts'
import {
  findMembership,
  findOrganization,
  type MembershipRow,
  membershipsOf,
  type OrganizationRow,
} from './organizationQueries.ts'

export interface OrganizationsDeps {
  readonly db: Database
}

export type OrganizationRole = 'owner' | 'admin' | 'member' | 'guest'

/** @throws AppError UNAUTHENTICATED, or NOT_FOUND for an organisation that is unknown or not the user's */
export type OrganizationAccess = (
  userId: string | undefined,
  organizationId: string,
) => Promise<{ readonly organization: OrganizationRow; readonly role: OrganizationRole }>

export interface OrganizationsService {
  readonly access: OrganizationAccess
  readonly organizations: (userId: string | undefined) => Promise<readonly OrganizationRow[]>
  readonly organization: (userId: string | undefined, id: string) => Promise<OrganizationRow>
  readonly memberships: (userId: string) => Promise<readonly MembershipRow[]>
  /** The organisation of a project; the caller has settled access to that. */
  readonly ofProject: (organizationId: string) => Promise<OrganizationRow>
}

export function createOrganizationsService(deps: OrganizationsDeps): OrganizationsService {
  const access: OrganizationAccess = (userId, id) => organizationAccess(deps, userId, id)
  return {
    access,
    organizations: async (userId) => {
      if (!userId) throw new AppError('UNAUTHENTICATED', 'Sign in first.')
      const memberships = await membershipsOf(deps.db, userId)
      return memberships.map((membership) => membership.organization)
    },
    organization: async (userId, id) => (await access(userId, id)).organization,
    memberships: (userId) => membershipsOf(deps.db, userId),
    ofProject: (organizationId) => findOrganization(deps.db, organizationId),
  }
}

async function organizationAccess(
  { db }: OrganizationsDeps,
  userId: string | undefined,
  organizationId: string,
): ReturnType<OrganizationAccess> {
  if (!userId) throw new AppError('UNAUTHENTICATED', 'Sign in first.')
  const membership = isUuid(organizationId)
    ? await findMembership(db, userId, organizationId)
    : undefined
  if (!membership) throw new AppError('NOT_FOUND', 'Organization not found')
  return { organization: membership.organization, role: parseRole(membership.role_id) }
}

function parseRole(text: string): OrganizationRole {
  switch (text) {
    case 'owner':
    case 'admin':
    case 'member':
    case 'guest':
      return text
  }
  throw new Error(`Unknown organisation role in the database: ${text}`)
}
