import { AppError } from '@duet/contract'
import type { Selectable } from 'kysely'
import type { Database } from '../../db/connection.ts'
import type { EnviroDataset } from '../../db/database.gen.ts'

export interface DatasetCopy {
  readonly fromId: string
  readonly id: string
  /** Of the files of the original, and of the copy. */
  readonly fromPrefix: string
  readonly prefix: string
}

/** Writes datasets into another project with the facts of their originals. Answers how many of these were there. */
export async function insertDatasetCopies(
  tx: Database,
  projectId: string,
  copies: readonly DatasetCopy[],
): Promise<number> {
  if (copies.length === 0) return 0
  const originals = await tx
    .selectFrom('enviro_dataset')
    .selectAll()
    .where(
      'id',
      'in',
      copies.map(({ fromId }) => fromId),
    )
    .limit(copies.length)
    .execute()
  const rows = originals.flatMap((original) => {
    const copy = copies.find(({ fromId }) => fromId === original.id)
    const parent = copies.find(({ fromId }) => fromId === original.parent_id)
    return copy ? [copyOfRow(original, copy, projectId, parent?.id ?? null)] : []
  })
  if (rows.length > 0) await tx.insertInto('enviro_dataset').values(rows).execute()
  return rows.length
}

function copyOfRow(
  original: Selectable<EnviroDataset>,
  copy: DatasetCopy,
  projectId: string,
  parentId: string | null,
) {
  const { storage_key, warnings, dst_shifts, history, quality_report } = original
  if (!storage_key.startsWith(`${copy.fromPrefix}/`)) {
    throw new AppError('INTERNAL', `The weather of dataset ${original.id} lies outside its folder`)
  }
  return {
    ...original,
    id: copy.id,
    project_id: projectId,
    storage_key: `${copy.prefix}${storage_key.slice(copy.fromPrefix.length)}`,
    // JSON text: the driver would make a PostgreSQL array of a list
    warnings: JSON.stringify(warnings),
    history: JSON.stringify(history),
    quality_report: quality_report === null ? null : JSON.stringify(quality_report),
    parent_id: parentId,
    dst_shifts: dst_shifts === null ? null : JSON.stringify(dst_shifts),
  }
}
