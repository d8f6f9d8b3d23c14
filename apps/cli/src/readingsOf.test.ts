import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readingsOf } from './readingsOf.ts'

async function all<T>(source: AsyncIterable<T>): Promise<readonly T[]> {
  const items: T[] = []
  for await (const item of source) items.push(item)
  return items
}

const ROWS = Array.from({ length: 25 }, (_, i) => `A,2026-03-01T10:${10 + i}:00Z,${i}`)

test('a packed CSV becomes readings, none lost between pieces', async () => {
  const packed = gzipSync(['tag,timestamp,value', ...ROWS].join('\n'))
  const pieces = Array.from({ length: packed.length }, (_, i) => packed.subarray(i, i + 1))
  const readings = await all(readingsOf(Readable.from(pieces), { format: 'csv', isGzip: true }))
  expect(readings.length).toBe(25)
  expect(readings[24]).toEqual({ tag: 'A', timestamp: '2026-03-01T10:34:00Z', value: '24' })
})

test('a packed file that is not there, or is none, is an error that can be caught', async () => {
  const options = { format: 'csv', isGzip: true } as const
  const missing = createReadStream('/nothing/there.csv.gz')
  await expect(all(readingsOf(missing, options))).rejects.toThrow('ENOENT')
  await expect(
    all(readingsOf(Readable.from([Buffer.from('no gzip at all')]), options)),
  ).rejects.toThrow('incorrect header check')
})

test('what is no table is named by its line', async () => {
  const source = Readable.from(['{"tag":"A","timestamp":1,"value":1}\nnothing'])
  const reading = all(readingsOf(source, { format: 'jsonl', isGzip: false }))
  await expect(reading).rejects.toThrow('Line 2: one JSON object is expected')
})
