import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createProject } from '../projects/projects.ts'
import { startTestServer, type TestServer, type TestUser } from '../testing/testServer.ts'
import { newAdmin } from './testing/newAdmin.ts'

let server: TestServer
let root: TestUser
let bob: TestUser
let acme: string
let home: string
let projectId: string

beforeAll(async () => {
  server = await startTestServer()
  root = await newAdmin(server, 'root@duet.example')
  bob = await server.newUser('bob@acme.example')
  acme = await server.newOrganization('acme', { [bob.id]: 'owner' })
  home = await server.newOrganization('home', { [root.id]: 'member' })
  projectId = (
    await createProject(server, bob.id, acme, {
      name: 'Plant',
      latitude: 38,
      longitude: 23,
    })
  ).id
})
afterAll(() => server.close())

const IMPERSONATE = `mutation ImpersonateUser($email: String!, $reason: String!) {
  impersonateUser(email: $email, reason: $reason) {
    ... on TokenPayload { token } ... on AuthError { code message }
  }
}`
const END = `mutation EndImpersonation {
  endImpersonation { ... on TokenPayload { token } ... on AuthError { code } }
}`
const ME = 'query Me { me { email impersonator { email } is_system_admin } }'
const ADMIN_ME = 'query AdminMe { adminMe { email } }'
const COPY = `mutation Copy($id: ID!, $org: ID) {
  adminCopyProjectToSelf(project_id: $id, organization_id: $org) { id owner { email } organization { slug } }
}`

type Cookies = Readonly<Record<string, string>>

/** As a browser: by cookies alone, which it also stores. */
async function browse(query: string, cookies: Cookies, variables: object = {}) {
  const response = await server.post({
    operation: /(?:query|mutation)\s+(\w+)/.exec(query)?.[1],
    body: { query, variables },
    headers: {
      cookie: Object.entries(cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; '),
    },
  })
  const { data, errors } = response.json()
  return {
    data,
    code: errors?.[0]?.extensions.code,
    cookies: { ...cookies, ...cookiesOf(response) },
  }
}

function cookiesOf(response: LightMyRequestResponse): Cookies {
  return Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]))
}

const asBob = async (): Promise<Cookies> => {
  const variables = { email: ' Bob@ACME.example', reason: 'Ticket 7' }
  const { cookies } = await browse(IMPERSONATE, { duet_token: root.token }, variables)
  return cookies
}

