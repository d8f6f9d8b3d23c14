import { afterAll, beforeAll, expect, test } from 'vitest'
import { resolvers } from '../compose.ts'
import { startTestServer, type TestServer, type TestUser } from '../testing/testServer.ts'
import { Kind, parse } from './graphql.ts'
import { buildSchema } from './schema.ts'

let server: TestServer
let ann: TestUser

beforeAll(async () => {
  server = await startTestServer({ NODE_ENV: 'production' })
  ann = await server.newUser('ann@example.org')
})
afterAll(() => server.close())

const get = (headers: Record<string, string>) =>
  server.app.inject({ method: 'GET', url: '/api/schema.graphql', headers })

/** An API token of Ann. */
async function apiToken(scopes: readonly string[]): Promise<string> {
  const answer = await server.call(
    'mutation T($s: [String!]!) { createApiToken(name: "t", scopes: $s) { token } }',
    { s: scopes },
    ann.token,
  )
  return (answer.data as { createApiToken: { token: string } } | null)?.createApiToken.token ?? ''
}

test('the schema has every operation with its description', async () => {
  const answer = await get({ authorization: `Bearer ${ann.token}` })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'text/plain; charset=utf-8',
  ])
  const described = new Map<string, string | undefined>()
  for (const type of parse(answer.body).definitions) {
    if (type.kind !== Kind.OBJECT_TYPE_DEFINITION) continue
    if (type.name.value !== 'Query' && type.name.value !== 'Mutation') continue
    for (const field of type.fields ?? []) described.set(field.name.value, field.description?.value)
  }
  const schema = buildSchema(resolvers)
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
    Object.values(root?.getFields() ?? {}),
  )
  expect(described.size).toBe(fields.length)
  for (const { name, description } of fields) expect(described.get(name)).toBe(description)
})

test('a session and a token that reads are answered, nobody else', async () => {
  expect((await get({ cookie: `duet_token=${ann.token}` })).statusCode).toBe(200)
  const reading = await get({ authorization: `Bearer ${await apiToken(['read'])}` })
  expect(reading.statusCode).toBe(200)
  const writing = await get({ authorization: `Bearer ${await apiToken(['write'])}` })
  expect(writing.json().errors[0].extensions.code).toBe('API_TOKEN_SCOPE')
  for (const headers of [
    {},
    { authorization: 'Bearer duet_nothing' },
    { cookie: `duet_token=${ann.token}`, 'sec-fetch-site': 'cross-site' },
  ]) {
    const refused = await get(headers)
    expect(refused.statusCode).toBe(401)
    expect(refused.json().errors[0].extensions.code).toBe('UNAUTHENTICATED')
  }
})
