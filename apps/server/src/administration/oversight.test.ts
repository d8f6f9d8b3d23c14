import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createProject } from '../projects/projects.ts'
import { codeOf } from '../testing/codes.ts'
import { eventually } from '../testing/eventually.ts'
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
let acme: string

beforeAll(async () => {
  server = await startTestServer()
  root = await newAdmin(server, 'root@duet.example')
  ann = await server.newUser('ann@acme.example')
  acme = await server.newOrganization('acme', { [ann.id]: 'owner' })
  await server.newOrganization('beta', {})
})
afterAll(() => server.close())

const asRoot = (query: string, variables: object = {}): Promise<GraphqlAnswer> =>
  server.call(query, variables, root.token)

describe('a system administrator', () => {
  test('sees every organisation with its members', async () => {
    const { data } = await asRoot(
      'query Q { adminOrganizations { slug user_organization { role_id user { email } } } }',
    )
    expect(data?.['adminOrganizations']).toEqual([
      { slug: 'acme', user_organization: [{ role_id: 'owner', user: { email: ann.email } }] },
      { slug: 'beta', user_organization: [] },
    ])
    const found = await asRoot('query Q { adminOrganizations(search: "BET") { slug } }')
    expect(found.data?.['adminOrganizations']).toEqual([{ slug: 'beta' }])
  })

  test('invites with a remark, into an organisation or none, and sees all invites', async () => {
    const INVITE = `mutation I($email: String!, $org: ID, $role: String, $remarks: String) {
      inviteUser(email: $email, organization_id: $org, role_id: $role, remarks: $remarks) {
        email role_id status organization { slug }
      }
    }`
    const invited = await asRoot(INVITE, {
      email: 'New@acme.example',
      org: acme,
      role: 'admin',
      remarks: 'As we spoke on Monday',
    })
    expect(invited.data?.['inviteUser']).toEqual({
      email: 'new@acme.example',
      role_id: 'admin',
      status: 'pending',
      organization: { slug: 'acme' },
    })
    const mail = await server.db
      .selectFrom('kept_message')
      .select(['recipient', 'text'])
      .executeTakeFirstOrThrow()
    expect(mail.recipient).toBe('new@acme.example')
    expect(mail.text).toContain('As we spoke on Monday')
    await asRoot(INVITE, { email: 'free@beta.example' })
    const all = await asRoot('query Q { adminInvites { email organization { slug } } }')
    expect(all.data?.['adminInvites']).toEqual([
      { email: 'free@beta.example', organization: null },
      { email: 'new@acme.example', organization: { slug: 'acme' } },
    ])
  })

  test('answers requests to join any organisation', async () => {
    const ask = async (email: string): Promise<string> => {
      const { id } = await server.newUser(email)
      const row = await server.db
        .insertInto('user_request')
        .values({ user_id: id, organization_id: acme })
        .returning('id')
        .executeTakeFirstOrThrow()
      return row.id
    }
    const [bob, carl, dora] = [
      await ask('bob@acme.example'),
      await ask('carl@acme.example'),
      await ask('dora@acme.example'),
    ]
    const list = 'query Q { adminUserRequests { user { email } organization_name } }'
    expect([...((await asRoot(list)).data?.['adminUserRequests'] ?? [])]).toHaveLength(3)
    const approved = await asRoot(
      'mutation A($id: ID!) { adminApproveUserRequest(id: $id, role_id: "guest") { status } }',
      { id: bob },
    )
    expect(approved.data?.['adminApproveUserRequest']).toEqual({ status: 'approved' })
    const rejected = await asRoot(
      'mutation R($id: ID!) { adminRejectUserRequest(id: $id) { status } }',
      {
        id: carl,
      },
    )
    expect(rejected.data?.['adminRejectUserRequest']).toEqual({ status: 'rejected' })
    const remove = 'mutation D($id: ID!) { adminDeleteUserRequest(id: $id) { success } }'
    expect((await asRoot(remove, { id: dora })).data).toBeTruthy()
    expect(codeOf(await asRoot(remove, { id: dora }))).toBe('NOT_FOUND')
    expect((await asRoot(list)).data?.['adminUserRequests']).toEqual([])
    const { data } = await asRoot(`query Q { users(organization_id: "${acme}") { email } }`)
    expect(data?.['users']).toContainEqual({ email: 'bob@acme.example' })
  })
})

