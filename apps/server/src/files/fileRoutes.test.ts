import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunBench, startRunBench } from '../simulations/testing/runBench.ts'
import { samplePlant } from '../simulations/testing/samplePlant.ts'
import { eventually } from '../testing/eventually.ts'
import { sweepFiles } from './fileSweeper.ts'
import { signDownload, signUpload } from './filesService.ts'
import { createUrlSigner, FILE_ROUTE } from './signedUrls.ts'
import {
  commitStoredFile,
  findStoredFile,
  markDeleting,
  upsertStoredFile,
} from './storedFileQueries.ts'
import { storeObject } from './storeObject.ts'

let bench: RunBench
let owner: { userId: string; organizationId: string }
let userId = ''
let projectId = ''
let origin = ''

beforeAll(async () => {
  bench = await startRunBench()
  owner = await bench.newOwner('owner')
  userId = owner.userId
  projectId = await bench.newProject(owner, samplePlant(1))
  origin = await bench.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => bench.close())

const sign = (dir = '/meteo', filename = 'weather.csv', allowOverwrite = false) =>
  signUpload(bench, { userId, projectId, dir, filename, allowOverwrite })

/** A PUT without a length, as a stream sends it. */
function putChunks(
  url: string,
  chunkBytes: number,
  chunks: number,
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'PUT' }, (answer) => {
      let body = ''
      answer.on('data', (piece: Buffer) => (body += piece.toString()))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }))
    })
    sent.on('error', reject)
    for (let i = 0; i < chunks; i += 1) sent.write(Buffer.alloc(chunkBytes))
    sent.end()
  })
}

