import { AppError, oneLine } from '@duet/contract'
import { z } from 'zod'
import { type Caller, ownCaller } from '../../access/caller.ts'
import { organizationAccess } from '../../access/organizationAccess.ts'
import { projectAccess } from '../../access/projectAccess.ts'
import { writeAudit } from '../../db/auditLog.ts'
import type { Database } from '../../db/connection.ts'
import { isUuid } from '../../db/uuid.ts'
import type { MutationCreateApiTokenArgs } from '../../graphql/resolvers.gen.ts'
import { parseInput } from '../../input/parseInput.ts'
import type { Server } from '../../server.ts'
import { randomToken, tokenHash } from '../oneTimeTokens.ts'
import { requireRecentLogin } from '../recentLogin.ts'
import {
  API_TOKEN_PREFIX,
  type ApiTokenRow,
  apiTokensOf,
  deleteApiToken,
  insertApiToken,
  MAX_API_TOKENS,
} from './apiTokenQueries.ts'

/** Letters of a token that are shown in the list. */
const PREFIX_LENGTH = API_TOKEN_PREFIX.length + 6
const MAX_LIFE_MS = 10 * 366 * 24 * 3600_000

const SCOPES = ['read', 'write', 'simulate', 'ingest'] as const

const newToken = z
  .object({
    name: z
      .string()
      .overwrite(oneLine)
      .min(1, 'Name is required')
      .max(100, 'must have at most 100 characters'),
    scopes: z
      .array(z.enum(SCOPES, { error: `must be one of ${SCOPES.join(', ')}` }))
      .min(1, 'choose at least one scope')
      .transform((scopes) => [...new Set(scopes)].toSorted()),
    organization_id: z.string().nullish(),
    project_id: z.string().nullish(),
    expires_at: z
      .string()
      .nullish()
      .transform((text) => (text ? new Date(text) : null))
      .refine((at) => at === null || isWithin(at), 'must be in the future, ten years at most'),
  })
  .refine(({ scopes, project_id }) => scopes.includes('ingest') === (project_id != null), {
    error:
      'a token with the scope ingest names the monitored project that it writes readings of, and no other does',
    path: ['project_id'],
  })
  .refine(({ scopes }) => !scopes.includes('ingest') || scopes.length === 1, {
    error: 'ingest stands alone: make another token for the rest',
    path: ['scopes'],
  })

function isWithin(at: Date): boolean {
  const leftMs = at.getTime() - Date.now()
  return leftMs > 0 && leftMs <= MAX_LIFE_MS
}

export async function ownApiTokens(
  { db }: Server,
  caller: Caller,
): Promise<readonly ApiTokenRow[]> {
  return apiTokensOf(db, ownCaller(caller).userId)
}

/** Answers those that are left. */
export async function revokeApiToken(
  { db }: Server,
  caller: Caller,
  id: string,
): Promise<readonly ApiTokenRow[]> {
  const { userId } = ownCaller(caller)
  const isGone = isUuid(id) && (await deleteApiToken(db, userId, id))
  if (!isGone) throw new AppError('NOT_FOUND', 'API token not found')
  await writeAudit(db, { userId, action: 'api_token_revoked', details: { id } })
  return apiTokensOf(db, userId)
}

export async function createApiToken(
  { db, notify }: Server,
  caller: Caller,
  input: MutationCreateApiTokenArgs,
): Promise<{ readonly api_token: ApiTokenRow; readonly token: string }> {
  const { userId } = await requireRecentLogin(db, caller)
  const { name, scopes, organization_id, project_id, expires_at } = parseInput(newToken, input)
  // Guests have no tokens
  if (organization_id) await organizationAccess(db, userId, organization_id, 'member')
  if (project_id) await monitoredProject(db, userId, project_id)
  const token = `${API_TOKEN_PREFIX}${randomToken()}`
  const row = {
    user_id: userId,
    organization_id: organization_id ?? null,
    project_id: project_id ?? null,
    name,
    prefix: token.slice(0, PREFIX_LENGTH),
    token_hash: tokenHash(token),
    scopes,
    expires_at,
  }
  // What ends the session also ends the tokens: none is made beside it
  const api_token = await insertApiToken(db, row, (tx) => requireRecentLogin(tx, caller))
  if (!api_token) {
    throw new AppError('CONFLICT', `There are ${MAX_API_TOKENS} tokens already. Revoke one first.`)
  }
  await writeAudit(db, {
    userId,
    action: 'api_token_created',
    organizationId: organization_id,
    projectId: project_id,
    details: { id: api_token.id, name, scopes },
  })
  notify(userId, { kind: 'api_token_created', name })
  return { api_token, token }
}

/** @throws AppError NOT_FOUND, FORBIDDEN; CONFLICT for a project that is not monitored */
async function monitoredProject(db: Database, userId: string, projectId: string): Promise<void> {
  const { isLocked } = await projectAccess(db, userId, projectId, 'editor')
  if (!isLocked)
    throw new AppError('CONFLICT', 'The project is not monitored: deploy it for monitoring first.')
}
