import { AppError } from '@duet/contract'
import { z } from 'zod'
import { type AdminCaller, actingAdmin, systemAdmin } from '../access/systemAdmin.ts'
import { writeAudit } from '../db/auditLog.ts'
import type { Database } from '../db/connection.ts'
import { noteSecurityEvent } from '../db/securityEvents.ts'
import { parseInput } from '../input/parseInput.ts'
import { deleteImpersonationsBy, findUserByEmail, findUserById } from './userQueries.ts'
import { requireActive } from './usersService.ts'

/** A token as cookies and answers carry it. */
interface IssuedSession {
  readonly token: string
  readonly expiresAt: Date
  readonly sessionExpiresAt: Date
}

interface AuthRefusal {
  readonly code: string
  readonly message: string
}

/** Where a call comes from, as sessions note it. */
interface Client {
  readonly ip: string
  readonly userAgent: string | undefined
}

export interface ImpersonationDeps {
  readonly db: Database
  /** @throws AppError */
  readonly impersonate: (input: {
    readonly adminSessionId: string
    readonly adminUserId: string
    readonly targetUserId: string
    readonly client: Client
  }) => Promise<Impersonating>
  /** The administrator's own token again, by the one in the second cookie. */
  readonly endImpersonation: (
    superToken: string | undefined,
    adminUserId: string,
  ) => Promise<IssuedSession | AuthRefusal>
}

export interface Impersonating {
  /** Of the user acted as. */
  readonly signedIn: IssuedSession
  /** The administrator's own. */
  readonly superSignedIn: IssuedSession
}

export interface ImpersonationCaller extends AdminCaller {
  readonly sessionId: string | undefined
  readonly client: Client
  readonly superToken: string | undefined
}

export interface AdminImpersonationService {
  readonly adminMe: (caller: AdminCaller) => Promise<{ readonly email: string }>
  readonly impersonateUser: (
    caller: ImpersonationCaller,
    input: { readonly email: string; readonly reason: string },
  ) => Promise<Impersonating | AuthRefusal>
  readonly endImpersonation: (caller: ImpersonationCaller) => Promise<IssuedSession | AuthRefusal>
}

const inputSchema = z.object({
  email: z.string().trim().toLowerCase().min(1, 'E-mail is required').max(320),
  reason: z.string().trim().min(1, 'Reason is required').max(500, 'at most 500 characters'),
})

const NO_SUCH_USER: AuthRefusal = {
  code: 'NOT_FOUND',
  message: 'No user has this e-mail address.',
}

export function createAdminImpersonationService(
  deps: ImpersonationDeps,
): AdminImpersonationService {
  return {
    adminMe: async (caller) => {
      const admin = await findUserById(deps.db, actingAdmin(caller))
      if (admin?.role !== 'system_admin') {
        throw new AppError('FORBIDDEN', 'This needs a system administrator.')
      }
      return { email: admin.email }
    },
    impersonateUser: (caller, input) => impersonateUser(deps, caller, input),
    endImpersonation: (caller) => endImpersonation(deps, caller),
  }
}

async function impersonateUser(
  { db, impersonate }: ImpersonationDeps,
  caller: ImpersonationCaller,
  input: { readonly email: string; readonly reason: string },
): Promise<Impersonating | AuthRefusal> {
  const adminUserId = systemAdmin(caller)
  if (!caller.sessionId) throw new AppError('UNAUTHENTICATED', 'Sign in first.')
  const { email, reason } = parseInput(inputSchema, input)
  const user = await findUserByEmail(db, email)
  if (!user) return NO_SUCH_USER
  if (user.role === 'system_admin') {
    throw new AppError('FORBIDDEN', 'A system administrator cannot be impersonated.')
  }
  requireActive(user)
  const begun = await impersonate({
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
async function endImpersonation(
  { db, endImpersonation: end }: ImpersonationDeps,
  { userId, impersonatorId, superToken, apiToken }: ImpersonationCaller,
): Promise<IssuedSession | AuthRefusal> {
  if (apiToken) throw new AppError('API_TOKEN_SCOPE', 'API tokens do not impersonate.')
  if (!impersonatorId) throw new AppError('CONFLICT', 'There is no impersonation to end.')
  const own = await end(superToken, impersonatorId)
  await deleteImpersonationsBy(db, impersonatorId)
  await writeAudit(db, { userId: userId ?? impersonatorId, action: 'impersonation_ended' })
  noteSecurityEvent({ kind: 'impersonation_ended' })
  return own
}
