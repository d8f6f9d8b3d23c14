import { type MutableToken, OAuth2Server } from 'oauth2-mock-server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { inviteMember } from '../../organizations/invites.ts'
import { memberships } from '../../organizations/organizations.ts'
import { codeOf } from '../../testing/codes.ts'
import { startTestServer, TEST_PASSWORD, type TestServer } from '../../testing/testServer.ts'
import {
  AUTH,
  ageLogin,
  authOf,
  enrollApp,
  linkTo,
  login,
  ME,
  mailTo,
  setFlag,
  valueOf,
} from '../testing/identityTests.ts'
import { identityOf } from './providerClient.ts'
import { localPath } from './providerWay.ts'

let provider: OAuth2Server
let server: TestServer
/** What the provider says of whoever comes. */
let claims: Record<string, unknown> = {}
let nonce = ''

beforeAll(async () => {
  provider = new OAuth2Server()
  await provider.issuer.keys.generate('RS256')
  await provider.start(0, '127.0.0.1')
  // The mock knows nothing of nonces: the test hands it on
  provider.service.on('beforeTokenSigning', (token: MutableToken) => {
    Object.assign(token.payload, { aud: 'duet', nonce, ...claims })
  })
  // Nothing beyond the ID token
  provider.service.on('beforeUserinfo', (response: { body: object }) => {
    response.body = { sub: claims.sub }
  })
  server = await startTestServer({
    OIDC_ISSUER: provider.issuer.url ?? '',
    OIDC_CLIENT_ID: 'duet',
    OIDC_CLIENT_SECRET: 'a client secret',
    OIDC_NAME: 'Sun ID',
  })
  await server.newUser('first@example.org')
  await setFlag(server, 'ga-third-party-login', true)
})
afterAll(async () => {
  await server.close()
  await provider.stop()
})

let people = 0
beforeEach(() => {
  people += 1
  claims = { sub: `subject ${people}`, email: `person${people}@example.org`, email_verified: true }
})

