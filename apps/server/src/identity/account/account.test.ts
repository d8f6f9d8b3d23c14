import { DEFAULT_PREFERENCES } from '@duet/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { codeOf } from '../../testing/codes.ts'
import {
  startTestServer,
  TEST_PASSWORD,
  type TestServer,
  type TestUser,
} from '../../testing/testServer.ts'
import { identify } from '../identify.ts'
import { beginImpersonation, returnToAdministrator } from '../impersonation.ts'
import { cleanSessions } from '../sessionCleanup.ts'
import { ageLogin, login, ME, valueOf } from '../testing/identityTests.ts'

let server: TestServer
let ann: TestUser

beforeAll(async () => {
  server = await startTestServer()
  ann = await server.newUser('ann@example.org')
})
afterAll(() => server.close())

const ADMIN_ROLE = { role: 'system_admin' }
const makeAdmin = (user: TestUser) =>
  server.db.updateTable('app_user').set(ADMIN_ROLE).where('id', '=', user.id).execute()

describe('the places where a user is signed in', () => {
  const SESSIONS = 'query Sessions { sessions { id is_current user_agent last_seen_at } }'
  const placeShape = z.object({ id: z.string(), is_current: z.boolean(), last_seen_at: z.string() })
  const placesOf = async (user: TestUser) =>
    z.array(placeShape).parse(valueOf(await server.call(SESSIONS, {}, user.token)))

  test('are listed, and can be ended one by one or all others at once', async () => {
    const user = await server.newUser('places@example.org')
    for (let i = 0; i < 3; i += 1) await login(server, user.email, TEST_PASSWORD)
    const places = await placesOf(user)
    expect(places).toHaveLength(4)
    expect(places.filter((place) => place.is_current)).toHaveLength(1)
    const other = places.find((place) => !place.is_current)
    const END = 'mutation EndSession($id: ID!) { endSession(id: $id) { id } }'
    expect(valueOf(await server.call(END, { id: other?.id }, user.token))).toHaveLength(3)
    const END_OTHERS = 'mutation EndOtherSessions { endOtherSessions { is_current } }'
    expect(valueOf(await server.call(END_OTHERS, {}, user.token))).toEqual([{ is_current: true }])
  })

  test('of others answer as unknown ones', async () => {
    const eve = await server.newUser('eve@example.org')
    const [place] = await placesOf(ann)
    const END = 'mutation EndSession($id: ID!) { endSession(id: $id) { id } }'
    for (const id of [place?.id, '00000000-0000-4000-8000-000000000000', 'x']) {
      expect((await server.call(END, { id }, eve.token)).errors?.[0]).toMatchObject({
        message: 'Session not found',
        extensions: { code: 'NOT_FOUND' },
      })
    }
    expect((await server.call(ME, {}, ann.token)).errors).toBeUndefined()
  })

  test('note their use, once a minute', async () => {
    const user = await server.newUser('seen@example.org')
    const seen = async (): Promise<number> => {
      const [place] = await placesOf(user)
      return Date.parse(place?.last_seen_at ?? '')
    }
    const first = await seen()
    expect(await seen()).toBe(first)
    const updated_at = new Date(Date.now() - 3600_000)
    await server.db
      .updateTable('session')
      .set({ updated_at })
      .where('user_id', '=', user.id)
      .execute()
    expect(await seen()).toBeGreaterThanOrEqual(first)
  })
})

