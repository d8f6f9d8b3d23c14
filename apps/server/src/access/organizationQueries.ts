import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Database } from '../db/connection.ts'
import type { Organization } from '../db/database.gen.ts'
import { containsPattern } from '../db/likePattern.ts'

export type OrganizationRow = Selectable<Organization>

export interface MembershipRow {
  readonly id: string
  readonly role_id: string
  readonly organization: OrganizationRow
}

/** More organisations than any user has. */
const LIST_LIMIT = 500

export interface ListPage {
  readonly skip: number
  readonly take: number
}

/** Organisations of a user with the role there, by name. */
export async function membershipsOf(
  db: Database,
  userId: string,
  { skip, take }: ListPage = { skip: 0, take: LIST_LIMIT },
): Promise<readonly MembershipRow[]> {
  const rows = await memberships(db, userId)
    .orderBy(sql`lower(organization.name)`)
    .orderBy('organization.id')
    .offset(skip)
    .limit(take)
    .execute()
  return rows.map(split)
}

/** The role of the user in the organisation; undefined for strangers and unknown organisations alike. */
export async function findMembership(
  db: Database,
  userId: string,
  organizationId: string,
): Promise<MembershipRow | undefined> {
  const row = await memberships(db, userId)
    .where('organization.id', '=', organizationId)
    .executeTakeFirst()
  return row && split(row)
}

function memberships(db: Database, userId: string) {
  return db
    .selectFrom('user_organization')
    .innerJoin('organization', 'organization.id', 'user_organization.organization_id')
    .selectAll('organization')
    .select(['user_organization.id as membership_id', 'user_organization.role_id'])
    .where('user_organization.user_id', '=', userId)
}

function split({
  membership_id,
  role_id,
  ...organization
}: OrganizationRow & { membership_id: string; role_id: string }): MembershipRow {
  return { id: membership_id, role_id, organization }
}

export function findOrganization(db: Database, id: string): Promise<OrganizationRow | undefined> {
  return db.selectFrom('organization').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function organizationsByIds(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OrganizationRow>> {
  const rows = await db
    .selectFrom('organization')
    .selectAll()
    .where('id', 'in', ids)
    .limit(ids.length)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** By name, with those whose name, slug or domain holds `search`. */
export function listOrganizations(
  db: Database,
  { skip, take, search }: ListPage & { readonly search: string | undefined },
): Promise<OrganizationRow[]> {
  const like = containsPattern(search ?? '')
  return db
    .selectFrom('organization')
    .selectAll()
    .$if(search !== undefined, (query) =>
      query.where((where) =>
        where.or([
          where('name', 'ilike', like),
          where('slug', 'ilike', like),
          where(sql<string>`array_to_string(allowed_domains, ' ')`, 'ilike', like),
        ]),
      ),
    )
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .offset(skip)
    .limit(take)
    .execute()
}

/** Undefined where the slug is taken. */
export function insertOrganization(
  db: Database,
  row: Insertable<Organization>,
): Promise<OrganizationRow | undefined> {
  return db
    .insertInto('organization')
    .values(row)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returningAll()
    .executeTakeFirst()
}

export function updateOrganizationRow(
  db: Database,
  id: string,
  change: Updateable<Organization>,
): Promise<OrganizationRow | undefined> {
  return db
    .updateTable('organization')
    .set({ ...change, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

export async function deleteOrganizationRow(db: Database, id: string): Promise<void> {
  await db.deleteFrom('organization').where('id', '=', id).execute()
}

/** Holds the organisation until the transaction ends: changes of its members come one after the other. */
export async function lockOrganization(db: Database, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('organization')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Those that a verified address of `domain` may ask to join, and that the user is not in, by name. */
export function organizationsOfDomain(
  db: Database,
  userId: string,
  domain: string,
): Promise<OrganizationRow[]> {
  return db
    .selectFrom('organization')
    .selectAll()
    .where(sql<boolean>`allowed_domains @> array[${domain}]::text[]`)
    .where('id', 'not in', (members) =>
      members
        .selectFrom('user_organization')
        .select('organization_id')
        .where('user_id', '=', userId),
    )
    .orderBy(sql`lower(name)`)
    .limit(LIST_LIMIT)
    .execute()
}
