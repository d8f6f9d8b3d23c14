import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerWebApp } from './webApp.ts'

let app: FastifyInstance
let dir: string

beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'duet-web-'))
  mkdirSync(path.join(dir, 'dist', 'assets'), { recursive: true })
  writeFileSync(path.join(dir, 'secret.txt'), 'secret')
  writeFileSync(path.join(dir, 'dist', 'index.html'), '<title>DUET</title>')
  writeFileSync(path.join(dir, 'dist', 'favicon.svg'), '<svg/>')
  writeFileSync(path.join(dir, 'dist', 'assets', 'index-0me0nhMN.js'), 'let a')
  writeFileSync(path.join(dir, 'dist', 'assets', 'index-0me0nhMN.js.gz'), gzipSync('let a'))
  writeFileSync(
    path.join(dir, 'dist', 'assets', 'index-0me0nhMN.js.br'),
    brotliCompressSync('let a'),
  )
  writeFileSync(path.join(dir, 'dist', '.sources'), 'hash')
  mkdirSync(path.join(dir, 'dist', 'docs', 'physics'), { recursive: true })
  writeFileSync(path.join(dir, 'dist', 'docs', 'index.html'), '<title>Guide</title>')
  writeFileSync(path.join(dir, 'dist', 'docs', 'physics', 'index.html'), '<title>Physics</title>')
  writeFileSync(path.join(dir, 'dist', 'docs', 'weather.html'), '<title>Weather</title>')
  app = Fastify()
  await registerWebApp(app, path.join(dir, 'dist'))
})
afterAll(async () => {
  await app.close()
  rmSync(dir, { recursive: true, force: true })
})

const get = async (url: string) => {
  const { statusCode, headers, body } = await app.inject({ url })
  return { status: statusCode, cache: headers['cache-control'], body }
}

describe('the web application', () => {
  test.each(['/', '/auth/login', '/my-organization/project/1/design', '/x?y=1.png'])(
    '%s answers with the page, asked for anew each time',
    async (url) => {
      expect(await get(url)).toEqual({
        status: 200,
        cache: 'no-cache',
        body: '<title>DUET</title>',
      })
    },
  )

  test('files with a hash in their name are cached for ever, others are not', async () => {
    expect((await get('/assets/index-0me0nhMN.js')).cache).toBe(
      'public, max-age=31536000, immutable',
    )
    expect((await get('/favicon.svg')).cache).toBe('no-cache')
  })

  test.each(['/assets/index-old.js', '/missing.png', '/api/nothing', '/api/graphql'])(
    '%s is not there, and is not the page',
    async (url) => {
      expect((await get(url)).status).toBe(404)
    },
  )

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
  ])('%s does not leave the folder', async (url) => {
    expect((await get(url)).body).not.toContain('secret')
  })

  test('a Brotli copy, or else a gzip one, goes to browsers that take it', async () => {
    const url = '/assets/index-0me0nhMN.js'
    const best = await app.inject({ url, headers: { 'accept-encoding': 'gzip, deflate, br' } })
    expect(brotliDecompressSync(best.rawPayload).toString()).toBe('let a')
    expect(best.headers).toMatchObject({
      'content-encoding': 'br',
      'content-length': String(brotliCompressSync('let a').length),
      vary: 'accept-encoding',
    })
    const taken = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } })
    expect(taken.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(gunzipSync(taken.rawPayload).toString()).toBe('let a')
    const plain = await app.inject({ url, headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.body).toBe('let a')
    // Each is another content to whoever stores it
    expect(new Set([best, taken, plain].map(({ headers }) => headers.etag)).size).toBe(3)
    expect(plain.headers.vary).toBe('accept-encoding')
  })

  test('files whose name begins with a dot are not shown', async () => {
    expect((await get('/.sources')).body).not.toContain('hash')
  })

  test.each([
    ['/docs/', 'Guide'],
    ['/docs/weather.html', 'Weather'],
    ['/docs/physics/', 'Physics'],
  ])('%s is a page of the guide', async (url, title) => {
    expect(await get(url)).toEqual({
      status: 200,
      cache: 'no-cache',
      body: `<title>${title}</title>`,
    })
  })

  test('the guide is found without its last slash, and a page that it lacks is missing', async () => {
    const { statusCode, headers } = await app.inject({ url: '/docs' })
    expect([statusCode, headers.location]).toEqual([301, '/docs/'])
    expect((await get('/docs/nothing.html')).status).toBe(404)
  })

  test('only GET asks for the page', async () => {
    expect((await app.inject({ method: 'POST', url: '/auth/login' })).statusCode).toBe(404)
  })
})
