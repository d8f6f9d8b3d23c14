import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { codeOf } from '../../testing/codes.ts'
import { startTestServer, type TestServer, type TestUser } from '../../testing/testServer.ts'
import { deleteSessionsOf } from '../sessionQueries.ts'
import { ageLogin, setFlag, valueOf, whileWaiting } from '../testing/identityTests.ts'
import { MAX_API_TOKENS } from './apiTokenQueries.ts'

let server: TestServer
let ann: TestUser
let home: string
let away: string

beforeAll(async () => {
  server = await startTestServer()
  ann = await server.newUser('ann@example.org')
  home = await server.newOrganization('home', { [ann.id]: 'owner' })
  away = await server.newOrganization('away', { [ann.id]: 'member' })
})
afterAll(() => server.close())

const CREATE = `mutation CreateApiToken(
  $name: String!, $scopes: [String!]!, $organization_id: ID, $expires_at: DateTime
) {
  createApiToken(name: $name, scopes: $scopes, organization_id: $organization_id, expires_at: $expires_at) {
    token api_token { id prefix scopes last_used_at }
  }
}`

const created = z.object({
  token: z.string(),
  api_token: z.object({ id: z.string(), prefix: z.string() }),
})

const create = async (scopes: readonly string[], more: object = {}, user = ann) =>
  created.parse(valueOf(await server.call(CREATE, { name: 'script', scopes, ...more }, user.token)))

const ORGANIZATIONS = 'query Organizations { organizations { id } }'
const NEW_PROJECT = `mutation CreateProject($organization_id: ID!) {
  createProject(organization_id: $organization_id, input: { name: "P", latitude: 1, longitude: 1 }) { id } }`
const STOP = `mutation StopRunningSimulation {
  stopRunningSimulation(id: "x", project_id: "x") { id } }`

describe('an API token', () => {
  test('opens queries by its scope, and is shown by its first letters', async () => {
    const { token, api_token } = await create(['read'])
    expect(token).toMatch(/^duet_[\w-]{43}$/)
    expect(token.startsWith(api_token.prefix)).toBe(true)
    expect((await server.call(ORGANIZATIONS, {}, token)).data?.organizations).toHaveLength(2)
    const rows = await server.db.selectFrom('api_token').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(rows[0]?.last_used_at).toBeInstanceOf(Date)
  })

  test.each([
    ['read', NEW_PROJECT, 'write'],
    ['simulate', NEW_PROJECT, 'write'],
    ['write', STOP, 'simulate'],
    ['write', ORGANIZATIONS, 'read'],
  ])('with %s alone is refused what needs another scope', async (scope, query, needed) => {
    const { token } = await create([scope])
    const answer = await server.call(query, { organization_id: home }, token)
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      code: 'API_TOKEN_SCOPE',
      details: { needed },
    })
  })

  test('of a user whose address is not verified waits for that, like the user', async () => {
    const { token } = await create(['read'])
    const setVerified = (email_verified: boolean) =>
      server.db.updateTable('app_user').set({ email_verified }).where('id', '=', ann.id).execute()
    await setVerified(false)
    await setFlag(server, 'ga-open-registration', true)
    expect(codeOf(await server.call(ORGANIZATIONS, {}, token))).toBe('EMAIL_NOT_VERIFIED')
    await setFlag(server, 'ga-open-registration', false)
    await setVerified(true)
  })

  test('writes and runs by its scopes', async () => {
    const { token } = await create(['write', 'simulate'])
    expect(
      (await server.call(NEW_PROJECT, { organization_id: home }, token)).errors,
    ).toBeUndefined()
    expect(codeOf(await server.call(STOP, {}, token))).toBe('NOT_FOUND')
  })

  test.each([
    'mutation UpdateUser { updateUser(first_name: "x", last_name: "x") { id } }',
    'mutation CreateApiToken { createApiToken(name: "x", scopes: ["read"]) { token } }',
    'mutation LocalLogin { localLogin(username: "x", password: "x") { __typename } }',
    'mutation CreateOrganization { createOrganization(input: { name: "x" }) { errors { field } } }',
    'mutation UpdateFeatureFlag { updateFeatureFlag(id: "x", enabled: true, constraints: []) { id } }',
    'query Sessions { sessions { id } }',
    'query DataPrivacyRequests { dataPrivacyRequests { download_url } }',
    'query ApiTokens { apiTokens { id } }',
    'query ApiTokens { ...F } fragment F on Query { apiTokens { id } }',
    'query LocalEmails { me { id } localEmails { text } }',
  ])('with all scopes does not open %s', async (query) => {
    const { token } = await create(['read', 'write', 'simulate'])
    expect(codeOf(await server.call(query, {}, token))).toBe('API_TOKEN_SCOPE')
  })

  test('of one organisation sees no other', async () => {
    const { token } = await create(['read', 'write'], { organization_id: home })
    expect((await server.call(ORGANIZATIONS, {}, token)).data).toEqual({
      organizations: [{ id: home }],
    })
    const query = 'query Organization($id: ID!) { organization(id: $id) { name } }'
    expect(codeOf(await server.call(query, { id: away }, token))).toBe('NOT_FOUND')
    expect(codeOf(await server.call(NEW_PROJECT, { organization_id: away }, token))).toBe(
      'NOT_FOUND',
    )
  })

  test('is void when revoked or expired, and with the account of its user', async () => {
    const revoked = await create(['read'])
    const REVOKE = 'mutation RevokeApiToken($id: ID!) { revokeApiToken(id: $id) { id } }'
    await server.call(REVOKE, { id: revoked.api_token.id }, ann.token)
    expect(codeOf(await server.call(ORGANIZATIONS, {}, revoked.token))).toBe('UNAUTHENTICATED')

    const expired = await create(['read'], {
      expires_at: new Date(Date.now() + 60_000).toISOString(),
    })
    expect((await server.call(ORGANIZATIONS, {}, expired.token)).errors).toBeUndefined()
    await server.db
      .updateTable('api_token')
      .set({ expires_at: new Date() })
      .where('id', '=', expired.api_token.id)
      .execute()
    expect(codeOf(await server.call(ORGANIZATIONS, {}, expired.token))).toBe('UNAUTHENTICATED')

    const zoe = await server.newUser('zoe@example.org')
    const { token } = await create(['read'], {}, zoe)
    await server.call(
      'mutation UserDataPrivacyRequest { userDataPrivacyRequest(request_type: "erasure") { id } }',
      {},
      zoe.token,
    )
    expect(codeOf(await server.call(ORGANIZATIONS, {}, token))).toBe('UNAUTHENTICATED')
  })

  test('of an administrator opens no administration', async () => {
    const admin = await server.newUser('admin@example.org')
    await server.db
      .updateTable('app_user')
      .set({ role: 'system_admin' })
      .where('id', '=', admin.id)
      .execute()
    const { token } = await create(['read', 'write'], {}, admin)
    const query = 'query AdminFeatureFlags { adminFeatureFlags { id } }'
    expect((await server.call(query, {}, admin.token)).errors).toBeUndefined()
    expect(codeOf(await server.call(query, {}, token))).toBe('API_TOKEN_SCOPE')
  })
})

