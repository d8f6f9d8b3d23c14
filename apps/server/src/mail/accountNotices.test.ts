import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enrollApp, LOGIN, login, mailTo, valueOf } from '../identity/testing/identityTests.ts'
import { changeRole, removeMember } from '../organizations/members.ts'
import { createProject } from '../projects/projects.ts'
import { addProjectUser, deleteProjectUser } from '../projects/projectUsers.ts'
import { startTestServer, TEST_PASSWORD, type TestServer } from '../testing/testServer.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'
const NEXT_FIREFOX = FIREFOX.replaceAll('130', '131')

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const subjectsTo = async (email: string): Promise<readonly string[]> => {
  const rows = await server.db
    .selectFrom('kept_message')
    .select('subject')
    .where('recipient', '=', email)
    .orderBy('created_at')
    .execute()
  return rows.map(({ subject }) => subject)
}

async function loginFrom(username: string, remoteAddress: string, userAgent: string) {
  await server.app.inject({
    method: 'POST',
    url: '/api/graphql?operation=LocalLogin',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    remoteAddress,
    payload: { query: LOGIN, variables: { username, password: TEST_PASSWORD } },
  })
}

describe('a user is notified by mail', () => {
  test('of factors, recovery codes and API tokens', async () => {
    const user = await server.newUser('factors@example.org')
    const { uid, recoveryCodes } = await enrollApp(server, user.token)
    expect(await mailTo(server, user.email, 'A second factor was added')).toContain('“My phone”')
    const renew = 'mutation RenewRecoveryCodes { renewRecoveryCodes { recovery_codes } }'
    const { mfa } = await login(server, user.email, TEST_PASSWORD)
    await server.call(
      `mutation ResolveMfa($token: String!, $code: String!) {
        resolveMfa(token: $token, mfa_uid: "recovery", code: $code) { __typename } }`,
      { token: mfa?.token, code: recoveryCodes[0] },
    )
    expect(await mailTo(server, user.email, 'A recovery code was used')).toContain('left: 9.')
    await server.call(renew, {}, user.token)
    await mailTo(server, user.email, 'New recovery codes were made')
    await server.call(
      'mutation CreateApiToken { createApiToken(name: "Night", scopes: ["read"]) { token } }',
      {},
      user.token,
    )
    expect(await mailTo(server, user.email, 'An API token was created')).toContain('“Night”')
    const remove = `mutation RemoveMfaFactor($uid: ID!) { removeMfaFactor(mfa_uid: $uid) { recovery_codes_left } }`
    await server.call(remove, { uid }, user.token)
    await mailTo(server, user.email, 'A second factor was removed')
  })

  test('of a sign-in from a new device: what, when, where from, and what to do', async () => {
    const user = await server.newUser('devices@example.org')
    await loginFrom(user.email, '192.0.2.7', FIREFOX)
    const mail = await mailTo(server, user.email, 'Sign-in from a new device')
    expect(mail).toContain('Browser: Firefox on Linux\nAddress: 192.0.2.7')
    expect(mail).toMatch(/When: \d{4}-\d\d-\d\d \d\d:\d\d UTC/)
    expect(mail).toContain('Choose a new password:\nhttp://localhost/auth/password-reset')
    // The same home after an update of the browser, then another browser there
    await loginFrom(user.email, '192.0.2.99', NEXT_FIREFOX)
    await loginFrom(user.email, '192.0.2.7', 'curl/8.5.0')
    expect(await mailTo(server, user.email, 'Sign-in from a new device')).toBeDefined()
    const devices = await server.db
      .selectFrom('known_device')
      .select('device_hash')
      .where('user_id', '=', user.id)
      .execute()
    expect(devices).toHaveLength(3)
  })

  test('of roles in an organisation and in a project that others give or take', async () => {
    const ann = await server.newUser('ann@example.org')
    const bob = await server.newUser('bob@example.org')
    const org = await server.newOrganization('acme', { [ann.id]: 'owner', [bob.id]: 'member' })
    const member = { organization_id: org, user_id: bob.id }
    await changeRole(server, ann.id, { ...member, role_id: 'admin' })
    const promoted = await mailTo(server, bob.email, 'Your role in acme is now admin')
    expect(promoted).toContain('By: ann@example.org')
    expect(promoted).toContain('http://localhost/acme/projects')
    const site = { name: 'Solar\nField', latitude: 1, longitude: 2 }
    const { id } = await createProject(server, ann.id, org, site)
    const editor = { email: bob.email, role_id: 'editor' }
    await addProjectUser(server, ann.id, id, editor)
    const shared = await mailTo(server, bob.email, 'Solar Field was shared with you')
    expect(shared).toContain(`http://localhost/acme/project/${id}`)
    // Neither what changes nothing nor what one does oneself
    await addProjectUser(server, ann.id, id, editor)
    await changeRole(server, ann.id, { ...member, role_id: 'admin' })
    await changeRole(server, bob.id, { ...member, role_id: 'member' })
    await deleteProjectUser(server, ann.id, id, bob.id)
    await mailTo(server, bob.email, 'You were removed from Solar Field')
    await removeMember(server, ann.id, org, bob.id)
    await mailTo(server, bob.email, 'You were removed from acme')
    expect(await subjectsTo(bob.email)).toHaveLength(4)
  })

  test('not when the account is no more', async () => {
    const user = await server.newUser('gone@example.org')
    const third = await server.newUser('third@example.org')
    const owner = await server.newUser('stays@example.org')
    const roles = { [owner.id]: 'owner', [user.id]: 'member', [third.id]: 'member' }
    const org = await server.newOrganization('left', roles)
    await server.db
      .updateTable('app_user')
      .set({ erased_at: new Date() })
      .where('id', '=', user.id)
      .execute()
    for (const { id } of [user, third]) {
      await changeRole(server, owner.id, { organization_id: org, user_id: id, role_id: 'admin' })
    }
    await mailTo(server, third.email, 'Your role in left is now admin')
    expect(await subjectsTo(user.email)).toEqual([])
  })

  test('and a mail server that is away fails nothing', async () => {
    const silent = await startTestServer({ SMTP_URL: 'smtp://127.0.0.1:1' })
    const user = await silent.newUser('silent@example.org')
    const made = await silent.call(
      'mutation CreateApiToken { createApiToken(name: "Night", scopes: ["read"]) { token } }',
      {},
      user.token,
    )
    expect(valueOf(made)).toMatchObject({ token: expect.any(String) })
    await silent.close()
  })
})
