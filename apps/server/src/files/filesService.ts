import { randomUUID } from 'node:crypto'
import { AppError } from '@duet/contract'
import { currentCaller } from '../db/callerStorage.ts'
import type { Database } from '../db/connection.ts'
import { requireStorageRoom } from '../quotas/quotas.ts'
import { safeFilename } from './contentDisposition.ts'
import type { UrlSigner } from './signedUrls.ts'
import { arrivedUploads, upsertStoredFile } from './storedFileQueries.ts'

/** Largest upload, bytes. */
export const MAX_UPLOAD_BYTES = 200_000_000
const UPLOAD_MS = 60 * 60_000
const DOWNLOAD_MS = 15 * 60_000

/** Folders of a project that a client may upload to. */
const UPLOAD_FOLDERS: ReadonlyMap<string, string> = new Map([
  ['meteo', 'meteo'],
  ['pvsyst-import', 'pvsyst-import'],
  ['custom-datasets', 'custom-datasets'],
  ['raster-layers', 'raster-layers'],
  ['terrain', 'terrain'],
])

export interface SignedUploadInput {
  readonly userId: string
  readonly projectId: string
  readonly dir: string
  readonly filename: string
  readonly allowOverwrite: boolean
}

export interface SignedUpload {
  /** Path and query; PUT the bytes here. */
  readonly url: string
  readonly storage_key: string
  readonly expires_at: string
}

export interface SignedDownload {
  readonly url: string
  readonly expires_at: string
}

/** A file that a user put into a folder. */
export interface UploadedFile {
  readonly filename: string
  readonly storage_key: string
  readonly size_bytes: number | null
  readonly created_at: string
}

interface Signing {
  readonly signer: UrlSigner
}
interface Uploading extends Signing {
  readonly db: Database
}

/** Links end with what the running call is made with; one that is signed outside of a call opens nothing. */
const credential = (): string => currentCaller()?.credential ?? ''

/** The caller has settled access to the object. */
export function signDownload({ signer }: Signing, key: string, filename: string): SignedDownload {
  const expiresAtMs = Date.now() + DOWNLOAD_MS
  const url = signer.sign({
    method: 'GET',
    key,
    filename: safeFilename(filename),
    expiresAtMs,
    credential: credential(),
  })
  return { url, expires_at: new Date(expiresAtMs).toISOString() }
}

/** Uploads that arrived in a folder of the project, newest first. The caller has settled access. @throws AppError INVALID_INPUT */
export async function listUploads(
  db: Database,
  projectId: string,
  dir: string,
): Promise<UploadedFile[]> {
  const rows = await arrivedUploads(db, `projects/${projectId}/${folderOf(dir)}`)
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
}

/** The caller has settled access to the project. @throws AppError INVALID_INPUT, CONFLICT, QUOTA_EXCEEDED */
export async function signUpload(
  { db, signer }: Uploading,
  { userId, projectId, dir, filename: given, allowOverwrite }: SignedUploadInput,
): Promise<SignedUpload> {
  const folder = folderOf(dir)
  const filename = safeFilename(given)
  const isTaken = !allowOverwrite && (await isFileNamed(db, projectId, folder, filename))
  if (isTaken) throw new AppError('CONFLICT', `A file '${filename}' is already there`, { filename })
  await requireStorageRoom(db, projectId)
  const key = `projects/${projectId}/${folder}/${randomUUID()}/upload`
  await upsertStoredFile(db, {
    storage_key: key,
    project_id: projectId,
    state: 'pending',
    filename,
    created_by: userId,
  })
  const expiresAtMs = Date.now() + UPLOAD_MS
  const url = signer.sign({
    method: 'PUT',
    key,
    maxBytes: MAX_UPLOAD_BYTES,
    expiresAtMs,
    credential: credential(),
  })
  return { url, storage_key: key, expires_at: new Date(expiresAtMs).toISOString() }
}

function folderOf(dir: string): string {
  const folder = UPLOAD_FOLDERS.get(dir.replaceAll('/', ''))
  if (folder) return folder
  const known = [...UPLOAD_FOLDERS.keys()].map((name) => `/${name}`).join(', ')
  throw new AppError('INVALID_INPUT', `dir must be one of ${known}`, { path: 'dir' })
}

/** Folders whose files are distinguished by their records, not by name. */
const NAMELESS_FOLDERS: ReadonlySet<string> = new Set([
  'meteo',
  'custom-datasets',
  'raster-layers',
  'terrain',
])

async function isFileNamed(
  db: Database,
  projectId: string,
  folder: string,
  filename: string,
): Promise<boolean> {
  if (NAMELESS_FOLDERS.has(folder)) return false
  const row = await db
    .selectFrom('stored_file')
    .select('storage_key')
    .where('project_id', '=', projectId)
    .where('filename', '=', filename)
    .where('state', '=', 'kept')
    .where('storage_key', 'like', `projects/${projectId}/${folder}/%`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
