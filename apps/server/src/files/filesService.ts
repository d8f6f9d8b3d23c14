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

export interface FilesDeps {
  readonly db: Database
  readonly signer: UrlSigner
  readonly now: () => number
  /** What the running call is made with; links end with it. Undefined outside of a call: such a link opens nothing. */
  readonly credential: () => string | undefined
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

export interface FilesService {
  /** The caller has settled access to the project. @throws AppError INVALID_INPUT, CONFLICT, QUOTA_EXCEEDED */
  readonly signUpload: (input: SignedUploadInput) => Promise<SignedUpload>
  /** Uploads that arrived in a folder of the project, newest first. The caller has settled access. @throws AppError INVALID_INPUT */
  readonly listUploads: (projectId: string, dir: string) => Promise<UploadedFile[]>
  /** The caller has settled access to the object. */
  readonly signDownload: (key: string, filename: string) => SignedDownload
}

export function createFilesService(deps: FilesDeps): FilesService {
  return {
    signUpload: (input) => signUpload(deps, input),
    listUploads: async (projectId, dir) => {
      const rows = await arrivedUploads(deps.db, `projects/${projectId}/${folderOf(dir)}`)
      return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
    },
    signDownload: (key, filename) => signDownload(deps, key, filename),
  }
}

/** Links end with what the running call is made with; one that is signed outside of a call opens nothing. The caller has settled access. */
export function signDownload(
  { signer }: Pick<FilesDeps, 'signer'>,
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
  return { url, expires_at: new Date(expiresAtMs).toISOString() }
}

async function signUpload(deps: FilesDeps, input: SignedUploadInput): Promise<SignedUpload> {
  const folder = folderOf(input.dir)
  const filename = safeFilename(input.filename)
  const taken = input.allowOverwrite
    ? undefined
    : await keptFileNamed(deps.db, input.projectId, folder, filename)
  if (taken) throw new AppError('CONFLICT', `A file '${filename}' is already there`, { filename })
  await requireStorageRoom(deps.db, input.projectId)
  const key = `projects/${input.projectId}/${folder}/${randomUUID()}/upload`
  await upsertStoredFile(deps.db, {
    storage_key: key,
    project_id: input.projectId,
    state: 'pending',
    filename,
    created_by: input.userId,
  })
  const expiresAtMs = deps.now() + UPLOAD_MS
  const url = deps.signer.sign({
    method: 'PUT',
    key,
    maxBytes: MAX_UPLOAD_BYTES,
    expiresAtMs,
    credential: deps.credential() ?? '',
  })
  return { url, storage_key: key, expires_at: new Date(expiresAtMs).toISOString() }
}

function folderOf(dir: string): string {
  const folder = UPLOAD_FOLDERS.get(dir.replaceAll('/', ''))
  if (folder) return folder
  const known = [...UPLOAD_FOLDERS.keys()].map((name) => `/${name}`).join(', ')
  throw new AppError('INVALID_INPUT', `dir must be one of ${known}`, { path: 'dir' })
}

/** Folders whose files are told apart by their records, not by name. */
const NAMELESS_FOLDERS: ReadonlySet<string> = new Set(['meteo', 'raster-layers', 'terrain'])

async function keptFileNamed(
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
