import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ageLogin, authOf, enrollApp, login, valueOf } from '../identity/testing/identityTests.ts'
import { createProject } from '../projects/projects.ts'
import { codeOf } from '../testing/codes.ts'
import {
  type GraphqlAnswer,
  startTestServer,
  TEST_PASSWORD,
  type TestServer,
  type TestUser,
} from '../testing/testServer.ts'
import { newAdmin } from './testing/newAdmin.ts'

let server: TestServer
let root: TestUser

beforeAll(async () => {
  server = await startTestServer()
  root = await newAdmin(server, 'root@duet.example')
})
afterAll(() => server.close())

const ACCOUNT = `{
  user { email is_system_admin email_verified deactivated_at user_organization { role_id } }
  providers recovery_codes_left
  factors { factorId }
  sessions { id }
  api_tokens { name }
  open_challenges { kind }
  projects { name organization_name }
  inheritances { organization_name is_last_owner project_count candidates { email } }
  audit { action user_email details }
}`
const READ = `query AdminAccount($id: ID!) { adminAccount(user_id: $id) ${ACCOUNT} }`
const ME = 'query Me { me { id } }'

const read = async (user: TestUser): Promise<unknown> =>
  valueOf(await server.call(READ, { id: user.id }, root.token))

/** An act of the page on `user`. */
function act(
  field: string,
  user: Pick<TestUser, 'id'>,
  {
    by = root,
    reason = 'asked by phone',
    ...more
  }: Record<string, unknown> & { by?: TestUser } = {},
): Promise<GraphqlAnswer> {
  const args = Object.entries({ user_id: user.id, reason, ...more })
    .map(([name, value]) => `${name}: ${literal(value)}`)
    .join(', ')
  const select = ['sendUserResetLink', 'deleteUser'].includes(field) ? '' : ACCOUNT
  const own = { sendUserResetLink: '{ url }', deleteUser: '{ success }' }[field] ?? select
  return server.call(`mutation Act { ${field}(${args}) ${own} }`, {}, by.token)
}

const literal = (value: unknown): string =>
  JSON.stringify(value).replaceAll(/"(organization_id|user_id)":/g, '$1:')

const createToken = async (user: TestUser): Promise<string> => {
  const create = 'mutation C { createApiToken(name: "script", scopes: ["read"]) { token } }'
  const answer = valueOf(await server.call(create, {}, user.token))
  return z.object({ token: z.string() }).parse(answer).token
}

const newLink = async (user: TestUser): Promise<URL> => {
  const answer = valueOf(await act('sendUserResetLink', user))
  return new URL(z.object({ url: z.string() }).parse(answer).url)
}

const subjectsTo = async (user: TestUser): Promise<readonly string[]> =>
  (
    await server.db
      .selectFrom('kept_message')
      .select('subject')
      .where('recipient', '=', user.email)
      .orderBy('created_at')
      .execute()
  ).map(({ subject }) => subject)

describe('the page of one user', () => {
  test('shows the ways in, what is open and what is theirs', async () => {
    const user = await server.newUser('shown@acme.example')
    const { uid } = await enrollApp(server, user.token)
    await createToken(user)
    expect((await login(server, user.email, TEST_PASSWORD)).mfa?.hints).toMatchObject([{ uid }])
    const organizationId = await server.newOrganization('shown', { [user.id]: 'owner' })
    await createProject(server, user.id, organizationId, {
      name: 'Plant',
      latitude: 38,
      longitude: 23,
    })
    expect(await read(user)).toMatchObject({
      user: {
        email: user.email,
        is_system_admin: false,
        email_verified: true,
        deactivated_at: null,
        user_organization: [{ role_id: 'owner' }],
      },
      providers: ['password'],
      factors: [{ factorId: 'totp' }],
      recovery_codes_left: 10,
      sessions: [{ id: expect.any(String) }],
      api_tokens: [{ name: 'script' }],
      open_challenges: [{ kind: 'mfa_challenge' }],
      projects: [{ name: 'Plant', organization_name: 'shown' }],
      inheritances: [
        {
          organization_name: 'shown',
          is_last_owner: true,
          project_count: 1,
          // Nobody else is there
          candidates: [{ email: root.email }],
        },
      ],
    })
  })

  test('acts on nobody for no reason, on no unknown user, and not without a recent login', async () => {
    const user = await server.newUser('here@acme.example')
    const old = await newAdmin(server, 'old@duet.example')
    expect(codeOf(await act('deactivateUser', user, { reason: ' ' }))).toBe('INVALID_INPUT')
    expect(codeOf(await act('deactivateUser', { id: 'x' }))).toBe('NOT_FOUND')
    await ageLogin(server, old.id, 16)
    expect(codeOf(await act('deactivateUser', user, { by: old }))).toBe('REQUIRES_RECENT_LOGIN')
    expect((await server.call(ME, {}, user.token)).data).toEqual({ me: { id: user.id } })
    await server.db.updateTable('app_user').set({ role: 'user' }).where('id', '=', old.id).execute()
  })
})

