import { AppError, type ProjectRight } from '@duet/contract'
import type { UserId } from '../access/organizationAccess.ts'
import { recordAccess } from '../access/recordAccess.ts'
import type { DamageReport } from '../files/parquet/damagedSeries.ts'
import type { Server } from '../server.ts'
import { type CustomDatasetRow, findCustomDataset } from './customDatasetQueries.ts'

export const customDatasetNotFound = (): AppError =>
  new AppError('NOT_FOUND', 'Custom dataset not found')

/** @throws AppError NOT_FOUND for an id that is unknown, malformed or of a project that the user may not see */
export async function accessibleCustomDataset(
  { db }: Pick<Server, 'db'>,
  userId: UserId,
  id: string,
  right: ProjectRight,
): Promise<CustomDatasetRow> {
  const kind = { find: findCustomDataset, notFound: customDatasetNotFound }
  const { access: _access, ...row } = await recordAccess(db, userId, id, right, kind)
  return row
}

/** For all who read its rows. */
export const customDatasetDamaged = ({
  id,
  name,
}: Pick<CustomDatasetRow, 'id' | 'name'>): DamageReport => ({
  code: 'RESULT_DAMAGED',
  what: `The stored values of the custom dataset '${name}'`,
  advice: 'Delete it and upload its file again.',
  details: { custom_dataset_id: id },
})
