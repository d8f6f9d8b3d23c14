import { createHook } from 'node:async_hooks'
import { hash } from '@node-rs/argon2'
import { SignJWT } from 'jose'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { NOBODY } from '../access/caller.ts'
import type { Database } from '../db/connection.ts'
import { deriveKey } from '../secret.ts'
import { codeOf } from '../testing/codes.ts'
import {
  startTestServer,
  TEST_PASSWORD,
  type TestServer,
  type TestUser,
} from '../testing/testServer.ts'
import { createApiToken } from './account/apiTokens.ts'
import { answerChallenge } from './factors/secondStep.ts'
import { identify } from './identify.ts'
import { findPasswordReset, requestPasswordReset } from './passwordReset.ts'
import { deleteSessionsOf } from './sessionQueries.ts'
import {
  authOf,
  enrollApp,
  freshCode,
  linkTo,
  login as loginOf,
  whileWaiting,
} from './testing/identityTests.ts'

let server: TestServer
let ann: TestUser

beforeAll(async () => {
  server = await startTestServer()
  ann = await server.newUser('ann@example.org')
})
afterAll(() => server.close())

const LOGIN = `mutation LocalLogin($username: String!, $password: String!) {
  localLogin(username: $username, password: $password) {
    ... on TokenPayload { token expires_at } ... on AuthError { code message }
  }
}`
const ME = 'query Me { me { id email } }'
const REFRESH =
  'mutation RefreshToken { refreshToken { ... on TokenPayload { token } ... on AuthError { code } } }'
const LOGOUT = 'mutation Logout { logout { success } }'
const CHANGE = `mutation ChangePassword($old: String!, $new: String!) {
  changePassword(old_password: $old, new_password: $new) {
    ... on TokenPayload { token } ... on AuthError { code message }
  }
}`

let address = 0
/** From a new address each time, so that tests do not spend each other's attempts. */
async function login(username: string, password: string, from = `10.1.0.${++address}`) {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/graphql?operation=LocalLogin',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    remoteAddress: from,
    payload: { query: LOGIN, variables: { username, password } },
  })
  return {
    answer: response.json().data.localLogin,
    cookie: String(response.headers['set-cookie'] ?? ''),
  }
}
/** Password hashes that an attempt computes: the one work outside of JavaScript that its library gives no name. */
async function hashesOf(attempt: () => Promise<unknown>): Promise<number> {
  let count = 0
  const hook = createHook({ init: (_id, type) => void (count += Number(type === 'undefined')) })
  hook.enable()
  await attempt()
  hook.disable()
  return count
}

