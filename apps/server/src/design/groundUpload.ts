import { AppError } from '@duet/contract'
import type { Database } from '../db/connection.ts'
import type { ObjectStorage } from '../files/objectStorage.ts'
import { commitStoredFile, findStoredFile, lockPendingFile } from '../files/storedFileQueries.ts'

/** Folders of a project that hold pictures and heights of its ground. */
export type GroundFolder = 'raster-layers' | 'terrain'

/** A file that a client has sent to a folder and that no record has. */
export interface GroundUpload {
  readonly key: string
  readonly sizeBytes: number
}

/** @throws AppError NOT_FOUND for a key of another project or folder, and where nothing waits under it */
export async function arrivedUpload(
  db: Database,
  projectId: string,
  folder: GroundFolder,
  storageKey: string,
): Promise<GroundUpload> {
  const pattern = new RegExp(`^projects/${projectId}/${folder}/[0-9a-f-]{36}/upload$`)
  const row = pattern.test(storageKey) ? await findStoredFile(db, storageKey) : undefined
  if (row?.state !== 'pending' || row.size_bytes === null) throw uploadGone()
  return { key: storageKey, sizeBytes: row.size_bytes }
}

/** The upload becomes part of the record that the transaction writes. @throws AppError NOT_FOUND when it was taken meanwhile */
export async function takeUpload(tx: Database, { key }: GroundUpload): Promise<void> {
  if (!(await lockPendingFile(tx, key))) throw uploadGone()
  await commitStoredFile(tx, key)
}

/** The first bytes of an object, at most `limit`. */
export async function readHead(
  storage: ObjectStorage,
  key: string,
  limit: number,
): Promise<Uint8Array> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of await storage.get(key)) {
    const bytes: Buffer = Buffer.from(piece)
    pieces.push(bytes)
    size += bytes.length
    if (size >= limit) break
  }
  return Buffer.concat(pieces).subarray(0, limit)
}

const uploadGone = (): AppError =>
  new AppError('NOT_FOUND', 'Upload not found. Upload the file again.')
