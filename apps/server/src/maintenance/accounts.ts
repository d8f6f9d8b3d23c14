import type { Selectable } from 'kysely'
import { findUserByEmail } from '../access/users.ts'
import { changeSystemAdmin } from '../administration/users.ts'
import { writeAudit } from '../db/auditLog.ts'
import type { Database } from '../db/connection.ts'
import type { AppUser } from '../db/database.gen.ts'
import {
  endSessions,
  newResetLinkFor,
  type Rescue,
  resetFactors,
} from '../identity/account/accountRescue.ts'
import { holdUser } from '../identity/identityQueries.ts'
import { newPasswordFault, passwordOwner, replacePassword } from '../identity/newPassword.ts'
import { deleteSessionsOf } from '../identity/sessionQueries.ts'
import type { Server } from '../server.ts'

export interface PasswordResetOrder {
  readonly email: string
  /** Undefined: a link is made, by which the user chooses one. */
  readonly password: string | undefined
  readonly withFactors: boolean
}

/** What the command line does for whoever is locked out. Audit rows name the account itself, and the command. */
export async function resetPassword(
  { db, publicUrl }: Pick<Server, 'db' | 'publicUrl'>,
  { email, password, withFactors }: PasswordResetOrder,
): Promise<{ readonly link: string | undefined }> {
  const user = await knownUser(db, email)
  if (user.deactivated_at) {
    throw new Error(`${user.email} is deactivated; a system administrator can reactivate it`)
  }
  if (password !== undefined) {
    const fault = await newPasswordFault(password, await passwordOwner(db, user.id))
    if (fault !== undefined) throw new Error(fault)
  }
  const rescue: Rescue = { user, actorId: user.id, reason: 'duet reset-password' }
  if (withFactors) await resetFactors(db, rescue)
  await endSessions(db, rescue, false)
  if (password === undefined) return { link: await newResetLinkFor({ db, publicUrl }, rescue) }
  await db.transaction().execute(async (tx) => {
    await holdUser(tx, user.id)
    // Also one that began with the old password a moment ago
    await deleteSessionsOf(tx, user.id)
    await replacePassword(tx, user.id, password, { revoked: [] })
  })
  const details = { reason: rescue.reason }
  await writeAudit(db, { userId: user.id, action: 'password_reset', details })
  return { link: undefined }
}

export async function setAdmin(db: Database, email: string, isAdmin: boolean): Promise<void> {
  const user = await knownUser(db, email)
  await changeSystemAdmin(db, { user, isAdmin, actorId: user.id, reason: 'duet admin' })
}

/** By address. */
export function systemAdmins(
  db: Database,
): Promise<readonly Pick<Selectable<AppUser>, 'email' | 'name' | 'deactivated_at'>[]> {
  return db
    .selectFrom('app_user')
    .select(['email', 'name', 'deactivated_at'])
    .where('role', '=', 'system_admin')
    .orderBy('email')
    .limit(1000)
    .execute()
}

async function knownUser(db: Database, email: string): Promise<Selectable<AppUser>> {
  const user = await findUserByEmail(db, email.trim().toLowerCase())
  if (!user) throw new Error(`no user has the email address ${email}`)
  return user
}
