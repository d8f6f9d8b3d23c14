import { createReadStream } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { batchesOf } from './readingBatches.ts'
import { sendBatch } from './sendReadings.ts'

async function all<T>(source: AsyncIterable<T>): Promise<readonly T[]> {
  const items: T[] = []
  for await (const item of source) items.push(item)
  return items
}

const ROWS = Array.from({ length: 25 }, (_, i) => `A,2026-03-01T10:${10 + i}:00Z,${i}`)

test('a packed CSV becomes batches of JSON lines, none lost between pieces', async () => {
  const packed = gzipSync(['tag,timestamp,value', ...ROWS].join('\n'))
  const pieces = Array.from({ length: packed.length }, (_, i) => packed.subarray(i, i + 1))
  const batches = await all(
    batchesOf(Readable.from(pieces), { format: 'csv', isGzip: true, readings: 10 }),
  )
  expect(batches.map((batch) => batch.split('\n').length)).toEqual([10, 10, 5])
  expect(batches[2]?.split('\n')[4]).toBe(
    '{"tag":"A","timestamp":"2026-03-01T10:34:00Z","value":"24"}',
  )
})

test('times of the night without an offset are not cut apart: an hour of them may come twice', async () => {
  const rows = ['21:50', '22:00', '03:30', '03:00', '05:59', '06:00', '06:05'].map(
    (time) => `A,2026-03-01T${time},1`,
  )
  const source = Readable.from([['tag,timestamp,value', ...rows].join('\n')])
  const batches = await all(batchesOf(source, { format: 'csv', isGzip: false, readings: 2 }))
  expect(batches.map((batch) => batch.split('\n').length)).toEqual([6, 1])
})

test('a packed file that is not there, or is none, is an error that can be caught', async () => {
  const options = { format: 'csv', isGzip: true, readings: 10 } as const
  const missing = createReadStream('/nothing/there.csv.gz')
  await expect(all(batchesOf(missing, options))).rejects.toThrow('ENOENT')
  await expect(
    all(batchesOf(Readable.from([Buffer.from('no gzip at all')]), options)),
  ).rejects.toThrow('incorrect header check')
})

test('what is no table is named by its line', async () => {
  const source = Readable.from(['{"tag":"A","timestamp":1,"value":1}\nnothing'])
  const reading = all(batchesOf(source, { format: 'jsonl', isGzip: false, readings: 10 }))
  await expect(reading).rejects.toThrow('Line 2: one JSON object is expected')
})

test('a batch is sent again while the server is busy, and a refusal is passed on', async () => {
  const refused = { count: 1, by_reason: { text: { count: 1 } } }
  const answers: [number, object][] = [
    [503, {}],
    [200, { accepted: 1, repeated: 2, replaced: 3, empty: 0, refused }],
    [404, { errors: [{ message: 'Project not found', extensions: { code: 'NOT_FOUND' } }] }],
  ]
  const server = createServer((_request, response) => {
    const [status, body] = answers.shift() ?? [500, {}]
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const target = { url: new URL(`http://127.0.0.1:${port}/`), token: 'duet_x' }
  expect(await sendBatch(target, '')).toEqual({
    accepted: 1,
    repeated: 2,
    replaced: 3,
    empty: 0,
    refused: 1,
    reasons: { text: 1 },
  })
  await expect(sendBatch(target, '')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  server.close()
})
