import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../db/connection.ts'
import type { CecInverter, InverterDataset } from '../db/database.gen.ts'

export type DatasetRow = Selectable<InverterDataset> & { readonly uploader_email: string | null }

/** More uploads than anyone stores. */
const MAX_DATASETS = 500

/** Newest first. */
export function listDatasets(db: Database): Promise<DatasetRow[]> {
  return datasets(db).orderBy('created_at', 'desc').limit(MAX_DATASETS).execute()
}

export function findDataset(db: Database, id: string): Promise<DatasetRow | undefined> {
  return datasets(db).where('inverter_dataset.id', '=', id).executeTakeFirst()
}

function datasets(db: Database) {
  return db
    .selectFrom('inverter_dataset')
    .leftJoin('app_user', 'app_user.id', 'inverter_dataset.uploaded_by')
    .selectAll('inverter_dataset')
    .select('app_user.email as uploader_email')
}

/** Undefined where the same file was uploaded before. */
export function insertDataset(
  tx: Database,
  row: Insertable<InverterDataset>,
): Promise<{ id: string } | undefined> {
  return tx
    .insertInto('inverter_dataset')
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

/** With its inverters. Undefined for an unknown one. */
export function deleteDataset(
  tx: Database,
  id: string,
): Promise<Selectable<InverterDataset> | undefined> {
  return tx.deleteFrom('inverter_dataset').where('id', '=', id).returningAll().executeTakeFirst()
}
