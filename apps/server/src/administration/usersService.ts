import { AppError } from '@duet/contract'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import { type AdminCaller, systemAdmin } from '../access/systemAdmin.ts'
import { writeAudit } from '../db/auditLog.ts'
import type { Database } from '../db/connection.ts'
import type { AppUser, Organization } from '../db/database.gen.ts'
import { isUuid } from '../db/uuid.ts'
import { pageFields } from '../input/pageFields.ts'
import { parseInput } from '../input/parseInput.ts'
import {
  countUsers,
  deleteImpersonationsBy,
  findListedUser,
  findUserById,
  type ListedUser,
  listUsers,
  lockSystemAdmins,
  membershipsOfUsers,
  setUserRole,
  type UserSearch,
} from './userQueries.ts'

export interface UsersDeps {
  readonly db: Database
  /** @throws AppError where the user has less than the role in the organisation */
  readonly organizationAccess: (
    userId: string | undefined,
    organizationId: string,
    atLeast: 'admin',
  ) => Promise<unknown>
}

/** A user as administrators see them. */
export interface AdminUserRecord {
  readonly id: string
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly created_at: string
  /** Null for an organisation's own administrators, as the next two. */
  readonly last_seen_at: string | null
  readonly is_system_admin: boolean | null
  readonly deactivated_at: string | null
  readonly email_verified: boolean
  readonly user_organization: readonly {
    readonly id: string
    readonly role_id: string
    readonly organization: Selectable<Organization>
  }[]
}

export interface UsersService {
  readonly users: (caller: AdminCaller, input: unknown) => Promise<readonly AdminUserRecord[]>
  readonly usersCount: (caller: AdminCaller, input: unknown) => Promise<number>
  readonly setSystemAdmin: (
    caller: AdminCaller,
    input: { readonly user_id: string; readonly is_system_admin: boolean },
  ) => Promise<AdminUserRecord>
}

const DEFAULT_PAGE = 500
const NO_ORGANIZATION = '00000000-0000-0000-0000-000000000000'

const searchSchema = z.object({
  search: z.string().max(320, 'at most 320 characters').nullish(),
  organization_id: z.string().nullish(),
  ...pageFields(DEFAULT_PAGE),
})

export function createUsersService(deps: UsersDeps): UsersService {
  return {
    users: async (caller, input) => {
      const { skip, take, ...search } = await searchOf(deps, caller, input)
      const rows = await listUsers(deps.db, search, { skip, take })
      // An organisation's own administrators learn nothing of other organisations
      const shown = caller.isSystemAdmin ? undefined : search.organizationId
      const records = await userRecords(deps.db, rows, shown)
      return caller.isSystemAdmin ? records : records.map(withoutPlatformFacts)
    },
    usersCount: async (caller, input) => countUsers(deps.db, await searchOf(deps, caller, input)),
    setSystemAdmin: (caller, input) => setSystemAdmin(deps, systemAdmin(caller), input),
  }
}

/** Access first: everything for system administrators, an organisation for its owners and admins. */
async function searchOf(
  { organizationAccess }: UsersDeps,
  caller: AdminCaller,
  input: unknown,
): Promise<UserSearch & { readonly skip: number; readonly take: number }> {
  // Who is nobody learns that, not what is wrong with the arguments
  if (!caller.userId) systemAdmin(caller)
  const asked = parseInput(searchSchema, input)
  const organizationId = asked.organization_id ?? undefined
  if (organizationId !== undefined && !caller.isSystemAdmin) {
    await organizationAccess(caller.userId, organizationId, 'admin')
  } else systemAdmin(caller)
  const search = asked.search?.trim() || undefined
  // A malformed id is an id of nothing
  const sound = organizationId && !isUuid(organizationId) ? NO_ORGANIZATION : organizationId
  return { search, organizationId: sound, skip: asked.skip, take: asked.take }
}

/** What concerns the installation, not the organisation. */
const withoutPlatformFacts = (user: AdminUserRecord): AdminUserRecord => ({
  ...user,
  last_seen_at: null,
  is_system_admin: null,
  deactivated_at: null,
})

async function setSystemAdmin(
  { db }: UsersDeps,
  adminId: string,
  input: { readonly user_id: string; readonly is_system_admin: boolean },
): Promise<AdminUserRecord> {
  const { user_id: userId, is_system_admin: isAdmin } = input
  const user = isUuid(userId) ? await findUserById(db, userId) : undefined
  if (!user) throw new AppError('NOT_FOUND', 'User not found')
  await changeSystemAdmin(db, { user, isAdmin, actorId: adminId })
  return userRecord(db, user.id)
}

/** @throws AppError CONFLICT for a user who may not sign in */
export function requireActive({
  deactivated_at,
}: Pick<Selectable<AppUser>, 'deactivated_at'>): void {
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
    readonly user: Selectable<AppUser>
    readonly isAdmin: boolean
    readonly actorId: string
    readonly reason?: string
  },
): Promise<void> {
  if (isAdmin && !user.email_verified) {
    throw new AppError('CONFLICT', 'The e-mail address of this user is not verified yet.')
  }
  if (isAdmin) requireActive(user)
  await db.transaction().execute(async (tx) => {
    const admins = await lockSystemAdmins(tx)
    if (admins.some(({ id }) => id === user.id) === isAdmin) return
    const others = admins.filter(({ id, deactivated_at }) => id !== user.id && !deactivated_at)
    if (!isAdmin && others.length === 0) {
      throw new AppError('CONFLICT', 'The last system administrator stays. Name another one first.')
    }
    await setUserRole(tx, user.id, isAdmin ? 'system_admin' : 'user')
    if (!isAdmin) await deleteImpersonationsBy(tx, user.id)
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
  if (!record) throw new AppError('NOT_FOUND', 'User not found')
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
  return rows.map(({ role, created_at, last_seen_at, deactivated_at, ...user }) => ({
    id: user.id,
    email: user.email,
    first_name: user.first_name,
    last_name: user.last_name,
    email_verified: user.email_verified,
    created_at: created_at.toISOString(),
    last_seen_at: last_seen_at?.toISOString() ?? null,
    is_system_admin: role === 'system_admin',
    deactivated_at: deactivated_at?.toISOString() ?? null,
    user_organization: memberships.get(user.id) ?? [],
  }))
}
