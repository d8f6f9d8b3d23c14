import { errors, jwtVerify, SignJWT } from 'jose'
import { deriveKey } from '../secret.ts'
import { perServer, type Server } from '../server.ts'

/** Clients renew every 15 minutes; with five more, a call that crosses the renewal does not fail. */
export const TOKEN_LIFETIME_S = 20 * 60

export interface TokenClaims {
  readonly userId: string
  /** The session's id: the token is worth nothing once that row is gone. */
  readonly sessionId: string
  /** Past its time: good for asking for a new one only. */
  readonly isExpired: boolean
}

export interface TokenSubject {
  readonly userId: string
  readonly sessionId: string
  /** An administrator acts as the user. */
  readonly isSuper: boolean
  /** The user must verify the email address first. */
  readonly hasIntercept: boolean
}

export interface IssuedToken {
  readonly token: string
  readonly expiresAt: Date
}

const ALGORITHM = 'HS256'
const ISSUER = 'duet'

const tokenKey = perServer(({ secret }) => deriveKey(secret, 'tokens'))

export async function issueToken(
  server: Server,
  { userId, sessionId, isSuper, hasIntercept }: TokenSubject,
): Promise<IssuedToken> {
  const expiresAtS = Math.floor(Date.now() / 1000) + TOKEN_LIFETIME_S
  const token = await new SignJWT({
    userId,
    sid: sessionId,
    ...(isSuper ? { _super: true } : {}),
    ...(hasIntercept ? { intercept: true } : {}),
  })
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuer(ISSUER)
    .setExpirationTime(expiresAtS)
    .sign(tokenKey(server))
  return { token, expiresAt: new Date(expiresAtS * 1000) }
}

/** Undefined for anything that this server did not sign. */
export async function readToken(server: Server, token: string): Promise<TokenClaims | undefined> {
  try {
    const { payload } = await jwtVerify(token, tokenKey(server), {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
    })
    return claimsOf(payload, false)
  } catch (error) {
    return error instanceof errors.JWTExpired ? claimsOf(error.payload, true) : undefined
  }
}

function claimsOf(
  payload: Readonly<Record<string, unknown>>,
  isExpired: boolean,
): TokenClaims | undefined {
  const { userId, sid } = payload
  if (typeof userId !== 'string' || typeof sid !== 'string') return undefined
  return { userId, sessionId: sid, isExpired }
}
