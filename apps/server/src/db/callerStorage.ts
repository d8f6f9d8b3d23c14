import { AsyncLocalStorage } from 'node:async_hooks'
import { AppError } from '@duet/contract'
import type { SecurityEvent } from './securityEvents.ts'

/** What deep places need to know of who calls, beside the user that services are given. */
export interface StoredCaller {
  /** The system administrator who acts as the user. */
  readonly impersonatorId?: string | undefined
  /** The only organisation that the API token of the call sees. */
  readonly tokenOrganizationId?: string | undefined
  /** Where the call comes from. */
  readonly client?: { readonly ip: string; readonly userAgent: string | undefined } | undefined
  /** Names the session or API token of the call: what it hands out ends with it. */
  readonly credential?: string | undefined
  readonly onSecurityEvent?: (event: SecurityEvent) => void
}

const storage = new AsyncLocalStorage<StoredCaller>()

/** Runs `fn` and all that it starts as a call of `caller`. */
export function runAsCaller<T>(caller: StoredCaller, fn: () => T): T {
  return storage.run(caller, fn)
}

/** The caller of the running request; undefined outside of one, for example in a job. */
export function currentCaller(): StoredCaller | undefined {
  return storage.getStore()
}

/** For what only the user may do, never somebody who acts as the user. @throws AppError FORBIDDEN */
export function refuseImpersonator(impersonatorId = currentCaller()?.impersonatorId): void {
  if (impersonatorId === undefined) return
  throw new AppError('FORBIDDEN', 'This is left to the user: end the impersonation first.')
}
