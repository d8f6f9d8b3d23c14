import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** What is larger or slower is cut off. */
const DROPPED = { bytes: 1024 ** 3, durationMs: 30_000 }

/**
 * Reads the rest of a refused body and drops it. Many senders look for an answer only when they have sent all; a connection that is
 * closed while they write is reset, and the answer lost.
 *
 * @returns when the answer may be sent: at once, or after the rest where the sender wants the connection closed with the answer
 */
export async function dropRest(
  request: IncomingMessage,
  response: ServerResponse,
  limits = DROPPED,
): Promise<void> {
  if (request.complete) return
  const cutOff = (): void => void request.destroy()
  const timer = setTimeout(cutOff, limits.durationMs).unref()
  let bytes = 0
  request.unpipe()
  request.on('data', (piece: Uint8Array) => {
    bytes += piece.length
    if (bytes > limits.bytes) cutOff()
  })
  request.once('close', () => clearTimeout(timer))
  request.resume()
  if (!response.shouldKeepAlive) await once(request, 'close')
}
