import type { Caller } from '../access/caller.ts'
import type { Database } from '../db/connection.ts'
import { isUuid } from '../db/uuid.ts'
import { findApiTokenById } from './apiTokenQueries.ts'
import { findLiveSession } from './sessionQueries.ts'

/** Whom a link was given to, while the session or API token lives that asked for it. */
export interface CredentialHolder {
  readonly userId: string
  readonly impersonatorId: string | undefined
  readonly tokenOrganizationId: string | undefined
}

/** Names what a caller is signed in by; worth nothing by itself. Undefined for nobody. */
export function credentialOf({ userId, sessionId, apiToken }: Caller): string | undefined {
  if (userId === undefined) return undefined
  if (apiToken) return `token.${apiToken.id}`
  return sessionId === undefined ? undefined : `session.${sessionId}.${userId}`
}

/** Undefined where the session or token has ended, or its user may no longer sign in. */
export async function holderOf(
  db: Database,
  credential: string,
): Promise<CredentialHolder | undefined> {
  const [kind, id = '', userId = ''] = credential.split('.')
  if (kind === 'token' && isUuid(id)) {
    const token = await findApiTokenById(db, id)
    return (
      token && {
        userId: token.user_id,
        impersonatorId: undefined,
        tokenOrganizationId: token.organization_id ?? undefined,
      }
    )
  }
  if (kind !== 'session' || !isUuid(id) || !isUuid(userId)) return undefined
  const session = await findLiveSession(db, id, userId)
  return (
    session && {
      userId,
      impersonatorId: session.impersonator_id ?? undefined,
      tokenOrganizationId: undefined,
    }
  )
}
