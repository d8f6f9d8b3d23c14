import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../../db/connection.ts'
import type { ApiToken } from '../../db/database.gen.ts'
import { holdUser } from '../identityQueries.ts'
import { tokenHash } from '../oneTimeTokens.ts'

export type ApiTokenRow = Omit<Selectable<ApiToken>, 'token_hash'>

/** Those named, or all but those named. */
export type ApiTokenChoice =
  | { readonly revoked: readonly string[] }
  | { readonly retained: readonly string[] }

/** Distinguishes an API token from the token of a session. */
export const API_TOKEN_PREFIX = 'duet_'
/** Of one user. */
export const MAX_API_TOKENS = 50

const COLUMNS = [
  'id',
  'user_id',
  'organization_id',
  'project_id',
  'name',
  'prefix',
  'scopes',
  'created_at',
  'expires_at',
  'last_used_at',
] as const

type LiveApiToken = ApiTokenRow & { readonly email: string; readonly email_verified: boolean }

/** A token that is in force, of a user who may sign in. */
export function findApiToken(db: Database, token: string): Promise<LiveApiToken | undefined> {
  return liveApiTokens(db).where('token_hash', '=', tokenHash(token)).executeTakeFirst()
}

/** The same by its id. */
export function findApiTokenById(db: Database, id: string): Promise<LiveApiToken | undefined> {
  return liveApiTokens(db).where('api_token.id', '=', id).executeTakeFirst()
}

function liveApiTokens(db: Database) {
  return db
    .selectFrom('api_token')
    .innerJoin('app_user', 'app_user.id', 'api_token.user_id')
    .select(COLUMNS.map((column) => `api_token.${column}` as const))
    .select(['app_user.email', 'app_user.email_verified'])
    .where((where) =>
      where.or([where('expires_at', 'is', null), where('expires_at', '>', sql<Date>`now()`)]),
    )
    .where('app_user.erased_at', 'is', null)
    .where('app_user.deactivated_at', 'is', null)
}

/** Whether this was a token of ours that has expired. */
export async function findExpiredApiToken(
  db: Database,
  token: string,
): Promise<Pick<ApiTokenRow, 'id' | 'user_id'> | undefined> {
  return db
    .selectFrom('api_token')
    .select(['id', 'user_id'])
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirst()
}

/** Notes that the token is in use. */
export async function touchApiToken(db: Database, id: string): Promise<void> {
  await db
    .updateTable('api_token')
    .set({ last_used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** Newest first, also those that have expired. */
export function apiTokensOf(db: Database, userId: string): Promise<readonly ApiTokenRow[]> {
  return db
    .selectFrom('api_token')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(MAX_API_TOKENS)
    .execute()
}

/** Undefined where the user has as many as there may be; of several at the same time, too. @param recheck - throws where the user may no longer have one */
export function insertApiToken(
  db: Database,
  token: Insertable<ApiToken>,
  recheck: (tx: Database) => Promise<unknown>,
): Promise<ApiTokenRow | undefined> {
  return db.transaction().execute(async (tx) => {
    await holdUser(tx, token.user_id)
    await recheck(tx)
    const existing = await apiTokensOf(tx, token.user_id)
    if (existing.length >= MAX_API_TOKENS) return undefined
    return tx.insertInto('api_token').values(token).returning(COLUMNS).executeTakeFirstOrThrow()
  })
}

/** Takes away those that are named, or all but those. Answers their names. */
export async function deleteApiTokens(
  db: Database,
  userId: string,
  choice: ApiTokenChoice,
): Promise<readonly string[]> {
  const isChosen =
    'retained' in choice
      ? sql<boolean>`id::text <> all(${choice.retained})`
      : sql<boolean>`id::text = any(${choice.revoked})`
  const gone = await db
    .deleteFrom('api_token')
    .where('user_id', '=', userId)
    .where(isChosen)
    .returning('name')
    .execute()
  return gone.map(({ name }) => name)
}

/** False where the user has no such token. */
export async function deleteApiToken(db: Database, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('api_token')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
