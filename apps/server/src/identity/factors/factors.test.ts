import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { codeOf } from '../../testing/codes.ts'
import {
  startTestServer,
  TEST_PASSWORD,
  type TestServer,
  type TestUser,
} from '../../testing/testServer.ts'
import {
  AUTH,
  type AuthAnswer,
  ageLogin,
  authOf,
  enrollApp,
  freshCode,
  login,
  ME,
  valueOf,
} from '../testing/identityTests.ts'

let server: TestServer
let gateway: Server
const messages: { to: string; text: string }[] = []

beforeAll(async () => {
  gateway = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      messages.push(JSON.parse(body))
      response.end()
    })
  })
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  const { port } = gateway.address() as AddressInfo
  server = await startTestServer({ DUET_SMS_URL: `http://127.0.0.1:${port}/sms` })
})
afterAll(async () => {
  await server.close()
  await new Promise((resolve) => gateway.close(resolve))
})

const resolve = async (mfa: AuthAnswer['mfa'], uid: string, code: string, token?: string) =>
  authOf(
    await server.call(
      `mutation ResolveMfa($token: String!, $uid: ID!, $code: String!) {
        resolveMfa(token: $token, mfa_uid: $uid, code: $code) ${AUTH} }`,
      { token: mfa?.token ?? '', uid, code },
      token,
    ),
  )

const FACTORS = `query MfaFactors { mfaFactors {
  factors { uid factorId displayName phoneNumber } recovery_codes_left } }`

const INVALID_CODE = {
  code: 'invalid-verification-code',
  message: 'Invalid verification code.',
  mfa: null,
}

async function withApp(email: string) {
  const user = await server.newUser(email)
  return { user, ...(await enrollApp(server, user.token)) }
}

describe('an authenticator app', () => {
  test('is in force only after a code of it was seen', async () => {
    const user = await server.newUser('unconfirmed@example.org')
    const begun = await server.call(
      'mutation EnrollTotp { enrollTotp(display_name: "App") { uid secret otpauth_url } }',
      {},
      user.token,
    )
    const { uid, otpauth_url } = z
      .object({ uid: z.string(), otpauth_url: z.string() })
      .parse(valueOf(begun))
    expect(otpauth_url).toMatch(/^otpauth:\/\/totp\/DUET:unconfirmed%40example\.org\?/)
    expect((await login(server, user.email, TEST_PASSWORD)).token).toBeTypeOf('string')
    const wrong = await server.call(
      `mutation ConfirmMfaFactor($uid: ID!) { confirmMfaFactor(mfa_uid: $uid, code: "000000") { recovery_codes } }`,
      { uid },
      user.token,
    )
    expect(wrong.errors?.[0]).toMatchObject({
      message: 'Invalid verification code.',
      extensions: { code: 'invalid-verification-code' },
    })
  })

  test('is asked for at login, and its code signs in', async () => {
    const { user, uid, secret } = await withApp('app@example.org')
    const first = await login(server, user.email, TEST_PASSWORD)
    expect(first).toMatchObject({
      code: 'multi-factor-auth-required',
      mfa: { hints: [{ uid, factorId: 'totp', displayName: 'My phone', phoneNumber: null }] },
    })
    const done = await resolve(first.mfa, uid, await freshCode(server, uid, secret))
    expect((await server.call(ME, {}, done.token)).data).toEqual({
      me: { id: user.id, email: user.email },
    })
  })

  test('takes a code once, also for another login', async () => {
    const { user, uid, secret } = await withApp('replay@example.org')
    const code = await freshCode(server, uid, secret)
    const [one, other] = [
      await login(server, user.email, TEST_PASSWORD),
      await login(server, user.email, TEST_PASSWORD),
    ]
    expect((await resolve(one.mfa, uid, code)).token).toBeTypeOf('string')
    expect(await resolve(other.mfa, uid, code)).toEqual(INVALID_CODE)
  })

  test('takes the code of the next step, none further away', async () => {
    const { user, uid, secret } = await withApp('clock@example.org')
    const totp = new TOTP({ secret })
    const at = async (offsetS: number) => {
      await freshCode(server, uid, secret)
      const { mfa } = await login(server, user.email, TEST_PASSWORD)
      return resolve(mfa, uid, totp.generate({ timestamp: Date.now() + offsetS * 1000 }))
    }
    expect((await at(30)).token).toBeTypeOf('string')
    expect(await at(-95)).toEqual(INVALID_CODE)
    expect(await at(95)).toEqual(INVALID_CODE)
  })

  test('its challenge serves once and after five wrong codes no more', async () => {
    const { user, uid, secret } = await withApp('challenge@example.org')
    const used = await login(server, user.email, TEST_PASSWORD)
    await resolve(used.mfa, uid, await freshCode(server, uid, secret))
    const again = await resolve(used.mfa, uid, await freshCode(server, uid, secret))
    expect(again.code).toBe('multi-factor-session-expired')
    const guessed = await login(server, user.email, TEST_PASSWORD)
    for (let i = 0; i < 5; i += 1) {
      expect(await resolve(guessed.mfa, uid, `00000${i}`)).toEqual(INVALID_CODE)
    }
    const late = await resolve(guessed.mfa, uid, await freshCode(server, uid, secret))
    expect(late.code).toBe('RATE_LIMITED')
  })

  test('cannot be guessed over many challenges', async () => {
    const { user, uid } = await withApp('guess@example.org')
    let refused = 0
    for (let challenge = 0; challenge < 3; challenge += 1) {
      const { mfa } = await login(server, user.email, TEST_PASSWORD)
      for (let i = 0; i < 5; i += 1) {
        const query = `mutation ResolveMfa($token: String!, $uid: ID!, $code: String!) {
          resolveMfa(token: $token, mfa_uid: $uid, code: $code) ${AUTH} }`
        const answer = await server.call(query, { token: mfa?.token, uid, code: `${i}12345` })
        if (codeOf(answer) === 'RATE_LIMITED') refused += 1
      }
    }
    expect(refused).toBe(5)
  })

  test('of another user answers nobody else', async () => {
    const mine = await withApp('mine@example.org')
    const theirs = await withApp('theirs@example.org')
    const { mfa } = await login(server, mine.user.email, TEST_PASSWORD)
    const code = await freshCode(server, theirs.uid, theirs.secret)
    expect(await resolve(mfa, theirs.uid, code)).toEqual(INVALID_CODE)
  })

  test('its secret is not in the database in the clear', async () => {
    const { uid, secret } = await withApp('sealed@example.org')
    const row = await server.db
      .selectFrom('mfa_factor')
      .selectAll()
      .where('id', '=', uid)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(secret)
  })
})