describe('impersonation', () => {
  const forbidden = [
    'mutation ChangePassword { changePassword(old_password: "x", new_password: "abcdef") { __typename } }',
    'mutation Reauthenticate { reauthenticate(password: "x") { __typename } }',
    'mutation EnrollTotp { enrollTotp(display_name: "x") { uid } }',
    'mutation CreateApiToken { createApiToken(name: "x", scopes: ["read"]) { token } }',
    'mutation UserDataPrivacyRequest { userDataPrivacyRequest(request_type: "erasure") { id } }',
    'mutation EndOtherSessions { endOtherSessions { id } }',
    'mutation UserDataPrivacyRequest { userDataPrivacyRequest(request_type: "export") { id } }',
    'query MfaFactors { mfaFactors { recovery_codes_left } }',
    'query ApiTokens { apiTokens { id } }',
  ]

  const CLIENT = { ip: '', userAgent: undefined }

  async function impersonating() {
    const admin = await server.newUser(`admin${Math.random()}@example.org`)
    await makeAdmin(admin)
    const target = await server.newUser(`target${Math.random()}@example.org`)
    const caller = await identify(server, admin.token)
    const begun = await beginImpersonation(server, {
      adminSessionId: caller.sessionId ?? '',
      adminUserId: admin.id,
      targetUserId: target.id,
      client: CLIENT,
    })
    return { admin, target, begun }
  }

  test('acts as the user, shows who does, and leaves the name of the administrator in the audit log', async () => {
    const { admin, target, begun } = await impersonating()
    const { token } = begun.signedIn
    const me = await server.call(
      'query Me { me { id is_system_admin impersonator { email } } }',
      {},
      token,
    )
    expect(me.data).toEqual({
      me: { id: target.id, is_system_admin: false, impersonator: { email: admin.email } },
    })
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    expect(claims).toMatchObject({ _super: true })
    const create =
      'mutation CreateOrganization { createOrganization(input: { name: "Acted" }) { errors { field } } }'
    await server.call(create, {}, token)
    const row = await server.db
      .selectFrom('audit_log')
      .select(['action', 'impersonator_id'])
      .where('user_id', '=', target.id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ action: 'organization_created', impersonator_id: admin.id })
  })

  test('leaves to the user what is theirs alone', async () => {
    const { begun } = await impersonating()
    for (const query of forbidden) {
      const answer = await server.call(query, {}, begun.signedIn.token)
      expect({ query, code: codeOf(answer) }).toEqual({ query, code: 'FORBIDDEN' })
    }
  })

  test('ends with its own token back, with logout, and with the role of the administrator', async () => {
    const one = await impersonating()
    const ended = await returnToAdministrator(server, one.begun.superSignedIn.token, one.admin.id)
    expect('token' in ended && (await server.call(ME, {}, ended.token)).data).toMatchObject({
      me: { id: one.admin.id },
    })
    expect(codeOf(await server.call(ME, {}, one.begun.signedIn.token))).toBe('UNAUTHENTICATED')

    const two = await impersonating()
    const logout = 'mutation Logout { logout { success } }'
    await server.call(logout, {}, two.admin.token)
    expect(codeOf(await server.call(ME, {}, two.begun.signedIn.token))).toBe('UNAUTHENTICATED')

    const three = await impersonating()
    await server.db
      .updateTable('app_user')
      .set({ role: 'user' })
      .where('id', '=', three.admin.id)
      .execute()
    expect(codeOf(await server.call(ME, {}, three.begun.signedIn.token))).toBe('UNAUTHENTICATED')
  })

  test('is not begun within another one, nor by anybody else', async () => {
    const { begun, target } = await impersonating()
    const { sessionId } = await identify(server, begun.signedIn.token)
    const input = {
      adminSessionId: sessionId ?? '',
      adminUserId: target.id,
      targetUserId: ann.id,
      client: CLIENT,
    }
    await makeAdmin(target)
    await expect(beginImpersonation(server, input)).rejects.toThrow('End the impersonation')
    const own = await identify(server, ann.token)
    await expect(
      beginImpersonation(server, {
        adminSessionId: own.sessionId ?? '',
        adminUserId: ann.id,
        targetUserId: target.id,
        client: CLIENT,
      }),
    ).rejects.toThrow('system administrator')
    // The token of an impersonation is no way back to anybody
    expect(await returnToAdministrator(server, begun.signedIn.token, target.id)).toMatchObject({
      code: 'UNAUTHENTICATED',
    })
  })
})

