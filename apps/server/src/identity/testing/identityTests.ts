import { TOTP } from 'otpauth'
import { z } from 'zod'
import type { Database } from '../../db/connection.ts'
import { updateFeatureFlag } from '../../flags/featureFlags.ts'
import { eventually } from '../../testing/eventually.ts'
import { lockWaiters } from '../../testing/lockWaiters.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { holdUser } from '../identityQueries.ts'

/** What the ways in answer, as far as tests look. */
export interface AuthAnswer {
  readonly token?: string
  readonly code?: string
  readonly message?: string
  readonly mfa?: {
    readonly token: string
    readonly hints: readonly { uid: string; factorId: string; phoneNumber: string | null }[]
  } | null
}

export const AUTH = `{
  ... on TokenPayload { token expires_at }
  ... on AuthError { code message mfa { token hints { uid factorId displayName phoneNumber } } }
}`

export const LOGIN = `mutation LocalLogin($username: String!, $password: String!) {
  localLogin(username: $username, password: $password) ${AUTH} }`
export const ME = 'query Me { me { id email } }'

type Answer = Awaited<ReturnType<TestServer['call']>>

/** The answer of an operation whose answer is an AuthResponse. */
export function authOf(answer: Answer): AuthAnswer {
  if (answer.errors) throw new Error(JSON.stringify(answer.errors))
  const [first] = Object.values(answer.data ?? {})
  return first ?? {}
}

/** The value of the one field that was asked for. */
export function valueOf(answer: Answer): unknown {
  if (answer.errors) throw new Error(JSON.stringify(answer.errors))
  return Object.values(answer.data ?? {})[0]
}

export async function login(
  server: TestServer,
  username: string,
  password: string,
): Promise<AuthAnswer> {
  return authOf(await server.call(LOGIN, { username, password }))
}

/** As if the user of the token had logged in so long ago. */
export async function ageLogin(server: TestServer, userId: string, minutes: number): Promise<void> {
  const authenticated_at = new Date(Date.now() - minutes * 60_000)
  await server.db
    .updateTable('session')
    .set({ authenticated_at })
    .where('user_id', '=', userId)
    .execute()
}

/** Makes a change of the account while what is begun waits for it, past its own checks. */
export async function whileWaiting<T>(
  server: TestServer,
  userId: string,
  begin: () => Promise<T>,
  change: (tx: Database) => Promise<unknown>,
): Promise<T> {
  const { answer } = await server.db.transaction().execute(async (tx) => {
    await holdUser(tx, userId)
    const begun = begin()
    await lockWaiters(server.pool, 1)
    await change(tx)
    return { answer: begun }
  })
  return answer
}

/** A code that was not used before. */
export async function freshCode(server: TestServer, uid: string, secret: string): Promise<string> {
  await server.db.updateTable('mfa_factor').set({ last_step: null }).where('id', '=', uid).execute()
  return new TOTP({ secret }).generate()
}

/** The link of the newest message to an address; waits for messages that are sent beside the answer. */
export function linkTo(server: TestServer, email: string, path: string): Promise<string> {
  return eventually(async () => {
    const { text } = await server.db
      .selectFrom('kept_message')
      .select('text')
      .where('recipient', '=', email)
      .where('text', 'like', `%${path}%`)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
    const token = /[?&]token=([\w-]+)/.exec(text)?.[1]
    if (token === undefined) throw new Error('No link yet')
    return token
  })
}

/** The newest message to an address with this subject; waits for messages that are sent beside the answer. */
export function mailTo(server: TestServer, email: string, subject: string): Promise<string> {
  return eventually(async () => {
    const { text } = await server.db
      .selectFrom('kept_message')
      .select('text')
      .where('recipient', '=', email)
      .where('subject', '=', subject)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
    return text
  })
}

/** Turns a flag on or off at once. */
export async function setFlag(server: TestServer, id: string, enabled: boolean): Promise<void> {
  const { id: userId } = await server.db
    .selectFrom('app_user')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await updateFeatureFlag(
    server,
    { userId, isSystemAdmin: true, impersonatorId: undefined, apiToken: undefined },
    { id, enabled, constraints: [] },
  )
}

/** A confirmed authenticator app of the user. */
export async function enrollApp(
  server: TestServer,
  token: string,
): Promise<{ uid: string; secret: string; recoveryCodes: readonly string[] }> {
  const begun = await server.call(
    'mutation EnrollTotp { enrollTotp(display_name: "My phone") { uid secret otpauth_url } }',
    {},
    token,
  )
  const { uid, secret } = z.object({ uid: z.string(), secret: z.string() }).parse(valueOf(begun))
  const code = new TOTP({ secret }).generate()
  const done = await server.call(
    `mutation ConfirmMfaFactor($uid: ID!, $code: String!) {
      confirmMfaFactor(mfa_uid: $uid, code: $code) { recovery_codes }
    }`,
    { uid, code },
    token,
  )
  const { recovery_codes: recoveryCodes } = z
    .object({ recovery_codes: z.array(z.string()) })
    .parse(valueOf(done))
  return { uid, secret, recoveryCodes }
}