describe('impersonation', () => {
  test('acts as the user, and shows who does', async () => {
    const { data } = await browse(ME, await asBob())
    expect(data.me).toEqual({
      email: bob.email,
      impersonator: { email: root.email },
      is_system_admin: false,
    })
  })

  test('leaves the administrator one power: to see who they are, and to take a copy home', async () => {
    const cookies = await asBob()
    expect((await browse(ADMIN_ME, cookies)).data.adminMe).toEqual({ email: root.email })
    expect((await browse('query Q { users { id } }', cookies)).code).toBe('FORBIDDEN')
    const again = await browse(IMPERSONATE, cookies, { email: bob.email, reason: 'r' })
    expect(again.code).toBe('FORBIDDEN')
  })

  test('copies the project that is open into an organisation of the administrator', async () => {
    const copied = await browse(COPY, await asBob(), { id: projectId })
    expect(copied.data.adminCopyProjectToSelf).toMatchObject({
      owner: { email: root.email },
      organization: { slug: 'home' },
    })
    const foreign = await browse(COPY, await asBob(), { id: projectId, org: acme })
    expect(foreign.code).toBe('NOT_FOUND')
  })

  test('ends with the own session again, and the token of the other is void', async () => {
    const during = await asBob()
    const after = await browse(END, during)
    expect(after.data.endImpersonation.token).toBeTypeOf('string')
    expect(after.cookies['duet_super_token']).toBe('')
    const { data } = await browse(ME, after.cookies)
    expect(data.me).toEqual({ email: root.email, impersonator: null, is_system_admin: true })
    expect((await browse(ME, during)).code).toBe('UNAUTHENTICATED')
  })

  test('ends for good with the token of somebody else in place of the own one', async () => {
    const during = await asBob()
    const ended = await browse(END, { ...during, duet_super_token: bob.token })
    expect(ended.data.endImpersonation).toEqual({ code: 'UNAUTHENTICATED' })
    expect((await browse(ME, during)).code).toBe('UNAUTHENTICATED')
  })

  test('ends for good where the own session has ended', async () => {
    const lost = await newAdmin(server, 'lost@duet.example')
    const { cookies } = await browse(
      IMPERSONATE,
      { duet_token: lost.token },
      { email: bob.email, reason: 'r' },
    )
    await server.db.deleteFrom('session').where('user_id', '=', lost.id).execute()
    const ended = await browse(END, cookies)
    expect(ended.data.endImpersonation).toEqual({ code: 'UNAUTHENTICATED' })
    expect(ended.cookies).toMatchObject({ duet_token: '', duet_super_token: '' })
    expect((await browse(ME, cookies)).code).toBe('UNAUTHENTICATED')
  })

  test('ends at once for a system administrator who is one no more', async () => {
    const former = await newAdmin(server, 'former@duet.example')
    const { cookies } = await browse(
      IMPERSONATE,
      { duet_token: former.token },
      { email: bob.email, reason: 'r' },
    )
    expect((await browse(ME, cookies)).data.me.email).toBe(bob.email)
    await server.call(
      `mutation S { setSystemAdmin(user_id: "${former.id}", is_system_admin: false) { id } }`,
      {},
      root.token,
    )
    expect((await browse(ME, cookies)).code).toBe('UNAUTHENTICATED')
  })

  test('that is not there cannot be ended', async () => {
    expect((await browse(END, { duet_token: bob.token })).code).toBe('CONFLICT')
  })

  test.each([
    [{ email: 'bob@acme.example', reason: '  ' }, 'INVALID_INPUT'],
    [{ email: '', reason: 'r' }, 'INVALID_INPUT'],
    [{ email: 'root@duet.example', reason: 'r' }, 'FORBIDDEN'],
  ])('with %j is refused', async (variables, code) => {
    expect((await browse(IMPERSONATE, { duet_token: root.token }, variables)).code).toBe(code)
  })

  test('of nobody says so', async () => {
    const variables = { email: 'nobody@acme.example', reason: 'r' }
    const { data } = await browse(IMPERSONATE, { duet_token: root.token }, variables)
    expect(data.impersonateUser).toEqual({
      code: 'NOT_FOUND',
      message: 'No user has this email address.',
    })
  })

  test('is in the audit log with its reason, and so is what was done meanwhile', async () => {
    await server.db.deleteFrom('audit_log').execute()
    const cookies = await asBob()
    await browse(COPY, cookies, { id: projectId })
    await browse(`mutation D { deleteProject(id: "${projectId}") { success } }`, cookies)
    await browse(END, cookies)
    const log = await server.call(
      'query Q { auditLog { rows { action user_email impersonator_email organization_name details } } }',
      {},
      root.token,
    )
    const rows = [...(log.data?.['auditLog']?.['rows'] ?? [])].map(
      ({ details: _details, ...row }: { details: unknown }) => row,
    )
    const byRootAsRoot = { user_email: root.email, impersonator_email: root.email }
    const byRootAsBob = { user_email: bob.email, impersonator_email: root.email }
    expect(rows).toEqual([
      { action: 'impersonation_ended', ...byRootAsBob, organization_name: null },
      { action: 'project_deleted', ...byRootAsBob, organization_name: 'acme' },
      { action: 'project_copy_taken', ...byRootAsRoot, organization_name: 'acme' },
      { action: 'project_copied', ...byRootAsRoot, organization_name: 'home' },
      {
        action: 'impersonation_started',
        user_email: root.email,
        impersonator_email: null,
        organization_name: null,
      },
    ])
    const started = log.data?.['auditLog']?.['rows']?.[4]
    expect(started?.['details']).toEqual({
      reason: 'Ticket 7',
      user_id: bob.id,
      email: bob.email,
    })
  })
})

test('a plain system administrator may copy and export any project', async () => {
  const other = (
    await createProject(server, bob.id, acme, {
      name: 'Second',
      latitude: 38,
      longitude: 23,
    })
  ).id
  const copied = await server.call(COPY, { id: other, org: home }, root.token)
  expect(copied.data?.['adminCopyProjectToSelf']).toMatchObject({ organization: { slug: 'home' } })
  const exported = await server.call(
    `query Q { adminProjectExport(project_id: "${other}") }`,
    {},
    root.token,
  )
  expect(exported.data?.['adminProjectExport']).toMatchObject({
    format: 'duet-plant',
    project: { name: 'Second' },
  })
  const unknown = await server.call(
    'query Q { adminProjectExport(project_id: "x") }',
    {},
    root.token,
  )
  expect(unknown.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
})
