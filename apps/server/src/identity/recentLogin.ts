import { AppError } from '@duet/contract'
import { sql } from 'kysely'
import { type Caller, ownCaller, type SessionCaller } from '../access/caller.ts'
import type { Database } from '../db/connection.ts'
import type { TokenSession } from './sessionQueries.ts'

const RECENT_S = 15 * 60

/**
 * For what a lost laptop must not do: the user has logged in within the last 15 minutes.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN while impersonating, REQUIRES_RECENT_LOGIN
 */
export async function requireRecentLogin(
  db: Database,
  caller: Pick<Caller, 'userId' | 'sessionId' | 'impersonatorId'>,
): Promise<SessionCaller> {
  const own = ownCaller(caller)
  const recent = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', own.sessionId)
    .where('authenticated_at', '>', sql<Date>`now() - make_interval(secs => ${RECENT_S})`)
    .executeTakeFirst()
  if (!recent) {
    throw new AppError('REQUIRES_RECENT_LOGIN', 'Please log in again to continue.')
  }
  return own
}

/** The user of the session has just proven to be there. Undefined where it has ended. */
export function markAuthenticated(
  db: Database,
  { userId, sessionId }: SessionCaller,
): Promise<TokenSession | undefined> {
  return db
    .updateTable('session')
    .set({ authenticated_at: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('impersonator_id', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['id', 'user_id', 'expires_at', 'impersonator_id'])
    .executeTakeFirst()
}
