import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../testing/codes.ts'
import { eventually } from '../testing/eventually.ts'
import { startTestServer, TEST_PASSWORD, type TestServer } from '../testing/testServer.ts'
import { createApiToken } from './account/apiTokens.ts'
import { identify } from './identify.ts'
import { findPasswordReset } from './passwordReset.ts'
import {
  AUTH,
  authOf,
  enrollApp,
  freshCode,
  linkTo,
  login,
  ME,
  mailTo,
  setFlag,
} from './testing/identityTests.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await server.newUser('first@example.org')
})
afterAll(() => server.close())

const register = async (email: string, password = 'a password', invite_token?: string) =>
  authOf(
    await server.call(
      `mutation LocalRegister($email: String!, $password: String!, $invite_token: String) {
        localRegister(email: $email, password: $password, invite_token: $invite_token) ${AUTH} }`,
      { email, password, invite_token },
    ),
  )

const COMMON_PASSWORD = 'This password is on the list of common passwords. Choose another one.'
const KNOWN_WORDS = 'Password must not be made of your email address, your organization or DUET.'

const mailsTo = async (recipient: string): Promise<number> => {
  const rows = await server.db
    .selectFrom('kept_message')
    .select('id')
    .where('recipient', '=', recipient)
    .where('subject', 'in', ['Reset your password', 'Verify your email address'])
    .execute()
  return rows.length
}

/** The token of an invitation of an organisation to the address. */
async function invite(email: string): Promise<string> {
  const host = await server.newUser(`host.of.${email}`)
  const slug = email.replaceAll(/[^a-z]/g, '-')
  const organization_id = await server.newOrganization(slug, { [host.id]: 'owner' })
  const answer = await server.call(
    `mutation InviteOrganizationUser($organization_id: ID!, $email: String!) {
      inviteOrganizationUser(organization_id: $organization_id, email: $email, role_id: "member") { id } }`,
    { organization_id, email },
    host.token,
  )
  expect(answer.errors).toBeUndefined()
  return linkTo(server, email, '/auth/invitation')
}

describe('registration by invitation', () => {
  test('makes a verified member, once', async () => {
    const token = await invite('ina@gmail.com')
    const answer = await register('Ina@gmail.com', 'a password', token)
    const me = await server.call(
      `query Me { me { email has_email_verification_intercept
        user_identity { provider email_verified provider_payload }
        user_organization { role_id organization { slug } } } }`,
      {},
      answer.token,
    )
    expect(me.data).toMatchObject({
      me: {
        email: 'ina@gmail.com',
        has_email_verification_intercept: false,
        user_identity: [{ provider: 'password', email_verified: true }],
        user_organization: [{ role_id: 'member', organization: { slug: 'ina-gmail-com' } }],
      },
    })
    expect((await register('ina2@example.org', 'a password', token)).code).toBe('InvalidInvite')
  })

  test('is for the invited address alone', async () => {
    const token = await invite('kim@example.org')
    expect(await register('eve@example.org', 'a password', token)).toEqual({
      code: 'InviteEmailMismatch',
      message: 'The invitation code provided does not match the provided email.',
      mfa: null,
    })
  })

  test.each([
    ['no invitation', undefined],
    ['an unknown one', 'x'.repeat(43)],
  ])('%s is refused while registration is closed', async (_what, token) => {
    expect(await register('stranger@example.org', 'a password', token)).toEqual({
      code: 'InvalidInvite',
      message: 'The invitation code provided is invalid.',
      mfa: null,
    })
  })

  test('refuses a password that is easy to guess, and goes on with the same invitation', async () => {
    const token = await invite('lea.lang@example.org')
    for (const [password, code, message] of [
      ['12345', 'weak-password', 'Password must be at least 6 characters.'],
      ['xk2vm97', 'INVALID_PASSWORD', 'Password must be at least 8 characters.'],
      ['Password123', 'INVALID_PASSWORD', COMMON_PASSWORD],
      ['lea.lang@example.org', 'INVALID_PASSWORD', KNOWN_WORDS],
      // The organization that invites
      ['lea-lang-example-org', 'INVALID_PASSWORD', KNOWN_WORDS],
    ] as const) {
      expect(await register('lea.lang@example.org', password, token)).toEqual({
        code,
        message,
        mfa: null,
      })
    }
    expect((await register('lea.lang@example.org', 'xk2vm97q', token)).token).toBeTypeOf('string')
  })

  test('of two at the same time one becomes the user', async () => {
    const token = await invite('twin@example.org')
    const answers = await Promise.all(
      [1, 2].map(() => register('twin@example.org', 'a password', token)),
    )
    expect(answers.filter((answer) => answer.token)).toHaveLength(1)
    expect((await login(server, 'twin@example.org', 'a password')).token).toBeTypeOf('string')
  })
})

