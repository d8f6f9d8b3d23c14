import { AppError } from '@duet/contract'
import type { ImportChoice, ImportPlace } from '@duet/formats'
import { listUploads } from '../files/filesService.ts'
import { fileReaders } from '../jobs/fileReaders.ts'
import type { PvsystImportReading } from '../jobs/readingMessages.ts'
import type { Server } from '../server.ts'

export const IMPORT_FOLDER = '/pvsyst-import'
/** Together they fill the memory of a reading thread. */
const MOST_BYTES = 300_000_000

/** What the uploads of a project have, and what the choice would become of it. The caller has settled access. */
export async function readUploaded(
  { db, storage }: Pick<Server, 'db' | 'storage'>,
  projectId: string,
  wish?: { readonly choice: ImportChoice; readonly fallback: ImportPlace },
): Promise<PvsystImportReading> {
  const uploads = await listUploads(db, projectId, IMPORT_FOLDER)
  const bytes = uploads.reduce((sum, { size_bytes }) => sum + (size_bytes ?? 0), 0)
  if (bytes > MOST_BYTES) {
    throw new AppError(
      'FILE_TOO_LARGE',
      `The files have ${Math.round(bytes / 1e6)} MB; at most ${MOST_BYTES / 1e6} MB can be imported at a time. Start over with one project.`,
    )
  }
  const files = await Promise.all(
    uploads.map(async ({ storage_key, filename }) => ({
      path: await storage.localPath(storage_key),
      filename,
    })),
  )
  return fileReaders.read('pvsystImport', { uploads: files, wish })
}
