import { sql } from 'kysely'
import { PERSON_COLUMNS, type PersonRow } from '../access/users.ts'
import type { Database } from '../db/connection.ts'

export interface ProjectUserRow {
  readonly user: PersonRow
  readonly role_id: string
}

const LIST_LIMIT = 1000
/** As many as an organisation lists of its members. */
const PEOPLE_LIMIT = 5000
/** The users listed in each of the projects with their roles, by email. */
export async function listProjectUsers(
  db: Database,
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ProjectUserRow[]>> {
  const rows = await db
    .selectFrom('project_user')
    .innerJoin('app_user', 'app_user.id', 'project_user.user_id')
    .select([...PERSON_COLUMNS, 'project_user.role_id', 'project_user.project_id'])
    .where('project_user.project_id', 'in', projectIds)
    .orderBy('app_user.email')
    .limit(LIST_LIMIT * projectIds.length)
    .execute()
  const byProject = new Map<string, ProjectUserRow[]>()
  for (const { role_id, project_id, ...user } of rows) {
    const listed = byProject.get(project_id) ?? []
    listed.push({ user, role_id })
    byProject.set(project_id, listed)
  }
  return byProject
}

/** The role that the project gives the user by name. */
export async function findListedRole(
  db: Database,
  projectId: string,
  userId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('project_user')
    .select('role_id')
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.role_id
}

export interface OrganizationMemberRow {
  readonly id: string
  readonly email: string
  /** In the organisation. */
  readonly role_id: string
}

/** By email address or id. Undefined for nobody and for somebody outside the organisation alike. */
export function findOrganizationMember(
  db: Database,
  organizationId: string,
  who: { readonly email: string } | { readonly id: string },
): Promise<OrganizationMemberRow | undefined> {
  const members = db
    .selectFrom('app_user')
    .innerJoin('user_organization', 'user_organization.user_id', 'app_user.id')
    .select(['app_user.id', 'app_user.email', 'user_organization.role_id'])
    .where('user_organization.organization_id', '=', organizationId)
  return 'id' in who
    ? members.where('app_user.id', '=', who.id).executeTakeFirst()
    : members.where('app_user.email', '=', who.email).executeTakeFirst()
}

/** Every member of the project's organisation with what decides their role in it, by email address. */
export function listPeople(db: Database, projectId: string): Promise<PersonWithRoles[]> {
  return db
    .selectFrom('project')
    .innerJoin('user_organization', 'user_organization.organization_id', 'project.organization_id')
    .innerJoin('app_user', 'app_user.id', 'user_organization.user_id')
    .leftJoin('project_user', (join) =>
      join
        .onRef('project_user.project_id', '=', 'project.id')
        .onRef('project_user.user_id', '=', 'app_user.id'),
    )
    .select([
      ...PERSON_COLUMNS,
      'project_user.role_id as project_role',
      'user_organization.role_id as org_role',
      'project.org_general_access',
    ])
    .where('project.id', '=', projectId)
    .orderBy('app_user.email')
    .limit(PEOPLE_LIMIT)
    .execute()
}

export interface PersonWithRoles extends PersonRow {
  readonly project_role: string | null
  readonly org_role: string
  readonly org_general_access: string
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
): Promise<void> {
  await db
    .deleteFrom('project_user')
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .execute()
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
