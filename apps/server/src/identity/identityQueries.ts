import type { Preferences } from '@duet/contract'
import { type Selectable, sql } from 'kysely'
import type { UserRow } from '../access/users.ts'
import type { Database } from '../db/connection.ts'
import type { Account } from '../db/database.gen.ts'

const MAX_ACCOUNTS = 100

/** Until the transaction ends nobody signs in as the user. The first statement of what ends sessions, so that none slips in. */
export async function holdUser(tx: Database, userId: string): Promise<void> {
  await tx
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Waits for whoever holds the user, and makes them wait; others who share go on. */
export async function shareUser(tx: Database, userId: string): Promise<void> {
  await tx
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', userId)
    .forShare()
    .executeTakeFirst()
}

export function updateUser(
  db: Database,
  userId: string,
  change: Partial<
    Pick<
      UserRow,
      | 'first_name'
      | 'last_name'
      | 'name'
      | 'analytics_opt_out'
      | 'hides_first_steps'
      | keyof Preferences
    >
  >,
): Promise<UserRow | undefined> {
  return db
    .updateTable('app_user')
    .set({ ...change, updated_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirst()
}

/** False where the user has another address by now. */
export async function markEmailVerified(
  db: Database,
  userId: string,
  email: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('app_user')
    .set({ email_verified: true, updated_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .where('email', '=', email)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Takes a user away whose registration could not be finished. */
export async function deleteNewUser(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('app_user').where('id', '=', userId).execute()
}

/** Ways in which the user can sign in, the oldest first. */
export function accountsOf(
  db: Database,
  userId: string,
): Promise<readonly Pick<Selectable<Account>, 'id' | 'provider_id' | 'account_id' | 'id_token'>[]> {
  return db
    .selectFrom('account')
    .select(['id', 'provider_id', 'account_id', 'id_token'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .limit(MAX_ACCOUNTS)
    .execute()
}
