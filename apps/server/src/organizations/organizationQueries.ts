import type { Selectable } from 'kysely'
import type { Database } from '../db/connection.ts'
import type { Organization } from '../db/database.gen.ts'

export type OrganizationRow = Selectable<Organization>

export interface MembershipRow {
  readonly id: string
  readonly role_id: string
  readonly organization: OrganizationRow
}

/** More organisations than any user has. */
const LIST_LIMIT = 500

/** Organisations of a user with the role there, by name. */
export async function membershipsOf(
  db: Database,
  userId: string,
): Promise<readonly MembershipRow[]> {
  const rows = await db
    .selectFrom('user_organization')
    .innerJoin('organization', 'organization.id', 'user_organization.organization_id')
    .selectAll('organization')
    .select(['user_organization.id as membership_id', 'user_organization.role_id'])
    .where('user_organization.user_id', '=', userId)
    .orderBy('organization.name')
    .limit(LIST_LIMIT)
    .execute()
  return rows.map(({ membership_id, role_id, ...organization }) => ({
    id: membership_id,
    role_id,
    organization,
  }))
}

/** The role of the user in the organisation; undefined for strangers and unknown organisations alike. */
export async function findMembership(
  db: Database,
  userId: string,
  organizationId: string,
): Promise<MembershipRow | undefined> {
  const row = await db
    .selectFrom('user_organization')
    .innerJoin('organization', 'organization.id', 'user_organization.organization_id')
    .selectAll('organization')
    .select(['user_organization.id as membership_id', 'user_organization.role_id'])
    .where('user_organization.user_id', '=', userId)
    .where('organization.id', '=', organizationId)
    .executeTakeFirst()
  if (!row) return undefined
  const { membership_id, role_id, ...organization } = row
  return { id: membership_id, role_id, organization }
}

export function findOrganization(db: Database, id: string): Promise<OrganizationRow> {
  return db.selectFrom('organization').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}
