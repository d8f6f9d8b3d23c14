import type { FastifyReply, FastifyRequest } from 'fastify'

const COOKIE = 'duet_token'
/** Holds the administrator's own token while impersonating. */
const SUPER_COOKIE = 'duet_super_token'
/** Ties the way back from a provider to the browser that went out. */
const SIGN_IN_COOKIE = 'duet_sign_in'
const SIGN_IN_LIFE_S = 20 * 60
const SUPER_HEADER = 'x-duet-super-authorization'

/** The token of a request: the Authorization header before the cookie. */
export function tokenOf(request: FastifyRequest, isSecure: boolean): string | undefined {
  return bearerOf(request) ?? request.cookies[cookieName(COOKIE, isSecure)]
}

/** Behind TLS the name binds a cookie to this very host: a page of a sister host cannot set one. */
const cookieName = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name)

export function bearerOf(request: FastifyRequest): string | undefined {
  return bearerIn(request.headers.authorization)
}

/** The administrator's own token of a request: its header before its cookie. */
export function superTokenOf(request: FastifyRequest, isSecure: boolean): string | undefined {
  return (
    bearerIn(request.headers[SUPER_HEADER]) ?? request.cookies[cookieName(SUPER_COOKIE, isSecure)]
  )
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

export function signInBindingOf(request: FastifyRequest, isSecure: boolean): string | undefined {
  return request.cookies[cookieName(SIGN_IN_COOKIE, isSecure)]
}

/** Lax: the browser must bring it along when the provider sends it back. */
export function setSignInCookie(reply: FastifyReply, binding: string, isSecure: boolean): void {
  const cookie = { ...optionsOf(isSecure), maxAge: SIGN_IN_LIFE_S }
  reply.setCookie(cookieName(SIGN_IN_COOKIE, isSecure), binding, cookie)
}

const optionsOf = (isSecure: boolean) =>
  ({ httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/' }) as const

function setCookie(
  reply: FastifyReply,
  plainName: string,
  { token, expiresAt, isSecure }: TokenCookie,
): void {
  const name = cookieName(plainName, isSecure)
  const options = optionsOf(isSecure)
  if (token === undefined) {
    reply.clearCookie(name, options)
    return
  }
  reply.setCookie(name, token, expiresAt ? { ...options, expires: expiresAt } : options)
}
