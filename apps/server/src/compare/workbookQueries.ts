import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../db/connection.ts'
import type { AppUser, CompareWorkbook } from '../db/database.gen.ts'

/** A workbook with who made it. */
export type WorkbookRow = Selectable<CompareWorkbook> &
  Pick<Selectable<AppUser>, 'email' | 'first_name' | 'last_name'>

/** What of a workbook people change. */
export type WorkbookContent = Pick<
  Insertable<CompareWorkbook>,
  'name' | 'data' | 'dataset_a' | 'dataset_b'
>

const workbooks = (db: Database) =>
  db
    .selectFrom('compare_workbook')
    .innerJoin('app_user', 'app_user.id', 'compare_workbook.owner_id')
    .selectAll('compare_workbook')
    .select(['app_user.email', 'app_user.first_name', 'app_user.last_name'])

export const findWorkbook = (db: Database, id: string): Promise<WorkbookRow | undefined> =>
  workbooks(db).where('compare_workbook.id', '=', id).executeTakeFirst()

interface WorkbookFilter {
  readonly projectId: string
  /** Compared now or by a tag. */
  readonly datasetId: string | undefined
  readonly skip: number
  readonly take: number
}

/** Last changed first. */
export const listWorkbooks = (db: Database, filter: WorkbookFilter): Promise<WorkbookRow[]> =>
  workbooks(db)
    .where('compare_workbook.project_id', '=', filter.projectId)
    .$if(filter.datasetId !== undefined, (query) => query.where(compares(filter.datasetId ?? '')))
    .orderBy('compare_workbook.updated_at', 'desc')
    .orderBy('compare_workbook.id')
    .offset(filter.skip)
    .limit(filter.take)
    .execute()

/** As either dataset of the workbook, or of one of its tags. */
function compares(id: string) {
  const named = (side: string) => JSON.stringify([{ [side]: { id } }])
  return sql<boolean>`(
    compare_workbook.dataset_a ->> 'id' = ${id}
    or compare_workbook.dataset_b ->> 'id' = ${id}
    or compare_workbook.data -> 'tags' @> ${named('dataset_a')}::jsonb
    or compare_workbook.data -> 'tags' @> ${named('dataset_b')}::jsonb
  )`
}

export async function insertWorkbook(
  db: Database,
  row: WorkbookContent & { readonly project_id: string; readonly owner_id: string },
): Promise<string> {
  const { id } = await db
    .insertInto('compare_workbook')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** False where it is gone, or no longer at `revision`. */
export async function changeWorkbook(
  db: Database,
  { id, revision }: { readonly id: string; readonly revision: number },
  content: WorkbookContent,
): Promise<boolean> {
  const changed = await db
    .updateTable('compare_workbook')
    .set({ ...content, revision: revision + 1, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

export async function deleteWorkbookRow(db: Database, id: string): Promise<void> {
  await db.deleteFrom('compare_workbook').where('id', '=', id).execute()
}
