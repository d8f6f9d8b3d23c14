import { AppError, type ProjectRight } from '@duet/contract'
import type { Database } from '../db/connection.ts'
import { isUuid } from '../db/uuid.ts'
import { signedIn, type UserId } from './organizationAccess.ts'
import { type GrantedAccess, projectAccess } from './projectAccess.ts'

/** A kind of record that lies in a project: how one is found, and what it is called where there is none. */
export interface ProjectRecordKind<Row> {
  readonly find: (db: Database, id: string) => Promise<Row | undefined>
  readonly notFound: () => AppError
}

/**
 * A record by its id, for somebody who has the right in its project. One message for a record that is unknown,
 * malformed, or in a project that the user does not see.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, PROJECT_LOCKED
 */
export async function recordAccess<Row extends { readonly project_id: string }>(
  db: Database,
  userId: UserId,
  id: string,
  right: ProjectRight,
  { find, notFound }: ProjectRecordKind<Row>,
): Promise<Row & { readonly access: GrantedAccess }> {
  signedIn(userId)
  const row = isUuid(id) ? await find(db, id) : undefined
  if (!row) throw notFound()
  const access = await hideProject(projectAccess(db, userId, row.project_id, right), notFound)
  return { ...row, access }
}

/** A project that the user does not see is answered as the record that was asked for. */
export async function hideProject<T>(settled: Promise<T>, notFound: () => AppError): Promise<T> {
  try {
    return await settled
  } catch (error) {
    throw error instanceof AppError && error.code === 'NOT_FOUND' ? notFound() : error
  }
}