describe('recovery codes', () => {
  test('ten come with the first factor; each serves once in place of it', async () => {
    const { user, recoveryCodes } = await withApp('recovery@example.org')
    expect(new Set(recoveryCodes).size).toBe(10)
    const code = recoveryCodes[3] ?? ''
    const one = await login(server, user.email, TEST_PASSWORD)
    const typed = code.toUpperCase().replace('-', ' ')
    expect((await resolve(one.mfa, 'recovery', typed)).token).toBeTypeOf('string')
    const two = await login(server, user.email, TEST_PASSWORD)
    expect(await resolve(two.mfa, 'recovery', code)).toEqual(INVALID_CODE)
    expect((await server.call(FACTORS, {}, user.token)).data).toMatchObject({
      mfaFactors: { recovery_codes_left: 9 },
    })
  })

  test('new ones void the old ones, and the last factor takes them along', async () => {
    const { user, uid, recoveryCodes } = await withApp('renew@example.org')
    const renewed = await server.call(
      'mutation RenewRecoveryCodes { renewRecoveryCodes { recovery_codes } }',
      {},
      user.token,
    )
    expect(renewed.errors).toBeUndefined()
    const { mfa } = await login(server, user.email, TEST_PASSWORD)
    expect(await resolve(mfa, 'recovery', recoveryCodes[0] ?? '')).toEqual(INVALID_CODE)
    const removed = await server.call(
      `mutation RemoveMfaFactor($uid: ID!) {
        removeMfaFactor(mfa_uid: $uid) { factors { uid } recovery_codes_left } }`,
      { uid },
      user.token,
    )
    expect(removed.data).toEqual({ removeMfaFactor: { factors: [], recovery_codes_left: 0 } })
    expect((await login(server, user.email, TEST_PASSWORD)).token).toBeTypeOf('string')
  })
})

