import { type Selectable, sql } from 'kysely'
import type { ClientInfo } from '../access/caller.ts'
import type { Database } from '../db/connection.ts'
import type { Session } from '../db/database.gen.ts'
import type { Session as SessionAnswer } from '../graphql/resolvers.gen.ts'
import { randomToken } from './oneTimeTokens.ts'

export type SessionRow = Selectable<Session>

const SESSION_LIFETIME_S = 7 * 24 * 3600
/** However often it is renewed, a session ends this long after its sign-in. */
const SESSION_LIMIT_S = 30 * 24 * 3600
/** A session in which an administrator acts as the user; it is not renewed. */
const IMPERSONATION_S = 8 * 3600
const MAX_USER_AGENT_LENGTH = 500
const MAX_SESSIONS = 500

/** What of a session a token is issued for. */
export type TokenSession = Pick<SessionRow, 'id' | 'user_id' | 'expires_at' | 'impersonator_id'>

const TOKEN_COLUMNS = ['id', 'user_id', 'expires_at', 'impersonator_id'] as const

export function beginSession(
  db: Database,
  {
    userId,
    client,
    impersonatorId,
  }: { readonly userId: string; readonly client: ClientInfo; readonly impersonatorId?: string },
): Promise<TokenSession> {
  const lifeS = impersonatorId === undefined ? SESSION_LIFETIME_S : IMPERSONATION_S
  return db
    .insertInto('session')
    .values({
      user_id: userId,
      token: randomToken(),
      expires_at: sql<Date>`now() + make_interval(secs => ${lifeS})`,
      ip_address: client.ip,
      user_agent: client.userAgent?.slice(0, MAX_USER_AGENT_LENGTH) ?? null,
      impersonator_id: impersonatorId ?? null,
    })
    .returning(TOKEN_COLUMNS)
    .executeTakeFirstOrThrow()
}

export interface LiveSession
  extends Pick<SessionRow, 'expires_at' | 'impersonator_id' | 'updated_at'> {
  readonly email: string
  readonly role: string
  readonly email_verified: boolean
}

/** A live session with what of its user decides what it may; an impersonation lives while its administrator is one. */
export function findLiveSession(
  db: Database,
  sessionId: string,
  userId: string,
): Promise<LiveSession | undefined> {
  return db
    .selectFrom('session')
    .innerJoin('app_user', 'app_user.id', 'session.user_id')
    .leftJoin('app_user as impersonator', 'impersonator.id', 'session.impersonator_id')
    .select([
      'session.expires_at',
      'session.impersonator_id',
      'session.updated_at',
      'app_user.email',
      'app_user.role',
      'app_user.email_verified',
    ])
    .where('session.id', '=', sessionId)
    .where('session.user_id', '=', userId)
    .where('session.expires_at', '>', sql<Date>`now()`)
    .where('app_user.erased_at', 'is', null)
    .where('app_user.deactivated_at', 'is', null)
    .where((where) =>
      where.or([
        where('session.impersonator_id', 'is', null),
        where.and([
          where('impersonator.role', '=', 'system_admin'),
          where('impersonator.erased_at', 'is', null),
          where('impersonator.deactivated_at', 'is', null),
        ]),
      ]),
    )
    .executeTakeFirst()
}

/** Notes that the session is in use. */
export async function touchSession(db: Database, sessionId: string): Promise<void> {
  await db
    .updateTable('session')
    .set({ updated_at: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .where('updated_at', '<', sql<Date>`now() - interval '1 minute'`)
    .execute()
}

/** Moves the end of a live session on. Undefined where it has ended. */
export function renewSession(db: Database, sessionId: string): Promise<TokenSession | undefined> {
  return db
    .updateTable('session')
    .set({
      expires_at: sql<Date>`case when impersonator_id is not null then expires_at
        else least(now() + make_interval(secs => ${SESSION_LIFETIME_S}),
          created_at + make_interval(secs => ${SESSION_LIMIT_S})) end`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', sessionId)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(TOKEN_COLUMNS)
    .executeTakeFirst()
}

/** Ends a session. Answers whose it was. */
export async function deleteSession(
  db: Database,
  sessionId: string,
): Promise<Pick<SessionRow, 'user_id' | 'impersonator_id'> | undefined> {
  return db
    .deleteFrom('session')
    .where('id', '=', sessionId)
    .returning(['user_id', 'impersonator_id'])
    .executeTakeFirst()
}

/** Ends the sessions in which an administrator acts as somebody else. */
export async function deleteImpersonations(db: Database, impersonatorId: string): Promise<void> {
  await db.deleteFrom('session').where('impersonator_id', '=', impersonatorId).execute()
}

/** Ends all sessions of a user, and those in which the user acts as somebody else. */
export async function deleteSessionsOf(db: Database, userId: string): Promise<void> {
  await db
    .deleteFrom('session')
    .where((where) =>
      where.or([where('user_id', '=', userId), where('impersonator_id', '=', userId)]),
    )
    .execute()
}

/**
 * Ends every session of the user of `sessionId` and begins one in its place, as old as that and with the same last
 * login. Undefined where it has ended. Give the transaction of the act.
 */
export async function replaceSessions(
  tx: Database,
  sessionId: string,
): Promise<TokenSession | undefined> {
  const old = await tx
    .selectFrom('session')
    .select(['user_id', 'expires_at', 'ip_address', 'user_agent', 'created_at', 'authenticated_at'])
    .where('id', '=', sessionId)
    .forUpdate()
    .executeTakeFirst()
  if (!old) return undefined
  await deleteSessionsOf(tx, old.user_id)
  return tx
    .insertInto('session')
    .values({ ...old, token: randomToken() })
    .returning(TOKEN_COLUMNS)
    .executeTakeFirstOrThrow()
}

/** Places where the user is signed in, the last used first. An administrator who acts as the user is not shown. */
export function sessionsOf(db: Database, userId: string): Promise<readonly SessionRow[]> {
  return db
    .selectFrom('session')
    .selectAll()
    .where('user_id', '=', userId)
    .where('impersonator_id', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('updated_at', 'desc')
    .limit(MAX_SESSIONS)
    .execute()
}

/** False for a session that is not the user's. */
export async function deleteOwnSession(
  db: Database,
  userId: string,
  sessionId: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('impersonator_id', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteOtherSessions(
  db: Database,
  userId: string,
  ownSessionId: string,
): Promise<void> {
  await db
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .where('id', '<>', ownSessionId)
    .where('impersonator_id', 'is', null)
    .execute()
}

export async function deleteEndedSessions(db: Database): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<=', sql<Date>`now()`).execute()
}

/** As answers show sessions. */
export function sessionAnswers(
  rows: readonly SessionRow[],
  currentId: string | undefined,
): SessionAnswer[] {
  return rows.map(({ id, created_at, updated_at, expires_at, ip_address, user_agent }) => ({
    id,
    created_at,
    last_seen_at: updated_at,
    expires_at,
    ip_address,
    user_agent,
    is_current: id === currentId,
  }))
}
