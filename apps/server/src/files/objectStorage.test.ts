import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFolderStorage } from './folderStorage.ts'
import { createObjectCache } from './objectCache.ts'
import type { ObjectStorage } from './objectStorage.ts'
import { createS3Storage } from './s3Storage.ts'
import { type S3Server, startS3Server } from './testing/s3Server.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'duet-storage-'))
let s3: S3Server

beforeAll(async () => {
  s3 = await startS3Server()
})
afterAll(async () => {
  await s3.close()
  rmSync(folder, { recursive: true, force: true })
})

const bytes = (content: string): Readable => Readable.from([Buffer.from(content)])

describe.each([
  [
    'a folder',
    (): Promise<ObjectStorage> =>
      Promise.resolve(createFolderStorage(path.join(folder, 'objects'))),
  ],
  [
    'an S3 server',
    (): Promise<ObjectStorage> => createS3Storage(s3.config, path.join(folder, 's3')),
  ],
])('objects in %s', (_name, open) => {
  let storage: ObjectStorage
  beforeAll(async () => {
    storage = await open()
  })

  test('are given back as they were put, by stream and by path', async () => {
    expect(await storage.put('projects/a/data.bin', bytes('sun and wind'))).toEqual({
      sizeBytes: 12,
      sha256: createHash('sha256').update('sun and wind').digest('hex'),
    })
    expect(await storage.stat('projects/a/data.bin')).toEqual({ sizeBytes: 12 })
    expect(await text(await storage.get('projects/a/data.bin'))).toBe('sun and wind')
    expect(readFileSync(await storage.localPath('projects/a/data.bin'), 'utf8')).toBe(
      'sun and wind',
    )
  })

  test('are replaced whole, for readers of paths too', async () => {
    await storage.put('projects/a/twice.bin', bytes('first'))
    await storage.localPath('projects/a/twice.bin')
    await storage.put('projects/a/twice.bin', bytes('second'))
    expect(readFileSync(await storage.localPath('projects/a/twice.bin'), 'utf8')).toBe('second')
  })

  test('that are not there are reported, and removing them is no error', async () => {
    expect(await storage.stat('projects/a/none.bin')).toBeUndefined()
    await expect(storage.get('projects/a/none.bin')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(storage.localPath('projects/a/none.bin')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await storage.remove('projects/a/none.bin')
  })

  test('are listed below a prefix, sorted, and gone when they were removed', async () => {
    for (const name of ['c/2.bin', 'c/1.bin', 'cc/3.bin']) {
      await storage.put(`projects/${name}`, bytes(name))
    }
    expect(await storage.list('projects/c')).toEqual(['projects/c/1.bin', 'projects/c/2.bin'])
    await storage.remove('projects/c/1.bin')
    expect(await storage.list('projects/c')).toEqual(['projects/c/2.bin'])
  })

  test('above their limit leave nothing', async () => {
    const long = Readable.from([Buffer.alloc(600), Buffer.alloc(600)])
    await expect(
      storage.put('projects/a/long.bin', long, { maxBytes: 1000 }),
    ).rejects.toMatchObject({
      code: 'FILE_TOO_LARGE',
    })
    expect(await storage.stat('projects/a/long.bin')).toBeUndefined()
  })

  test('of many parts arrive in order', async () => {
    const large = Buffer.alloc(40 * 1024 * 1024)
    for (let i = 0; i < large.length; i += 4096) large.writeUInt32LE(i, i)
    await storage.put('projects/a/large.bin', Readable.from([large]))
    expect((await buffer(await storage.get('projects/a/large.bin'))).equals(large)).toBe(true)
    expect(readFileSync(await storage.localPath('projects/a/large.bin')).equals(large)).toBe(true)
  })

  test('take over a finished file, which is gone afterwards', async () => {
    const file = await storage.temporaryFile()
    writeFileSync(file, 'finished')
    await storage.adopt('projects/a/adopted.bin', file)
    await storage.removeTemporary(file)
    expect(await text(await storage.get('projects/a/adopted.bin'))).toBe('finished')
    expect(() => readFileSync(file)).toThrow('ENOENT')
  })

  test('never lie outside', async () => {
    await expect(storage.put('../evil.bin', bytes('x'))).rejects.toThrow(RangeError)
  })
})

describe('a bucket', () => {
  test('that cannot be reached is reported at start with what to check', async () => {
    const config = { ...s3.config, bucket: 'no-such-bucket' }
    await expect(createS3Storage(config, folder)).rejects.toThrow("The S3 bucket 'no-such-bucket'")
  })
})

test('a copy whose bytes stop coming is given up', async () => {
  const stalling = createServer((asked, answer) => {
    answer.writeHead(200, { 'Content-Length': '1000', ETag: '"1"' })
    if (asked.method === 'GET') answer.write('the first bytes')
    else answer.end()
  }).listen(0, '127.0.0.1')
  await once(stalling, 'listening')
  const address = stalling.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const config = { ...s3.config, endpoint: `http://127.0.0.1:${port}` }
  const place = path.join(folder, 'stalled')
  const storage = await createS3Storage(config, place, 200)
  await expect(storage.localPath('projects/a/long.bin')).rejects.toThrow(
    'No more bytes of projects/a/long.bin came from the S3 server for 200 ms',
  )
  expect(readdirSync(path.join(place, 'copies'))).toEqual([])
  stalling.closeAllConnections()
  stalling.close()
})

describe('copies of remote objects', () => {
  test('are fetched once by readers at the same time, and removed by last use above the limit', async () => {
    const place = path.join(folder, 'copies')
    const cache = createObjectCache(place, 2500)
    let fetched = 0
    const fetch = (target: string): Promise<void> => {
      fetched += 1
      writeFileSync(target, Buffer.alloc(1000))
      return Promise.resolve()
    }
    const copies = await Promise.all([cache.file('a', '1', fetch), cache.file('a', '1', fetch)])
    expect([new Set(copies).size, fetched]).toEqual([1, 1])
    const hourAgo = new Date(Date.now() - 3_600_000)
    const [oldest] = copies
    utimesSync(oldest, hourAgo, hourAgo)
    for (const key of ['b', 'c']) await cache.file(key, '1', fetch)
    expect(readdirSync(place)).toHaveLength(2)
    expect(readdirSync(place)).not.toContain(path.basename(oldest))
  })
})