describe('making one', () => {
  test('needs a recent login', async () => {
    const old = await server.newUser('old@example.org')
    await ageLogin(server, old.id, 16)
    const answer = await server.call(CREATE, { name: 'x', scopes: ['read'] }, old.token)
    expect(codeOf(answer)).toBe('REQUIRES_RECENT_LOGIN')
  })

  test.each([
    ['a scope that does not exist', { scopes: ['admin'] }, 'INVALID_INPUT'],
    ['no scope', { scopes: [] }, 'INVALID_INPUT'],
    ['no name', { name: ' ' }, 'INVALID_INPUT'],
    ['an end in the past', { expires_at: '2020-01-01T00:00:00Z' }, 'INVALID_INPUT'],
    [
      'an organisation of others',
      { organization_id: '00000000-0000-4000-8000-000000000000' },
      'NOT_FOUND',
    ],
  ])('with %s is refused', async (_what, change, code) => {
    const answer = await server.call(CREATE, { name: 'x', scopes: ['read'], ...change }, ann.token)
    expect(codeOf(answer)).toBe(code)
  })

  test('of many at once as many succeed as there may be', async () => {
    const many = await server.newUser('many@example.org')
    const rest = 5
    const row = (index: number) => ({
      user_id: many.id,
      name: 'before',
      prefix: 'duet_',
      token_hash: `hash ${index}`,
      scopes: ['read'],
    })
    const before = Array.from({ length: MAX_API_TOKENS - rest }, (_, index) => row(index))
    await server.db.insertInto('api_token').values(before).execute()
    const answers = await Promise.all(
      Array.from({ length: 4 * rest }, () =>
        server.call(CREATE, { name: 'at once', scopes: ['read'] }, many.token),
      ),
    )
    const codes = answers.map(codeOf)
    expect(codes.filter((code) => code === undefined)).toHaveLength(rest)
    expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(3 * rest)
  })

  test('is not made by a session that ends meanwhile', async () => {
    const user = await server.newUser('ended@example.org')
    const answer = await whileWaiting(
      server,
      user.id,
      () => server.call(CREATE, { name: 'late', scopes: ['read'] }, user.token),
      (tx) => deleteSessionsOf(tx, user.id),
    )
    expect(codeOf(answer)).toBe('REQUIRES_RECENT_LOGIN')
  })

  test('its name holds no line break', async () => {
    const name = ' Night\r\nBcc: eve@example.org\u2028run '
    await create(['read'], { name })
    const names = (await server.db.selectFrom('api_token').select('name').execute()).map(
      (row) => row.name,
    )
    expect(names).toContain('Night Bcc: eve@example.org run')
  })

  test('for an organisation where the user is a guest is refused', async () => {
    const guest = await server.newUser('guest@example.org')
    const id = await server.newOrganization('visited', { [guest.id]: 'guest' })
    const answer = await server.call(
      CREATE,
      { name: 'x', scopes: ['read'], organization_id: id },
      guest.token,
    )
    expect(codeOf(answer)).toBe('FORBIDDEN')
  })

  test('nobody revokes the token of another', async () => {
    const { token, api_token } = await create(['read'])
    const eve = await server.newUser('eve@example.org')
    const REVOKE = 'mutation RevokeApiToken($id: ID!) { revokeApiToken(id: $id) { id } }'
    expect(codeOf(await server.call(REVOKE, { id: api_token.id }, eve.token))).toBe('NOT_FOUND')
    expect((await server.call(ORGANIZATIONS, {}, token)).errors).toBeUndefined()
  })
})
