import { Readable } from 'node:stream'
import { signUpload } from '../../files/filesService.ts'
import { setUploaded } from '../../files/storedFileQueries.ts'
import type { Server } from '../../server.ts'
import type { DatasetRow } from '../datasets/datasetQueries.ts'
import { importDataset } from './importDataset.ts'

/** A weather file that the server itself has. */
interface WeatherBytes {
  readonly projectId: string
  readonly userId: string
  readonly filename: string
  readonly bytes: Iterable<string | Uint8Array>
  /** For a file that says no place. */
  readonly latitude: number
  readonly longitude: number
  /** Absent: that of the file. */
  readonly name?: string
}

/** Makes a dataset of a file by the same way as a user's own. @throws AppError as `importDataset` */
export async function importBytes(
  server: Server,
  { userId, bytes, name, ...file }: WeatherBytes,
): Promise<DatasetRow> {
  const { projectId, filename } = file
  const upload = { userId, projectId, dir: '/meteo', filename, allowOverwrite: false }
  const { storage_key } = await signUpload(server, upload)
  const written = await server.storage.put(storage_key, Readable.from(bytes))
  await setUploaded(server.db, storage_key, written)
  return importDataset(server, { ...file, userId, storageKey: storage_key, name })
}
