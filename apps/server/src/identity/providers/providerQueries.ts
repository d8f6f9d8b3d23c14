import { sql } from 'kysely'
import type { Database } from '../../db/connection.ts'
import type { ProvenIdentity } from './providerClient.ts'

/** The user who signs in by this account of a provider. */
export async function findLinkedUser(
  db: Database,
  { provider, accountId }: Pick<ProvenIdentity, 'provider' | 'accountId'>,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('account')
    .innerJoin('app_user', 'app_user.id', 'account.user_id')
    .select('account.user_id')
    .where('provider_id', '=', provider)
    .where('account_id', '=', accountId)
    .where('app_user.erased_at', 'is', null)
    .executeTakeFirst()
  return row?.user_id
}

/** Links the account to the user, or stores what it says now. One that is another user's stays theirs. */
export async function linkAccount(
  db: Database,
  userId: string,
  { provider, accountId, idToken }: ProvenIdentity,
): Promise<void> {
  await db
    .insertInto('account')
    .values({
      user_id: userId,
      provider_id: provider,
      account_id: accountId,
      id_token: idToken,
    })
    .onConflict((on) =>
      on
        .columns(['provider_id', 'account_id'])
        .doUpdateSet({ id_token: idToken, updated_at: sql<Date>`now()` })
        .where('account.user_id', '=', userId),
    )
    .execute()
}