describe('a system administrator', () => {
  test('takes lost second factors away', async () => {
    const user = await server.newUser('factor@acme.example')
    await enrollApp(server, user.token)
    const waiting = await login(server, user.email, TEST_PASSWORD)
    expect(waiting.mfa).toBeTruthy()
    const answer = await act('resetUserFactors', user)
    expect(answer.data?.['resetUserFactors']).toMatchObject({
      factors: [],
      recovery_codes_left: 0,
      open_challenges: [],
    })
    expect((await login(server, user.email, TEST_PASSWORD)).token).toBeTruthy()
    expect(await subjectsTo(user)).toContain('Your second factors were removed')
  })

  test('sends a link for a new password, and sees it where no mail server is set', async () => {
    const user = await server.newUser('link@acme.example')
    const first = await newLink(user)
    const second = await newLink(user)
    const reset = async (url: URL) =>
      authOf(
        await server.call(
          `mutation ResetPassword($token: String!) {
            resetPassword(token: $token, new_password: "another good one") {
              ... on TokenPayload { token } ... on AuthError { code } } }`,
          { token: url.searchParams.get('token') },
        ),
      )
    expect(await reset(first)).toMatchObject({ code: 'invalid-action-code' })
    expect((await reset(second)).token).toBeTruthy()
    const links = (await subjectsTo(user)).filter((subject) => subject === 'Reset your password')
    expect(links).toHaveLength(2)
  })

  test('ends sessions, and API tokens where that is chosen', async () => {
    const user = await server.newUser('sessions@acme.example')
    const apiToken = await createToken(user)
    await act('endUserSessions', user, { with_api_tokens: false })
    expect(codeOf(await server.call(ME, {}, user.token))).toBe('UNAUTHENTICATED')
    expect((await server.call(ME, {}, apiToken)).data).toEqual({ me: { id: user.id } })
    await act('endUserSessions', user, { with_api_tokens: true })
    expect(codeOf(await server.call(ME, {}, apiToken))).toBe('UNAUTHENTICATED')
    const { audit } = z.object({ audit: z.array(z.unknown()) }).parse(await read(user))
    expect(audit.slice(0, 2)).toMatchObject([
      { action: 'user_sessions_ended', details: { api_tokens: true } },
      { action: 'user_sessions_ended', details: { api_tokens: false, reason: 'asked by phone' } },
    ])
  })

  test('locks a user out by any way, which only the right password reveals, and lets them in again', async () => {
    const user = await server.newUser('away@acme.example')
    const apiToken = await createToken(user)
    const link = await newLink(user)
    const answer = await act('deactivateUser', user)
    expect(answer.data?.['deactivateUser']).toMatchObject({
      user: { deactivated_at: expect.any(String) },
      sessions: [],
      api_tokens: [],
      open_challenges: [],
    })
    for (const token of [user.token, apiToken]) {
      expect(codeOf(await server.call(ME, {}, token))).toBe('UNAUTHENTICATED')
    }
    expect(await login(server, user.email, TEST_PASSWORD)).toMatchObject({
      code: 'ACCOUNT_DEACTIVATED',
      message: 'This account is deactivated. Ask a system administrator to reactivate it.',
    })
    // As for an address that nobody has
    const unknown = await login(server, 'nobody@acme.example', 'not the password')
    expect(await login(server, user.email, 'not the password')).toEqual(unknown)
    const reset = `mutation ResetPassword($token: String!) {
      resetPassword(token: $token, new_password: "another good one") {
        ... on AuthError { code } } }`
    const token = link.searchParams.get('token')
    expect(authOf(await server.call(reset, { token }))).toEqual({ code: 'invalid-action-code' })
    expect(codeOf(await act('sendUserResetLink', user))).toBe('CONFLICT')
    const impersonated = await server.call(
      `mutation I { impersonateUser(email: "${user.email}", reason: "r") { __typename } }`,
      {},
      root.token,
    )
    expect(codeOf(impersonated)).toBe('CONFLICT')

    await act('reactivateUser', user)
    expect((await login(server, user.email, TEST_PASSWORD)).token).toBeTruthy()
    expect(await subjectsTo(user)).toEqual(
      expect.arrayContaining(['Your account was deactivated', 'Your account is active again']),
    )
  })

  test('deletes a user whose projects and organisations go to chosen members', async () => {
    const user = await server.newUser('leaves@acme.example')
    const heir = await server.newUser('heir@acme.example')
    const guest = await server.newUser('guest@acme.example')
    const shared = await server.newOrganization('shared', {
      [user.id]: 'owner',
      [heir.id]: 'member',
      [guest.id]: 'guest',
    })
    const alone = await server.newOrganization('alone', { [user.id]: 'owner' })
    for (const id of [shared, alone]) {
      await createProject(server, user.id, id, {
        name: 'Plant',
        latitude: 38,
        longitude: 23,
      })
    }
    const heirs = (of: Readonly<Record<string, string>>) =>
      Object.entries(of).map(([organization_id, user_id]) => ({ organization_id, user_id }))
    const remove = (of: Readonly<Record<string, string>>) =>
      act('deleteUser', user, { heirs: heirs(of) })
    const refused = await remove({ [shared]: heir.id })
    expect(refused.errors?.[0]).toMatchObject({
      message: 'Choose a new owner for alone.',
      extensions: { code: 'CONFLICT' },
    })
    for (const stranger of [guest.id, root.id, user.id]) {
      expect(codeOf(await remove({ [alone]: root.id, [shared]: stranger }))).toBe('INVALID_INPUT')
    }
    expect((await login(server, user.email, TEST_PASSWORD)).token).toBeTruthy()

    const done = await remove({ [alone]: root.id, [shared]: heir.id })
    expect(done.data).toEqual({ deleteUser: { success: true } })
    const owners = await server.db
      .selectFrom('project')
      .innerJoin('organization', 'organization.id', 'project.organization_id')
      .innerJoin('user_organization as member', (join) =>
        join
          .onRef('member.organization_id', '=', 'organization.id')
          .onRef('member.user_id', '=', 'project.owner_id'),
      )
      .select(['slug', 'owner_id', 'member.role_id'])
      .where('organization.id', 'in', [shared, alone])
      .orderBy('slug')
      .execute()
    expect(owners).toEqual([
      { slug: 'alone', owner_id: root.id, role_id: 'owner' },
      { slug: 'shared', owner_id: heir.id, role_id: 'owner' },
    ])
    expect(codeOf(await server.call(READ, { id: user.id }, root.token))).toBe('NOT_FOUND')
    expect(await subjectsTo(user)).toEqual([])
    const row = await server.db
      .selectFrom('audit_log')
      .select(['user_id', 'details'])
      .where('action', '=', 'user_erased')
      .executeTakeFirstOrThrow()
    expect(row).toEqual({
      user_id: root.id,
      details: {
        user_id: user.id,
        reason: 'asked by phone',
        heirs: { [alone]: root.id, [shared]: heir.id },
      },
    })
  })

  test.each([
    ['deactivateUser', {}],
    ['deleteUser', { heirs: [] }],
    ['resetUserFactors', {}],
    ['endUserSessions', { with_api_tokens: true }],
  ])('does %s to nobody who is themselves', async (field, more) => {
    expect(codeOf(await act(field, root, more))).toBe('CONFLICT')
    expect((await server.call(ME, {}, root.token)).data).toEqual({ me: { id: root.id } })
  })

  test('stays where two lock each other out at once, and where the other cannot sign in', async () => {
    const second = await newAdmin(server, 'second@duet.example')
    await Promise.all([act('deactivateUser', second), act('deactivateUser', root, { by: second })])
    const active = await server.db
      .selectFrom('app_user')
      .select('id')
      .where('role', '=', 'system_admin')
      .where('deactivated_at', 'is', null)
      .execute()
    expect(active).toHaveLength(1)
    const [remaining, out] = active[0]?.id === root.id ? [root, second] : [second, root]
    const demote = `mutation S { setSystemAdmin(user_id: "${remaining.id}", is_system_admin: false) { id } }`
    expect(codeOf(await server.call(demote, {}, remaining.token))).toBe('CONFLICT')
    expect((await act('reactivateUser', out, { by: remaining })).errors).toBeUndefined()
  })
})
