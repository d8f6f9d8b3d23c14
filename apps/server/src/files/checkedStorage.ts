import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { AppError } from '@duet/contract'
import { LRUCache } from 'lru-cache'
import type { Database } from '../db/connection.ts'
import { fileSha256 } from './fileSha256.ts'
import type { ObjectStorage } from './objectStorage.ts'
import { missingAsUndefined } from './temporaryFiles.ts'

/** Files that are known to be whole; more than a large plant has of one run. */
const MOST_KNOWN = 200_000

/**
 * A storage whose content is what was written: each file is read whole and compared with its hash before the first use of it in
 * this process, and again when it was changed since. What has no hash yet is given as it is.
 *
 * `get` and `localPath` throw AppError FILE_DAMAGED where the content is another one.
 */
export function createCheckedStorage(db: Database, storage: ObjectStorage): ObjectStorage {
  const known = new LRUCache<string, string>({ max: MOST_KNOWN })
  const localPath = async (key: string): Promise<string> => {
    const file = await storage.localPath(key)
    const seen = await identityOf(file)
    if (known.get(file) === seen) return file
    if ((await checkFile(db, key, file)) === 'whole') known.set(file, seen)
    return file
  }
  return {
    ...storage,
    localPath,
    get: async (key) => createReadStream(await localPath(key)),
  }
}

/** @throws AppError FILE_DAMAGED */
async function checkFile(db: Database, key: string, file: string): Promise<'whole' | 'no hash'> {
  const written = await writtenSha256(db, key)
  if (!written) return 'no hash'
  if ((await fileSha256(file)) === written) return 'whole'
  // It may have been written anew between the two: its row has no hash, is held, or has another hash
  const now = await writtenSha256(db, key)
  if (!now) return 'no hash'
  if (now !== written && (await fileSha256(file)) === now) return 'whole'
  throw fileDamaged(key)
}

/** Undefined where the object has no row, or no hash. Waits for who holds the row to write it. */
async function writtenSha256(db: Database, key: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('stored_file')
    .select('sha256')
    .where('storage_key', '=', key)
    .forShare()
    .executeTakeFirst()
  return row?.sha256 ?? undefined
}

/** Another one for each content that a name had: who writes takes a new file. */
async function identityOf(file: string): Promise<string> {
  const found = await stat(file).catch(missingAsUndefined)
  return found ? `${found.ino} ${found.size} ${found.mtimeMs}` : 'gone'
}

/** What to do about a damaged file, by the folder of its project. First match wins. */
const ADVICE: readonly (readonly [folder: RegExp, advice: string])[] = [
  [/\/simulations\/[^/]+\/(?:exports|reports|bundles)\//, 'Make it again.'],
  [
    /\/terrain\.bin$/,
    'Start a new simulation of the project: it reads the terrain of the project.',
  ],
  [
    /\/simulations\//,
    'Run the simulation again: everything that it was made from is kept with it.',
  ],
  [/\/meteo\//, 'Delete the dataset and upload its file again.'],
  [/\/terrain\//, 'Delete the terrain and read it in again.'],
  [/\/raster-layers\//, 'Delete the raster layer and upload its picture again.'],
  [/\/factors\//, 'Run the simulation again: they are traced anew.'],
  [/^organizations\/[^/]+\/weather\//, 'Download the weather again.'],
]

export function fileDamaged(key: string): AppError {
  const advice = ADVICE.find(([folder]) => folder.test(key))?.[1] ?? 'Upload it again.'
  return new AppError(
    'FILE_DAMAGED',
    `The stored file ${shortName(key)} is damaged: its content is not what was written. ${advice}`,
    { files: [key] },
  )
}

/** The key without the project that it is in. */
export const shortName = (key: string): string => key.replace(/^projects\/[^/]+\//, '')