const get = (url: string, cookie = '', token = '') =>
  server.app.inject({
    method: 'GET',
    url,
    headers: {
      ...(cookie ? { cookie } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
  })

interface WayBack {
  readonly callback: string
  readonly cookie: string
}

/** To the provider, and what it sends the browser back with. */
async function goOut(query = '', token = ''): Promise<WayBack> {
  const out = await get(`/api/auth/oidc/start${query}`, '', token)
  expect(out.statusCode).toBe(302)
  const authorize = new URL(String(out.headers.location))
  nonce = authorize.searchParams.get('nonce') ?? ''
  expect(authorize.searchParams.get('code_challenge_method')).toBe('S256')
  const answered = await fetch(authorize, { redirect: 'manual' })
  const back = new URL(answered.headers.get('location') ?? '')
  const cookie = String(out.headers['set-cookie']).split(';')[0] ?? ''
  return { callback: `${back.pathname}${back.search}`, cookie }
}

const comeBack = async ({ callback, cookie }: WayBack): Promise<URL> => {
  const answer = await get(callback, cookie)
  return new URL(String(answer.headers.location), 'http://localhost')
}

/** The second half, as the web application does it. */
async function finish(
  operation: 'firebaseLogin' | 'firebaseRegister',
  page: URL,
  {
    cookie = '',
    inviteId,
    token = '',
  }: { cookie?: string; inviteId?: string; token?: string } = {},
) {
  const response = await server.post({
    operation: 'Finish',
    headers: { cookie, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: {
      query: `mutation Finish($token: String!, $credential: String!, $invite_id: String) {
        ${operation}(token: $token, credential: $credential, invite_id: $invite_id) ${AUTH} }`,
      variables: {
        token: page.searchParams.get('token') ?? '',
        credential: page.searchParams.get('provider') ?? '',
        invite_id: inviteId,
      },
    },
  })
  return authOf(response.json())
}

async function signIn(query = '') {
  const way = await goOut(query)
  return finish('firebaseLogin', await comeBack(way), way)
}

const LOGIN_PAGE = '/auth/login'

describe('a provider', () => {
  test('is offered while its flag is on', async () => {
    const query = 'query IdentityProviders { identityProviders { id name url } }'
    expect((await server.call(query)).data).toEqual({
      identityProviders: [{ id: 'oidc', name: 'Sun ID', url: '/api/auth/oidc/start' }],
    })
    await setFlag(server, 'ga-third-party-login', false)
    expect((await server.call(query)).data).toEqual({ identityProviders: [] })
    expect((await get('/api/auth/oidc/start')).statusCode).toBe(404)
    await setFlag(server, 'ga-third-party-login', true)
    expect((await get('/api/auth/microsoft/start')).statusCode).toBe(404)
  })

  test('lets a known user in by the verified address, and by the account from then on', async () => {
    const user = await server.newUser(`person${people}@example.org`)
    const first = await signIn()
    expect((await server.call(ME, {}, first.token)).data).toMatchObject({ me: { id: user.id } })
    const mail = await mailTo(server, user.email, 'A way to sign in was added')
    expect(mail).toContain('at oidc signs in')
    claims = { ...claims, email: 'moved@example.org', email_verified: false }
    const second = await signIn()
    expect((await server.call(ME, {}, second.token)).data).toMatchObject({ me: { id: user.id } })
    const me = await server.call(
      'query Me { me { user_identity { provider provider_payload } } }',
      {},
      second.token,
    )
    expect(me.data).toMatchObject({
      me: {
        user_identity: [
          { provider: 'password' },
          { provider: 'oidc', provider_payload: { subject: `subject ${people}` } },
        ],
      },
    })
  })

  test.each([
    ['an address that the provider did not verify', false, true],
    ['an address that we did not verify', true, false],
  ])('never links by %s', async (_what, email_verified, ours) => {
    const user = await server.newUser(`person${people}@example.org`)
    await server.db
      .updateTable('app_user')
      .set({ email_verified: ours })
      .where('id', '=', user.id)
      .execute()
    claims = { ...claims, email_verified }
    expect(await signIn()).toEqual({
      code: 'INVALID_LOGIN',
      message: 'Invalid login credentials.',
      mfa: null,
    })
  })

  test('lets no deactivated user in, links nothing and takes no invitation', async () => {
    const email = `person${people}@example.org`
    const user = await server.newUser(email)
    const host = await server.newUser(`host${people}@example.org`)
    const organization_id = await server.newOrganization(`away-${people}`, { [host.id]: 'owner' })
    const { id: inviteId } = await inviteMember(server, host.id, {
      organization_id,
      email,
      role_id: 'member',
    })
    await server.db
      .updateTable('app_user')
      .set({ deactivated_at: new Date() })
      .where('id', '=', user.id)
      .execute()
    const way = await goOut('')
    const page = await comeBack(way)
    expect((await finish('firebaseLogin', page, { ...way, inviteId })).code).toBe(
      'ACCOUNT_DEACTIVATED',
    )
    expect(await memberships(server, user.id)).toEqual([])
    const { identity_links } = await server.db
      .selectFrom('account')
      .select((select) => select.fn.countAll<number>().as('identity_links'))
      .where('user_id', '=', user.id)
      .where('provider_id', '!=', 'credential')
      .executeTakeFirstOrThrow()
    expect(identity_links).toBe(0)
  })

  test('asks a user with a factor for it', async () => {
    const user = await server.newUser(`person${people}@example.org`)
    await enrollApp(server, user.token)
    expect((await signIn()).code).toBe('multi-factor-auth-required')
  })

  test('sends its refusal back with code and text, and the page that was asked for', async () => {
    const out = await get('/api/auth/oidc/start?referer=/home/projects&invite_id=abc')
    const state = new URL(String(out.headers.location)).searchParams.get('state') ?? ''
    const cookie = String(out.headers['set-cookie']).split(';')[0] ?? ''
    const query = new URLSearchParams({
      error: 'access_denied',
      error_description: 'The user said no',
      state,
      iss: provider.issuer.url ?? '',
    })
    const page = await comeBack({ callback: `/api/auth/oidc/callback?${query}`, cookie })
    expect(page.pathname).toBe(LOGIN_PAGE)
    expect(Object.fromEntries(page.searchParams)).toEqual({
      error: 'access_denied',
      error_description: 'The user said no',
      referer: '/home/projects',
      invite_id: 'abc',
    })
  })
})

describe('the way to a provider and back', () => {
  const stateError = { pathname: LOGIN_PAGE, error: 'invalid-state' }
  const seen = (page: URL) => ({ pathname: page.pathname, error: page.searchParams.get('error') })

  test('serves once', async () => {
    const way = await goOut()
    expect((await comeBack(way)).searchParams.get('token')).toBeTypeOf('string')
    expect(seen(await comeBack(way))).toEqual(stateError)
  })

  test('is bound to the browser that went out', async () => {
    const mine = await goOut()
    const theirs = await goOut()
    expect(seen(await comeBack({ ...mine, cookie: '' }))).toEqual(stateError)
    expect(seen(await comeBack({ ...theirs, cookie: mine.cookie }))).toEqual(stateError)
  })

  test.each([
    ['a nonce of another way', { nonce: 'x' }],
    ['another audience', { aud: 'other' }],
  ])('refuses an ID token with %s', async (_what, change) => {
    const way = await goOut()
    claims = { ...claims, ...change }
    expect((await comeBack(way)).searchParams.get('error')).toBe('provider-error')
  })

  test('what it proved serves once, in the same browser, for the same provider', async () => {
    await server.newUser(`person${people}@example.org`)
    const stolen = await goOut()
    const page = await comeBack(stolen)
    expect((await finish('firebaseLogin', page)).code).toBe('invalid-action-code')
    const sent = await comeBack(await goOut())
    const wrong = await goOut()
    // The browser of a victim has a cookie too: of its own way
    expect((await finish('firebaseLogin', sent, wrong)).code).toBe('invalid-action-code')
    const other = await comeBack(wrong)
    other.searchParams.set('provider', 'microsoft')
    expect((await finish('firebaseLogin', other, wrong)).code).toBe('invalid-action-code')
    const way = await goOut()
    const right = await comeBack(way)
    expect((await finish('firebaseLogin', right, way)).token).toBeTypeOf('string')
    expect((await finish('firebaseLogin', right, way)).code).toBe('invalid-action-code')
  })

  test.each([
    ['/home/projects?x=1', '/home/projects?x=1'],
    ['//evil.example', undefined],
    ['/\\evil.example', undefined],
    ['https://evil.example', undefined],
    ['/a\nb', undefined],
  ])('goes on to %j as %j', (asked, given) => {
    expect(localPath(asked)).toBe(given)
  })
})

describe('registering at a provider', () => {
  const register = async (inviteId?: string) => {
    const way = await goOut('?mode=register')
    const page = await comeBack(way)
    expect(page.pathname).toBe('/auth/register')
    return finish('firebaseRegister', page, { ...way, ...(inviteId ? { inviteId } : {}) })
  }

  test('is closed without an invitation, and open by the flag', async () => {
    expect((await register()).code).toBe('InvalidInvite')
    await setFlag(server, 'ga-open-registration', true)
    claims = { ...claims, given_name: 'Vera', family_name: 'Sun' }
    const { token } = await register()
    const me = await server.call(
      'query Me { me { first_name last_name has_email_verification_intercept } }',
      {},
      token,
    )
    expect(me.data).toEqual({
      me: { first_name: 'Vera', last_name: 'Sun', has_email_verification_intercept: false },
    })
    expect((await register()).code).toBe('UserAlreadyExists')
    claims = { sub: 'free', email: 'free@gmail.com', email_verified: true }
    expect((await register()).code).toBe('InvalidEmailDomain')
    await setFlag(server, 'ga-open-registration', false)
  })

  test('takes an invitation to the proven address, no other', async () => {
    const host = await server.newUser(`host${people}@example.org`)
    const organization_id = await server.newOrganization(`org-${people}`, { [host.id]: 'owner' })
    const email = `person${people}@example.org`
    const invited = await server.call(
      `mutation InviteOrganizationUser($organization_id: ID!, $email: String!) {
        inviteOrganizationUser(organization_id: $organization_id, email: $email, role_id: "member") { id } }`,
      { organization_id, email },
      host.token,
    )
    await linkTo(server, email, '/auth/invitation')
    const { id } = z.object({ id: z.string() }).parse(valueOf(invited))
    claims = { ...claims, email_verified: false }
    expect((await register(id)).code).toBe('InvalidInvite')
    claims = { sub: 'eve', email: 'eve@example.org', email_verified: true }
    expect((await register(id)).code).toBe('InviteEmailMismatch')
    claims = { sub: `subject ${people}`, email, email_verified: true }
    const { token } = await register(id)
    const me = await server.call('query Me { me { user_organization { role_id } } }', {}, token)
    expect(me.data).toEqual({ me: { user_organization: [{ role_id: 'member' }] } })
    expect((await login(server, email, TEST_PASSWORD)).code).toBe('INVALID_LOGIN')
  })
})

describe('a user of a provider alone', () => {
  const enroll = (token: string | undefined) =>
    server.call('mutation EnrollTotp { enrollTotp(display_name: "X") { uid } }', {}, token)

  test('proves a recent login there', async () => {
    const user = await server.newUser(`person${people}@example.org`)
    const token = (await signIn()).token ?? ''
    await ageLogin(server, user.id, 16)
    expect(codeOf(await enroll(token))).toBe('REQUIRES_RECENT_LOGIN')
    const way = await goOut('?mode=reauthenticate&referer=/settings', token)
    const page = await comeBack(way)
    expect(page.searchParams.get('mode')).toBe('reauthenticate')
    expect((await finish('firebaseLogin', page, { ...way, token })).token).toBeTypeOf('string')
    expect((await enroll(token)).errors).toBeUndefined()
    // Another session of the same user is as old as it was
    expect(codeOf(await enroll(user.token))).toBe('REQUIRES_RECENT_LOGIN')
  })

  test('not with the account of somebody else', async () => {
    await server.newUser(`person${people}@example.org`)
    const token = (await signIn()).token ?? ''
    claims = { sub: 'somebody else', email: 'else@example.org', email_verified: true }
    const way = await goOut('?mode=reauthenticate', token)
    const answer = await finish('firebaseLogin', await comeBack(way), { ...way, token })
    expect(answer.code).toBe('INVALID_LOGIN')
  })

  test('a stranger proves nothing', async () => {
    const page = await comeBack({
      callback: '/api/auth/oidc/start?mode=reauthenticate',
      cookie: '',
    })
    expect(page.searchParams.get('error')).toBe('unauthenticated')
  })
})

describe('an address at Microsoft', () => {
  const given = {
    iss: 'https://login.microsoftonline.com/t/v2.0',
    sub: 's',
    email: 'Ann@Example.org',
  }

  test.each([
    ['is trusted from the one directory of the configuration', true, {}, true],
    ['of any directory is not', false, {}, false],
    ['is where the owner of its domain verified it', false, { xms_edov: '1' }, true],
    ['is not by the claim that others use', false, { email_verified: true }, false],
  ])('%s', (_what, isAddressTrusted, more, isEmailVerified) => {
    const identity = identityOf({ id: 'microsoft', isAddressTrusted }, { ...given, ...more }, '')
    expect(identity).toMatchObject({ email: 'ann@example.org', isEmailVerified })
  })
})
