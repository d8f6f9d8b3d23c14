import { sql } from 'kysely'
import { writeAudit } from '../../db/auditLog.ts'
import type { Database } from '../../db/connection.ts'
import type { Server } from '../../server.ts'
import { deleteCodes } from '../factors/recoveryCodes.ts'
import { voidOneTimeTokens } from '../oneTimeTokens.ts'
import { newResetLink } from '../passwordReset.ts'
import { deleteSessionsOf } from '../sessionQueries.ts'
import { deleteApiTokens } from './apiTokenQueries.ts'
import { refuseLastAdmin } from './erasure.ts'

/** Whose account, and who changes it for which reason. */
export interface Rescue {
  readonly user: { readonly id: string; readonly email: string }
  /** A system administrator; the user where the command line acts. */
  readonly actorId: string
  readonly reason: string
}

/** What helps a user who cannot help themselves; who may is the administration's. Each leaves an audit row. */
export function resetFactors(db: Database, rescue: Rescue): Promise<void> {
  return recorded(db, rescue, 'user_factors_reset', async (tx, userId) => {
    await tx.deleteFrom('mfa_factor').where('user_id', '=', userId).execute()
    await deleteCodes(tx, userId)
    await voidOneTimeTokens(tx, userId, 'mfa_challenge')
  })
}

export function endSessions(db: Database, rescue: Rescue, withApiTokens: boolean): Promise<void> {
  return recorded(db, rescue, 'user_sessions_ended', async (tx, userId) => {
    await endAll(tx, userId, withApiTokens)
    return { api_tokens: withApiTokens }
  })
}

async function endAll(tx: Database, userId: string, withApiTokens: boolean): Promise<void> {
  await deleteSessionsOf(tx, userId)
  await voidOneTimeTokens(tx, userId, 'mfa_challenge')
  if (withApiTokens) await deleteApiTokens(tx, userId, { retained: [] })
}

/** Links of before serve no more. */
export async function newResetLinkFor(
  { db, publicUrl }: Pick<Server, 'db' | 'publicUrl'>,
  rescue: Rescue,
): Promise<string> {
  let url = ''
  await recorded(db, rescue, 'user_reset_link_made', async (tx, userId) => {
    await voidOneTimeTokens(tx, userId, 'password_reset')
    url = await newResetLink({ db: tx, publicUrl }, rescue.user)
  })
  return url
}

/** @throws AppError CONFLICT for the last system administrator */
export function deactivateUser(db: Database, rescue: Rescue): Promise<void> {
  return recorded(db, rescue, 'user_deactivated', async (tx, userId) => {
    await refuseLastAdmin(tx, userId)
    await setDeactivatedAt(tx, userId, sql<Date>`coalesce(deactivated_at, now())`)
    await endAll(tx, userId, true)
    await voidOneTimeTokens(tx, userId)
  })
}

export function reactivateUser(db: Database, rescue: Rescue): Promise<void> {
  return recorded(db, rescue, 'user_reactivated', (tx, userId) =>
    setDeactivatedAt(tx, userId, null),
  )
}

async function setDeactivatedAt(
  tx: Database,
  userId: string,
  deactivated_at: ReturnType<typeof sql<Date>> | null,
): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({ deactivated_at, updated_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .execute()
}

/** The act and its audit row, or neither. */
function recorded(
  db: Database,
  { user, actorId, reason }: Rescue,
  action: string,
  act: (tx: Database, userId: string) => Promise<object | void>,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const more = await act(tx, user.id)
    await writeAudit(tx, {
      userId: actorId,
      action,
      details: { user_id: user.id, email: user.email, reason, ...more },
    })
  })
}
