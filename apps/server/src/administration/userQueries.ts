import { sql } from 'kysely'
import type { MembershipRow } from '../access/organizationQueries.ts'
import type { PersonRow, UserRow } from '../access/users.ts'
import type { Database } from '../db/connection.ts'
import { countRows } from '../db/countRows.ts'
import { containsPattern } from '../db/likePattern.ts'

export interface ListedUser
  extends Pick<
    UserRow,
    keyof PersonRow | 'role' | 'email_verified' | 'created_at' | 'deactivated_at'
  > {
  /** Of the sessions that live, without those in which an administrator acted as the user. */
  readonly last_seen_at: Date | null
}

export interface UserSearch {
  /** Part of the email address or of the whole name. */
  readonly search?: string | undefined
  readonly organizationId?: string | undefined
}

export type MembershipOfUser = MembershipRow & { readonly user_id: string }

/** Memberships of one page of users. */
const MAX_MEMBERSHIPS = 5000

/** By name, then address. */
export function listUsers(
  db: Database,
  search: UserSearch,
  { skip, take }: { readonly skip: number; readonly take: number },
): Promise<ListedUser[]> {
  return listed(foundUsers(db, search))
    .orderBy(sql`lower(last_name)`)
    .orderBy(sql`lower(first_name)`)
    .orderBy('email')
    .offset(skip)
    .limit(take)
    .execute()
}

export function findListedUser(db: Database, id: string): Promise<ListedUser | undefined> {
  return listed(foundUsers(db, {})).where('app_user.id', '=', id).executeTakeFirst()
}

export const countUsers = (db: Database, search: UserSearch): Promise<number> =>
  countRows(foundUsers(db, search))

/** Organisations of users with their roles, by name; only of one organisation where that is given. */
export async function membershipsOfUsers(
  db: Database,
  userIds: readonly string[],
  organizationId: string | undefined,
): Promise<readonly MembershipOfUser[]> {
  if (userIds.length === 0) return []
  const all = db
    .selectFrom('user_organization')
    .innerJoin('organization', 'organization.id', 'user_organization.organization_id')
    .selectAll('organization')
    .select([
      'user_organization.id as membership_id',
      'user_organization.role_id',
      'user_organization.user_id',
    ])
    .where('user_organization.user_id', 'in', userIds)
    .orderBy('organization.name')
    .limit(MAX_MEMBERSHIPS)
  const rows = await (organizationId === undefined
    ? all
    : all.where('organization.id', '=', organizationId)
  ).execute()
  return rows.map(({ membership_id, role_id, user_id, ...organization }) => ({
    id: membership_id,
    role_id,
    user_id,
    organization,
  }))
}

export async function setUserRole(
  tx: Database,
  userId: string,
  role: 'user' | 'system_admin',
): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({ role, updated_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .execute()
}

export interface OwnedProject {
  readonly id: string
  readonly name: string
  readonly deleted_at: Date | null
  readonly organization_id: string
  readonly organization_name: string
}

/** By organisation and name, also those that can be restored still. */
export function projectsOwnedBy(db: Database, userId: string): Promise<readonly OwnedProject[]> {
  return db
    .selectFrom('project')
    .innerJoin('organization', 'organization.id', 'project.organization_id')
    .select(['project.id', 'project.name', 'project.deleted_at', 'project.organization_id'])
    .select('organization.name as organization_name')
    .where('project.owner_id', '=', userId)
    .orderBy(sql`lower(organization.name)`)
    .orderBy(sql`lower(project.name)`)
    .limit(MAX_MEMBERSHIPS)
    .execute()
}

function listed(users: ReturnType<typeof foundUsers>) {
  return users
    .select(['id', 'email', 'first_name', 'last_name', 'role', 'email_verified', 'created_at'])
    .select('deactivated_at')
    .select((select) =>
      select
        .selectFrom('session')
        .select((of) => of.fn.max('session.updated_at').as('last_seen_at'))
        .whereRef('session.user_id', '=', 'app_user.id')
        .where('session.impersonator_id', 'is', null)
        .as('last_seen_at'),
    )
}

function foundUsers(db: Database, { search, organizationId }: UserSearch) {
  let query = db.selectFrom('app_user').where('erased_at', 'is', null)
  if (search !== undefined) {
    const pattern = containsPattern(search)
    query = query.where((where) =>
      where.or([
        where('email', 'ilike', pattern),
        where(sql`first_name || ' ' || last_name`, 'ilike', pattern),
      ]),
    )
  }
  if (organizationId !== undefined) {
    query = query.where((where) =>
      where.exists(
        where
          .selectFrom('user_organization')
          .select('user_organization.id')
          .whereRef('user_organization.user_id', '=', 'app_user.id')
          .where('user_organization.organization_id', '=', organizationId),
      ),
    )
  }
  return query
}
