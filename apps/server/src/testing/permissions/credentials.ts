import { randomUUID } from 'node:crypto'
import { API_TOKEN_PREFIX } from '../../identity/account/apiTokenQueries.ts'
import { randomToken, tokenHash } from '../../identity/oneTimeTokens.ts'
import { issueToken } from '../../identity/token.ts'
import type { Server } from '../../server.ts'
import type { Accounts } from './accounts.ts'
import type { Rows } from './insertRows.ts'
import { ROLES, type Role, type RoleName } from './roles.ts'

/** What a call shows. */
export interface CallerTokens {
  readonly token: string | undefined
  /** Of the administrator who acts as the user. */
  readonly superToken: string | undefined
}

/** By role: the id of its session, or its API token. */
export type Credentials = ReadonlyMap<RoleName, string>

const SESSION_MS = 7 * 24 * 3_600_000

export function newCredentials(): Credentials {
  return new Map(
    ROLES.map(({ name, scopes }) => [
      name,
      scopes ? API_TOKEN_PREFIX + randomToken() : randomUUID(),
    ]),
  )
}

/** Also another session and another API token of each user, to be ended. */
export function credentialRows(
  accounts: Accounts,
  credentials: Credentials,
  elsewhere: string,
): Rows {
  const session = (id: string, user_id: string, impersonator_id: string | null) => ({
    id,
    user_id,
    impersonator_id,
    token: randomToken(),
    expires_at: new Date(Date.now() + SESSION_MS).toISOString(),
  })
  const apiToken = (token: string, user_id: string, role: Partial<Role>, id: string) => ({
    id,
    user_id,
    organization_id: role.isBoundElsewhere ? elsewhere : null,
    name: 'Script',
    prefix: API_TOKEN_PREFIX,
    token_hash: tokenHash(token),
    scopes: [...(role.scopes ?? ['read'])],
  })
  const callers = ROLES.flatMap((role) =>
    role.user ? [{ role, user: accounts[role.user].user }] : [],
  )
  return {
    session: [
      ...Object.values(accounts).map((account) => session(account.session, account.user, null)),
      ...callers
        .filter(({ role }) => !role.scopes)
        .map(({ role, user }) =>
          session(
            credentials.get(role.name) ?? '',
            user,
            role.isImpersonated ? accounts.systemAdmin.user : null,
          ),
        ),
    ],
    api_token: [
      ...Object.values(accounts).map(({ apiToken: id, user }) =>
        apiToken(randomToken(), user, {}, id),
      ),
      ...callers
        .filter(({ role }) => role.scopes)
        .map(({ role, user }) =>
          apiToken(credentials.get(role.name) ?? '', user, role, randomUUID()),
        ),
    ],
  }
}

export async function callerTokens(
  server: Server,
  accounts: Accounts,
  credentials: Credentials,
  role: Role,
): Promise<CallerTokens> {
  const credential = credentials.get(role.name)
  if (!role.user) return { token: undefined, superToken: undefined }
  if (role.scopes) return { token: credential, superToken: undefined }
  const sessionToken = async (user: string, sessionId = '', isSuper = false): Promise<string> => {
    const subject = { userId: user, sessionId, isSuper, hasIntercept: role.isUnverified ?? false }
    return (await issueToken(server, subject)).token
  }
  return {
    token: await sessionToken(accounts[role.user].user, credential, role.isImpersonated),
    superToken: role.isImpersonated
      ? await sessionToken(accounts.systemAdmin.user, credentials.get('systemAdmin'))
      : undefined,
  }
}
