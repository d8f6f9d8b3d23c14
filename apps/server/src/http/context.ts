import type { Services } from '../compose.ts'
import type { ClientInfo } from '../identity/authEngine.ts'

/** What every resolver gets: who calls, and the services. */
export interface Context {
  /** Absent for a caller without a valid token. */
  readonly userId: string | undefined
  /** The live session of the token, also of one past its time, so that logout and refresh can name it. */
  readonly sessionId: string | undefined
  readonly client: ClientInfo
  readonly services: Services
  /** Takes effect with the answer. Undefined clears the cookie. */
  readonly setTokenCookie: (token: string | undefined, expiresAt?: Date) => void
}
