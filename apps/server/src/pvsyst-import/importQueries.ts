import { type Selectable, sql } from 'kysely'
import type { Database } from '../db/connection.ts'
import type { PvsystImport } from '../db/database.gen.ts'

export type ImportRow = Selectable<PvsystImport>

/** An import that does not move its moment on for so long has ended. */
export const LEASE_S = 60
const MOST_IMPORTS = 100

const leaseEnd = sql<Date>`now() + make_interval(secs => ${LEASE_S})`

/** False where an import runs. */
export async function takeLease(db: Database, projectId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('project')
    .set({ pvsyst_import_until: leaseEnd })
    .where('id', '=', projectId)
    .where((where) =>
      where.or([
        where('pvsyst_import_until', 'is', null),
        where('pvsyst_import_until', '<=', sql<Date>`now()`),
      ]),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function moveLease(db: Database, projectId: string): Promise<void> {
  await db
    .updateTable('project')
    .set({ pvsyst_import_until: leaseEnd })
    .where('id', '=', projectId)
    .where('pvsyst_import_until', 'is not', null)
    .execute()
}

export async function endLease(db: Database, projectId: string): Promise<void> {
  await db
    .updateTable('project')
    .set({ pvsyst_import_until: null })
    .where('id', '=', projectId)
    .execute()
}

export async function insertImport(
  tx: Database,
  row: Pick<ImportRow, 'project_id' | 'created_by' | 'variant_name'> & { readonly result: object },
): Promise<ImportRow> {
  return tx
    .insertInto('pvsyst_import')
    .values({ ...row, result: JSON.stringify(row.result) })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function listImports(db: Database, projectId: string): Promise<ImportRow[]> {
  return db
    .selectFrom('pvsyst_import')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST_IMPORTS)
    .execute()
}
