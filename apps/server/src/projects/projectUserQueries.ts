import { sql } from 'kysely'
import type { Database } from '../db/connection.ts'

export interface MemberRow {
  readonly id: string
  readonly email: string
  readonly first_name: string
  readonly last_name: string
}

export interface ProjectUserRow {
  readonly user: MemberRow
  readonly role_id: string
}

const LIST_LIMIT = 1000
const MEMBER_COLUMNS = [
  'app_user.id',
  'app_user.email',
  'app_user.first_name',
  'app_user.last_name',
] as const

export function findMember(db: Database, userId: string): Promise<MemberRow> {
  return db
    .selectFrom('app_user')
    .select(MEMBER_COLUMNS)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** The users listed in a project with their roles, by email. */
export async function listProjectUsers(
  db: Database,
  projectId: string,
): Promise<readonly ProjectUserRow[]> {
  const rows = await db
    .selectFrom('project_user')
    .innerJoin('app_user', 'app_user.id', 'project_user.user_id')
    .select([...MEMBER_COLUMNS, 'project_user.role_id'])
    .where('project_user.project_id', '=', projectId)
    .orderBy('app_user.email')
    .limit(LIST_LIMIT)
    .execute()
  return rows.map(({ role_id, ...user }) => ({ user, role_id }))
}

/** Undefined for an email of nobody and of somebody outside the organisation alike. */
export function findOrganizationMemberByEmail(
  db: Database,
  organizationId: string,
  email: string,
): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('app_user')
    .innerJoin('user_organization', 'user_organization.user_id', 'app_user.id')
    .select('app_user.id')
    .where('app_user.email', '=', email)
    .where('user_organization.organization_id', '=', organizationId)
    .executeTakeFirst()
}

export async function upsertProjectUser(
  db: Database,
  row: { project_id: string; user_id: string; role_id: string },
): Promise<void> {
  await db
    .insertInto('project_user')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['project_id', 'user_id']).doUpdateSet({ role_id: row.role_id }),
    )
    .execute()
}

export async function deleteProjectUserRow(
  db: Database,
  projectId: string,
  userId: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('project_user')
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Another owner than `userId`, with the rows locked so that two owners cannot remove each other at once. */
export async function findOtherOwner(
  db: Database,
  projectId: string,
  userId: string,
): Promise<string | undefined> {
  const owners = await db
    .selectFrom('project_user')
    .select('user_id')
    .where('project_id', '=', projectId)
    .where('role_id', '=', 'owner')
    .orderBy('user_id')
    .limit(LIST_LIMIT)
    .forUpdate()
    .execute()
  return owners.find((owner) => owner.user_id !== userId)?.user_id
}

export async function setProjectOwner(
  db: Database,
  projectId: string,
  userId: string,
): Promise<void> {
  await db
    .updateTable('project')
    .set({ owner_id: userId, updated_at: sql<Date>`now()` })
    .where('id', '=', projectId)
    .execute()
}
