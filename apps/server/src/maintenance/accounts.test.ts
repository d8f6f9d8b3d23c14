import { spawn } from 'node:child_process'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enrollApp, login } from '../identity/testing/identityTests.ts'
import {
  startTestServer,
  TEST_PASSWORD,
  TEST_SECRET,
  type TestServer,
} from '../testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** The program beside the running server; `input` comes by standard input. */
async function run(args: readonly string[], input = '') {
  const child = spawn(
    process.execPath,
    [path.resolve(import.meta.dirname, 'accountProgram.ts'), ...args],
    { env: { ...process.env, DATABASE_URL: server.url, DUET_SECRET: TEST_SECRET } },
  )
  child.stdin.end(input)
  const ended = new Promise<number | null>((done) => child.once('exit', done))
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { out, err, code: await ended }
}

test('an only administrator who is locked out comes in again by a password or a link', async () => {
  const user = await server.newUser('locked@acme.example')
  await enrollApp(server, user.token)
  const given = ['reset-password', user.email, '--password', '--reset-factors']
  expect(await run(given, 'short\n')).toMatchObject({
    code: 1,
    err: expect.stringContaining('Password must be at least'),
  })
  expect(await run(given, 'a long new sentence\n')).toMatchObject({ code: 0, err: '' })
  const answer = await server.call('query Me { me { id } }', {}, user.token)
  expect(answer.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  expect((await login(server, user.email, TEST_PASSWORD)).code).toBe('INVALID_LOGIN')
  expect((await login(server, user.email, 'a long new sentence')).token).toBeTruthy()

  const { out } = await run(['reset-password', 'Locked@acme.example'])
  const token = /\/auth\/password-reset\?token=([\w-]+)/.exec(out)?.[1]
  const reset = `mutation R($token: String!) {
    resetPassword(token: $token, new_password: "yet another sentence") { ... on TokenPayload { token } } }`
  expect((await server.call(reset, { token })).data?.['resetPassword']).toMatchObject({
    token: expect.any(String),
  })
  const rows = await server.db
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .where('user_id', '=', user.id)
    .orderBy('id')
    .execute()
  expect(rows.map(({ action }) => action)).toEqual(
    expect.arrayContaining([
      'user_factors_reset',
      'user_sessions_ended',
      'password_reset',
      'user_reset_link_made',
    ]),
  )
})

test('system administrators are named, listed and taken back, but for the last', async () => {
  const user = await server.newUser('first@acme.example')
  const other = await server.newUser('second@acme.example')
  for (const { email } of [user, other]) {
    expect(await run(['admin', email])).toMatchObject({ code: 0 })
  }
  expect((await run(['admin', '--list'])).out).toBe(
    'first@acme.example  Test User\nsecond@acme.example  Test User\n',
  )
  expect(await run(['admin', other.email, '--revoke'])).toMatchObject({ code: 0 })
  expect(await run(['admin', user.email, '--revoke'])).toMatchObject({
    code: 1,
    err: 'duet admin: The last system administrator stays. Name another one first.\n',
  })
  expect(await run(['admin', 'nobody@acme.example'])).toMatchObject({
    code: 1,
    err: 'duet admin: no user has the email address nobody@acme.example\n',
  })
})
