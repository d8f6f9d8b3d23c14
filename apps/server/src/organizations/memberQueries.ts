import { sql } from 'kysely'
import { PERSON_COLUMNS, type PersonRow } from '../access/users.ts'
import type { Database } from '../db/connection.ts'

export interface MemberRow {
  readonly id: string
  readonly role_id: string
  readonly created_at: Date
  readonly user: PersonRow
}

const LIST_LIMIT = 5000
const USER_COLUMNS = [
  'app_user.id as user_id',
  'app_user.email',
  'app_user.first_name',
  'app_user.last_name',
] as const

/** Members by email address; none where `seenBy` is no member, or a guest. Undefined sees all. */
export async function listMembers(
  db: Database,
  organizationId: string,
  seenBy: string | undefined,
): Promise<readonly MemberRow[]> {
  const rows = await db
    .selectFrom('user_organization')
    .innerJoin('app_user', 'app_user.id', 'user_organization.user_id')
    .select(['user_organization.id', 'user_organization.role_id', 'user_organization.created_at'])
    .select(USER_COLUMNS)
    .where('user_organization.organization_id', '=', organizationId)
    .$if(seenBy !== undefined, (query) =>
      query.where((where) =>
        where.exists(
          where
            .selectFrom('user_organization as own')
            .select('own.id')
            .where('own.organization_id', '=', organizationId)
            .where('own.user_id', '=', seenBy ?? '')
            .where('own.role_id', '!=', 'guest'),
        ),
      ),
    )
    .orderBy('app_user.email')
    .limit(LIST_LIMIT)
    .execute()
  return rows.map(({ id, role_id, created_at, user_id, ...user }) => ({
    id,
    role_id,
    created_at,
    user: { id: user_id, ...user },
  }))
}

/** Addresses of the owners and admins, who answer requests. */
export async function managerEmails(
  db: Database,
  organizationId: string,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('user_organization')
    .innerJoin('app_user', 'app_user.id', 'user_organization.user_id')
    .select('app_user.email')
    .where('user_organization.organization_id', '=', organizationId)
    .where('user_organization.role_id', 'in', ['owner', 'admin'])
    .where('app_user.erased_at', 'is', null)
    .where('app_user.deactivated_at', 'is', null)
    .orderBy('app_user.email')
    .limit(50)
    .execute()
  return rows.map(({ email }) => email)
}

export async function findRole(
  db: Database,
  organizationId: string,
  userId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('user_organization')
    .select('role_id')
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.role_id
}

/** An owner beside `userId`, the longest in office first. */
export async function findOtherOwner(
  db: Database,
  organizationId: string,
  userId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('user_organization')
    .innerJoin('app_user', 'app_user.id', 'user_organization.user_id')
    .select('user_id')
    .where('organization_id', '=', organizationId)
    .where('role_id', '=', 'owner')
    .where('user_id', '!=', userId)
    .where('deactivated_at', 'is', null)
    .orderBy('user_organization.created_at')
    .orderBy('user_id')
    .limit(1)
    .executeTakeFirst()
  return row?.user_id
}

/** Members beside `userId` who may own projects and may sign in: owners first, then the longest in office. */
export function activeMembers(
  db: Database,
  organizationId: string,
  userId: string,
): Promise<readonly (PersonRow & { readonly role_id: string })[]> {
  return db
    .selectFrom('user_organization')
    .innerJoin('app_user', 'app_user.id', 'user_organization.user_id')
    .select([...PERSON_COLUMNS, 'role_id'])
    .where('organization_id', '=', organizationId)
    .where('user_id', '!=', userId)
    .where('role_id', '!=', 'guest')
    .where('erased_at', 'is', null)
    .where('deactivated_at', 'is', null)
    .orderBy(sql`role_id <> 'owner'`)
    .orderBy('user_organization.created_at')
    .orderBy('app_user.id')
    .limit(LIST_LIMIT)
    .execute()
}

export async function upsertMember(
  db: Database,
  row: { organization_id: string; user_id: string; role_id: string },
): Promise<void> {
  await db
    .insertInto('user_organization')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'organization_id']).doUpdateSet({ role_id: row.role_id }),
    )
    .execute()
}

/** Somebody who is a member already retains the role. False for them. */
export async function insertMember(
  db: Database,
  row: { organization_id: string; user_id: string; role_id: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('user_organization')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'organization_id']).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function deleteMember(
  db: Database,
  organizationId: string,
  userId: string,
): Promise<void> {
  await db
    .deleteFrom('user_organization')
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .execute()
}
