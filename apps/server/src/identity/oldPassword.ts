import type { Database } from '../db/connection.ts'
import { type ApiTokenChoice, deleteApiTokens } from './account/apiTokenQueries.ts'
import { voidOneTimeTokens } from './oneTimeTokens.ts'
import type { AuthEngine } from './passwords.ts'

/**
 * Sets another password and ends what was begun under the old one, sessions aside: links, open second steps, and the
 * API tokens that are not to stay. Give the transaction of the act. Answers the names of the tokens that ended.
 */
export async function replacePassword(
  tx: Database,
  engine: AuthEngine,
  {
    userId,
    password,
    apiTokens,
  }: {
    readonly userId: string
    readonly password: string
    readonly apiTokens: ApiTokenChoice
  },
): Promise<readonly string[]> {
  await engine.setPassword(userId, password, tx)
  await voidOneTimeTokens(tx, userId)
  return deleteApiTokens(tx, userId, apiTokens)
}