describe('the audit log', () => {
  const AUDIT = `query AuditLog($skip: Int, $take: Int, $search: String, $action: String, $org: ID, $project: ID) {
    auditLog(skip: $skip, take: $take, search: $search, action: $action, organization_id: $org, project_id: $project) {
      total rows { action user_email organization_name project_id project_name details }
    }
  }`
  let projectId = ''
  beforeAll(async () => {
    const place = { name: 'Plant', latitude: 38, longitude: 23 }
    projectId = (await createProject(server, ann.id, acme, place)).id
    await server.db.deleteFrom('audit_log').execute()
    const at = (second: number): Date => new Date(Date.UTC(2026, 0, 1, 0, 0, second))
    await server.db
      .insertInto('audit_log')
      .values([
        { at: at(1), user_id: ann.id, action: 'block_deleted', project_id: projectId },
        { at: at(2), user_id: root.id, action: 'flag_changed', details: '{"a":1}' },
        { at: at(3), user_id: ann.id, action: 'invite_sent', organization_id: acme },
        { at: at(4), user_id: randomUUID(), action: 'gone', organization_id: randomUUID() },
      ])
      .execute()
  })
  const actions = async (variables: object): Promise<string[]> => {
    const { data } = await asRoot(AUDIT, variables)
    return [...(data?.['auditLog']?.['rows'] ?? [])].map(({ action }: { action: string }) => action)
  }

  test('is newest first, with the names of what is still there', async () => {
    const { data } = await asRoot(AUDIT)
    const nothing = { organization_name: null, project_id: null, project_name: null, details: {} }
    expect(data?.['auditLog']).toEqual({
      total: 4,
      rows: [
        { ...nothing, action: 'gone', user_email: null },
        { ...nothing, action: 'invite_sent', user_email: ann.email, organization_name: 'acme' },
        { ...nothing, action: 'flag_changed', user_email: root.email, details: { a: 1 } },
        {
          action: 'block_deleted',
          user_email: ann.email,
          organization_name: 'acme',
          project_id: projectId,
          project_name: 'Plant',
          details: {},
        },
      ],
    })
  })

  test('is searched by address, action, organisation and project, and comes in pages', async () => {
    expect(await actions({ search: 'ANN@' })).toEqual(['invite_sent', 'block_deleted'])
    expect(await actions({ action: 'gone' })).toEqual(['gone'])
    expect(await actions({ org: acme })).toEqual(['invite_sent', 'block_deleted'])
    expect(await actions({ project: projectId })).toEqual(['block_deleted'])
    expect(await actions({ project: 'x' })).toEqual([])
    expect(await actions({ search: 'ann', action: 'gone' })).toEqual([])
    expect(await actions({ skip: 1, take: 2 })).toEqual(['invite_sent', 'flag_changed'])
    expect(codeOf(await asRoot(AUDIT, { take: 501 }))).toBe('INVALID_INPUT')
  })
})

test('mail: the server is shown without its password, and what it says is shown', async () => {
  const MAIL = `query Q { mailState { server { host port tls } from waiting kept last_sent_at
    unsent { id to state attempts error } sms { gateway_host } } }`
  const TEST = 'mutation T { sendTestMail { ok answer } }'
  expect((await asRoot(MAIL)).data?.['mailState']).toMatchObject({
    server: null,
    unsent: [],
    sms: { gateway_host: null },
  })
  expect(codeOf(await asRoot(TEST))).toBe('CONFLICT')

  const away = await startTestServer({ SMTP_URL: 'smtp://duet:hidden@127.0.0.1:1' })
  try {
    const { token } = await newAdmin(away, 'root@duet.example')
    const ask = async (query: string, variables = {}): Promise<unknown> =>
      (await away.call(query, variables, token)).data
    expect(await ask(TEST)).toMatchObject({
      sendTestMail: { ok: false, answer: expect.stringContaining('could not be reached') },
    })
    await ask('mutation I { inviteUser(email: "lee@acme.example") { id } }')
    await eventually(async () =>
      expect(await ask(MAIL)).toMatchObject({
        mailState: {
          server: { host: '127.0.0.1', port: 1 },
          waiting: 1,
          unsent: [{ to: 'lee@acme.example', state: 'waiting', attempts: 1 }],
        },
      }),
    )
    expect(await ask('query Q { adminInvites { message { state error } } }')).toMatchObject({
      adminInvites: [
        { message: { state: 'waiting', error: expect.stringContaining('could not be reached') } },
      ],
    })
    const [unsent] = await away.db.selectFrom('kept_message').select('id').execute()
    await ask('mutation R($id: ID!) { retryMessage(id: $id) { success } }', { id: unsent?.id })
    await away.mailer.start()()
    expect(JSON.stringify(await ask(MAIL))).not.toContain('hidden')
  } finally {
    await away.close()
  }
})
