import { randomUUID } from 'node:crypto'
import { AppError } from '@duet/contract'
import type { Database } from '../db/connection.ts'
import type { DatasetCopy } from '../meteo/datasets/copyDatasets.ts'
import { customDatasetFolder } from './customDatasetNames.ts'
import { listCustomDatasets } from './customDatasets.ts'

/** All datasets of a project with the ids and folders of their copies. */
export async function customDatasetCopies(
  db: Database,
  fromProject: string,
  toProject: string,
): Promise<readonly DatasetCopy[]> {
  const rows = await listCustomDatasets({ db }, fromProject)
  return rows.map((row) => {
    const id = randomUUID()
    const prefix = customDatasetFolder({ project_id: toProject, id })
    return { fromId: row.id, id, fromPrefix: customDatasetFolder(row), prefix }
  })
}

/** Writes datasets into another project. Answers how many originals were there. */
export async function insertCustomDatasetCopies(
  tx: Database,
  projectId: string,
  copies: readonly DatasetCopy[],
): Promise<number> {
  if (copies.length === 0) return 0
  const byId = new Map(copies.map((copy) => [copy.fromId, copy]))
  const originals = await tx
    .selectFrom('custom_dataset')
    .selectAll()
    .where('id', 'in', [...byId.keys()])
    .limit(copies.length)
    .execute()
  const rows = originals.flatMap(({ columns, stages, dst_shifts, warnings, mapping, ...row }) => {
    const copy = byId.get(row.id)
    if (!copy) return []
    if (!row.storage_key.startsWith(`${copy.fromPrefix}/`))
      throw new AppError('INTERNAL', `The values of dataset ${row.id} lie outside its folder`)
    return [
      {
        ...row,
        id: copy.id,
        project_id: projectId,
        storage_key: `${copy.prefix}${row.storage_key.slice(copy.fromPrefix.length)}`,
        // JSON text: the driver would make a PostgreSQL array of a list
        columns: JSON.stringify(columns),
        stages: JSON.stringify(stages),
        dst_shifts: JSON.stringify(dst_shifts),
        warnings: JSON.stringify(warnings),
        mapping: mapping === null ? null : JSON.stringify(mapping),
      },
    ]
  })
  if (rows.length > 0) await tx.insertInto('custom_dataset').values(rows).execute()
  return rows.length
}
