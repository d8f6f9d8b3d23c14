import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Database } from '../db/connection.ts'
import { countRows } from '../db/countRows.ts'
import type { Component } from '../db/database.gen.ts'

export type ComponentRow = Selectable<Component>

/** More components than a project may have. */
export const MAX_COMPONENTS = 2000

export function findComponent(db: Database, id: string): Promise<ComponentRow | undefined> {
  return db.selectFrom('component').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Components of a project, of one kind or of all, by kind and name. */
export function listComponents(
  db: Database,
  projectId: string,
  kind: string | undefined,
): Promise<ComponentRow[]> {
  const ofProject = db.selectFrom('component').selectAll().where('project_id', '=', projectId)
  return (kind === undefined ? ofProject : ofProject.where('kind', '=', kind))
    .orderBy('kind')
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(MAX_COMPONENTS)
    .execute()
}

export function countComponents(db: Database, projectId: string): Promise<number> {
  return countRows(db.selectFrom('component').where('project_id', '=', projectId))
}

export function insertComponent(
  db: Database,
  component: Insertable<Component>,
): Promise<ComponentRow> {
  return db.insertInto('component').values(component).returningAll().executeTakeFirstOrThrow()
}

export function updateComponentRow(
  db: Database,
  id: string,
  change: Updateable<Component>,
): Promise<ComponentRow | undefined> {
  return db
    .updateTable('component')
    .set({ ...change, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** Holds a component that is to be changed or deleted. */
export function lockComponent(db: Database, id: string): Promise<ComponentRow | undefined> {
  return db.selectFrom('component').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function deleteComponentRow(db: Database, id: string): Promise<void> {
  await db.deleteFrom('component').where('id', '=', id).execute()
}
