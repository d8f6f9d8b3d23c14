import { AppError, type OrganizationRole } from '@duet/contract'
import {
  organizationAccess,
  organizationNotFound,
  signedIn,
  type UserId,
} from '../access/organizationAccess.ts'
import { lockOrganization, type OrganizationRow } from '../access/organizationQueries.ts'
import { parseRole, requireMayGive, requireRole } from '../access/organizationRoles.ts'
import { findUserByEmail } from '../access/users.ts'
import { writeAudit } from '../db/auditLog.ts'
import type { Database } from '../db/connection.ts'
import { isUuid } from '../db/uuid.ts'
import type {
  MutationUpdateOrganizationUserRoleArgs,
  MutationUpsertOrganizationUserArgs,
} from '../graphql/resolvers.gen.ts'
import { parseInput } from '../input/parseInput.ts'
import { leaveProjects } from '../projects/leaveProjects.ts'
import type { Server } from '../server.ts'
import { inviteMember } from './invites.ts'
import {
  deleteMember,
  findOtherOwner,
  findRole,
  listMembers,
  type MemberRow,
  upsertMember,
} from './memberQueries.ts'
import { memberSchema, roleSchema } from './organizationInput.ts'

/** None for strangers and guests; all for system administrators. */
export async function readMembers(
  { db }: Server,
  { userId, isSystemAdmin }: { readonly userId: UserId; readonly isSystemAdmin: boolean },
  organizationId: string,
): Promise<readonly MemberRow[]> {
  return userId ? listMembers(db, organizationId, isSystemAdmin ? undefined : userId) : []
}

/** Changes the role of a member; anybody else is invited. */
export async function upsertMemberByEmail(
  server: Server,
  userId: UserId,
  input: MutationUpsertOrganizationUserArgs,
): Promise<OrganizationRow> {
  const { db } = server
  const { organization } = await organizationAccess(db, userId, input.organization_id, 'admin')
  const { email, role_id } = parseInput(memberSchema, input)
  const account = await findUserByEmail(db, email)
  const known = account && (await findRole(db, organization.id, account.id))
  if (account && known) {
    return changeRole(server, userId, {
      organization_id: organization.id,
      user_id: account.id,
      role_id,
    })
  }
  await inviteMember(server, userId, { ...input, replace: true })
  return organization
}

export async function changeRole(
  server: Server,
  userId: UserId,
  input: MutationUpdateOrganizationUserRoleArgs,
): Promise<OrganizationRow> {
  const { db } = server
  const { organization } = await organizationAccess(db, userId, input.organization_id, 'admin')
  const role_id = parseInput(roleSchema, input.role_id, ['role_id'])
  const actorId = signedIn(userId)
  const memberId = input.user_id.toLowerCase()
  const isChanged = await db.transaction().execute(async (tx) => {
    const own = await ownRole(tx, actorId, organization.id)
    const current = await memberRole(tx, organization.id, memberId)
    requireMayGive(own, current, role_id)
    if (current === role_id) return false
    const heirId = await heirOf(tx, { organizationId: organization.id, memberId, actorId, current })
    await upsertMember(tx, { organization_id: organization.id, user_id: memberId, role_id })
    if (role_id === 'guest') {
      const leave = { organizationId: organization.id, userId: memberId, heirId }
      await leaveProjects(tx, { ...leave, becomes: 'guest' })
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
  if (isChanged) server.notify(memberId, { kind: 'role_changed', actorId, role: role_id, ...place })
  return organization
}

/** Also for a member who leaves. */
export async function removeMember(
  { db, notify }: Server,
  userId: UserId,
  organizationId: string,
  givenId: string,
): Promise<void> {
  const memberId = givenId.toLowerCase()
  const isSelf = memberId === userId
  const least = isSelf ? 'guest' : 'admin'
  const { organization } = await organizationAccess(db, userId, organizationId, least)
  const actorId = signedIn(userId)
  await db.transaction().execute(async (tx) => {
    const own = await ownRole(tx, actorId, organization.id, least)
    const current = await memberRole(tx, organization.id, memberId)
    requireMayGive(own, current)
    const heirId = await heirOf(tx, { organizationId: organization.id, memberId, actorId, current })
    const leave = { organizationId: organization.id, userId: memberId, heirId }
    await leaveProjects(tx, { ...leave, becomes: 'stranger' })
    await deleteMember(tx, organization.id, memberId)
    await writeAudit(tx, {
      userId: actorId,
      organizationId: organization.id,
      action: isSelf ? 'member_left' : 'member_removed',
      details: { user_id: memberId, role_id: current },
    })
  })
  const place = { organizationId: organization.id, name: organization.name }
  notify(memberId, { kind: 'role_changed', actorId, ...place })
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
