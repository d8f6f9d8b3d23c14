import type { FastifyReply, FastifyRequest } from 'fastify'

const COOKIE = 'duet_token'

/** The token of a request: the Authorization header before the cookie. */
export function tokenOf(request: FastifyRequest): string | undefined {
  return bearerOf(request) ?? request.cookies[COOKIE]
}

export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
}

/** Out of reach for scripts, sent to this site only. Undefined clears it. */
export function setTokenCookie(
  reply: FastifyReply,
  {
    token,
    expiresAt,
    isSecure,
  }: { token: string | undefined; expiresAt: Date | undefined; isSecure: boolean },
): void {
  const options = { httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/' } as const
  if (token === undefined) {
    reply.clearCookie(COOKIE, options)
    return
  }
  reply.setCookie(COOKIE, token, expiresAt ? { ...options, expires: expiresAt } : options)
}
