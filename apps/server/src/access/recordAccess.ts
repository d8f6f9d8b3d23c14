import { AppError, type ProjectRight } from '@duet/contract'
import type { Database } from '../db/connection.ts'
import { isUuid } from '../db/uuid.ts'
import { signedIn, type UserId } from './organizationAccess.ts'
import { type GrantedAccess, projectAccess } from './projectAccess.ts'

/** How a record of a project is found, and what is said where it is not. */
export interface RecordQuery<Row> {
  readonly find: (id: string) => Promise<Row | undefined>
  readonly notFound: () => AppError
  readonly projectOf: (row: Row) => string
  readonly right: ProjectRight
}

/**
 * A record of a project, and what the user may do in it.
 *
 * @throws AppError NOT_FOUND, in the words of the record, for an id that is unknown, malformed or of a project that the user may not see
 */
export async function recordAccess<Row>(
  db: Database,
  userId: UserId,
  id: string,
  { find, notFound, projectOf, right }: RecordQuery<Row>,
): Promise<{ readonly record: Row; readonly access: GrantedAccess }> {
  signedIn(userId)
  const record = isUuid(id) ? await find(id) : undefined
  if (!record) throw notFound()
  try {
    return { record, access: await projectAccess(db, userId, projectOf(record), right) }
  } catch (error) {
    throw error instanceof AppError && error.code === 'NOT_FOUND' ? notFound() : error
  }
}