describe('signing in', () => {
  test('gives a token, and the same in a cookie that scripts cannot read', async () => {
    const { answer, cookie } = await login('ann@example.org', TEST_PASSWORD)
    expect(cookie).toContain(`duet_token=${answer.token}`)
    expect(cookie).toContain('HttpOnly')
    expect(cookie).toContain('SameSite=Lax')
    expect(cookie).toContain(`Expires=${new Date(answer.expires_at).toUTCString()}`)
    expect(await server.call(ME, {}, answer.token)).toEqual({
      data: { me: { id: ann.id, email: ann.email } },
    })
  })

  test('takes the email in any case and with spaces around', async () => {
    expect((await login('  Ann@Example.ORG ', TEST_PASSWORD)).answer.token).toBeTypeOf('string')
  })

  test.each([
    ['a wrong password', 'ann@example.org', 'wrong password'],
    ['an unknown user', 'nobody@example.org', TEST_PASSWORD],
    ['no email at all', '', ''],
    ['a password of thousands of letters', 'ann@example.org', 'x'.repeat(3000)],
    ['a name of thousands of letters', 'x'.repeat(3000), 'x'],
    ['SQL in the name', "' or 1=1 --", 'x'],
  ])('%s gives the same answer', async (_what, username, password) => {
    const { answer, cookie } = await login(username, password)
    expect(answer).toEqual({ code: 'INVALID_LOGIN', message: 'Invalid login credentials.' })
    expect(cookie).toBe('')
  })

  test('does the same work for an unknown user as for a wrong password', async () => {
    await server.newUser('timing@example.org')
    for (const name of ['timing', 'stranger']) {
      const failing = () => login(`${name}@example.org`, 'wrong password')
      expect([name, await hashesOf(failing)]).toEqual([name, 1])
    }
  })

  test('is limited for one name from one address, and a stranger does not lock its owner out', async () => {
    await server.newUser('bob@example.org')
    for (let i = 0; i < 10; i += 1) await login('bob@example.org', 'wrong', '10.7.7.7')
    const { answer } = await login('bob@example.org', TEST_PASSWORD, '10.7.7.7')
    expect(answer).toEqual({
      code: 'RATE_LIMITED',
      message: 'Too many attempts. Try again in 15 minutes.',
    })
    expect((await login('bob@example.org', TEST_PASSWORD, '10.7.7.8')).answer.token).toBeTypeOf(
      'string',
    )
  })

  test('is limited for one name from all addresses together', async () => {
    await server.newUser('fay@example.org')
    for (let i = 0; i < 100; i += 1) await login('fay@example.org', 'wrong', `10.6.0.${i}`)
    const { answer } = await login('fay@example.org', TEST_PASSWORD, '10.6.1.1')
    expect(answer.code).toBe('RATE_LIMITED')
  })

  test('a call of more than a few words is refused without a token', async () => {
    const { errors } = await server.call(ME, { padding: 'x'.repeat(10_000) })
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
  })

  test('is limited from one address for whatever name', async () => {
    for (let i = 0; i < 30; i += 1) await login(`guess${i}@example.org`, 'wrong', '10.9.9.9')
    expect((await login('ann@example.org', TEST_PASSWORD, '10.9.9.9')).answer.code).toBe(
      'RATE_LIMITED',
    )
    expect((await login('ann@example.org', TEST_PASSWORD)).answer.token).toBeTypeOf('string')
  })
})

describe('a token', () => {
  test('is void at once after logout', async () => {
    const { answer } = await login('ann@example.org', TEST_PASSWORD)
    expect(await server.call(LOGOUT, {}, answer.token)).toEqual({
      data: { logout: { success: true } },
    })
    expect(codeOf(await server.call(ME, {}, answer.token))).toBe('UNAUTHENTICATED')
    expect((await server.call(REFRESH, {}, answer.token)).data).toEqual({
      refreshToken: { code: 'UNAUTHENTICATED' },
    })
  })

  test('is void when its holder signs in anew', async () => {
    const { answer } = await login('ann@example.org', TEST_PASSWORD)
    const variables = { username: 'ann@example.org', password: TEST_PASSWORD }
    const anew = authOf(await server.call(LOGIN, variables, answer.token))
    expect(codeOf(await server.call(ME, {}, answer.token))).toBe('UNAUTHENTICATED')
    expect(await server.call(ME, {}, anew.token)).toMatchObject({ data: { me: {} } })
  })

  test('can be renewed while its session lives', async () => {
    const { answer } = await login('ann@example.org', TEST_PASSWORD)
    const renewed = await server.call(REFRESH, {}, answer.token)
    expect(renewed).toMatchObject({ data: { refreshToken: { token: expect.any(String) } } })
  })

  test('that has expired is good for a new one only', async () => {
    const { answer } = await login('ann@example.org', TEST_PASSWORD)
    const { userId, sid } = JSON.parse(
      Buffer.from(answer.token.split('.')[1], 'base64url').toString(),
    )
    const expired = await signed({ userId, sid }, -60)
    expect(codeOf(await server.call(ME, {}, expired))).toBe('UNAUTHENTICATED')
    expect((await server.call(REFRESH, {}, expired)).data).toMatchObject({
      refreshToken: { token: expect.any(String) },
    })
  })

  test('cannot renew its session for ever', async () => {
    const fred = await server.newUser('fred@example.org')
    const signedInDays = async (days: number): Promise<number> => {
      const created_at = new Date(Date.now() - days * 86_400_000)
      await server.db
        .updateTable('session')
        .set({ created_at })
        .where('user_id', '=', fred.id)
        .execute()
      await server.call(REFRESH, {}, fred.token)
      const { expires_at } = await server.db
        .selectFrom('session')
        .select('expires_at')
        .where('user_id', '=', fred.id)
        .executeTakeFirstOrThrow()
      return Math.round((expires_at.getTime() - Date.now()) / 86_400_000)
    }
    expect(await signedInDays(1)).toBe(7)
    expect(await signedInDays(28)).toBe(2)
    await signedInDays(31)
    expect(codeOf(await server.call(ME, {}, fred.token))).toBe('UNAUTHENTICATED')
  })

  test('for the session of somebody else is worth nothing', async () => {
    const eve = await server.newUser('eve@example.org')
    const { sid } = JSON.parse(Buffer.from(ann.token.split('.')[1] ?? '', 'base64url').toString())
    expect(codeOf(await server.call(ME, {}, await signed({ userId: eve.id, sid }, 60)))).toBe(
      'UNAUTHENTICATED',
    )
  })

  test.each(['', 'x', 'eyJhbGciOiJub25lIn0.eyJ1c2VySWQiOiJ4In0.', 'a.b.c'])(
    '%j is nobody',
    async (token) => {
      expect(codeOf(await server.call(ME, {}, token))).toBe('UNAUTHENTICATED')
    },
  )
})