describe('what is held about a person', () => {
  const REQUEST = `mutation UserDataPrivacyRequest($type: String!) {
    userDataPrivacyRequest(request_type: $type) { status download_url } }`

  test('is exported as a file, without secrets', async () => {
    const user = await server.newUser('export@example.org')
    await server.newOrganization('exported', { [user.id]: 'owner' })
    const asked = z
      .object({ download_url: z.string() })
      .parse(valueOf(await server.call(REQUEST, { type: 'export' }, user.token)))
    const file = await server.app.inject({ method: 'GET', url: asked.download_url })
    expect(file.statusCode).toBe(200)
    const data = file.json()
    expect(data.user.email).toBe('export@example.org')
    expect(data.memberships).toMatchObject([{ slug: 'exported', role_id: 'owner' }])
    expect(data.sessions).toHaveLength(1)
    expect(file.body).not.toMatch(/argon2|token_hash|password/)
    // The file outlives the sweep of files whose project is gone
    const row = await server.db.selectFrom('stored_file').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ state: 'kept', project_id: null })
  })

  test('is erased: no way in and no name stays, the audit rows do', async () => {
    const user = await server.newUser('erase@example.org')
    await ageLogin(server, user.id, 16)
    expect(codeOf(await server.call(REQUEST, { type: 'erasure' }, user.token))).toBe(
      'REQUIRES_RECENT_LOGIN',
    )
    await ageLogin(server, user.id, 0)
    expect(valueOf(await server.call(REQUEST, { type: 'erasure' }, user.token))).toEqual({
      status: 'completed',
      download_url: null,
    })
    expect(codeOf(await server.call(ME, {}, user.token))).toBe('UNAUTHENTICATED')
    expect((await login(server, user.email, TEST_PASSWORD)).code).toBe('INVALID_LOGIN')
    const row = await server.db
      .selectFrom('app_user')
      .selectAll()
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      email: `erased-${user.id}@erased.invalid`,
      first_name: '',
      name: '',
    })
    const left = await server.db
      .selectFrom('account')
      .select('id')
      .where('user_id', '=', user.id)
      .execute()
    expect(left).toEqual([])
    // The address is free again
    await server.newUser('erase@example.org')
  })

  test('the last owner of an organisation with others stays, and the last administrator', async () => {
    const owner = await server.newUser('owner@example.org')
    const organizationId = await server.newOrganization('owned', {
      [owner.id]: 'owner',
      [ann.id]: 'member',
    })
    const refused = await server.call(REQUEST, { type: 'erasure' }, owner.token)
    expect(refused.errors?.[0]).toMatchObject({
      message: 'You are the last owner of owned. Name another owner first.',
      extensions: { code: 'CONFLICT' },
    })
    await server.db
      .updateTable('user_organization')
      .set({ role_id: 'owner' })
      .where('organization_id', '=', organizationId)
      .execute()
    const project = await server.db
      .insertInto('project')
      .values({
        name: 'Left',
        organization_id: organizationId,
        owner_id: owner.id,
        latitude: 1,
        longitude: 2,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect((await server.call(REQUEST, { type: 'erasure' }, owner.token)).errors).toBeUndefined()
    const heir = await server.db
      .selectFrom('project')
      .select('owner_id')
      .where('id', '=', project.id)
      .executeTakeFirstOrThrow()
    expect(heir.owner_id).toBe(ann.id)

    await server.db.updateTable('app_user').set({ role: 'user' }).execute()
    const admin = await server.newUser('last@example.org')
    await makeAdmin(admin)
    const last = await server.call(REQUEST, { type: 'erasure' }, admin.token)
    expect(codeOf(last)).toBe('CONFLICT')
  })

  test('there is no third kind of request', async () => {
    expect(codeOf(await server.call(REQUEST, { type: 'x' }, ann.token))).toBe('INVALID_INPUT')
  })
})

