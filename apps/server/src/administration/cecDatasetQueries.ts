import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../db/connection.ts'
import type { CecDataset, CecInverter, CecModule } from '../db/database.gen.ts'

export type DatasetRow = Selectable<CecDataset> & { readonly uploader_email: string | null }

/** More uploads than anyone stores. */
const MAX_DATASETS = 500

/** Newest first. */
export function listDatasets(db: Database): Promise<DatasetRow[]> {
  return datasets(db).orderBy('created_at', 'desc').limit(MAX_DATASETS).execute()
}

export function findDataset(db: Database, id: string): Promise<DatasetRow | undefined> {
  return datasets(db).where('cec_dataset.id', '=', id).executeTakeFirst()
}

function datasets(db: Database) {
  return db
    .selectFrom('cec_dataset')
    .leftJoin('app_user', 'app_user.id', 'cec_dataset.uploaded_by')
    .selectAll('cec_dataset')
    .select('app_user.email as uploader_email')
}

/** Undefined where the same file was uploaded before. */
export function insertDataset(
  tx: Database,
  row: Insertable<CecDataset>,
): Promise<{ id: string } | undefined> {
  return tx
    .insertInto('cec_dataset')
    .values(row)
    .onConflict((conflict) => conflict.column('source_hash').doNothing())
    .returning('id')
    .executeTakeFirst()
}

export async function insertCecInverters(
  tx: Database,
  rows: readonly Insertable<CecInverter>[],
): Promise<void> {
  await tx.insertInto('cec_inverter').values(rows).execute()
}

export async function insertCecModules(
  tx: Database,
  rows: readonly Insertable<CecModule>[],
): Promise<void> {
  await tx.insertInto('cec_module').values(rows).execute()
}

/** With its entries. Undefined for an unknown one. */
export function deleteDataset(
  tx: Database,
  id: string,
): Promise<Selectable<CecDataset> | undefined> {
  return tx.deleteFrom('cec_dataset').where('id', '=', id).returningAll().executeTakeFirst()
}
