import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { dropRest } from './dropRest.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A connection to a server that refuses each body at once. */
async function refusedSender(header: string, limits?: Parameters<typeof dropRest>[2]) {
  const server: Server = createServer((request, response) => {
    void dropRest(request, response, limits).then(() => response.writeHead(413).end('too large'))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const sender = connect((server.address() as AddressInfo).port, '127.0.0.1')
  ends.push(() => {
    sender.destroy()
    server.close()
  })
  await once(sender, 'connect')
  sender.write(`POST / HTTP/1.1\r\nhost: x\r\n${header}transfer-encoding: chunked\r\n\r\n`)
  return sender
}

const PIECE = Buffer.alloc(1024 * 1024, '\n')

/** A chunk, once the chunks before it are away. */
const sendPiece = (sender: Socket): Promise<void> =>
  new Promise((resolve, reject) => {
    sender.write(`${PIECE.length.toString(16)}\r\n`)
    sender.write(PIECE)
    sender.write('\r\n', (error) => (error ? reject(error) : resolve()))
  })

test.each([
  ['', 'keeps the connection'],
  ['connection: close\r\n', 'wants it closed'],
])(
  'a sender that looks for the answer when it has sent all of a body finds it; with "%s" it %s',
  async (header) => {
    const sender = await refusedSender(header)
    for (let piece = 0; piece < 32; piece++) await sendPiece(sender)
    sender.write('0\r\n\r\n')
    const [answer] = await once(sender, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1.1 413 /)
  },
)

test('a body without an end is cut off', async () => {
  const sender = await refusedSender('', { bytes: 4 * PIECE.length, durationMs: 60_000 })
  const sending = async (): Promise<void> => {
    for (;;) await sendPiece(sender)
  }
  sender.resume()
  sender.on('error', () => undefined)
  await expect(sending()).rejects.toMatchObject({ code: /EPIPE|ECONNRESET/ })
})

test('a sender that waits with the rest is cut off', async () => {
  const sender = await refusedSender('', { bytes: PIECE.length, durationMs: 20 })
  sender.resume()
  await once(sender, 'close')
  expect(sender.readableEnded).toBe(true)
})
