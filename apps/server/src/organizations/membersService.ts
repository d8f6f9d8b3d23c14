import { AppError } from '@duet/contract'
import {
  type OrganizationAccess,
  organizationNotFound,
  signedIn,
  type UserId,
} from '../access/organizationAccess.ts'
import { lockOrganization, type OrganizationRow } from '../access/organizationQueries.ts'
import {
  type OrganizationRole,
  parseRole,
  requireMayGive,
  requireRole,
} from '../access/organizationRoles.ts'
import { writeAudit } from '../db/auditLog.ts'
import type { Database } from '../db/connection.ts'
import { isUuid } from '../db/uuid.ts'
import { parseInput } from '../input/parseInput.ts'
import type { NotifyUser } from '../mail/accountNotices.ts'
import { type HandOver, type Inheritance, inheritances, leaveAllProjects } from './inheritance.ts'
import type { InvitesService } from './invitesService.ts'
import {
  deleteMember,
  findAccountByEmail,
  findOtherOwner,
  findRole,
  listMembers,
  type MemberRow,
  upsertMember,
} from './memberQueries.ts'
import { memberSchema, roleSchema } from './organizationInput.ts'

export interface MembersDeps {
  readonly db: Database
  readonly access: OrganizationAccess
  readonly notify: NotifyUser
  readonly invite: InvitesService['invite']
  readonly leaveProjects: LeaveProjects
}

/**
 * Takes a user who leaves the organisation out of its projects; one who becomes a guest is an owner of none any
 * more. What was theirs goes to another owner of the project, or to the heir.
 */
export type LeaveProjects = (
  tx: Database,
  leave: {
    readonly organizationId: string
    readonly userId: string
    readonly heirId: string
    readonly becomes: 'stranger' | 'guest'
  },
) => Promise<void>

export interface MembersService {
  /** None for strangers and guests; all for system administrators. */
  readonly members: (
    viewer: { readonly userId: UserId; readonly isSystemAdmin: boolean },
    organizationId: string,
  ) => Promise<readonly MemberRow[]>
  /** Changes the role of a member; anybody else is invited. */
  readonly upsertMember: (
    userId: UserId,
    input: { readonly organization_id: string; readonly email: string; readonly role_id: string },
  ) => Promise<OrganizationRow>
  readonly changeRole: (
    userId: UserId,
    input: { readonly organization_id: string; readonly user_id: string; readonly role_id: string },
  ) => Promise<OrganizationRow>
  /** Also for a member who leaves. */
  readonly removeMember: (userId: UserId, organizationId: string, memberId: string) => Promise<void>
  /**
   * Before a user is erased: what is theirs goes to other owners, where organisations have some. A system
   * administrator names the heirs, and one for each organisation that would be left without an owner.
   */
  readonly leaveAllProjects: (tx: Database, userId: string, handOver?: HandOver) => Promise<void>
  /** For the administration, which has settled access: whom the user's part of each organisation may go to. */
  readonly inheritances: (userId: string, adminId: string) => Promise<readonly Inheritance[]>
}

export function createMembersService(deps: MembersDeps): MembersService {
  return {
    members: async ({ userId, isSystemAdmin }, organizationId) =>
      userId ? listMembers(deps.db, organizationId, isSystemAdmin ? undefined : userId) : [],
    upsertMember: (userId, input) => upsertByEmail(deps, userId, input),
    changeRole: (userId, input) => changeRole(deps, userId, input),
    removeMember: (userId, organizationId, memberId) =>
      removeMember(deps, userId, organizationId, memberId.toLowerCase()),
    leaveAllProjects: (tx, userId, handOver) => leaveAllProjects(deps, tx, userId, handOver),
    inheritances: (userId, adminId) => inheritances(deps.db, userId, adminId),
  }
}

async function upsertByEmail(
  deps: MembersDeps,
  userId: UserId,
  input: Parameters<MembersService['upsertMember']>[1],
): Promise<OrganizationRow> {
  const { organization } = await deps.access(userId, input.organization_id, 'admin')
  const { email, role_id } = parseInput(memberSchema, input)
  const account = await findAccountByEmail(deps.db, email)
  const known = account && (await findRole(deps.db, organization.id, account.id))
  if (account && known) {
    return changeRole(deps, userId, {
      organization_id: organization.id,
      user_id: account.id,
      role_id,
    })
  }
  await deps.invite(userId, { ...input, replace: true })
  return organization
}

