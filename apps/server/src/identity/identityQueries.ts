import { randomBytes } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../db/connection.ts'
import type { AppUser } from '../db/database.gen.ts'
import { SESSION_LIFETIME_S } from './authEngine.ts'

export type UserRow = Selectable<AppUser>

/** However often it is renewed, a session ends this long after its sign-in. */
const SESSION_LIMIT_S = 30 * 24 * 3600

export function findUser(db: Database, userId: string): Promise<UserRow | undefined> {
  return db.selectFrom('app_user').selectAll().where('id', '=', userId).executeTakeFirst()
}

export function findSessionByToken(
  db: Database,
  token: string,
): Promise<{ id: string; expires_at: Date } | undefined> {
  return db
    .selectFrom('session')
    .select(['id', 'expires_at'])
    .where('token', '=', token)
    .executeTakeFirst()
}

/** The user of the session while it lives. */
export function findLiveSession(
  db: Database,
  sessionId: string,
  userId: string,
): Promise<{ expires_at: Date } | undefined> {
  return db
    .selectFrom('session')
    .select('expires_at')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
}

/** Moves the end of a live session on. Undefined where it has ended. */
export function renewSession(
  db: Database,
  sessionId: string,
): Promise<{ user_id: string; expires_at: Date } | undefined> {
  return db
    .updateTable('session')
    .set({
      expires_at: sql<Date>`least(now() + make_interval(secs => ${SESSION_LIFETIME_S}),
        created_at + make_interval(secs => ${SESSION_LIMIT_S}))`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', sessionId)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['user_id', 'expires_at'])
    .executeTakeFirst()
}

export async function deleteSession(db: Database, sessionId: string): Promise<void> {
  await db.deleteFrom('session').where('id', '=', sessionId).execute()
}

/** Ends every session of the user of `sessionId` and begins one in its place, as old as that. Undefined where it has ended. */
export async function replaceSessions(
  db: Database,
  sessionId: string,
): Promise<string | undefined> {
  return db.transaction().execute(async (tx) => {
    const old = await tx
      .selectFrom('session')
      .select(['user_id', 'expires_at', 'ip_address', 'user_agent', 'created_at'])
      .where('id', '=', sessionId)
      .forUpdate()
      .executeTakeFirst()
    if (!old) return undefined
    await tx.deleteFrom('session').where('user_id', '=', old.user_id).execute()
    const fresh = await tx
      .insertInto('session')
      .values({ ...old, token: randomBytes(32).toString('base64url') })
      .returning('id')
      .executeTakeFirstOrThrow()
    return fresh.id
  })
}

export async function deleteEndedSessions(db: Database): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<=', sql<Date>`now()`).execute()
}
