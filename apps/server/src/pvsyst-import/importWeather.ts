import { AppError } from '@duet/contract'
import type { ImportPlace } from '@duet/formats'
import type { ProjectRow } from '../access/projectQueries.ts'
import { knownRecord } from '../access/recordAccess.ts'
import type { SentFile } from '../jobs/readingMessages.ts'
import { removeDataset } from '../meteo/changes/datasetChanges.ts'
import { findDataset } from '../meteo/datasets/datasetQueries.ts'
import { importBytes } from '../meteo/import/importBytes.ts'
import type { Server } from '../server.ts'

/** What a step of an import made (null: nothing), and how it is taken back where the rest fails. */
export interface Undoable {
  readonly id: string | null
  readonly undo: () => Promise<void>
}

interface WeatherWish {
  readonly userId: string
  readonly file: SentFile | undefined
  readonly place: ImportPlace
  readonly chosenId: string | undefined
}

const KEPT = { undo: () => Promise.resolve() }

/**
 * A dataset of the weather file; where the project has the same file already, that dataset; without a file the one chosen.
 *
 * @throws AppError NOT_FOUND for a chosen dataset of another project; WEATHER_FILE
 */
export async function importWeather(
  server: Server,
  { id: projectId }: ProjectRow,
  { userId, file, place, chosenId }: WeatherWish,
): Promise<Undoable> {
  if (!file)
    return { id: chosenId === undefined ? null : await known(server, projectId, chosenId), ...KEPT }
  try {
    const dataset = await importBytes(server, {
      projectId,
      userId,
      filename: file.filename,
      bytes: [file.bytes],
      ...place,
    })
    return { id: dataset.id, undo: () => removeDataset(server, userId, dataset.id) }
  } catch (error) {
    const same = sameDataset(error)
    if (same === undefined) throw error
    return { id: same, ...KEPT }
  }
}

const notFound = (): AppError => new AppError('NOT_FOUND', 'Meteo dataset not found')

async function known({ db }: Server, projectId: string, id: string): Promise<string> {
  const dataset = await knownRecord(db, id, { find: findDataset, notFound })
  if (dataset.project_id !== projectId) throw notFound()
  return dataset.id
}

/** Of the error that says that the file is a dataset already. */
function sameDataset(error: unknown): string | undefined {
  if (!(error instanceof AppError) || error.code !== 'CONFLICT') return undefined
  const id = error.details['enviro_dataset_id']
  return typeof id === 'string' ? id : undefined
}
