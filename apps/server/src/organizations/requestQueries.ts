import { type Selectable, sql } from 'kysely'
import type { ListPage } from '../access/organizationQueries.ts'
import type { Database } from '../db/connection.ts'
import type { UserRequest } from '../db/database.gen.ts'

/** A request with the user who asks and the organisation. */
export interface RequestRow extends Selectable<UserRequest> {
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly organization_name: string
  readonly organization_slug: string
}

const WAITING = sql<boolean>`num_nonnulls(user_request.approved_at, user_request.rejected_at) = 0`

export function findRequest(db: Database, id: string): Promise<RequestRow | undefined> {
  return requests(db).where('user_request.id', '=', id).executeTakeFirst()
}

/** Requests that wait for an answer, oldest first; of one organisation, or of all. */
export function waitingRequests(
  db: Database,
  { organizationId, skip, take }: ListPage & { readonly organizationId: string | undefined },
): Promise<RequestRow[]> {
  return requests(db)
    .$if(organizationId !== undefined, (query) =>
      query.where('user_request.organization_id', '=', organizationId ?? ''),
    )
    .where(WAITING)
    .orderBy('user_request.created_at')
    .orderBy('user_request.id')
    .offset(skip)
    .limit(take)
    .execute()
}

/** Requests of a user, newest first. */
export function requestsOfUser(db: Database, userId: string): Promise<RequestRow[]> {
  return requests(db)
    .where('user_request.user_id', '=', userId)
    .orderBy('user_request.created_at', 'desc')
    .orderBy('user_request.id')
    .limit(500)
    .execute()
}

export function findWaitingRequest(
  db: Database,
  userId: string,
  organizationId: string,
): Promise<RequestRow | undefined> {
  return requests(db)
    .where('user_request.user_id', '=', userId)
    .where('user_request.organization_id', '=', organizationId)
    .where(WAITING)
    .executeTakeFirst()
}

/** Undefined where one of the user waits already. */
export async function insertRequest(
  db: Database,
  row: { user_id: string; organization_id: string },
): Promise<string | undefined> {
  const inserted = await db
    .insertInto('user_request')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

/** False when it was answered before. */
export async function markAnswered(
  db: Database,
  id: string,
  decision: { readonly isApproved: boolean; readonly decidedBy: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('user_request')
    .set({
      [decision.isApproved ? 'approved_at' : 'rejected_at']: sql<Date>`now()`,
      decided_by: decision.decidedBy,
    })
    .where('id', '=', id)
    .where(WAITING)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteRequestRow(db: Database, id: string): Promise<void> {
  await db.deleteFrom('user_request').where('id', '=', id).execute()
}

function requests(db: Database) {
  return db
    .selectFrom('user_request')
    .innerJoin('app_user', 'app_user.id', 'user_request.user_id')
    .innerJoin('organization', 'organization.id', 'user_request.organization_id')
    .selectAll('user_request')
    .select([
      'app_user.email',
      'app_user.first_name',
      'app_user.last_name',
      'organization.name as organization_name',
      'organization.slug as organization_slug',
    ])
}
