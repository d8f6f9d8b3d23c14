import { AppError } from '@duet/contract'
import { z } from 'zod'
import { organizationAccess } from '../access/organizationAccess.ts'
import type { MembershipRow } from '../access/organizationQueries.ts'
import { knownRecord } from '../access/recordAccess.ts'
import { type AdminCaller, systemAdmin } from '../access/systemAdmin.ts'
import { findUser, type UserRow } from '../access/users.ts'
import { writeAudit } from '../db/auditLog.ts'
import type { Database } from '../db/connection.ts'
import { isUuid } from '../db/uuid.ts'
import type {
  MutationSetSystemAdminArgs,
  QueryUsersArgs,
  QueryUsersCountArgs,
} from '../graphql/resolvers.gen.ts'
import { lockSystemAdmins, refuseLastAdmin } from '../identity/account/erasure.ts'
import { deleteImpersonations } from '../identity/sessionQueries.ts'
import { pageFields } from '../input/pageFields.ts'
import { parseInput } from '../input/parseInput.ts'
import type { Server } from '../server.ts'
import {
  countUsers,
  findListedUser,
  type ListedUser,
  listUsers,
  membershipsOfUsers,
  setUserRole,
  type UserSearch,
} from './userQueries.ts'

/** A user as administrators see them; an organisation's own do not see what concerns the installation. */
export interface AdminUserRecord extends Omit<ListedUser, 'role'> {
  readonly is_system_admin: boolean | null
  readonly user_organization: readonly MembershipRow[]
}

const DEFAULT_PAGE = 500
const NO_ORGANIZATION = '00000000-0000-0000-0000-000000000000'

const searchSchema = z.object({
  search: z.string().max(320).nullish(),
  organization_id: z.string().nullish(),
  ...pageFields(DEFAULT_PAGE),
})

export async function adminUsers(
  { db }: Server,
  caller: AdminCaller,
  input: QueryUsersArgs,
): Promise<readonly AdminUserRecord[]> {
  const { skip, take, ...search } = await searchOf(db, caller, input)
  const rows = await listUsers(db, search, { skip, take })
  // An organisation's own administrators learn nothing of other organisations
  const shown = caller.isSystemAdmin ? undefined : search.organizationId
  const records = await userRecords(db, rows, shown)
  return caller.isSystemAdmin ? records : records.map(withoutPlatformFacts)
}

export async function countAdminUsers(
  { db }: Server,
  caller: AdminCaller,
  input: QueryUsersCountArgs,
): Promise<number> {
  return countUsers(db, await searchOf(db, caller, input))
}

/** Access first: everything for system administrators, an organisation for its owners and admins. */
async function searchOf(
  db: Database,
  caller: AdminCaller,
  input: QueryUsersArgs,
): Promise<UserSearch & { readonly skip: number; readonly take: number }> {
  // Who is nobody learns that, not what is wrong with the arguments
  if (!caller.userId) systemAdmin(caller)
  const asked = parseInput(searchSchema, input)
  const organizationId = asked.organization_id ?? undefined
  if (organizationId !== undefined && !caller.isSystemAdmin) {
    await organizationAccess(db, caller.userId, organizationId, 'admin')
  } else systemAdmin(caller)
  const search = asked.search?.trim() || undefined
  // A malformed id is an id of nothing
  const valid = organizationId && !isUuid(organizationId) ? NO_ORGANIZATION : organizationId
  return { search, organizationId: valid, skip: asked.skip, take: asked.take }
}

/** What concerns the installation, not the organisation. */
const withoutPlatformFacts = (user: AdminUserRecord): AdminUserRecord => ({
  ...user,
  last_seen_at: null,
  is_system_admin: null,
  deactivated_at: null,
})

export async function setSystemAdmin(
  { db }: Server,
  caller: AdminCaller,
  { user_id, is_system_admin: isAdmin }: MutationSetSystemAdminArgs,
): Promise<AdminUserRecord> {
  const actorId = systemAdmin(caller)
  const user = await knownUser(db, user_id)
  await changeSystemAdmin(db, { user, isAdmin, actorId })
  return userRecord(db, user.id)
}

const USER = {
  find: findUser,
  notFound: (): AppError => new AppError('NOT_FOUND', 'User not found'),
}

/** @throws AppError NOT_FOUND */
export async function knownUser(db: Database, userId: string): Promise<UserRow> {
  return knownRecord(db, userId, USER)
}

/** @throws AppError CONFLICT for a user who may not sign in */
export function requireActive({ deactivated_at }: Pick<UserRow, 'deactivated_at'>): void {
  if (!deactivated_at) return
  throw new AppError('CONFLICT', 'This account is deactivated. Reactivate it first.')
}

/**
 * Names a system administrator, or takes that back.
 * @throws AppError CONFLICT for the last who may sign in, and for a user who should not be one yet
 */
export async function changeSystemAdmin(
  db: Database,
  {
    user,
    isAdmin,
    actorId,
    reason,
  }: {
    readonly user: UserRow
    readonly isAdmin: boolean
    readonly actorId: string
    readonly reason?: string
  },
): Promise<void> {
  if (isAdmin && !user.email_verified) {
    throw new AppError('CONFLICT', 'The email address of this user is not verified yet.')
  }
  if (isAdmin) requireActive(user)
  await db.transaction().execute(async (tx) => {
    const admins = await lockSystemAdmins(tx)
    if (admins.some(({ id }) => id === user.id) === isAdmin) return
    if (!isAdmin) await refuseLastAdmin(tx, user.id)
    await setUserRole(tx, user.id, isAdmin ? 'system_admin' : 'user')
    if (!isAdmin) await deleteImpersonations(tx, user.id)
    await writeAudit(tx, {
      userId: actorId,
      action: isAdmin ? 'system_admin_named' : 'system_admin_removed',
      details: { user_id: user.id, email: user.email, reason },
    })
  })
}

export async function userRecord(db: Database, id: string): Promise<AdminUserRecord> {
  const row = await findListedUser(db, id)
  const [record] = await userRecords(db, row ? [row] : [], undefined)
  if (!record) throw USER.notFound()
  return record
}

async function userRecords(
  db: Database,
  rows: readonly ListedUser[],
  organizationId: string | undefined,
): Promise<readonly AdminUserRecord[]> {
  const ids = rows.map(({ id }) => id)
  const memberships = Map.groupBy(
    await membershipsOfUsers(db, ids, organizationId),
    ({ user_id }) => user_id,
  )
  return rows.map(({ role, ...user }) => ({
    ...user,
    is_system_admin: role === 'system_admin',
    user_organization: memberships.get(user.id) ?? [],
  }))
}
