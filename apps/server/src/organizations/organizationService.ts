import {
  createOrganizationAccess,
  isSeenByToken,
  type OrganizationAccess,
  organizationNotFound,
  signedIn,
  type UserId,
} from '../access/organizationAccess.ts'
import {
  listOrganizations,
  type MembershipRow,
  membershipsOf,
  type OrganizationRow,
  organizationsByIds,
} from '../access/organizationQueries.ts'
import { batched } from '../db/batched.ts'
import { currentCaller } from '../db/callerStorage.ts'
import type { Database } from '../db/connection.ts'
import { parseInput } from '../input/parseInput.ts'
import type { NotifyUser } from '../mail/accountNotices.ts'
import type { SendMail } from '../mail/outgoingMail.ts'
import { type AcceptInvitesService, createAcceptInvitesService } from './acceptInvites.ts'
import { createInvitesService, type InvitesService } from './invitesService.ts'
import { createMembersService, type LeaveProjects, type MembersService } from './membersService.ts'
import {
  createOrganizationChanges,
  type OrganizationChanges,
  type OrganizationChangesDeps,
} from './organizationChanges.ts'
import { type PageInput, pageSchema } from './organizationInput.ts'
import { createReachLimits, type ReachLimiters } from './reachLimits.ts'
import { createRequestsService, type RequestsService } from './requestsService.ts'

export interface OrganizationsDeps
  extends Omit<OrganizationChangesDeps, 'access' | 'countOrganization'> {
  readonly sendMail: SendMail
  readonly notify: NotifyUser
  /** Where browsers reach the server. */
  readonly publicUrl: string
  /** Makes the tokens of invitation links that are copied. */
  readonly linkKey: Uint8Array
  readonly limiters: ReachLimiters
  readonly leaveProjects: LeaveProjects
  readonly now: () => number
}

export interface OrganizationsService
  extends MembersService,
    InvitesService,
    AcceptInvitesService,
    RequestsService,
    OrganizationChanges {
  readonly access: OrganizationAccess
  readonly organizations: (userId: UserId, page?: PageInput) => Promise<readonly OrganizationRow[]>
  readonly organization: (userId: UserId, id: string) => Promise<OrganizationRow>
  readonly memberships: (userId: string) => Promise<readonly MembershipRow[]>
  /** The organisation of a project; the caller has settled access to that. */
  readonly ofProject: (organizationId: string) => Promise<OrganizationRow>
  /** For the administration, which has settled access. */
  readonly organizationsOfAll: (
    page: PageInput & { readonly search?: string | null | undefined },
  ) => Promise<readonly OrganizationRow[]>
}

export function createOrganizationsService(deps: OrganizationsDeps): OrganizationsService {
  const { db } = deps
  const access = createOrganizationAccess(db)
  const parts = { ...deps, ...createReachLimits(deps.limiters), access }
  const byId = batched((ids) => organizationsByIds(db, ids))
  const invites = createInvitesService(parts)
  return {
    ...createMembersService({ ...parts, invite: invites.invite }),
    ...invites,
    ...createAcceptInvitesService(parts),
    ...createRequestsService(parts),
    ...createOrganizationChanges(parts),
    access,
    organizations: (userId, page = {}) => organizations(db, userId, page),
    organization: async (userId, id) => (await access(userId, id)).organization,
    memberships: async (userId) =>
      (await membershipsOf(db, userId)).filter(({ organization }) =>
        isSeenByToken(organization.id),
      ),
    ofProject: async (organizationId) => {
      const organization = await byId(organizationId)
      if (!organization) throw organizationNotFound()
      return organization
    },
    organizationsOfAll: ({ search, ...page }) =>
      listOrganizations(db, {
        ...parseInput(pageSchema, page),
        search: search?.trim() || undefined,
      }),
  }
}

async function organizations(
  db: Database,
  userId: UserId,
  page: PageInput,
): Promise<readonly OrganizationRow[]> {
  const caller = signedIn(userId)
  const asked = parseInput(pageSchema, page)
  const isBound = currentCaller()?.tokenOrganizationId !== undefined
  const rows = await membershipsOf(db, caller, isBound ? undefined : asked)
  const seen = rows.map(({ organization }) => organization).filter(({ id }) => isSeenByToken(id))
  return isBound ? seen.slice(asked.skip, asked.skip + asked.take) : seen
}
