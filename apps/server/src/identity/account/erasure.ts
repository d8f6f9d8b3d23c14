import { AppError } from '@duet/contract'
import { sql } from 'kysely'
import type { UserRow } from '../../access/users.ts'
import { writeAudit } from '../../db/auditLog.ts'
import type { Database } from '../../db/connection.ts'
import { markDeleting } from '../../files/storedFileQueries.ts'
import { type HandOver, leaveAllProjects } from '../../organizations/inheritance.ts'
import type { Server } from '../../server.ts'
import { deleteSessionsOf } from '../sessionQueries.ts'

/** Tables whose rows about a user are of no use to anybody else. */
const OWN_TABLES = [
  'account',
  'mfa_factor',
  'recovery_code',
  'one_time_token',
  'api_token',
  'known_device',
  'lead_intake_form',
  'user_organization',
  'project_user',
  'user_request',
  'analytics_event',
] as const

/** Set where a system administrator erases somebody else. */
export interface ErasureByAdmin extends HandOver {
  readonly reason: string
}

/**
 * Takes everything away that identifies who the user was. The row stays without name and address, for projects, runs and
 * audit rows that refer to it.
 * @throws AppError CONFLICT where others would be left without an owner or an administrator
 */
export async function eraseUser(
  server: Server,
  userId: string,
  byAdmin?: ErasureByAdmin,
): Promise<void> {
  const files = await eraseRows(server.db, userId, byAdmin)
  for (const key of files) await markDeleting(server.db, key)
  server.sweeper.wake()
}

/** Answers the storage keys of files that are no longer wanted. */
function eraseRows(
  db: Database,
  userId: string,
  byAdmin: ErasureByAdmin | undefined,
): Promise<readonly string[]> {
  return db.transaction().execute(async (tx) => {
    // One at a time, so that the last two owners cannot both leave
    await sql`lock table user_organization in share row exclusive mode`.execute(tx)
    const user = await tx
      .selectFrom('app_user')
      .select(['email', 'role'])
      .where('id', '=', userId)
      .where('erased_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!user) throw new AppError('NOT_FOUND', 'User not found')
    if (user.role === 'system_admin') await refuseLastAdmin(tx, userId)
    await leaveAllProjects(tx, userId, byAdmin)
    await refuseLastOwner(tx, userId)
    const files = await finishRequests(tx, userId)
    await deleteSessionsOf(tx, userId)
    for (const table of OWN_TABLES)
      await tx.deleteFrom(table).where('user_id', '=', userId).execute()
    await tx.deleteFrom('invite').where('email', '=', user.email).execute()
    await tx.deleteFrom('kept_message').where('recipient', '=', user.email).execute()
    await tx.updateTable('app_user').set(NOBODY(userId)).where('id', '=', userId).execute()
    await writeAudit(tx, {
      userId: byAdmin?.adminId ?? userId,
      action: 'user_erased',
      ...(byAdmin && {
        details: {
          user_id: userId,
          reason: byAdmin.reason,
          heirs: Object.fromEntries(byAdmin.heirs),
        },
      }),
    })
    return files
  })
}

const NOBODY = (userId: string) => ({
  email: `erased-${userId}@erased.invalid`,
  name: '',
  first_name: '',
  last_name: '',
  image: null,
  email_verified: false,
  role: 'user',
  analytics_opt_out: true,
  erased_at: sql<Date>`now()`,
  updated_at: sql<Date>`now()`,
})

async function refuseLastOwner(tx: Database, userId: string): Promise<void> {
  const left = await tx
    .selectFrom('user_organization as own')
    .innerJoin('organization', 'organization.id', 'own.organization_id')
    .select('organization.name')
    .where('own.user_id', '=', userId)
    .where('own.role_id', '=', 'owner')
    .where((where) =>
      where.exists(
        where
          .selectFrom('user_organization as other')
          .innerJoin('app_user', 'app_user.id', 'other.user_id')
          .select('other.id')
          .where('app_user.deactivated_at', 'is', null)
          .whereRef('other.organization_id', '=', 'own.organization_id')
          .where('other.user_id', '<>', userId),
      ),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('user_organization as owner')
            .innerJoin('app_user', 'app_user.id', 'owner.user_id')
            .select('owner.id')
            .where('app_user.deactivated_at', 'is', null)
            .whereRef('owner.organization_id', '=', 'own.organization_id')
            .where('owner.user_id', '<>', userId)
            .where('owner.role_id', '=', 'owner'),
        ),
      ),
    )
    .orderBy('organization.name')
    .limit(10)
    .execute()
  if (left.length === 0) return
  const names = left.map(({ name }) => name).join(', ')
  throw new AppError('CONFLICT', `You are the last owner of ${names}. Name another owner first.`)
}

/** @throws AppError CONFLICT where no other system administrator could sign in */
export async function refuseLastAdmin(tx: Database, userId: string): Promise<void> {
  const admins = await lockSystemAdmins(tx)
  if (admins.some(({ id, deactivated_at }) => id !== userId && !deactivated_at)) return
  throw new AppError('CONFLICT', 'The last system administrator stays. Name another one first.')
}

/** All of them, held until the transaction ends, in one order, so that the last two cannot both leave. */
export function lockSystemAdmins(
  tx: Database,
): Promise<readonly Pick<UserRow, 'id' | 'deactivated_at'>[]> {
  return tx
    .selectFrom('app_user')
    .select(['id', 'deactivated_at'])
    .where('role', '=', 'system_admin')
    .where('erased_at', 'is', null)
    .orderBy('id')
    .limit(1000)
    .forUpdate()
    .execute()
}

/** The requests stay as a record, without their files. */
async function finishRequests(tx: Database, userId: string): Promise<readonly string[]> {
  const requests = await tx
    .selectFrom('data_privacy_request')
    .select(['id', 'storage_key'])
    .where('user_id', '=', userId)
    .where('storage_key', 'is not', null)
    .limit(1000)
    .execute()
  await tx
    .updateTable('data_privacy_request')
    .set({ storage_key: null })
    .where('user_id', '=', userId)
    .execute()
  return requests.flatMap(({ storage_key }) => storage_key ?? [])
}
