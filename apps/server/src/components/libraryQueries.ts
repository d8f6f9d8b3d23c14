import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Database } from '../db/connection.ts'
import { countRows } from '../db/countRows.ts'
import type { LibraryComponent } from '../db/database.gen.ts'

export type LibraryComponentRow = Selectable<LibraryComponent>
export interface NamedLibraryComponentRow extends LibraryComponentRow {
  /** Of who put it there; null: the user is gone. */
  readonly created_by_name: string | null
}

/** More components than the library of an organisation may have. */
export const MAX_LIBRARY_COMPONENTS = 2000

function named(db: Database) {
  return db
    .selectFrom('library_component')
    .leftJoin('app_user', 'app_user.id', 'library_component.created_by')
    .selectAll('library_component')
    .select(
      sql<
        string | null
      >`coalesce(nullif(trim(concat_ws(' ', app_user.first_name, app_user.last_name)), ''), app_user.email)`.as(
        'created_by_name',
      ),
    )
}

export function findLibraryComponent(
  db: Database,
  id: string,
): Promise<NamedLibraryComponentRow | undefined> {
  return named(db).where('library_component.id', '=', id).executeTakeFirst()
}

/** Of one kind or of all, by kind and name. */
export function listLibraryComponents(
  db: Database,
  organizationId: string,
  kind: string | undefined,
): Promise<NamedLibraryComponentRow[]> {
  const ofOrganization = named(db).where('library_component.organization_id', '=', organizationId)
  return (
    kind === undefined ? ofOrganization : ofOrganization.where('library_component.kind', '=', kind)
  )
    .orderBy('library_component.kind')
    .orderBy(sql`lower(library_component.name)`)
    .orderBy('library_component.id')
    .limit(MAX_LIBRARY_COMPONENTS)
    .execute()
}

/** Another of the same kind and name in the library, letters of either case. */
export function findNamesake(
  db: Database,
  {
    organizationId,
    kind,
    name,
  }: { readonly organizationId: string; readonly kind: string; readonly name: string },
): Promise<{ id: string; created_by: string | null } | undefined> {
  return db
    .selectFrom('library_component')
    .select(['id', 'created_by'])
    .where('organization_id', '=', organizationId)
    .where('kind', '=', kind)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirst()
}

export function countLibraryComponents(db: Database, organizationId: string): Promise<number> {
  return countRows(db.selectFrom('library_component').where('organization_id', '=', organizationId))
}

export function insertLibraryComponent(
  db: Database,
  component: Insertable<LibraryComponent>,
): Promise<{ id: string }> {
  return db
    .insertInto('library_component')
    .values(component)
    .returning('id')
    .executeTakeFirstOrThrow()
}

export async function updateLibraryComponentRow(
  db: Database,
  id: string,
  change: Updateable<LibraryComponent>,
): Promise<void> {
  await db
    .updateTable('library_component')
    .set({ ...change, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

export async function deleteLibraryComponentRow(db: Database, id: string): Promise<void> {
  await db.deleteFrom('library_component').where('id', '=', id).execute()
}

/** Waits until no other call changes the library. */
export async function lockLibrary(tx: Database, organizationId: string): Promise<void> {
  await tx
    .selectFrom('organization')
    .select('id')
    .where('id', '=', organizationId)
    .forUpdate()
    .execute()
}
