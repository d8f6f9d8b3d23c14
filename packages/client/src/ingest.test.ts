import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { DuetClient } from './duetClient.ts'
import { batchesOf } from './ingest.ts'

const linesOf = async (timestamps: readonly string[], size: number): Promise<number[]> => {
  const readings = timestamps.map((timestamp) => ({ tag: 'A', timestamp, value: 1 }))
  const counts: number[] = []
  for await (const batch of batchesOf(readings, size)) counts.push(batch.split('\n').length)
  return counts
}

test('readings are cut into batches, none lost', async () => {
  const times = Array.from({ length: 25 }, (_, i) => `2026-03-01T10:${10 + i}:00Z`)
  expect(await linesOf(times, 10)).toEqual([10, 10, 5])
  expect(await linesOf(times.slice(0, 20), 10)).toEqual([10, 10])
  expect(await linesOf([], 10)).toEqual([])
})

test('times of the night without an offset are not cut apart: an hour of them may come twice', async () => {
  const times = ['21:50', '22:00', '03:30', '03:00', '05:59', '06:00', '06:05']
  const of = (offset: string) => times.map((time) => `2026-03-01T${time}${offset}`)
  expect(await linesOf(of(''), 2)).toEqual([6, 1])
  expect(await linesOf(of('Z'), 2)).toEqual([2, 2, 2, 1])
})

test('a batch is sent again while the server is busy or breaks off, and a refusal is passed on', async () => {
  const refused = { count: 1, by_reason: { text: { count: 1 } } }
  const taken = { accepted: 1, repeated: 2, replaced: 3, empty: 0, refused }
  const answers: [number, object | 'half'][] = [
    [503, {}],
    [200, 'half'],
    [200, taken],
    [200, taken],
    [404, { errors: [{ message: 'Project not found', extensions: { code: 'NOT_FOUND' } }] }],
  ]
  const bodies: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (piece: Buffer) => {
      body += piece.toString()
    })
    request.on('end', () => {
      bodies.push(body)
      const [status, answer] = answers.shift() ?? [500, {}]
      response.writeHead(status, { 'content-type': 'application/json' })
      if (answer === 'half') response.write('{', () => response.destroy())
      else response.end(JSON.stringify(answer))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const duet = new DuetClient({ server: `http://127.0.0.1:${port}`, token: 'duet_x' })
  const two = ['10:00', '10:01'].map((time) => ({
    tag: 'A',
    timestamp: `2026-03-01T${time}Z`,
    value: 1,
  }))
  const seen: number[] = []
  const counts = await duet.ingest('p', two, {
    batch: 1,
    onProgress: ({ accepted }) => seen.push(accepted),
  })
  expect(counts).toEqual({
    accepted: 2,
    repeated: 4,
    replaced: 6,
    empty: 0,
    refused: 2,
    reasons: { text: 2 },
  })
  expect(seen).toEqual([1, 2])
  expect(new Set(bodies.slice(0, 3)).size).toBe(1)
  await expect(duet.ingest('p', two)).rejects.toMatchObject({
    name: 'DuetError',
    code: 'NOT_FOUND',
    message: 'Project not found',
  })
  server.close()
})