async function signed(claims: { userId: string; sid: string }, lifeS: number): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('duet')
    .setExpirationTime(Math.floor(Date.now() / 1000) + lifeS)
    .sign(deriveKey('a secret of the test server alone', 'tokens'))
}

describe('a sign-in whose password was just found right', () => {
  const signInDuring = async (user: TestUser, change: (tx: Database) => Promise<unknown>) =>
    (await whileWaiting(server, user.id, () => login(user.email, TEST_PASSWORD), change)).answer

  test.each([
    ['is replaced', false],
    ['is replaced, with a second step', true],
  ])('begins nothing when the password %s meanwhile', async (_how, hasFactor) => {
    const user = await server.newUser(`race.${hasFactor}@example.org`)
    if (hasFactor) await enrollApp(server, user.token)
    const answer = await signInDuring(user, async (tx) => {
      await deleteSessionsOf(tx, user.id)
      const password = await hash('another password')
      await tx.updateTable('account').set({ password }).where('user_id', '=', user.id).execute()
    })
    expect(answer.code).toBe('INVALID_LOGIN')
    for (const table of ['session', 'one_time_token'] as const) {
      const rows = await server.db
        .selectFrom(table)
        .select('id')
        .where('user_id', '=', user.id)
        .$if(table === 'one_time_token', (open) => open.where(sql<boolean>`used_at is null`))
        .execute()
      expect(rows).toEqual([])
    }
  })

  test('begins nothing when the user is deactivated meanwhile', async () => {
    const user = await server.newUser('race.away@example.org')
    const answer = await signInDuring(user, async (tx) => {
      await deleteSessionsOf(tx, user.id)
      const deactivated_at = new Date()
      await tx.updateTable('app_user').set({ deactivated_at }).where('id', '=', user.id).execute()
    })
    expect(answer.code).toBe('ACCOUNT_DEACTIVATED')
    const left = await server.db
      .selectFrom('session')
      .select('id')
      .where('user_id', '=', user.id)
      .execute()
    expect(left).toEqual([])
  })
})

