import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../testing/codes.ts'
import {
  type GraphqlAnswer,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../testing/testServer.ts'
import { newAdmin } from './testing/newAdmin.ts'

let server: TestServer
let root: TestUser
let ann: TestUser
let bob: TestUser
let acme: string
let other: string

beforeAll(async () => {
  server = await startTestServer()
  root = await newAdmin(server, 'root@duet.example')
  ann = await server.newUser('ann@acme.example')
  bob = await server.newUser('bob@acme.example')
  const eve = await server.newUser('eve@other.example')
  acme = await server.newOrganization('acme', { [ann.id]: 'admin', [bob.id]: 'member' })
  other = await server.newOrganization('other', { [eve.id]: 'owner', [bob.id]: 'guest' })
  await server.db
    .updateTable('app_user')
    .set({ first_name: 'Robert', last_name: '100%_Builder' })
    .where('id', '=', bob.id)
    .execute()
})
afterAll(() => server.close())

const USERS = `query Users($skip: Int, $take: Int, $search: String, $org: ID) {
  users(skip: $skip, take: $take, search: $search, organization_id: $org) {
    id email first_name is_system_admin email_verified last_seen_at deactivated_at created_at
    user_organization { role_id organization { slug } }
  }
  usersCount(search: $search, organization_id: $org)
}`
const SET_ADMIN = `mutation SetSystemAdmin($id: ID!, $is: Boolean!) {
  setSystemAdmin(user_id: $id, is_system_admin: $is) { email is_system_admin }
}`
const emails = ({ data }: GraphqlAnswer): string[] =>
  [...(data?.['users'] ?? [])].map(({ email }: { email: string }) => email).sort()

describe('the list of users', () => {
  test('shows a system administrator everybody with their organisations', async () => {
    const answer = await server.call(USERS, {}, root.token)
    expect(emails(answer)).toEqual([
      'ann@acme.example',
      'bob@acme.example',
      'eve@other.example',
      'root@duet.example',
    ])
    expect(answer.data?.['usersCount']).toBe(4)
    expect(answer.data?.['users']).toContainEqual({
      id: bob.id,
      email: 'bob@acme.example',
      first_name: 'Robert',
      is_system_admin: false,
      email_verified: true,
      created_at: expect.any(String),
      last_seen_at: expect.any(String),
      deactivated_at: null,
      user_organization: [
        { role_id: 'member', organization: { slug: 'acme' } },
        { role_id: 'guest', organization: { slug: 'other' } },
      ],
    })
  })

  test.each([
    ['ACME', ['ann@acme.example', 'bob@acme.example']],
    ['robert 100%', ['bob@acme.example']],
    ['%', ['bob@acme.example']],
    ['_B', ['bob@acme.example']],
    ['nobody', []],
  ])('is searched for %s in address and name', async (search, found) => {
    const answer = await server.call(USERS, { search }, root.token)
    expect(emails(answer)).toEqual(found)
    expect(answer.data?.['usersCount']).toBe(found.length)
  })

  test('comes in pages', async () => {
    const all = await server.call(USERS, {}, root.token)
    const second = await server.call(USERS, { skip: 1, take: 2 }, root.token)
    expect(second.data?.['users']).toEqual([...(all.data?.['users'] ?? [])].slice(1, 3))
    expect(codeOf(await server.call(USERS, { take: 501 }, root.token))).toBe('INVALID_INPUT')
  })

  test('of an organisation is open to its admins, who learn nothing of others', async () => {
    const answer = await server.call(USERS, { org: acme }, ann.token)
    expect(emails(answer)).toEqual(['ann@acme.example', 'bob@acme.example'])
    const ofBob = [...(answer.data?.['users'] ?? [])].find(
      ({ id }: { id: string }) => id === bob.id,
    )
    expect(ofBob).toMatchObject({
      user_organization: [{ role_id: 'member', organization: { slug: 'acme' } }],
      // Known to system administrators alone
      last_seen_at: null,
      is_system_admin: null,
      deactivated_at: null,
    })
  })

  test('of an organisation is what a system administrator asks for, too', async () => {
    const answer = await server.call(USERS, { org: other }, root.token)
    expect(emails(answer)).toEqual(['bob@acme.example', 'eve@other.example'])
  })

  test.each([
    ['a member, of the organisation', () => [bob.token, acme], 'FORBIDDEN'],
    ['an admin, of another organisation', () => [ann.token, other], 'NOT_FOUND'],
    ['an admin, of no organisation', () => [ann.token, null], 'FORBIDDEN'],
    ['an admin, of a malformed id', () => [ann.token, 'x'], 'NOT_FOUND'],
    ['nobody', () => [undefined, acme], 'UNAUTHENTICATED'],
  ])('is closed to %s', async (_who, asked, code) => {
    const [token, org] = asked()
    expect(codeOf(await server.call(USERS, { org }, token ?? undefined))).toBe(code)
  })
})

describe('a system administrator', () => {
  test('is named and removed by another, with a row in the audit log', async () => {
    expect((await server.call(SET_ADMIN, { id: ann.id, is: true }, root.token)).data).toEqual({
      setSystemAdmin: { email: ann.email, is_system_admin: true },
    })
    expect(codeOf(await server.call(USERS, {}, ann.token))).toBeUndefined()
    await server.call(SET_ADMIN, { id: ann.id, is: false }, root.token)
    expect(codeOf(await server.call(USERS, {}, ann.token))).toBe('FORBIDDEN')
    const rows = await server.db
      .selectFrom('audit_log')
      .select(['action', 'user_id', 'details'])
      .where('action', 'like', 'system_admin%')
      .orderBy('id')
      .execute()
    const details = { user_id: ann.id, email: ann.email }
    expect(rows).toEqual([
      { action: 'system_admin_named', user_id: root.id, details },
      { action: 'system_admin_removed', user_id: root.id, details },
    ])
  })

  test('stays where there is no other, also when two leave at once', async () => {
    expect(codeOf(await server.call(SET_ADMIN, { id: root.id, is: false }, root.token))).toBe(
      'CONFLICT',
    )
    const second = await newAdmin(server, 'second@duet.example')
    const answers = await Promise.all([
      server.call(SET_ADMIN, { id: root.id, is: false }, root.token),
      server.call(SET_ADMIN, { id: second.id, is: false }, second.token),
    ])
    expect(new Set(answers.map(codeOf))).toEqual(new Set(['CONFLICT', undefined]))
    for (const [id, role] of [
      [root.id, 'system_admin'],
      [second.id, 'user'],
    ] as const) {
      await server.db.updateTable('app_user').set({ role }).where('id', '=', id).execute()
    }
  })

  test('must have a verified address', async () => {
    const carl = await server.newUser('carl@acme.example')
    await server.db
      .updateTable('app_user')
      .set({ email_verified: false })
      .where('id', '=', carl.id)
      .execute()
    expect(codeOf(await server.call(SET_ADMIN, { id: carl.id, is: true }, root.token))).toBe(
      'CONFLICT',
    )
  })

  test.each(['x', '6f9b2c1e-3a57-4a53-9d5b-0b7f7f1f2a11'])('is no user %s', async (id) => {
    expect(codeOf(await server.call(SET_ADMIN, { id, is: true }, root.token))).toBe('NOT_FOUND')
  })
})

/** Every operation of the administration with arguments that would be right. */
const ID = '6f9b2c1e-3a57-4a53-9d5b-0b7f7f1f2a11'
const CLOSED = [
  'query Q { adminMe { email } }',
  'query Q { users { id } }',
  'query Q { usersCount }',
  'query Q { adminOrganizations { id } }',
  'query Q { adminInvites { id } }',
  'query Q { adminUserRequests { id } }',
  'query Q { adminFeatureFlags { id } }',
  'query Q { inverterDatasets { id } }',
  'query Q { orgIntegrationServers { id } }',
  `query Q { orgIntegrationServer(id: "${ID}") { id } }`,
  'query Q { integrationJobEvents { id } }',
  'query Q { auditLog { total } }',
  `query Q { adminProjectExport(project_id: "${ID}") }`,
  'mutation Q { inviteUser(email: "x@acme.example") { id } }',
  'mutation Q { impersonateUser(email: "bob@acme.example", reason: "r") { __typename } }',
  `mutation Q { adminCopyProjectToSelf(project_id: "${ID}") { id } }`,
  `query Q { adminAccount(user_id: "${ID}") { audit { id } } }`,
  `mutation Q { resetUserFactors(user_id: "${ID}", reason: "r") { recovery_codes_left } }`,
  `mutation Q { sendUserResetLink(user_id: "${ID}", reason: "r") { url } }`,
  `mutation Q { endUserSessions(user_id: "${ID}", reason: "r", with_api_tokens: true) { recovery_codes_left } }`,
  `mutation Q { deactivateUser(user_id: "${ID}", reason: "r") { recovery_codes_left } }`,
  `mutation Q { reactivateUser(user_id: "${ID}", reason: "r") { recovery_codes_left } }`,
  `mutation Q { deleteUser(user_id: "${ID}", reason: "r", heirs: []) { success } }`,
  `mutation Q { setSystemAdmin(user_id: "${ID}", is_system_admin: true) { id } }`,
  'mutation Q { updateFeatureFlag(id: "sentinel-demo", enabled: true, constraints: []) { id } }',
  'mutation Q { uploadInverterDataset(filename: "f", text: "t") { id } }',
  `mutation Q { deleteInverterDataset(id: "${ID}") { success } }`,
  `mutation Q { upsertOrgIntegrationServer(input: { organization_id: "${ID}", url: "http://x" }) { id } }`,
  `mutation Q { tryFetchOrgIntegrationServer(id: "${ID}") { id } }`,
  `mutation Q { deleteOrgIntegrationServer(id: "${ID}") { success } }`,
  `mutation Q { upsertIntegrationSchedule(input: { integration_server_id: "${ID}", job_name: "n", job_type: "t", job_data: {}, crontab: "* * * * *" }) { id } }`,
  `mutation Q { deleteIntegrationSchedule(schedule_id: "${ID}") { success } }`,
  `mutation Q { makeIntegrationRequest(id: "${ID}", method: "GET", path: "/") { status } }`,
  `mutation Q { adminApproveUserRequest(id: "${ID}") { id } }`,
  `mutation Q { adminRejectUserRequest(id: "${ID}") { id } }`,
  `mutation Q { adminDeleteUserRequest(id: "${ID}") { success } }`,
]

test.each(CLOSED)('%s is closed to all but system administrators', async (query) => {
  expect((await server.call(query)).errors?.[0]).toMatchObject({
    message: 'Sign in first.',
    extensions: { code: 'UNAUTHENTICATED' },
  })
  expect((await server.call(query, {}, ann.token)).errors?.[0]).toMatchObject({
    message: 'This needs a system administrator.',
    extensions: { code: 'FORBIDDEN' },
  })
})

test('an API token of a system administrator does not open the administration', async () => {
  const { token } = (
    await server.call(
      'mutation Q { createApiToken(name: "t", scopes: ["read", "write"]) { token } }',
      {},
      root.token,
    )
  ).data?.['createApiToken'] ?? { token: '' }
  expect(token).toMatch(/^duet_/)
  for (const query of CLOSED) {
    expect(codeOf(await server.call(query, {}, token))).toBe('API_TOKEN_SCOPE')
  }
})
