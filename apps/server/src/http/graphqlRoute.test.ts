import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  startTestServer,
  TEST_PASSWORD,
  type TestServer,
  type TestUser,
} from '../testing/testServer.ts'
import { buildClientSchema, getIntrospectionQuery } from './graphql.ts'

let server: TestServer
let ann: TestUser

beforeAll(async () => {
  server = await startTestServer({ NODE_ENV: 'production' })
  ann = await server.newUser('ann@example.org')
})
afterAll(() => server.close())

const ME = 'query Me { me { id } }'
const cookie = (): Record<string, string> => ({ cookie: `duet_token=${ann.token}` })
const codeOf = (response: {
  json: () => { errors?: readonly { extensions: { code: string } }[] }
}): string => response.json().errors?.[0]?.extensions.code ?? 'none'

describe('the operation in the address', () => {
  test.each([
    ['another name', 'Other'],
    ['no name', undefined],
  ])('%s is refused', async (_what, operation) => {
    const response = await server.post({ operation, body: { query: ME }, headers: cookie() })
    expect(codeOf(response)).toBe('INVALID_INPUT')
    expect(response.json().errors[0].message).toContain('?operation=Me')
  })

  test('a query without a name is refused', async () => {
    expect(
      codeOf(
        await server.post({ operation: 'Me', body: { query: '{ me { id } }' }, headers: cookie() }),
      ),
    ).toBe('INVALID_INPUT')
  })

  test('only POST is answered', async () => {
    const response = await server.app.inject({
      method: 'GET',
      url: `/api/graphql?operation=Me&query=${ME}`,
    })
    expect(response.statusCode).toBe(404)
  })
})

describe('a call by cookie', () => {
  test.each([
    ['of this site', { 'sec-fetch-site': 'same-origin' }, 'none'],
    ['of another site', { 'sec-fetch-site': 'cross-site' }, 'UNAUTHENTICATED'],
    ['of a sibling site', { 'sec-fetch-site': 'same-site' }, 'UNAUTHENTICATED'],
    ['with this origin', { origin: 'http://localhost', host: 'localhost' }, 'none'],
    ['with another origin', { origin: 'http://evil.example' }, 'UNAUTHENTICATED'],
    ['with an opaque origin', { origin: 'null' }, 'UNAUTHENTICATED'],
    ['as a form', { 'content-type': 'text/plain' }, 'INVALID_INPUT'],
  ])('%s', async (_what, headers, code) => {
    const body = JSON.stringify({ query: ME })
    expect(
      codeOf(await server.post({ operation: 'Me', body, headers: { ...cookie(), ...headers } })),
    ).toBe(code)
  })

  test('a token in the header needs no origin', async () => {
    const headers = { authorization: `Bearer ${ann.token}`, origin: 'https://scripts.example' }
    expect(codeOf(await server.post({ operation: 'Me', body: { query: ME }, headers }))).toBe(
      'none',
    )
  })
})

describe('limits', () => {
  test('a caller who has not signed in may send little', async () => {
    const body = { query: ME, variables: { filler: 'x'.repeat(20_000) } }
    expect(codeOf(await server.post({ operation: 'Me', body }))).toBe('UNAUTHENTICATED')
    expect(codeOf(await server.post({ operation: 'Me', body, headers: cookie() }))).toBe('none')
  })

  test('a query too deep, with too many aliases or too long is refused', async () => {
    const deep = `query Me { me { ${'user_organization { organization { '.repeat(6)} id ${'} }'.repeat(6)} } }`
    const wide = `query Me { ${Array.from({ length: 40 }, (_, i) => `a${i}: me { id }`).join(' ')} }`
    const long = `query Me { me { ${'id '.repeat(5000)} } }`
    for (const query of [deep, wide, long]) {
      expect(
        codeOf(await server.post({ operation: 'Me', body: { query }, headers: cookie() })),
      ).toMatch(/QUERY_TOO_COMPLEX|INVALID_INPUT/)
    }
    expect(
      codeOf(await server.post({ operation: 'Me', body: { query: wide }, headers: cookie() })),
    ).toBe('QUERY_TOO_COMPLEX')
  })

  test.each([
    ['lists', '[', ']'],
    ['objects', '{"a":', '}'],
  ])('%s deep in one another are refused with their place', async (_what, open, close) => {
    const deep = `${open.repeat(200_000)}1${close.repeat(200_000)}`
    const query =
      'mutation Import($d: JSON!) { importProject(organization_id: "o", document: $d) { id } }'
    const refusal = 'lists and objects lie more than 100 deep'
    for (const [message, body] of [
      [`variables: ${refusal}`, `{"query":${JSON.stringify(query)},"variables":{"d":${deep}}}`],
      [`extensions: ${refusal}`, `{"query":${JSON.stringify(ME)},"extensions":${deep}}`],
      // no call at all
      ['"message":"', deep],
    ] as const) {
      const response = await server.post({ operation: 'Import', body, headers: cookie() })
      expect(codeOf(response)).toBe('INVALID_INPUT')
      expect(response.body).toContain(message)
    }
  })

  test('the schema is shown to those who have signed in, in whichever order they ask', async () => {
    const query = getIntrospectionQuery()
    const ask = (headers: Record<string, string>) =>
      server.post({ operation: 'IntrospectionQuery', body: { query }, headers })
    expect(codeOf(await ask({}))).toBe('UNAUTHENTICATED')
    const answer = await ask(cookie())
    expect(codeOf(answer)).toBe('none')
    expect(buildClientSchema(answer.json().data).getMutationType()?.getFields()).toHaveProperty(
      'runProjectBlockSimulation.description',
    )
    expect(codeOf(await ask({}))).toBe('UNAUTHENTICATED')
  })

  test.each([
    'query Me { a: __type(name: "Query") { name } }',
    'query Me { ...Q } fragment Q on Query { ... { __schema { types { name } } } }',
  ])('nobody else is shown a part of it: %s', async (query) => {
    expect(codeOf(await server.post({ operation: 'Me', body: { query } }))).toBe('UNAUTHENTICATED')
  })

  test('a field that does not exist gives no hints', async () => {
    const response = await server.post({
      operation: 'Me',
      body: { query: 'query Me { mee { id } }' },
      headers: cookie(),
    })
    expect(response.json().errors[0].message).not.toContain('Did you mean')
  })
})

