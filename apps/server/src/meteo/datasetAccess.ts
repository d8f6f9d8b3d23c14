import { AppError, type ProjectRight } from '@duet/contract'
import type { UserId } from '../access/organizationAccess.ts'
import { recordAccess } from '../access/recordAccess.ts'
import type { Server } from '../server.ts'
import { type DatasetRow, findDataset } from './datasetQueries.ts'

export const notFound = (): AppError => new AppError('NOT_FOUND', 'Meteo dataset not found')

/** @throws AppError NOT_FOUND for an id that is unknown, malformed or of a project that the user may not see */
export const accessibleDataset = (
  { db }: Pick<Server, 'db'>,
  userId: UserId,
  id: string,
  right: ProjectRight,
): Promise<DatasetRow> => recordAccess(db, userId, id, right, { find: findDataset, notFound })
