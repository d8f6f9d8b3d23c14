import type { FastifyInstance } from 'fastify'

/** Requests that are at work may end within this time, for example the rest of an upload; the others are cut off. */
const GRACE_MS = 3000

/** No new requests, then no open ones. */
export async function closeHttp(app: FastifyInstance): Promise<void> {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), GRACE_MS)
  try {
    await app.close()
  } finally {
    clearTimeout(cutOff)
  }
}