async function changeRole(
  deps: MembersDeps,
  userId: UserId,
  input: Parameters<MembersService['changeRole']>[1],
): Promise<OrganizationRow> {
  const { organization } = await deps.access(userId, input.organization_id, 'admin')
  const role_id = parseInput(roleSchema, input.role_id, ['role_id'])
  const actorId = signedIn(userId)
  const memberId = input.user_id.toLowerCase()
  const isChanged = await deps.db.transaction().execute(async (tx) => {
    const own = await ownRole(tx, actorId, organization.id)
    const current = await memberRole(tx, organization.id, memberId)
    requireMayGive(own, current, role_id)
    if (current === role_id) return false
    const heirId = await heirOf(tx, { organizationId: organization.id, memberId, actorId, current })
    await upsertMember(tx, { organization_id: organization.id, user_id: memberId, role_id })
    if (role_id === 'guest') {
      const leave = { organizationId: organization.id, userId: memberId, heirId }
      await deps.leaveProjects(tx, { ...leave, becomes: 'guest' })
    }
    await writeAudit(tx, {
      userId: actorId,
      organizationId: organization.id,
      action: 'member_role_changed',
      details: { user_id: memberId, from: current, role_id },
    })
    return true
  })
  const place = { organizationId: organization.id, name: organization.name }
  if (isChanged) deps.notify(memberId, { kind: 'role_changed', actorId, role: role_id, ...place })
  return organization
}

async function removeMember(
  deps: MembersDeps,
  userId: UserId,
  organizationId: string,
  memberId: string,
): Promise<void> {
  const isSelf = memberId === userId
  const { organization } = await deps.access(userId, organizationId, isSelf ? 'guest' : 'admin')
  const actorId = signedIn(userId)
  await deps.db.transaction().execute(async (tx) => {
    const own = await ownRole(tx, actorId, organization.id, isSelf ? 'guest' : 'admin')
    const current = await memberRole(tx, organization.id, memberId)
    requireMayGive(own, current)
    const heirId = await heirOf(tx, { organizationId: organization.id, memberId, actorId, current })
    const leave = { organizationId: organization.id, userId: memberId, heirId }
    await deps.leaveProjects(tx, { ...leave, becomes: 'stranger' })
    await deleteMember(tx, organization.id, memberId)
    await writeAudit(tx, {
      userId: actorId,
      organizationId: organization.id,
      action: isSelf ? 'member_left' : 'member_removed',
      details: { user_id: memberId, role_id: current },
    })
  })
  const place = { organizationId: organization.id, name: organization.name }
  deps.notify(memberId, { kind: 'role_changed', actorId, ...place })
}

/** Members change one after the other, so that the role of the caller is read again when it is their turn. */
async function ownRole(
  tx: Database,
  actorId: string,
  organizationId: string,
  atLeast: OrganizationRole = 'admin',
): Promise<OrganizationRole> {
  await lockOrganization(tx, organizationId)
  const own = await findRole(tx, organizationId, actorId)
  if (!own) throw organizationNotFound()
  requireRole(parseRole(own), atLeast)
  return parseRole(own)
}

async function memberRole(
  tx: Database,
  organizationId: string,
  memberId: string,
): Promise<OrganizationRole> {
  const role = isUuid(memberId) ? await findRole(tx, organizationId, memberId) : undefined
  if (!role) throw new AppError('NOT_FOUND', 'The organization has no such member')
  return parseRole(role)
}

/** Who takes over what was the member's. @throws AppError CONFLICT where an owner has no other beside */
async function heirOf(
  tx: Database,
  member: {
    readonly organizationId: string
    readonly memberId: string
    readonly actorId: string
    readonly current: OrganizationRole
  },
): Promise<string> {
  const { organizationId, memberId, actorId, current } = member
  const other = await findOtherOwner(tx, organizationId, memberId)
  if (current === 'owner' && !other) {
    const message =
      'An organization keeps at least one owner. Make somebody else an owner first, or delete the organization.'
    throw new AppError('CONFLICT', message)
  }
  const isActorOwner =
    actorId !== memberId && (await findRole(tx, organizationId, actorId)) === 'owner'
  return isActorOwner ? actorId : (other ?? actorId)
}