describe('open registration', () => {
  beforeAll(() => setFlag(server, 'ga-open-registration', true))
  afterAll(() => setFlag(server, 'ga-open-registration', false))

  test('is for company addresses, and for each once', async () => {
    expect(await register('someone@gmail.com')).toEqual({
      code: 'InvalidEmailDomain',
      message: 'Free and public email domains are currently restricted.',
      mfa: null,
    })
    expect((await register('olga@company.example')).token).toBeTypeOf('string')
    expect(await register('olga@company.example')).toEqual({
      code: 'UserAlreadyExists',
      message: 'A user with this email already exists.',
      mfa: null,
    })
  })

  test('lets nobody on who has not verified the address', async () => {
    const { token } = await register('vera@company.example')
    const claims = JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString())
    expect(claims.intercept).toBe(true)
    const projects = 'query Organizations { organizations { id } }'
    expect(codeOf(await server.call(projects, {}, token))).toBe('EMAIL_NOT_VERIFIED')
    const me = 'query Me { me { has_email_verification_intercept } }'
    expect((await server.call(me, {}, token)).data).toEqual({
      me: { has_email_verification_intercept: true },
    })
    // No fragment and no second field is a way around
    const hidden =
      'query Me { ...F } fragment F on Query { me { id } ... { organizations { id } } }'
    expect(codeOf(await server.call(hidden, {}, token))).toBe('EMAIL_NOT_VERIFIED')
    const link = await linkTo(server, 'vera@company.example', '/auth/email-verification')
    const verify = `mutation EmailVerificationSuccess($token: String!) {
      emailVerificationSuccess(token: $token) ${AUTH} }`
    const verified = authOf(await server.call(verify, { token: link }, token))
    expect((await server.call(projects, {}, verified.token)).errors).toBeUndefined()
    expect(authOf(await server.call(verify, { token: link }, token)).code).toBe(
      'invalid-action-code',
    )
  })

  test('a link on another device verifies, and signs nobody in', async () => {
    const { token } = await register('dora@company.example')
    const link = await linkTo(server, 'dora@company.example', '/auth/email-verification')
    const verify = `mutation EmailVerificationSuccess($token: String!) {
      emailVerificationSuccess(token: $token) ${AUTH} }`
    expect(authOf(await server.call(verify, { token: link }))).toMatchObject({
      code: 'UNAUTHENTICATED',
      message: 'Your email address is verified. Log in to continue.',
    })
    const projects = 'query Organizations { organizations { id } }'
    expect((await server.call(projects, {}, token)).errors).toBeUndefined()
  })

  test('sends the link again after 30 s, and the old one is void', async () => {
    const email = 'rita@company.example'
    const { token } = await register(email)
    const old = await linkTo(server, email, '/auth/email-verification')
    const resend = 'mutation ResendEmailVerification { resendEmailVerification { resend_at } }'
    expect(codeOf(await server.call(resend, {}, token))).toBe('RATE_LIMITED')
    const created_at = new Date(Date.now() - 31_000)
    await server.db.updateTable('one_time_token').set({ created_at }).execute()
    expect((await server.call(resend, {}, token)).errors).toBeUndefined()
    expect(await mailsTo(email)).toBe(2)
    const verify = `mutation EmailVerificationSuccess($token: String!) {
      emailVerificationSuccess(token: $token) ${AUTH} }`
    expect(authOf(await server.call(verify, { token: old }, token)).code).toBe(
      'invalid-action-code',
    )
  })
})