describe('uploads', () => {
  test('a file goes straight to storage and can be fetched by a link of its own', async () => {
    const signed = await sign()
    const answer = await fetch(origin + signed.url, { method: 'PUT', body: 'a,b\n1,2\n' })
    expect(await answer.json()).toEqual({ size_bytes: 8 })
    expect(await findStoredFile(bench.db, signed.storage_key)).toMatchObject({
      state: 'pending',
      size_bytes: 8,
    })
    const download = await fetch(origin + signDownload(bench, signed.storage_key, '../Ü.csv').url)
    expect(await download.text()).toBe('a,b\n1,2\n')
    expect(download.headers.get('content-disposition')).toContain("filename*=UTF-8''%C3%9C.csv")
    expect(download.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('a longer file is refused while it streams, with a reason, and nothing of it stays', async () => {
    const signed = await sign()
    const signer = createUrlSigner(Buffer.from('a secret of the test bench alone'))
    const url = signer.sign({
      method: 'PUT',
      key: signed.storage_key,
      maxBytes: 3_000_000,
      expiresAtMs: Date.now() + 60_000,
      credential: 'of the bench',
    })
    const answer = await putChunks(origin + url, 65_536, 100)
    expect(answer.status).toBe(413)
    expect(JSON.parse(answer.body)).toEqual({
      error: { code: 'FILE_TOO_LARGE', message: 'The file is larger than 3 MB' },
    })
    expect(await bench.storage.stat(signed.storage_key)).toBeUndefined()
    expect(readdirSync(path.join(bench.dataDir, 'files', '.tmp'))).toEqual([])
  })

  test('a length over 200 MB is refused before the first byte', async () => {
    const signed = await sign()
    const status = await new Promise((resolve, reject) => {
      const sent = request(
        origin + signed.url,
        { method: 'PUT', headers: { 'content-length': 200_000_001 } },
        (answer) => {
          resolve(answer.statusCode)
          sent.destroy()
        },
      )
      sent.on('error', reject)
      sent.flushHeaders()
    })
    expect(status).toBe(413)
  })

  test('a link is good for one file', async () => {
    const signed = await sign()
    await fetch(origin + signed.url, { method: 'PUT', body: 'first' })
    const again = await fetch(origin + signed.url, { method: 'PUT', body: 'second' })
    expect(again.status).toBe(409)
    const download = await fetch(origin + signDownload(bench, signed.storage_key, 'a').url)
    expect(await download.text()).toBe('first')
  })

  /** A PUT that sends its second half when it is let to. */
  function slowPut(
    url: string,
    text: string,
  ): { end: () => Promise<number>; begun: Promise<void> } {
    const half = Math.ceil(text.length / 2)
    const sent = request(origin + url, { method: 'PUT' })
    const status = new Promise<number>((resolve, reject) => {
      sent.on('error', reject)
      sent.on('response', (answer) => {
        answer.resume()
        resolve(answer.statusCode ?? 0)
      })
    })
    sent.write(text.slice(0, half))
    const folder = path.join(bench.dataDir, 'files', '.tmp')
    const begun = eventually(() => expect(readdirSync(folder).length).toBeGreaterThan(0))
    const end = (): Promise<number> => {
      sent.end(text.slice(half))
      return status
    }
    return { end, begun: begun.then(() => undefined) }
  }

  test('of uploads by one link at the same time the first to end is stored', async () => {
    const signed = await sign()
    const second = slowPut(signed.url, 'second')
    await second.begun
    await fetch(origin + signed.url, { method: 'PUT', body: 'first' })
    expect(await second.end()).toBe(409)
    const download = await fetch(origin + signDownload(bench, signed.storage_key, 'a').url)
    expect(await download.text()).toBe('first')
    expect(readdirSync(path.join(bench.dataDir, 'files', '.tmp'))).toEqual([])
  })

  test('of many uploads by one link one is taken', async () => {
    const signed = await sign()
    const bodies = Array.from({ length: 12 }, (_, index) => `file ${index}`)
    const answers = await Promise.all(
      bodies.map((body) => fetch(origin + signed.url, { method: 'PUT', body })),
    )
    const taken = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []))
    expect(taken).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(11)
    const download = await fetch(origin + signDownload(bench, signed.storage_key, 'a').url)
    expect(await download.text()).toBe(bodies[taken[0] ?? -1])
  })

  test('an upload that ends after its project was deleted leaves nothing', async () => {
    for (const isSwept of [false, true]) {
      const gone = await bench.newProject(owner, samplePlant(1))
      const input = { userId, projectId: gone, dir: '/meteo', filename: 'a', allowOverwrite: false }
      const signed = await signUpload(bench, input)
      const slow = slowPut(signed.url, 'late')
      await slow.begun
      await bench.pool.query('delete from project where id = $1', [gone])
      if (isSwept) await bench.sweep()
      expect(await slow.end()).toBe(409)
      expect(await bench.storage.stat(signed.storage_key)).toBeUndefined()
    }
    expect(readdirSync(path.join(bench.dataDir, 'files', '.tmp'))).toEqual([])
  })

  test('without a right link there is nothing', async () => {
    for (const key of ['projects/x/meteo/y/upload', '../../secret', '%2e%2e/%2e%2e/secret']) {
      expect(
        (await fetch(`${origin}${FILE_ROUTE}/${key}?expires=99999999999999&name=a&signature=AAAA`))
          .status,
      ).toBeGreaterThanOrEqual(403)
      expect(
        (await fetch(`${origin}${FILE_ROUTE}/${key}`, { method: 'PUT', body: 'x' })).status,
      ).toBeGreaterThanOrEqual(403)
    }
  })

  test('a folder that no one knows, and a name that is taken, are refused', async () => {
    await expect(sign('/../secret')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    const signed = await sign('/pvsyst-import/', 'a.prj')
    await fetch(origin + signed.url, { method: 'PUT', body: 'x' })
    await commitStoredFile(bench.db, signed.storage_key)
    await expect(sign('/pvsyst-import', 'a.prj')).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(sign('/pvsyst-import', 'a.prj', true)).resolves.toBeDefined()
  })
})

describe('sweeping', () => {
  test('a file that a record has stays when a late worker writes it again', async () => {
    const { db, storage } = bench
    const key = `projects/${projectId}/late/part.parquet`
    const object = { key, projectId, filename: 'part.parquet', state: 'pending' } as const
    const write = () => storage.put(key, Readable.from(['the same']))
    await storeObject(bench, object, write)
    await commitStoredFile(db, key)
    await storeObject(bench, object, write)
    expect(await findStoredFile(db, key)).toMatchObject({ state: 'kept', size_bytes: 8 })
    // The database answers the row of the object with an error: larger than any number it has
    const oversized = async () => ({ ...(await write()), sizeBytes: 1e20 })
    await expect(storeObject(bench, object, oversized)).rejects.toThrow('out of range')
    expect(await storage.stat(key)).toEqual({ sizeBytes: 8 })
  })

  test('an object that cannot be removed holds up no other', async () => {
    const keys = [
      await bench.upload(userId, projectId, 'x'),
      await bench.upload(userId, projectId, 'x'),
    ]
    for (const key of keys) await markDeleting(bench.db, key)
    const remove = async (key: string): Promise<void> => {
      if (key === keys[0]) throw new Error('no permission')
      await bench.storage.remove(key)
    }
    const sweeping = sweepFiles({ db: bench.db, storage: { ...bench.storage, remove } })
    await expect(sweeping).rejects.toThrow('1 stored files could not be removed')
    const rows = await Promise.all(keys.map((key) => findStoredFile(bench.db, key)))
    expect(rows.map((row) => row?.state)).toEqual(['deleting', undefined])
  })

  test('nor do so many that a sweep gives up: the next one begins with the others', async () => {
    const { db, storage } = bench
    const names = [...Array.from({ length: 21 }, (_, index) => `bad-${index + 10}`), 'good']
    const keys = names.map((name) => `projects/${projectId}/stuck/${name}`)
    for (const storage_key of keys) {
      await upsertStoredFile(db, {
        storage_key,
        project_id: projectId,
        filename: 'x',
        state: 'pending',
      })
      await markDeleting(db, storage_key)
    }
    const remove = async (key: string): Promise<void> => {
      if (key.includes('/bad-')) throw new Error('no permission')
      await storage.remove(key)
    }
    const sweep = () => sweepFiles({ db, storage: { ...storage, remove } })
    const good = keys.at(-1) ?? ''
    await expect(sweep()).rejects.toThrow('21 stored files could not be removed')
    expect(await findStoredFile(db, good)).toMatchObject({ state: 'deleting' })
    await expect(sweep()).rejects.toThrow('21 stored files could not be removed')
    expect(await findStoredFile(db, good)).toBeUndefined()
    await sweepFiles({ db, storage })
  })

  test('marked files, uploads of yesterday and files of deleted projects go; the rest stays', async () => {
    const upload = async (): Promise<string> => bench.upload(userId, projectId, 'x')
    const [marked, old, fresh, committed] = [
      await upload(),
      await upload(),
      await upload(),
      await upload(),
    ]
    await markDeleting(bench.db, marked)
    await bench.pool.query(
      `update stored_file set created_at = now() - interval '25 hours' where storage_key = any($1)`,
      [[old, committed]],
    )
    await commitStoredFile(bench.db, committed)
    await bench.sweep()
    const there = await Promise.all(
      [marked, old, fresh, committed].map((key) => bench.storage.stat(key)),
    )
    expect(there.map((found) => found !== undefined)).toEqual([false, false, true, true])
    expect(await findStoredFile(bench.db, marked)).toBeUndefined()
    await bench.pool.query('delete from project where id = $1', [projectId])
    await bench.sweep()
    expect(await bench.storage.list(`projects/${projectId}`)).toEqual([])
  })
})
