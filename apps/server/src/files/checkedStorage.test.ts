import { mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../db/testing.ts'
import { bitsOver, flipBit } from '../testing/faults/flipBit.ts'
import { createCheckedStorage } from './checkedStorage.ts'
import { createFolderStorage } from './folderStorage.ts'
import { hashOlderFiles } from './hashOlderFiles.ts'
import type { ObjectStorage } from './objectStorage.ts'
import { createS3Storage } from './s3Storage.ts'
import { storeObject } from './storeObject.ts'
import { type S3Server, startS3Server } from './testing/s3Server.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'duet-checked-'))
const root = path.join(folder, 'files')
const raw = createFolderStorage(root)
let database: TestDatabase
let storage: ObjectStorage
let s3: S3Server

beforeAll(async () => {
  database = await testDatabase()
  storage = createCheckedStorage(database.db, raw)
  s3 = await startS3Server()
})
afterAll(async () => {
  await database.close()
  await s3.close()
  rmSync(folder, { recursive: true, force: true })
})

const store = (key: string, content: Buffer, into: ObjectStorage = storage): Promise<number> =>
  storeObject(
    { db: database.db, storage: into },
    { key, projectId: null, filename: 'a.bin', state: 'kept' },
    () => into.put(key, Readable.from([content])),
  )

const fileOf = (key: string): string => path.join(root, ...key.split('/'))

const KEYS = [
  (n: number) => `projects/p/meteo/m${n}/data-1.parquet`,
  (n: number) => `projects/p/simulations/s${n}/system/part-000000000.parquet`,
  (n: number) => `projects/p/factors/f${n}/0000.bin`,
  (n: number) => `projects/p/raster-layers/r${n}/upload`,
  (n: number) => `projects/p/terrain/t${n}/upload`,
]

describe('stored content', () => {
  test('100 flipped bits in 20 files are all found, by stream and by path, with the name of the file', async () => {
    const keys = KEYS.flatMap((keyOf) => [1, 2, 3, 4].map(keyOf))
    expect(keys.length).toBe(20)
    let found = 0
    for (const [index, key] of keys.entries()) {
      const content = Buffer.alloc(1 + 7919 * index, index + 1)
      await store(key, content)
      for (const bit of bitsOver(content.length)) {
        flipBit(fileOf(key), bit)
        // as a process would that has not read it before
        const fresh = createCheckedStorage(database.db, raw)
        const damaged = { code: 'FILE_DAMAGED', details: { files: [key] } }
        await expect(fresh.localPath(key)).rejects.toMatchObject(damaged)
        await expect(fresh.get(key)).rejects.toThrow(key.replace('projects/p/', ''))
        found += 1
        flipBit(fileOf(key), bit)
      }
      expect(await text(await storage.get(key))).toBe(content.toString())
    }
    expect(found).toBe(100)
  })

  test('is read once to be checked, and again when the file was changed', async () => {
    const key = 'projects/p/simulations/once/terrain.bin'
    await store(key, Buffer.from('heights'))
    utimesSync(fileOf(key), new Date(0), new Date(0))
    await storage.localPath(key)
    flipBit(fileOf(key), 3)
    // neither size nor time shows it: the next process will
    await storage.localPath(key)
    utimesSync(fileOf(key), new Date(), new Date(1))
    await expect(storage.localPath(key)).rejects.toMatchObject({ code: 'FILE_DAMAGED' })
  })

  test('that is written again is taken for what it is now', async () => {
    const key = 'projects/p/simulations/twice/terrain.bin'
    await store(key, Buffer.from('first'))
    await storage.localPath(key)
    await store(key, Buffer.from('second'))
    expect(await text(await storage.get(key))).toBe('second')
  })

  test('of a bucket is checked where it is copied', async () => {
    const bucket = await createS3Storage(s3.config, path.join(folder, 's3'))
    const key = 'projects/p/meteo/remote/data-1.parquet'
    await store(key, Buffer.from('sun'), bucket)
    const checked = createCheckedStorage(database.db, bucket)
    expect(await text(await checked.get(key))).toBe('sun')
    await bucket.put(key, Readable.from(['son']))
    await expect(checked.get(key)).rejects.toMatchObject({ code: 'FILE_DAMAGED' })
  })
})

test('files of before there were hashes get the one of their present content, once', async () => {
  const key = 'projects/p/meteo/old/data-1.parquet'
  await store(key, Buffer.from('old'))
  await database.pool.query(
    `update stored_file set sha256 = null, created_at = now() - interval '1 day' where storage_key = $1`,
    [key],
  )
  expect(await text(await storage.get(key))).toBe('old')
  expect(await hashOlderFiles({ db: database.db, storage: raw })).toBe(1)
  expect(await hashOlderFiles({ db: database.db, storage: raw })).toBe(0)
  flipBit(fileOf(key), 1)
  await expect(createCheckedStorage(database.db, raw).get(key)).rejects.toMatchObject({
    code: 'FILE_DAMAGED',
  })
})
