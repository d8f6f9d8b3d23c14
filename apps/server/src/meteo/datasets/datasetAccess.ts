import { AppError, type ProjectRight, weatherLocked } from '@duet/contract'
import type { UserId } from '../../access/organizationAccess.ts'
import { recordAccess } from '../../access/recordAccess.ts'
import type { Server } from '../../server.ts'
import { type DatasetRow, findDataset, isDatasetUsed } from './datasetQueries.ts'

export const notFound = (): AppError => new AppError('NOT_FOUND', 'Meteo dataset not found')

/** @throws AppError NOT_FOUND for an id that is unknown, malformed or of a project that the user may not see */
export const accessibleDataset = (
  { db }: Pick<Server, 'db'>,
  userId: UserId,
  id: string,
  right: ProjectRight,
): Promise<DatasetRow> => recordAccess(db, userId, id, right, { find: findDataset, notFound })

/** For its name, times and place, or its end. @throws AppError as `accessibleDataset`; PROJECT_LOCKED where the project is monitored and something rests on it */
export async function changeableDataset(
  { db }: Pick<Server, 'db'>,
  userId: UserId,
  id: string,
): Promise<DatasetRow> {
  const { access, ...dataset } = await recordAccess(db, userId, id, 'weather', {
    find: findDataset,
    notFound,
  })
  if (access.isLocked && (await isDatasetUsed(db, dataset))) throw weatherLocked()
  return dataset
}
