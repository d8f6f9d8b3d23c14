import { createHash, randomBytes } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../db/connection.ts'
import type { OneTimeToken } from '../db/database.gen.ts'

export type OneTimeTokenKind =
  | 'email_verification'
  | 'password_reset'
  | 'mfa_challenge'
  | 'provider_sign_in'
  | 'provider_state'

export type OneTimeTokenRow = Selectable<OneTimeToken>

const TOKEN_BYTES = 32

/** 256 random bits as text. */
export function randomToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** Of a random token: one that cannot be guessed needs neither salt nor slowness. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Makes a token that can be taken once; only its hash is stored. */
export async function issueOneTimeToken(
  db: Database,
  {
    kind,
    userId,
    payload,
    lifeS,
    token = randomToken(),
  }: {
    readonly kind: OneTimeTokenKind
    readonly userId?: string
    readonly payload: Readonly<Record<string, unknown>>
    readonly lifeS: number
    /** Where it had to be known before. */
    readonly token?: string
  },
): Promise<string> {
  await db
    .insertInto('one_time_token')
    .values({
      kind,
      token_hash: tokenHash(token),
      user_id: userId ?? null,
      payload: JSON.stringify(payload),
      expires_at: sql<Date>`now() + make_interval(secs => ${lifeS})`,
    })
    .execute()
  return token
}

/** Looks at a token without taking it. Undefined where it is unknown, used or expired. */
export function findOneTimeToken(
  db: Database,
  kind: OneTimeTokenKind,
  token: string,
): Promise<OneTimeTokenRow | undefined> {
  return db
    .selectFrom('one_time_token')
    .selectAll()
    .where('token_hash', '=', tokenHash(token))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
}

/** Takes a token; of several who try, one gets it. */
export function takeOneTimeToken(
  db: Database,
  kind: OneTimeTokenKind,
  token: string,
): Promise<OneTimeTokenRow | undefined> {
  return db
    .updateTable('one_time_token')
    .set({ used_at: sql<Date>`now()` })
    .where('token_hash', '=', tokenHash(token))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returningAll()
    .executeTakeFirst()
}

/** When the newest token of this kind was made for the user. */
export async function lastIssuedAt(
  db: Database,
  kind: OneTimeTokenKind,
  userId: string,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('one_time_token')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.created_at
}

/** What of the user still waits for an answer, newest first. */
export function openTokensOf(
  db: Database,
  userId: string,
): Promise<readonly Pick<OneTimeTokenRow, 'kind' | 'created_at' | 'expires_at'>[]> {
  return db
    .selectFrom('one_time_token')
    .select(['kind', 'created_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute()
}

/** What was sent or begun before serves no more: of one kind, or all that is the user's. */
export async function voidOneTimeTokens(
  db: Database,
  userId: string,
  kind?: OneTimeTokenKind,
): Promise<void> {
  const ofUser = db
    .updateTable('one_time_token')
    .set({ used_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
  await (kind === undefined ? ofUser : ofUser.where('kind', '=', kind)).execute()
}

export async function deleteExpiredTokens(db: Database): Promise<void> {
  await db.deleteFrom('one_time_token').where('expires_at', '<=', sql<Date>`now()`).execute()
}
