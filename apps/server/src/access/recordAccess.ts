import {
  AppError,
  type OrganizationRight,
  type OrganizationRole,
  type ProjectRight,
} from '@duet/contract'
import type { Database } from '../db/connection.ts'
import { isUuid } from '../db/uuid.ts'
import { organizationAccess, signedIn, type UserId } from './organizationAccess.ts'
import { type GrantedAccess, projectAccess } from './projectAccess.ts'

/** A kind of record: how one is found, and what it is called where there is none. */
export interface RecordKind<Row> {
  readonly find: (db: Database, id: string) => Promise<Row | undefined>
  readonly notFound: () => AppError
}

/** @throws AppError NOT_FOUND, one message for an id that is unknown or malformed */
export async function knownRecord<Row>(
  db: Database,
  id: string,
  { find, notFound }: RecordKind<Row>,
): Promise<Row> {
  const row = isUuid(id) ? await find(db, id) : undefined
  if (!row) throw notFound()
  return row
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
  kind: RecordKind<Row>,
): Promise<Row & { readonly access: GrantedAccess }> {
  signedIn(userId)
  const row = await knownRecord(db, id, kind)
  const access = await hideOwner(projectAccess(db, userId, row.project_id, right), kind)
  return { ...row, access }
}

/** As `recordAccess`, of a record that lies in an organisation. */
export async function organizationRecord<Row extends { readonly organization_id: string }>(
  db: Database,
  userId: UserId,
  id: string,
  right: OrganizationRight,
  kind: RecordKind<Row>,
): Promise<{ readonly row: Row; readonly role: OrganizationRole }> {
  signedIn(userId)
  const row = await knownRecord(db, id, kind)
  const { role } = await hideOwner(organizationAccess(db, userId, row.organization_id, right), kind)
  return { row, role }
}

/** A project or organisation that the user does not see is answered as the record that was asked for. */
export async function hideOwner<T>(
  settled: Promise<T>,
  { notFound }: Pick<RecordKind<unknown>, 'notFound'>,
): Promise<T> {
  try {
    return await settled
  } catch (error) {
    throw error instanceof AppError && error.code === 'NOT_FOUND' ? notFound() : error
  }
}
