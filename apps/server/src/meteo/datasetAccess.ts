import { AppError } from '@duet/contract'
import type { Database } from '../db/connection.ts'
import { isUuid } from '../db/uuid.ts'
import type { ObjectStorage } from '../files/objectStorage.ts'
import type { SeriesStore } from '../files/parquet/seriesStore.ts'
import { type DatasetRow, findDataset } from './datasetQueries.ts'

export type UserId = string | undefined

/** What the service must know of a project. */
export type MeteoProjectAccess = (
  userId: UserId,
  projectId: string,
  right: 'viewer' | 'edit',
) => Promise<{
  readonly project: { readonly id: string; readonly latitude: number; readonly longitude: number }
}>

export interface MeteoDeps {
  readonly db: Database
  readonly storage: ObjectStorage
  readonly series: SeriesStore
  readonly projectAccess: MeteoProjectAccess
  /** Somebody worked on the project. */
  readonly touchProject: (db: Database, projectId: string) => Promise<void>
  /** Empties the fields of blocks that point at a dataset which goes. */
  readonly releaseReferences: (
    tx: Database,
    released: {
      readonly projectId: string
      readonly userId: string | undefined
      readonly what: 'dataset'
      readonly id: string
    },
  ) => Promise<void>
  /** The height file of a project; undefined where it has none. */
  readonly readTerrain: (projectId: string) => Promise<{ readonly bytes: Uint8Array } | undefined>
  /** Files were marked for removal. */
  readonly wakeSweeper: () => void
}

/** @throws AppError NOT_FOUND for an id that is unknown, malformed or of a project that the user may not see */
export async function accessibleDataset(
  { db, projectAccess }: MeteoDeps,
  userId: UserId,
  id: string,
  right: 'viewer' | 'edit',
): Promise<DatasetRow> {
  if (!userId) throw new AppError('UNAUTHENTICATED', 'Sign in first.')
  const dataset = isUuid(id) ? await findDataset(db, id) : undefined
  if (!dataset) throw notFound()
  try {
    await projectAccess(userId, dataset.project_id, right)
  } catch (error) {
    throw error instanceof AppError && error.code === 'NOT_FOUND' ? notFound() : error
  }
  return dataset
}

export const notFound = (): AppError => new AppError('NOT_FOUND', 'Meteo dataset not found')
