import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROOT } from '../run.ts'
import { type Fetched, fetchReference, parseSources, type Source } from './fetchReference.ts'

const SERVED: Readonly<Record<string, Uint8Array>> = {
  '/a/b/v1/data/plain%20name.csv': strToU8('x,y'),
  '/a/b/v1/data/changed.csv': strToU8('another'),
  '/a/b/v1/all.zip': zipSync({ 'deep/inner.txt': strToU8('inside') }),
}
const asked: string[] = []
const server = createServer((request, response) => {
  const path = request.url ?? ''
  asked.push(path)
  const content = SERVED[path]
  response.writeHead(content ? 200 : 404).end(content)
})
const into = mkdtempSync(join(tmpdir(), 'reference-'))
let from = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  from = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  rmSync(into, { recursive: true })
})

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const SOURCES: readonly Source[] = [
  {
    repository: 'a/b',
    ref: 'v1',
    licence: 'MIT',
    files: [
      { file: 'one/plain.csv', path: 'data/plain name.csv', sha256: sha256('x,y') },
      { file: 'packed.csv.gz', path: 'data/plain name.csv', sha256: sha256('x,y') },
      { file: 'inner.txt', path: 'all.zip!inner.txt', sha256: sha256('inside') },
      { file: 'changed.csv', path: 'data/changed.csv', sha256: sha256('as it was') },
      { file: 'gone.csv', path: 'gone.csv', sha256: sha256('gone') },
      { file: 'absent.txt', path: 'all.zip!absent.txt', sha256: sha256('') },
    ],
  },
]

async function fetchAll(): Promise<readonly Fetched[]> {
  const found: Fetched[] = []
  for await (const one of fetchReference({ sources: SOURCES, into, from })) found.push(one)
  return found
}

describe('files of others', () => {
  test('come whole and with the right hash, or not at all', async () => {
    const found = await fetchAll()
    expect(found.map(({ state }) => state)).toEqual([
      'fetched',
      'fetched',
      'fetched',
      'failed',
      'failed',
      'failed',
    ])
    expect(readFileSync(join(into, 'one/plain.csv'), 'utf8')).toBe('x,y')
    expect(gunzipSync(readFileSync(join(into, 'packed.csv.gz'))).toString()).toBe('x,y')
    expect(readFileSync(join(into, 'inner.txt'), 'utf8')).toBe('inside')
    expect(existsSync(join(into, 'changed.csv'))).toBe(false)
    expect(found.slice(3).map(({ reason }) => reason)).toEqual([
      expect.stringContaining(`expected ${sha256('as it was')}`),
      expect.stringContaining('gone.csv: HTTP 404'),
      expect.stringContaining('the archive holds no absent.txt'),
    ])
  })

  test('that are there and unchanged are not asked for again', async () => {
    asked.length = 0
    writeFileSync(join(into, 'inner.txt'), 'spoilt')
    const states = (await fetchAll()).map(({ state }) => state)
    expect(states.slice(0, 3)).toEqual(['there', 'there', 'fetched'])
    expect(asked).not.toContain('/a/b/v1/data/plain%20name.csv')
  })

  test('have each a place and a licence', () => {
    const sources = parseSources(
      JSON.parse(readFileSync(join(ROOT, 'reference/sources.json'), 'utf8')),
    )
    const files = sources.flatMap((source) => source.files.map(({ file }) => file))
    expect(files.length).toBeGreaterThan(200)
    expect(new Set(files).size).toBe(files.length)
    expect(files.filter((file) => file.startsWith('/') || file.includes('..'))).toEqual([])
    expect(sources.filter(({ licence }) => licence === '')).toEqual([])
  })
})
