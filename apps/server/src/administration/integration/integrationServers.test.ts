import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { parseConfig } from '../../config.ts'
import { codeOf } from '../../testing/codes.ts'
import { type LocalServer, type SeenRequest, startLocalServer } from '../../testing/localServer.ts'
import {
  type GraphqlAnswer,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../../testing/testServer.ts'
import { newAdmin } from '../testing/newAdmin.ts'
import { createIntegrationClient } from './integrationClient.ts'
import { integrationCalls } from './integrationServers.ts'

let server: TestServer
let remote: LocalServer
let root: TestUser
let acme: string
let answer: (request: SeenRequest, response: ServerResponse) => void

const SPEC = { openapi: '3.1.0', paths: { '/jobs/{id}': { get: {}, put: {} } } }
const usual = ({ url, method, body }: SeenRequest, response: ServerResponse): void => {
  if (url === '/api/ping') response.end('pong')
  else if (url === '/api/openapi.json') response.end(JSON.stringify(SPEC))
  else response.writeHead(201).end(JSON.stringify({ method, body }))
}

beforeAll(async () => {
  server = await startTestServer()
  remote = await startLocalServer((request, response) => answer(request, response))
  root = await newAdmin(server, 'root@duet.example')
})
beforeEach(async () => {
  answer = usual
  await server.db.deleteFrom('organization').execute()
  acme = await server.newOrganization('acme', {})
})
afterAll(async () => {
  await remote.close()
  await server.close()
})

const FIELDS = `id organization_name url has_bearer_token api_spec api_spec_fetched_at
  ping { ok status message } registered_schedulers { schedule_id }`
const UPSERT = `mutation U($id: ID, $input: IntegrationServerInput!) {
  upsertOrgIntegrationServer(id: $id, input: $input) { ${FIELDS} }
}`
const upsert = (input: object, id?: string): Promise<GraphqlAnswer> =>
  server.call(
    UPSERT,
    { id, input: { organization_id: acme, url: `${remote.url}/api/`, ...input } },
    root.token,
  )
const newServer = async (input: object = { bearer_token: 'hush-hush' }): Promise<string> =>
  (await upsert(input)).data?.['upsertOrgIntegrationServer']?.['id'] ?? ''
const tryFetch = async (id: string) =>
  (
    await server.call(
      `mutation T { tryFetchOrgIntegrationServer(id: "${id}") { ${FIELDS} } }`,
      {},
      root.token,
    )
  ).data?.['tryFetchOrgIntegrationServer']
const REQUEST = `mutation M($id: ID!, $method: String!, $path: String!, $body: JSON) {
  makeIntegrationRequest(id: $id, method: $method, path: $path, body: $body) { status body }
}`
const request = (id: string, method: string, path: string, body?: unknown) =>
  server.call(REQUEST, { id, method, path, body }, root.token)

describe('an integration server', () => {
  test('is stored with its token sealed, which is never shown', async () => {
    const { data } = await upsert({ bearer_token: 'hush-hush' })
    expect(data?.['upsertOrgIntegrationServer']).toMatchObject({
      organization_name: 'acme',
      url: `${remote.url}/api`,
      has_bearer_token: true,
      ping: null,
      api_spec: null,
      registered_schedulers: [],
    })
    const row = await server.db
      .selectFrom('org_integration_server')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(row.bearer_token_encrypted).toMatch(/^[\w-]{40,}$/)
    expect(JSON.stringify(row)).not.toContain('hush')
    const rows = await server.db.selectFrom('audit_log').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('hush')
  })

  test('retains its token where none is given, and loses it for an empty one', async () => {
    const id = await newServer()
    const hasToken = async (input: object): Promise<unknown> =>
      (await upsert(input, id)).data?.['upsertOrgIntegrationServer']?.['has_bearer_token']
    expect(await hasToken({})).toBe(true)
    expect(await hasToken({ bearer_token: null })).toBe(true)
    expect(await hasToken({ bearer_token: '' })).toBe(false)
  })

  test('is one for an organisation, and stays with it', async () => {
    const id = await newServer()
    expect(codeOf(await upsert({}))).toBe('CONFLICT')
    const other = await server.newOrganization('other', {})
    expect(codeOf(await upsert({ organization_id: other }, id))).toBe('INVALID_INPUT')
    expect(codeOf(await upsert({ organization_id: 'x' }))).toBe('NOT_FOUND')
    expect(codeOf(await upsert({}, 'x'))).toBe('NOT_FOUND')
  })

  test.each([
    'ftp://a.example',
    'javascript:alert(1)',
    'a.example',
    'http://user:pass@a.example',
    'http://a.example/?x=1',
    'http://a.example/#x',
    '',
  ])('is not at %s', async (url) => {
    expect(codeOf(await upsert({ url }))).toBe('INVALID_INPUT')
  })

  test.each(['two words', 'line\nbreak', 'ünicode'])('has no token %j', async (bearer_token) => {
    expect(codeOf(await upsert({ bearer_token }))).toBe('INVALID_INPUT')
  })

  test('goes with all that is its own', async () => {
    const id = await newServer()
    const gone = await server.call(
      `mutation D { deleteOrgIntegrationServer(id: "${id}") { success } }`,
      {},
      root.token,
    )
    expect(gone.data).toEqual({ deleteOrgIntegrationServer: { success: true } })
    const list = await server.call('query Q { orgIntegrationServers { id } }', {}, root.token)
    expect(list.data).toEqual({ orgIntegrationServers: [] })
  })
})

describe('asking it', () => {
  test('stores whether it lives and its description, and shows the token', async () => {
    const id = await newServer()
    expect(await tryFetch(id)).toMatchObject({
      ping: { ok: true, status: 200, message: null },
      api_spec: SPEC,
      api_spec_fetched_at: expect.any(String),
    })
    const pings = remote.requests.filter(({ url }) => url === '/api/ping')
    expect(pings.at(-1)?.headers.authorization).toBe('Bearer hush-hush')
  })

  test('retains the former description where there is none to be had now', async () => {
    const id = await newServer()
    await tryFetch(id)
    answer = (_request, response) => response.writeHead(503).end()
    expect(await tryFetch(id)).toMatchObject({
      ping: {
        ok: false,
        status: 503,
        message: 'GET /ping answers 503. GET /openapi.json answers 503.',
      },
      api_spec: SPEC,
    })
    const moved = await upsert({ url: `${remote.url}/elsewhere` }, id)
    expect(moved.data?.['upsertOrgIntegrationServer']).toMatchObject({ ping: null, api_spec: null })
  })

  test.each([
    ['no JSON', 'not json'],
    ['a list', '[]'],
    ['no paths', '{}'],
    ['a text that no database holds', '{"paths":{},"x":"\\u0000"}'],
  ])('takes %s for no description', async (_what, body) => {
    answer = (_request, response) => response.end(body)
    expect(await tryFetch(await newServer())).toMatchObject({
      ping: { ok: true, message: expect.stringContaining('no OpenAPI description') },
      api_spec: null,
    })
  })

  test('does not follow redirects', async () => {
    answer = (_request, response) =>
      response.writeHead(302, { location: `${remote.url}/secret` }).end()
    const before = remote.requests.length
    expect((await tryFetch(await newServer()))?.['ping']).toMatchObject({
      ok: false,
      status: 302,
      message: expect.stringContaining('a redirect, which is not followed'),
    })
    expect(
      remote.requests
        .slice(before)
        .map(({ url }) => url)
        .sort(),
    ).toEqual(['/api/openapi.json', '/api/ping'])
  })

  test('takes no more than 1 MiB', async () => {
    answer = (_request, response) => response.end('x'.repeat(1024 * 1024 + 1))
    expect((await tryFetch(await newServer()))?.['ping']).toMatchObject({
      ok: false,
      message: 'The server answers with more than 1 MiB.',
    })
  })

  test('reports that nobody is there', async () => {
    const id = await newServer({ url: 'http://127.0.0.1:1' })
    expect((await tryFetch(id))?.['ping']).toEqual({
      ok: false,
      status: null,
      message: 'The server refuses the connection.',
    })
  })
})

describe('a request by hand', () => {
  test('goes to a path of the description, with its body', async () => {
    const id = await newServer()
    await tryFetch(id)
    const { data } = await request(id, 'put', '/jobs/7?force=1', { a: 1 })
    expect(data?.['makeIntegrationRequest']?.['status']).toBe(201)
    expect(JSON.parse(data?.['makeIntegrationRequest']?.['body'] ?? '')).toEqual({
      method: 'PUT',
      body: '{"a":1}',
    })
    expect(remote.requests.at(-1)?.url).toBe('/api/jobs/7?force=1')
  })

  test.each([
    ['DELETE', '/jobs/7'],
    ['GET', '/jobs'],
    ['PATCH', '/jobs/7'],
    ['GET', '/jobs/7/../../secret'],
    ['GET', '//evil.example/jobs/7'],
  ])('%s %s is not in the description', async (method, path) => {
    const id = await newServer()
    await tryFetch(id)
    expect(codeOf(await request(id, method, path))).toBe('INVALID_INPUT')
  })

  test('goes anywhere below the server while there is no description', async () => {
    const id = await newServer()
    expect((await request(id, 'DELETE', '/anything')).data).toBeTruthy()
    expect(codeOf(await request(id, 'GET', '/%2e%2e/secret'))).toBe('INVALID_INPUT')
    expect(codeOf(await request(id, 'GET', '/x', { a: 1 }))).toBe('INVALID_INPUT')
  })

  test('shows the first 64 KiB of the answer', async () => {
    answer = (_request, response) => response.end('x'.repeat(100_000))
    const { data } = await request(await newServer(), 'GET', '/long')
    expect(data?.['makeIntegrationRequest']?.['body']).toHaveLength(65_536)
  })
})

describe('the way to an integration server', () => {
  const call = createIntegrationClient({ allowPrivate: false })
  const get = (url: string) => call({ url: new URL(url), method: 'GET', bearerToken: undefined })

  test('is closed to addresses that are not public, by number and by name', async () => {
    const { port } = new URL(remote.url)
    const before = remote.requests.length
    for (const url of [
      remote.url,
      `http://localhost:${port}`,
      `http://[::1]:${port}`,
      `http://[::ffff:127.0.0.1]:${port}`,
      `http://2130706433:${port}`,
      `http://0x7f.1:${port}`,
      'http://169.254.169.254/latest/meta-data',
    ]) {
      await expect(get(url)).rejects.toMatchObject({
        code: 'INTEGRATION_SERVER',
        message: expect.stringContaining('DUET_INTEGRATION_ALLOW_PRIVATE'),
      })
    }
    expect(remote.requests.length).toBe(before)
  })

  test.each([
    [{ NODE_ENV: 'production' }, 'INTEGRATION_SERVER'],
    [{ NODE_ENV: 'production', DUET_INTEGRATION_ALLOW_PRIVATE: 'true' }, 200],
    [{ NODE_ENV: 'development' }, 200],
  ])('with %j leads to %s there', async (env, outcome) => {
    const config = parseConfig(env)
    if ('errors' in config) throw new Error(config.errors.join('\n'))
    const { call: configured } = integrationCalls({ ...server, config })
    const url = new URL(`${remote.url}/api/ping`)
    const answered = await configured({ url, method: 'GET', bearerToken: undefined }).then(
      ({ status }) => status,
      ({ code }) => code,
    )
    expect(answered).toBe(outcome)
  })

  test('gives up a server that does not answer in time', async () => {
    answer = () => undefined
    const impatient = createIntegrationClient({ allowPrivate: true, timeoutMs: 50 })
    await expect(
      impatient({ url: new URL(remote.url), method: 'GET', bearerToken: undefined }),
    ).rejects.toMatchObject({ message: 'The server did not answer within 0.05 s.' })
  })

  test('gives up a server that does not come to an end in time', async () => {
    answer = (_request, response) => response.write('x')
    const impatient = createIntegrationClient({ allowPrivate: true, timeoutMs: 50 })
    await expect(
      impatient({ url: new URL(remote.url), method: 'GET', bearerToken: undefined }),
    ).rejects.toMatchObject({ code: 'INTEGRATION_SERVER' })
  })
})
