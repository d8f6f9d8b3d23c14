import { AppError, oneLine } from '@duet/contract'
import { z } from 'zod'
import type { Database } from '../db/connection.ts'
import { firstFreeName } from '../db/firstFreeName.ts'
import { isUniqueViolation } from '../db/uniqueViolation.ts'
import {
  type CustomDatasetRow,
  customDatasetNames,
  insertCustomDataset,
  type NewCustomDataset,
} from './customDatasetQueries.ts'

/** The name of a dataset, and of a file. */
export const customDatasetName = z.string().overwrite(oneLine).min(1, 'must not be empty').max(200)

export const customNameTaken = (name: string): AppError =>
  new AppError(
    'NAME_TAKEN',
    `A custom dataset named '${name}' exists already. Choose another name.`,
    { name },
  )

/** Where the files of a dataset lie. */
export const customDatasetFolder = ({
  project_id,
  id,
}: Pick<CustomDatasetRow, 'project_id' | 'id'>): string =>
  `projects/${project_id}/custom-datasets/${id}`

/** More datasets made at once than this do not ask for one name. */
const MAX_NAME_TRIES = 50

/**
 * @param name - `wanted` is made free where it is taken, another is refused
 * @param also - in the transaction of the row
 * @throws AppError NAME_TAKEN
 */
export async function insertNamed(
  db: Database,
  row: Omit<NewCustomDataset, 'name'>,
  name: { readonly given: string } | { readonly wanted: string },
  also: (tx: Database) => Promise<void>,
): Promise<CustomDatasetRow> {
  for (let tries = 1; ; tries += 1) {
    const own =
      'given' in name
        ? name.given
        : firstFreeName(name.wanted, await customDatasetNames(db, row.project_id, name.wanted))
    try {
      return await db.transaction().execute(async (tx) => {
        await also(tx)
        return insertCustomDataset(tx, { ...row, name: own })
      })
    } catch (error) {
      if (!isUniqueViolation(error)) throw error
      if ('given' in name || tries >= MAX_NAME_TRIES) throw customNameTaken(own)
    }
  }
}
