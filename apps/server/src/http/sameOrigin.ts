import type { FastifyRequest } from 'fastify'

/**
 * Whether a request may act by its cookie: browsers say where a request comes from, and another site's page may not
 * act here. Programs without those headers are not browsers and carry no cookie of a user unawares.
 */
export function isSameOrigin(request: FastifyRequest, publicOrigin: string | undefined): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin } = request.headers
  if (origin === undefined) return true
  return origin === publicOrigin || hostOf(origin) === request.host
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
