import { AppError } from '@duet/contract'
import type { Database } from '../db/connection.ts'
import { prefixPattern } from '../db/likePattern.ts'
import type { ObjectStorage } from '../files/objectStorage.ts'
import { markDeleting } from '../files/storedFileQueries.ts'
import { storeObject } from '../files/storeObject.ts'
import { requireStorage } from '../quotas/quotas.ts'

export interface FileCopy {
  readonly from: string
  readonly to: string
  readonly filename: string
}

/** Files that the records of a folder of a project have, each with the key of its copy. */
export async function filesToCopy(
  db: Database,
  fromPrefix: string,
  toPrefix: string,
): Promise<readonly FileCopy[]> {
  const rows = await db
    .selectFrom('stored_file')
    .select(['storage_key', 'filename'])
    .where('storage_key', 'like', prefixPattern(`${fromPrefix}/`))
    .where('state', '=', 'kept')
    .orderBy('storage_key')
    .limit(1000)
    .execute()
  return rows.map(({ storage_key, filename }) => ({
    from: storage_key,
    to: `${toPrefix}${storage_key.slice(fromPrefix.length)}`,
    filename,
  }))
}

/**
 * Copies objects. Their rows wait in the project of the originals until `adoptCopies` takes them in the transaction
 * that makes the new project; what is not taken is swept.
 */
export async function copyFiles(
  { db, storage }: { readonly db: Database; readonly storage: ObjectStorage },
  projectId: string,
  copies: readonly FileCopy[],
): Promise<void> {
  for (const { from, to, filename } of copies) {
    if (!(await storage.stat(from))) throw missingFile(from, filename)
    await storeObject(
      { db, storage },
      { key: to, projectId, filename, state: 'pending' },
      async () => storage.put(to, await storage.get(from)),
    )
  }
}

function missingFile(key: string, filename: string): AppError {
  if (key.includes('/meteo/')) {
    return new AppError(
      'WEATHER_DAMAGED',
      `The stored weather file '${filename}' is missing. Delete its dataset or import it again, then copy the project.`,
      { filename },
    )
  }
  if (key.includes('/custom-datasets/')) {
    return new AppError(
      'CONFLICT',
      `The stored file '${filename}' of a custom dataset is missing. Delete the dataset or upload its file again, then copy the project.`,
      { filename },
    )
  }
  return new AppError(
    'CONFLICT',
    `The stored file '${filename}' of the ground is missing. Delete its raster layer or the terrain, then copy the project.`,
    { filename },
  )
}

/** The copies become files of the new project. @throws AppError QUOTA_EXCEEDED, and CONFLICT where some went away meanwhile */
export async function adoptCopies(
  tx: Database,
  projectId: string,
  copies: readonly FileCopy[],
): Promise<void> {
  if (copies.length === 0) return
  const { numUpdatedRows } = await tx
    .updateTable('stored_file')
    .set({ state: 'kept', project_id: projectId })
    .where(
      'storage_key',
      'in',
      copies.map(({ to }) => to),
    )
    .where('state', '=', 'pending')
    .executeTakeFirst()
  if (numUpdatedRows < BigInt(copies.length)) throw changedMeanwhile()
  // Of a copy into another organisation
  await requireStorage(tx, copies[0]?.to ?? '')
}

/** What was copied for nothing. The first error is the one that counts. */
export async function dropCopies(db: Database, copies: readonly FileCopy[]): Promise<void> {
  for (const { to } of copies) await markDeleting(db, to).catch(() => undefined)
}

export const changedMeanwhile = (): AppError =>
  new AppError('CONFLICT', 'The project was changed while it was copied. Copy it again.')