describe('a phone', () => {
  const SEND = `mutation SendMfaCode($token: String!, $uid: ID!) {
    sendMfaCode(token: $token, mfa_uid: $uid) { resend_at } }`
  const ENROLL = `mutation EnrollPhone($number: String!) {
    enrollPhone(display_name: "Phone", phone_number: $number) { uid resend_at secret } }`
  const lastCode = (): string => /^\d{6}/.exec(messages.at(-1)?.text ?? '')?.[0] ?? ''
  /** As if the last code had been sent long ago. */
  const wait = async () => {
    const sent_at = new Date(Date.now() - 31_000)
    await server.db.updateTable('phone_code').set({ sent_at }).execute()
  }

  async function withPhone(email: string): Promise<{ user: TestUser; uid: string }> {
    const user = await server.newUser(email)
    const begun = await server.call(ENROLL, { number: '+41 44 668 18 00' }, user.token)
    const { uid } = z.object({ uid: z.string() }).parse(valueOf(begun))
    const done = await server.call(
      `mutation ConfirmMfaFactor($uid: ID!, $code: String!) {
        confirmMfaFactor(mfa_uid: $uid, code: $code) { factors { factors { phoneNumber } } } }`,
      { uid, code: lastCode() },
      user.token,
    )
    expect(done.data).toMatchObject({
      confirmMfaFactor: { factors: { factors: [{ phoneNumber: '+•••••••1800' }] } },
    })
    return { user, uid }
  }

  test('gets a code for each login, not more often than every 30 s', async () => {
    const { user, uid } = await withPhone('phone@example.org')
    expect(messages.at(-1)?.to).toBe('+41446681800')
    const { mfa } = await login(server, user.email, TEST_PASSWORD)
    const soon = await server.call(SEND, { token: mfa?.token, uid })
    expect(soon.errors?.[0]?.extensions).toMatchObject({
      code: 'RATE_LIMITED',
      details: { resend_at: expect.any(String) },
    })
    await wait()
    expect((await server.call(SEND, { token: mfa?.token, uid })).errors).toBeUndefined()
    const code = lastCode()
    expect((await resolve(mfa, uid, code)).token).toBeTypeOf('string')
    const next = await login(server, user.email, TEST_PASSWORD)
    expect(await resolve(next.mfa, uid, code)).toEqual(INVALID_CODE)
  })

  test('a code ends after five attempts and after ten minutes', async () => {
    const { user, uid } = await withPhone('attempts@example.org')
    const sent = async () => {
      await wait()
      await server.db.deleteFrom('attempt_window').execute()
      const { mfa } = await login(server, user.email, TEST_PASSWORD)
      await server.call(SEND, { token: mfa?.token, uid })
      return mfa
    }
    const guessed = await sent()
    for (let i = 0; i < 5; i += 1) await resolve(guessed, uid, '000000')
    await server.db.deleteFrom('attempt_window').execute()
    expect(await resolve(guessed, uid, lastCode())).toEqual(INVALID_CODE)
    const late = await sent()
    await server.db.updateTable('phone_code').set({ expires_at: new Date() }).execute()
    expect(await resolve(late, uid, lastCode())).toEqual(INVALID_CODE)
  })

  test.each(['12345', '+999 123', 'call me'])('%j is no number', async (number) => {
    const user = await server.newUser(`${number.length}@numbers.example.org`)
    const answer = await server.call(ENROLL, { number }, user.token)
    expect(answer.errors?.[0]?.message).toContain('phone_number: must be a phone number')
  })
})

describe('what needs a recent login', () => {
  const REAUTHENTICATE = `mutation Reauthenticate($password: String!) {
    reauthenticate(password: $password) ${AUTH} }`
  const reauthenticate = async (user: TestUser, password: string) =>
    authOf(await server.call(REAUTHENTICATE, { password }, user.token))
  const enroll = (user: TestUser) =>
    server.call('mutation EnrollTotp { enrollTotp(display_name: "X") { uid } }', {}, user.token)

  test('is refused 15 minutes after it, until the password is entered again', async () => {
    const user = await server.newUser('recent@example.org')
    await ageLogin(server, user.id, 16)
    expect((await enroll(user)).errors?.[0]).toMatchObject({
      message: 'Please log in again to continue.',
      extensions: { code: 'REQUIRES_RECENT_LOGIN' },
    })
    expect(await reauthenticate(user, 'wrong')).toEqual({
      code: 'invalid-login-credentials',
      message: 'Invalid username or password.',
      mfa: null,
    })
    expect((await enroll(user)).errors).toHaveLength(1)
    expect((await reauthenticate(user, TEST_PASSWORD)).token).toBeTypeOf('string')
    expect((await enroll(user)).errors).toBeUndefined()
  })

  test('with a factor it wants that too, and freshens the same session only', async () => {
    const { user, uid, secret } = await withApp('both@example.org')
    await ageLogin(server, user.id, 16)
    const { mfa } = await reauthenticate(user, TEST_PASSWORD)
    expect((await enroll(user)).errors).toHaveLength(1)
    const code = await freshCode(server, uid, secret)
    // Somebody who caught the challenge has no session to freshen
    expect((await resolve(mfa, uid, code)).code).toBe('multi-factor-session-expired')
    expect((await resolve(mfa, uid, code, user.token)).token).toBeTypeOf('string')
    expect((await enroll(user)).errors).toBeUndefined()
    const sessions = await server.db
      .selectFrom('session')
      .select('id')
      .where('user_id', '=', user.id)
      .execute()
    expect(sessions).toHaveLength(1)
  })

  test('a new password is no way around the factor', async () => {
    const { user, uid } = await withApp('around@example.org')
    await ageLogin(server, user.id, 16)
    const changed = authOf(
      await server.call(
        `mutation ChangePassword($old: String!, $new: String!) {
          changePassword(old_password: $old, new_password: $new) ${AUTH} }`,
        { old: TEST_PASSWORD, new: 'another password' },
        user.token,
      ),
    )
    const removal = await server.call(
      'mutation RemoveMfaFactor($uid: ID!) { removeMfaFactor(mfa_uid: $uid) { recovery_codes_left } }',
      { uid },
      changed.token,
    )
    expect(codeOf(removal)).toBe('REQUIRES_RECENT_LOGIN')
  })
})
