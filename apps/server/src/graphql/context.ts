import type { Caller, ClientInfo } from '../access/caller.ts'
import type { Server } from '../server.ts'

/** What every resolver gets: who calls, and what the server works with. */
export interface Context extends Caller {
  readonly server: Server
  readonly client: ClientInfo
  /** Takes effect with the answer. Undefined clears the cookie. */
  readonly setTokenCookie: (token: string | undefined, expiresAt?: Date) => void
  /** The administrator's own token while impersonating, from its cookie or header. */
  readonly superToken: string | undefined
  /** Of the cookie that a way out to a provider left in this browser. */
  readonly signInBinding: string | undefined
  /** As setTokenCookie, for the administrator's own token. */
  readonly setSuperCookie: (token: string | undefined, expiresAt?: Date) => void
}
