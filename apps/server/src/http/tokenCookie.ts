import type { FastifyReply, FastifyRequest } from 'fastify'

const COOKIE = 'duet_token'
/** Holds the administrator's own token while impersonating. */
const SUPER_COOKIE = 'duet_super_token'
/** Ties the way back from a provider to the browser that went out. */
const SIGN_IN_COOKIE = 'duet_sign_in'
const SIGN_IN_LIFE_S = 20 * 60
const SUPER_HEADER = 'x-duet-super-authorization'

/** The token of a request: the Authorization header before the cookie. */
export function tokenOf(request: FastifyRequest): string | undefined {
  return bearerOf(request) ?? request.cookies[COOKIE]
}

export function bearerOf(request: FastifyRequest): string | undefined {
  return bearerIn(request.headers.authorization)
}

/** The administrator's own token of a request: its header before its cookie. */
export function superTokenOf(request: FastifyRequest): string | undefined {
  return bearerIn(request.headers[SUPER_HEADER]) ?? request.cookies[SUPER_COOKIE]
}

function bearerIn(header: string | readonly string[] | undefined): string | undefined {
  return typeof header === 'string' ? /^Bearer (\S+)$/i.exec(header)?.[1] : undefined
}

interface TokenCookie {
  readonly token: string | undefined
  readonly expiresAt: Date | undefined
  readonly isSecure: boolean
}

/** Out of reach for scripts, sent to this site only. Undefined clears it. */
export function setTokenCookie(reply: FastifyReply, cookie: TokenCookie): void {
  setCookie(reply, COOKIE, cookie)
}

export function setSuperCookie(reply: FastifyReply, cookie: TokenCookie): void {
  setCookie(reply, SUPER_COOKIE, cookie)
}

export function signInBindingOf(request: FastifyRequest): string | undefined {
  return request.cookies[SIGN_IN_COOKIE]
}

/** Lax: the browser must bring it along when the provider sends it back. */
export function setSignInCookie(reply: FastifyReply, binding: string, isSecure: boolean): void {
  const options = { httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/api' } as const
  reply.setCookie(SIGN_IN_COOKIE, binding, { ...options, maxAge: SIGN_IN_LIFE_S })
}

function setCookie(
  reply: FastifyReply,
  name: string,
  { token, expiresAt, isSecure }: TokenCookie,
): void {
  const options = { httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/' } as const
  if (token === undefined) {
    reply.clearCookie(name, options)
    return
  }
  reply.setCookie(name, token, expiresAt ? { ...options, expires: expiresAt } : options)
}
