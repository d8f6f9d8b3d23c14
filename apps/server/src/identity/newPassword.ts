import {
  commonPasswords,
  isTooShortPassword,
  type PasswordOwner,
  passwordFault,
} from '@duet/contract'
import type { Database } from '../db/connection.ts'
import { type ApiTokenChoice, deleteApiTokens } from './account/apiTokenQueries.ts'
import { voidOneTimeTokens } from './oneTimeTokens.ts'
import { setPassword } from './passwords.ts'
import type { Refusal } from './refusal.ts'

/** More organisations than a password is compared with. */
const MAX_ORGANIZATIONS = 100

/** What is wrong with a new password, for every place that sets one; undefined for a good one. */
export async function newPasswordFault(
  password: string,
  owner: PasswordOwner,
): Promise<string | undefined> {
  return passwordFault(password, owner, await commonPasswords())
}

/** The refusal where a user sets a first password or a forgotten one. */
export async function weakPassword(
  password: string,
  owner: PasswordOwner,
): Promise<Refusal | undefined> {
  const message = await newPasswordFault(password, owner)
  if (message === undefined) return undefined
  return { code: isTooShortPassword(password) ? 'weak-password' : 'INVALID_PASSWORD', message }
}

/** What everybody can know of a user. */
export async function passwordOwner(db: Database, userId: string): Promise<PasswordOwner> {
  const rows = await db
    .selectFrom('app_user')
    .leftJoin('user_organization', 'user_organization.user_id', 'app_user.id')
    .leftJoin('organization', 'organization.id', 'user_organization.organization_id')
    .select(['app_user.email', 'organization.name'])
    .where('app_user.id', '=', userId)
    .limit(MAX_ORGANIZATIONS)
    .execute()
  return { email: rows[0]?.email, organizationNames: rows.flatMap(({ name }) => name ?? []) }
}

/**
 * Sets another password and ends what was begun under the old one, sessions aside: links, open second steps, and the
 * API tokens that are not to stay. Give the transaction of the act. Answers the names of the tokens that ended.
 */
export async function replacePassword(
  tx: Database,
  userId: string,
  password: string,
  apiTokens: ApiTokenChoice,
): Promise<readonly string[]> {
  await setPassword(tx, userId, password)
  await voidOneTimeTokens(tx, userId)
  return deleteApiTokens(tx, userId, apiTokens)
}