describe('errors', () => {
  test('a fault of the server is a number to the caller and nothing else', async () => {
    const broken = await startTestServer()
    const { token } = await broken.newUser('x@example.org')
    await broken.pool.query('alter table user_organization rename to hidden_table')
    const answer = await broken.call('query O { organizations { id } }', {}, token)
    await broken.close()
    expect(answer.errors?.[0]?.message).toMatch(
      /^Something went wrong on the server \(event id [0-9a-f-]{36}\)\.$/,
    )
    expect(answer.errors?.[0]?.extensions.code).toBe('INTERNAL')
    expect(JSON.stringify(answer)).not.toContain('user_organization')
  })

  test('a body that is no JSON is reported as such', async () => {
    const response = await server.post({ operation: 'Me', body: '{"query":', headers: cookie() })
    expect(response.statusCode).toBe(400)
    expect(codeOf(response)).toBe('INVALID_INPUT')
  })
})

describe('answers', () => {
  const ask = (fields: string, encodings?: string) =>
    server.post({
      operation: 'Me',
      body: { query: `query Me { ${fields} }` },
      headers: { ...cookie(), ...(encodings ? { 'accept-encoding': encodings } : {}) },
    })
  const LARGE = Array.from({ length: 25 }, (_, i) => `a${i}: me { id email }`).join(' ')

  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('that are large are compressed for who takes %s', async (encodings, encoding, unpack) => {
    const { headers, rawPayload } = await ask(LARGE, encodings)
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['content-type']).toContain('application/json')
    expect(headers.vary).toContain('accept-encoding')
    expect(rawPayload.length).toBeLessThan(1024)
    expect(Object.keys(JSON.parse(unpack(rawPayload).toString()).data)).toHaveLength(25)
  })

  test('that are small, or go to who takes nothing, are sent as they are', async () => {
    expect((await ask('me { id }', 'gzip, br')).headers['content-encoding']).toBeUndefined()
    const plain = await ask(LARGE)
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(Number(plain.headers['content-length'])).toBe(plain.rawPayload.length)
    expect(Object.keys(plain.json().data)).toHaveLength(25)
  })
})

describe('the rest of the surface', () => {
  test('pages may run scripts of this server only', async () => {
    const { headers } = await server.app.inject({ url: '/health' })
    expect(headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval';")
    expect(headers['content-security-policy']).toContain("worker-src 'self' blob:")
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('health and readiness answer, and unknown addresses do not', async () => {
    expect((await server.app.inject({ url: '/health' })).json()).toEqual({ status: 'ok' })
    expect((await server.app.inject({ url: '/ready' })).json()).toEqual({ status: 'ready' })
    expect((await server.app.inject({ url: '/api/nothing' })).statusCode).toBe(404)
  })
})

describe('behind a proxy', () => {
  test('that ends TLS, cookies are Secure and browsers stay with https', async () => {
    const secure = await startTestServer({ DUET_PUBLIC_URL: 'https://duet.example.org/' })
    await secure.newUser('ann@example.org')
    const query = `mutation L($p: String!) { localLogin(username: "ann@example.org", password: $p) { ... on TokenPayload { token } } }`
    const response = await secure.post({
      operation: 'L',
      body: { query, variables: { p: TEST_PASSWORD } },
      headers: { origin: 'https://duet.example.org', host: 'inside:8080' },
    })
    await secure.close()
    expect(String(response.headers['set-cookie'])).toContain('Secure')
    expect(response.headers['strict-transport-security']).toContain('max-age=31536000')
    expect(response.headers['content-security-policy']).toContain('upgrade-insecure-requests')
  })

  test.each(['0', '1'])(
    'are not for callers behind a proxy (DUET_TRUSTED_PROXIES=%s)',
    async (count) => {
      const proxied = await startTestServer({ DUET_TRUSTED_PROXIES: count })
      const headers = { 'x-forwarded-for': '203.0.113.9' }
      const response = await proxied.app.inject({ url: '/metrics', headers })
      await proxied.close()
      expect(response.statusCode).toBe(404)
    },
  )
})
