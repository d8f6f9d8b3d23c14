import { AppError } from '@duet/contract'
import { z } from 'zod'
import type { ClientInfo } from '../access/caller.ts'
import { type AdminCaller, actingAdmin, systemAdmin } from '../access/systemAdmin.ts'
import { findUser, findUserByEmail } from '../access/users.ts'
import { writeAudit } from '../db/auditLog.ts'
import { noteSecurityEvent } from '../db/securityEvents.ts'
import type { MutationImpersonateUserArgs } from '../graphql/resolvers.gen.ts'
import {
  beginImpersonation,
  type Impersonating,
  returnToAdministrator,
} from '../identity/impersonation.ts'
import type { Refusal } from '../identity/refusal.ts'
import { deleteImpersonations } from '../identity/sessionQueries.ts'
import type { SignedIn } from '../identity/signIn.ts'
import { parseInput } from '../input/parseInput.ts'
import type { Server } from '../server.ts'
import { requireActive } from './users.ts'

export interface ImpersonationCaller extends AdminCaller {
  readonly sessionId: string | undefined
  readonly client: ClientInfo
  readonly superToken: string | undefined
}

const inputSchema = z.object({
  email: z.string().trim().toLowerCase().min(1, 'Email is required').max(320),
  reason: z.string().trim().min(1, 'Reason is required').max(500),
})

const NO_SUCH_USER: Refusal = {
  code: 'NOT_FOUND',
  message: 'No user has this email address.',
}

export async function readAdminMe(
  { db }: Server,
  caller: AdminCaller,
): Promise<{ readonly email: string }> {
  const admin = await findUser(db, actingAdmin(caller))
  if (admin?.role !== 'system_admin') {
    throw new AppError('FORBIDDEN', 'This needs a system administrator.')
  }
  return { email: admin.email }
}

export async function impersonateUser(
  server: Server,
  caller: ImpersonationCaller,
  input: MutationImpersonateUserArgs,
): Promise<Impersonating | Refusal> {
  const { db } = server
  const adminUserId = systemAdmin(caller)
  if (!caller.sessionId) throw new AppError('UNAUTHENTICATED', 'Sign in first.')
  const { email, reason } = parseInput(inputSchema, input)
  const user = await findUserByEmail(db, email)
  if (!user) return NO_SUCH_USER
  if (user.role === 'system_admin') {
    throw new AppError('FORBIDDEN', 'A system administrator cannot be impersonated.')
  }
  requireActive(user)
  const begun = await beginImpersonation(server, {
    adminSessionId: caller.sessionId,
    adminUserId,
    targetUserId: user.id,
    client: caller.client,
  })
  await writeAudit(db, {
    userId: adminUserId,
    action: 'impersonation_started',
    details: { reason, user_id: user.id, email: user.email },
  })
  noteSecurityEvent({ kind: 'impersonation_started', details: { target_user_id: user.id } })
  return begun
}

/** Without a live session of the administrator both end: nobody stays signed in as somebody else. */
export async function endImpersonation(
  server: Server,
  { userId, impersonatorId, superToken, apiToken }: ImpersonationCaller,
): Promise<SignedIn | Refusal> {
  if (apiToken) throw new AppError('API_TOKEN_SCOPE', 'API tokens do not impersonate.')
  if (!impersonatorId) throw new AppError('CONFLICT', 'There is no impersonation to end.')
  const own = await returnToAdministrator(server, superToken, impersonatorId)
  await deleteImpersonations(server.db, impersonatorId)
  await writeAudit(server.db, { userId: userId ?? impersonatorId, action: 'impersonation_ended' })
  noteSecurityEvent({ kind: 'impersonation_ended' })
  return own
}
