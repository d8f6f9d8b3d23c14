import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface SeenRequest {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A real HTTP server on this machine, in the place of somebody else's. */
export interface LocalServer {
  readonly url: string
  /** In the order in which they came. */
  readonly requests: readonly SeenRequest[]
  /** Waits until that many came, 30 s at most. */
  readonly until: (count: number) => Promise<void>
  readonly close: () => Promise<void>
}

export async function startLocalServer(
  answer: (request: SeenRequest, response: ServerResponse) => void,
): Promise<LocalServer> {
  const requests: SeenRequest[] = []
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const seen = {
        method: incoming.method ?? '',
        url: incoming.url ?? '',
        headers: incoming.headers,
        body: Buffer.concat(chunks).toString('utf8'),
      }
      requests.push(seen)
      answer(seen, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    until: async (count) => {
      const deadlineMs = performance.now() + 30_000
      while (requests.length < count) {
        if (performance.now() > deadlineMs) throw new Error(`${requests.length} of ${count} came`)
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
