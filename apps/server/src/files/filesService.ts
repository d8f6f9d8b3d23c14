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

interface FilesServer {
  readonly db: Database
  readonly signer: UrlSigner
}

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
  readonly expires_at: Date
}

export interface SignedDownload {
  readonly url: string
  readonly expires_at: Date
}

/** A file that a user put into a folder. */
export interface UploadedFile {
  readonly filename: string
  readonly storage_key: string
  readonly size_bytes: number | null
  readonly created_at: Date
}

/** Uploads that arrived in a folder of the project, newest first. The caller has settled access. @throws AppError INVALID_INPUT */
export function listUploads(
  { db }: FilesServer,
  projectId: string,
  dir: string,
): Promise<UploadedFile[]> {
  return arrivedUploads(db, `projects/${projectId}/${folderOf(dir)}`)
}

/** A link that ends with what the running call is made with; one made outside of a call opens nothing. The caller has settled access to the object. */
export function signDownload(
  { signer }: Pick<FilesServer, 'signer'>,
  key: string,
  filename: string,
): SignedDownload {
  const expiresAtMs = Date.now() + DOWNLOAD_MS
  const url = signer.sign({
    method: 'GET',
    key,
    filename: safeFilename(filename),
    expiresAtMs,
    credential: currentCaller()?.credential ?? '',
  })
  return { url, expires_at: new Date(expiresAtMs) }
}

/** As `signDownload`, for a file that comes. @throws AppError INVALID_INPUT, CONFLICT, QUOTA_EXCEEDED */
export async function signUpload(
  { db, signer }: FilesServer,
  input: SignedUploadInput,
): Promise<SignedUpload> {
  const folder = folderOf(input.dir)
  const filename = safeFilename(input.filename)
  const taken = input.allowOverwrite
    ? undefined
    : await storedFileNamed(db, input.projectId, folder, filename)
  if (taken) throw new AppError('CONFLICT', `A file '${filename}' is already there`, { filename })
  await requireStorageRoom(db, input.projectId)
  const key = `projects/${input.projectId}/${folder}/${randomUUID()}/upload`
  await upsertStoredFile(db, {
    storage_key: key,
    project_id: input.projectId,
    state: 'pending',
    filename,
    created_by: input.userId,
  })
  const expiresAtMs = Date.now() + UPLOAD_MS
  const url = signer.sign({
    method: 'PUT',
    key,
    maxBytes: MAX_UPLOAD_BYTES,
    expiresAtMs,
    credential: currentCaller()?.credential ?? '',
  })
  return { url, storage_key: key, expires_at: new Date(expiresAtMs) }
}

function folderOf(dir: string): string {
  const folder = UPLOAD_FOLDERS.get(dir.replaceAll('/', ''))
  if (folder) return folder
  const known = [...UPLOAD_FOLDERS.keys()].map((name) => `/${name}`).join(', ')
  throw new AppError('INVALID_INPUT', `dir must be one of ${known}`, { path: 'dir' })
}

/** Folders whose files are told apart by their records, not by name. */
const NAMELESS_FOLDERS: ReadonlySet<string> = new Set(['meteo', 'raster-layers', 'terrain'])

async function storedFileNamed(
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

export interface FilesService {
  readonly signUpload: (
    input: SignedUploadInput,
  ) => Promise<Omit<SignedUpload, 'expires_at'> & { readonly expires_at: string }>
  readonly listUploads: (
    projectId: string,
    dir: string,
  ) => Promise<(Omit<UploadedFile, 'created_at'> & { readonly created_at: string })[]>
  readonly signDownload: (
    key: string,
    filename: string,
  ) => { readonly url: string; readonly expires_at: string }
}

/** The functions above for services that are given them. */
export function createFilesService(server: FilesServer): FilesService {
  return {
    signUpload: async (input) => {
      const signed = await signUpload(server, input)
      return { ...signed, expires_at: signed.expires_at.toISOString() }
    },
    listUploads: async (projectId, dir) =>
      (await listUploads(server, projectId, dir)).map((file) => ({
        ...file,
        created_at: file.created_at.toISOString(),
      })),
    signDownload: (key, filename) => {
      const { url, expires_at } = signDownload(server, key, filename)
      return { url, expires_at: expires_at.toISOString() }
    },
  }
}
