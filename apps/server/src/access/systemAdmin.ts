import { AppError } from '@duet/contract'

/** What of a caller decides over administration. */
export interface AdminCaller {
  readonly userId: string | undefined
  /** By the role of the caller's own user; never while impersonating. */
  readonly isSystemAdmin: boolean
  readonly impersonatorId: string | undefined
  readonly apiToken: { readonly organizationId: string | undefined } | undefined
}

/**
 * Id of the system administrator who calls. Every administrative operation begins with it.
 *
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, or API_TOKEN_SCOPE for a token: those are for projects
 */
export function systemAdmin({ userId, isSystemAdmin, apiToken }: AdminCaller): string {
  if (!userId) throw new AppError('UNAUTHENTICATED', 'Sign in first.')
  if (apiToken) throw new AppError('API_TOKEN_SCOPE', 'API tokens do not open the administration.')
  if (!isSystemAdmin) throw new AppError('FORBIDDEN', 'This needs a system administrator.')
  return userId
}

/** As `systemAdmin`, and while impersonating the id of the administrator who acts as the caller. */
export function actingAdmin(caller: AdminCaller): string {
  if (caller.userId && caller.impersonatorId && !caller.apiToken) return caller.impersonatorId
  return systemAdmin(caller)
}