describe('changing the password', () => {
  test('needs the old one and a new one by the rules', async () => {
    const carl = await server.newUser('carl@example.org')
    const short = await server.call(CHANGE, { old: TEST_PASSWORD, new: '12345' }, carl.token)
    expect(short.data).toEqual({
      changePassword: {
        code: 'INVALID_PASSWORD',
        message: 'Password must be at least 6 characters.',
      },
    })
    const own = await server.call(CHANGE, { old: TEST_PASSWORD, new: 'carl-2026' }, carl.token)
    expect(own.data).toMatchObject({ changePassword: { code: 'INVALID_PASSWORD' } })
    const wrong = await server.call(CHANGE, { old: 'wrong', new: 'new password' }, carl.token)
    expect(wrong.data).toMatchObject({ changePassword: { code: 'INVALID_LOGIN' } })
  })

  test('voids every token of the old password, gives a new one, and leaves an audit row', async () => {
    const dora = await server.newUser('dora@example.org')
    const other = (await login('dora@example.org', TEST_PASSWORD)).answer.token
    const changed = await server.call(
      CHANGE,
      { old: TEST_PASSWORD, new: 'new password' },
      dora.token,
    )
    expect(changed.data).toMatchObject({ changePassword: { token: expect.any(String) } })
    expect(codeOf(await server.call(ME, {}, other))).toBe('UNAUTHENTICATED')
    expect(codeOf(await server.call(ME, {}, dora.token))).toBe('UNAUTHENTICATED')
    const { changePassword } = z
      .object({ changePassword: z.object({ token: z.string() }) })
      .parse(changed.data)
    expect((await server.call(ME, {}, changePassword.token)).errors).toBeUndefined()
    expect((await login('dora@example.org', TEST_PASSWORD)).answer.code).toBe('INVALID_LOGIN')
    expect((await login('dora@example.org', 'new password')).answer.token).toBeTypeOf('string')
    const audit = await server.db
      .selectFrom('audit_log')
      .selectAll()
      .where('user_id', '=', dora.id)
      .execute()
    expect(audit.map((row) => row.action)).toEqual(['password_changed'])
  })

  test('ends links and second steps that wait, and the API tokens that are chosen', async () => {
    const emil = await server.newUser('emil@example.org')
    const own = await identify(server, emil.token)
    const [retained, lost] = await Promise.all(
      ['retained', 'lost'].map((name) => createApiToken(server, own, { name, scopes: ['read'] })),
    )
    const { uid, secret } = await enrollApp(server, emil.token)
    const waiting = await loginOf(server, emil.email, TEST_PASSWORD)
    await requestPasswordReset(server, { ip: '10.3.0.1', userAgent: '' }, emil.email)
    const link = await linkTo(server, emil.email, '/auth/password-reset')
    const changed = await server.call(
      `mutation ChangePassword($old: String!, $revoked: [ID!]) {
        changePassword(old_password: $old, new_password: "new password", revoke_api_token_ids: $revoked) {
          __typename } }`,
      { old: TEST_PASSWORD, revoked: [lost?.api_token.id, 'x'] },
      emil.token,
    )
    expect(changed.data).toEqual({ changePassword: { __typename: 'TokenPayload' } })
    expect(await findPasswordReset(server, link)).toBeNull()
    const late = await answerChallenge(
      server,
      NOBODY,
      { ip: '10.3.0.1', userAgent: '' },
      { token: waiting.mfa?.token ?? '', mfa_uid: uid, code: await freshCode(server, uid, secret) },
    )
    expect(late).toMatchObject({ code: 'multi-factor-session-expired' })
    expect((await server.call(ME, {}, retained?.token)).errors).toBeUndefined()
    expect(codeOf(await server.call(ME, {}, lost?.token))).toBe('UNAUTHENTICATED')
  })

  test('a password is the same from every keyboard, also one that was stored as it was typed', async () => {
    const zoe = await server.newUser('zoe@example.org')
    const composed = 'Z\u00fcrich am See'
    const apart = 'Zu\u0308rich am See'
    const change = { old: TEST_PASSWORD, new: apart }
    expect((await server.call(CHANGE, change, zoe.token)).errors).toBeUndefined()
    for (const password of [composed, apart]) {
      expect((await login(zoe.email, password)).answer.token).toBeTypeOf('string')
    }
    await server.db
      .updateTable('account')
      .set({ password: await hash(apart) })
      .where('user_id', '=', zoe.id)
      .execute()
    expect((await login(zoe.email, apart)).answer.token).toBeTypeOf('string')
    expect((await login(zoe.email, composed)).answer.code).toBe('INVALID_LOGIN')
  })

  test('passwords are stored as argon2id', async () => {
    const row = await server.db
      .selectFrom('account')
      .select('password')
      .where('user_id', '=', ann.id)
      .executeTakeFirstOrThrow()
    expect(row.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })
})