describe('a forgotten password', () => {
  const request = (email: string) =>
    server.call(
      'mutation RequestPasswordReset($email: String!) { requestPasswordReset(email: $email) { success } }',
      { email },
    )
  const reset = async (token: string, new_password = 'a new password') =>
    authOf(
      await server.call(
        `mutation ResetPassword($token: String!, $new_password: String!) {
          resetPassword(token: $token, new_password: $new_password) ${AUTH} }`,
        { token, new_password },
      ),
    )

  test('is replaced by the link, which ends all sessions and serves once', async () => {
    const user = await server.newUser('forgot@example.org')
    await server.newOrganization('nordwindkraft', { [user.id]: 'member' })
    expect((await request(' Forgot@example.org')).data).toEqual({
      requestPasswordReset: { success: true },
    })
    const link = await linkTo(server, user.email, '/auth/password-reset')
    expect((await reset(link, '12345')).code).toBe('weak-password')
    expect((await reset(link, 'Nordwindkraft1')).message).toBe(KNOWN_WORDS)
    const answer = await reset(link)
    expect((await server.call(ME, {}, answer.token)).errors).toBeUndefined()
    expect(codeOf(await server.call(ME, {}, user.token))).toBe('UNAUTHENTICATED')
    expect((await login(server, user.email, TEST_PASSWORD)).code).toBe('INVALID_LOGIN')
    expect((await reset(link)).code).toBe('invalid-action-code')
  })

  test('takes API tokens along, but for those that are retained; the link shows them', async () => {
    const user = await server.newUser('programs@example.org')
    const [retained = '', lost = ''] = await Promise.all(
      ['retained', 'lost'].map(async (name) => {
        const made = await createApiToken(server, await identify(server, user.token), {
          name,
          scopes: ['read'],
        })
        return made.token
      }),
    )
    const others = await server.newUser('others@example.org')
    const foreign = await createApiToken(server, await identify(server, others.token), {
      name: 'foreign',
      scopes: ['read'],
    })
    await request(user.email)
    const link = await linkTo(server, user.email, '/auth/password-reset')
    const open = await findPasswordReset(server, link)
    expect(open?.email).toBe(user.email)
    expect(open?.api_tokens.map(({ name }) => name).toSorted()).toEqual(['lost', 'retained'])
    const retainedId = open?.api_tokens.find(({ name }) => name === 'retained')?.id
    const done = await server.call(
      `mutation ResetPassword($token: String!, $retained: [ID!]) {
        resetPassword(token: $token, new_password: "a new password", keep_api_token_ids: $retained) ${AUTH} }`,
      { token: link, retained: [retainedId, 'x'] },
    )
    expect(authOf(done).token).toBeTypeOf('string')
    expect((await server.call(ME, {}, retained)).errors).toBeUndefined()
    expect(codeOf(await server.call(ME, {}, lost))).toBe('UNAUTHENTICATED')
    expect((await server.call(ME, {}, foreign.token)).errors).toBeUndefined()
    expect(await findPasswordReset(server, link)).toBeNull()
    const mail = await mailTo(server, user.email, 'Your password was reset')
    expect(mail).toContain('These API tokens were revoked: lost.')
  })

  test('takes along what waits: other links and an open second step', async () => {
    const user = await server.newUser('waiting@example.org')
    const { uid, secret } = await enrollApp(server, user.token)
    const { mfa } = await login(server, user.email, TEST_PASSWORD)
    await request(user.email)
    const first = await linkTo(server, user.email, '/auth/password-reset')
    await request(user.email)
    const second = await eventually(async () => {
      const link = await linkTo(server, user.email, '/auth/password-reset')
      if (link === first) throw new Error('not yet')
      return link
    })
    expect((await reset(second)).code).toBe('multi-factor-auth-required')
    expect((await reset(first, 'one more password')).code).toBe('invalid-action-code')
    const late = await server.call(
      `mutation ResolveMfa($token: String!, $uid: ID!, $code: String!) {
        resolveMfa(token: $token, mfa_uid: $uid, code: $code) ${AUTH} }`,
      { token: mfa?.token, uid, code: await freshCode(server, uid, secret) },
    )
    expect(authOf(late).code).toBe('multi-factor-session-expired')
  })

  test('of two who take the link at once one succeeds', async () => {
    const user = await server.newUser('race@example.org')
    await request(user.email)
    const link = await linkTo(server, user.email, '/auth/password-reset')
    const answers = await Promise.all(
      ['one password', 'two password'].map((word) => reset(link, word)),
    )
    expect(answers.filter(({ token }) => token !== undefined)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'invalid-action-code')).toHaveLength(1)
  })

  test('an expired link is void', async () => {
    const user = await server.newUser('expired@example.org')
    await request(user.email)
    const link = await linkTo(server, user.email, '/auth/password-reset')
    const expires_at = new Date(Date.now() - 1000)
    await server.db
      .updateTable('one_time_token')
      .set({ expires_at })
      .where('user_id', '=', user.id)
      .execute()
    expect((await reset(link)).code).toBe('invalid-action-code')
  })

  test('a factor is asked for all the same', async () => {
    const user = await server.newUser('factor@example.org')
    const { uid, secret } = await enrollApp(server, user.token)
    await request(user.email)
    const answer = await reset(await linkTo(server, user.email, '/auth/password-reset'))
    expect(answer.code).toBe('multi-factor-auth-required')
    expect(answer.token).toBeUndefined()
    const done = await server.call(
      `mutation ResolveMfa($token: String!, $uid: ID!, $code: String!) {
        resolveMfa(token: $token, mfa_uid: $uid, code: $code) ${AUTH} }`,
      { token: answer.mfa?.token, uid, code: await freshCode(server, uid, secret) },
    )
    expect(authOf(done).token).toBeTypeOf('string')
  })

  test('an unknown address gets the same answer and no message', async () => {
    expect((await request('nobody@example.org')).data).toEqual({
      requestPasswordReset: { success: true },
    })
    await request('forgot@example.org')
    await eventually(async () => expect(await mailsTo('forgot@example.org')).toBe(2))
    expect(await mailsTo('nobody@example.org')).toBe(0)
  })

  test('one address is written to five times an hour at most', async () => {
    const user = await server.newUser('flooded@example.org')
    for (let i = 0; i < 7; i += 1) await request(user.email)
    await eventually(async () => expect(await mailsTo(user.email)).toBe(5))
    const last = await server.newUser('after@example.org')
    await request(last.email)
    await eventually(async () => expect(await mailsTo(last.email)).toBe(1))
    expect(await mailsTo(user.email)).toBe(5)
  })
})