describe('what a user says of themselves', () => {
  test('name and choice of analytics', async () => {
    const named = await server.call(
      'mutation UpdateUser { updateUser(first_name: " Ann ", last_name: "Bee") { first_name last_name } }',
      {},
      ann.token,
    )
    expect(named.data).toEqual({ updateUser: { first_name: 'Ann', last_name: 'Bee' } })
    const out =
      'mutation SetAnalyticsOptOut { setAnalyticsOptOut(opt_out: true) { analytics_opt_out } }'
    expect((await server.call(out, {}, ann.token)).data).toEqual({
      setAnalyticsOptOut: { analytics_opt_out: true },
    })
  })

  test('whether the steps of a first project are put away, which every browser of theirs knows', async () => {
    const set = `mutation Hide($hidden: Boolean!) {
      setFirstStepsHidden(hidden: $hidden) { hides_first_steps }
    }`
    const hides = async () =>
      (await server.call('query Me { me { hides_first_steps } }', {}, ann.token)).data
    expect(await hides()).toEqual({ me: { hides_first_steps: false } })
    await server.call(set, { hidden: true }, ann.token)
    expect(await hides()).toEqual({ me: { hides_first_steps: true } })
    await server.call(set, { hidden: false }, ann.token)
    expect(await hides()).toEqual({ me: { hides_first_steps: false } })
  })

  test('preferences, each of a list', async () => {
    const set = `mutation SetPreferences($input: PreferencesInput!) {
      setPreferences(input: $input) { preferences { unit_system color_scheme date_style hour_cycle } }
    }`
    const me = 'query Me { me { preferences { unit_system color_scheme date_style hour_cycle } } }'
    expect((await server.call(me, {}, ann.token)).data).toEqual({
      me: { preferences: DEFAULT_PREFERENCES },
    })
    const input = {
      unit_system: 'us',
      color_scheme: 'dark',
      date_style: 'month_day',
      hour_cycle: 'h12',
    }
    await server.call(set, { input }, ann.token)
    expect((await server.call(me, {}, ann.token)).data).toEqual({ me: { preferences: input } })
    const wrong = await server.call(
      set,
      { input: { ...input, unit_system: 'nautical' } },
      ann.token,
    )
    expect(codeOf(wrong)).toBe('INVALID_INPUT')
    expect(wrong.errors?.[0]?.message).toContain('si, us')
  })

  test('the intake form is complete when its questions are answered', async () => {
    const form = {
      company_name: 'Sun AG',
      company_type: 'EPC',
      position: '',
      use_cases: ['yield'],
      features: ['3D'],
    }
    const SAVE = `mutation UpdateLeadIntakeForm($input: LeadIntakeFormInput!) {
      updateLeadIntakeForm(input: $input) { is_complete } }`
    const has = async () =>
      (await server.call('query Me { me { has_lead_intake_form } }', {}, ann.token)).data
    expect(valueOf(await server.call(SAVE, { input: form }, ann.token))).toEqual({
      is_complete: false,
    })
    expect(await has()).toEqual({ me: { has_lead_intake_form: false } })
    await server.call(SAVE, { input: { ...form, position: 'Engineer' } }, ann.token)
    expect(await has()).toEqual({ me: { has_lead_intake_form: true } })
  })
})

describe('stored messages', () => {
  const EMAILS = 'query LocalEmails { localEmails { to subject } }'

  test('are open to all beside production', async () => {
    expect((await server.call(EMAILS)).errors).toBeUndefined()
  })

  test('in production are the administrators’ alone', async () => {
    const production = await startTestServer({ NODE_ENV: 'production' })
    try {
      const user = await production.newUser('user@example.org')
      expect(codeOf(await production.call(EMAILS))).toBe('UNAUTHENTICATED')
      expect(codeOf(await production.call(EMAILS, {}, user.token))).toBe('FORBIDDEN')
      await production.db.updateTable('app_user').set(ADMIN_ROLE).execute()
      expect((await production.call(EMAILS, {}, user.token)).errors).toBeUndefined()
    } finally {
      await production.close()
    }
  })
})

test('the cleanup removes what has served its time', async () => {
  const past = new Date(Date.now() - 40 * 24 * 3600_000)
  await server.db
    .insertInto('kept_message')
    .values({ recipient: 'x', subject: '', html: '', text: '', created_at: past })
    .execute()
  await server.db
    .insertInto('one_time_token')
    .values({ kind: 'password_reset', token_hash: 'x', expires_at: past })
    .execute()
  await server.db
    .insertInto('attempt_window')
    .values({ key_hash: 'x', attempts: 1, ends_at: past })
    .execute()
  await cleanSessions(server.db)
  const left = await Promise.all([
    server.db.selectFrom('kept_message').select('id').where('recipient', '=', 'x').execute(),
    server.db.selectFrom('one_time_token').select('id').where('token_hash', '=', 'x').execute(),
    server.db.selectFrom('attempt_window').select('key_hash').where('key_hash', '=', 'x').execute(),
  ])
  expect(left).toEqual([[], [], []])
  expect((await server.call(ME, {}, ann.token)).errors).toBeUndefined()
})
