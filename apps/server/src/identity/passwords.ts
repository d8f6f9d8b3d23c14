import { normalizePassword } from '@duet/contract'
import { hash, verify } from '@node-rs/argon2'
import { betterAuth } from 'better-auth'
import { sql } from 'kysely'
import type { Database } from '../db/connection.ts'
import { randomToken } from './oneTimeTokens.ts'

/** What the password engine does for the operations; its own HTTP routes are not served. */
export interface AuthEngine {
  /** The id of the user. Undefined for an unknown user and for a wrong password alike, after the same work. */
  readonly verifyLogin: (email: string, password: string) => Promise<RightPassword | undefined>
  /** The email must be free. */
  readonly createUser: (user: NewUser) => Promise<string>
  readonly hasPassword: (userId: string, password: string) => Promise<boolean>
  /** Also for a user who had none. Give the transaction of an act that does more. */
  readonly setPassword: (userId: string, password: string, tx?: Database) => Promise<void>
}

export interface RightPassword {
  readonly userId: string
  /** Whether it is the password still. */
  readonly isCurrent: (tx: Database) => Promise<boolean>
}

export interface ClientInfo {
  readonly ip: string
  readonly userAgent: string | undefined
}

export interface NewUser {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** Undefined for a user who signs in at a provider. */
  readonly password: string | undefined
  readonly role: 'user' | 'system_admin'
  /** True unless it says otherwise. */
  readonly isEmailVerified?: boolean
}

/** Marks the account that holds the password of a user. */
export const PASSWORD_PROVIDER = 'credential'
/** No stored password is longer: what is longer only makes hashing slow. */
export const LONGEST_STORED_PASSWORD = 256

export function createAuthEngine(
  db: Database,
  { secret, baseUrl }: { readonly secret: string; readonly baseUrl: string },
): AuthEngine {
  const auth = betterAuth(engineOptions(db, secret, baseUrl))
  // What a password is compared with where there is nothing to compare, so that both take as long
  let decoy: Promise<string> | undefined
  return {
    verifyLogin: async (email, candidate) => {
      const { internalAdapter, password } = await auth.$context
      const found = await internalAdapter.findUserByEmail(email, { includeAccounts: true })
      const stored = found?.accounts.find((account) => account.providerId === PASSWORD_PROVIDER)
      decoy ??= password.hash(randomToken())
      const isRight = await password.verify({
        hash: stored?.password ?? (await decoy),
        password: candidate,
      })
      if (!isRight || !stored?.password) return undefined
      const { userId, password: checked } = stored
      return { userId, isCurrent: (tx) => isPasswordHash(tx, userId, checked) }
    },
    createUser: async (user) => {
      const { internalAdapter, password } = await auth.$context
      const created = await internalAdapter.createUser(
        {
          email: user.email,
          emailVerified: user.isEmailVerified ?? true,
          name: `${user.firstName} ${user.lastName}`.trim(),
          first_name: user.firstName,
          last_name: user.lastName,
          role: user.role,
        },
        { method: 'email-password' },
      )
      if (user.password !== undefined) {
        const hashed = await password.hash(user.password)
        await internalAdapter.createAccount(credential(created.id, hashed))
      }
      return created.id
    },
    hasPassword: async (userId, candidate) => {
      const { internalAdapter, password } = await auth.$context
      const account = await internalAdapter.findCredentialAccount(userId)
      if (!account?.password) return false
      return password.verify({ hash: account.password, password: candidate })
    },
    setPassword: (userId, password, tx = db) => setPassword(tx, userId, password),
  }
}

async function isPasswordHash(db: Database, userId: string, checked: string): Promise<boolean> {
  const found = await db
    .selectFrom('account')
    .select('id')
    .where('user_id', '=', userId)
    .where('provider_id', '=', PASSWORD_PROVIDER)
    .where('password', '=', checked)
    .executeTakeFirst()
  return found !== undefined
}

async function setPassword(db: Database, user_id: string, newPassword: string): Promise<void> {
  const password = await hashPassword(newPassword)
  await db
    .insertInto('account')
    .values({ user_id, account_id: user_id, provider_id: PASSWORD_PROVIDER, password })
    .onConflict((on) =>
      on
        .columns(['provider_id', 'account_id'])
        .doUpdateSet({ password, updated_at: sql<Date>`now()` }),
    )
    .execute()
}

function credential(userId: string, password: string) {
  return { userId, accountId: userId, providerId: PASSWORD_PROVIDER, password }
}

/** Our tables and columns under the engine's own names. */
function engineOptions(db: Database, secret: string, baseUrl: string) {
  const times = { createdAt: 'created_at', updatedAt: 'updated_at' }
  const text = { type: 'string', required: false, input: false } as const
  return {
    baseURL: baseUrl,
    secret,
    database: { db, type: 'postgres' },
    advanced: { database: { generateId: 'uuid' } },
    telemetry: { enabled: false },
    logger: { disabled: true },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      maxPasswordLength: LONGEST_STORED_PASSWORD,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    user: {
      modelName: 'app_user',
      fields: { emailVerified: 'email_verified', ...times },
      additionalFields: { first_name: text, last_name: text, role: text },
    },
    session: {
      modelName: 'session',
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        ...times,
      },
    },
    account: {
      modelName: 'account',
      fields: {
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        ...times,
      },
    },
    verification: { modelName: 'verification', fields: { expiresAt: 'expires_at', ...times } },
  } as const
}

/** argon2id with the library's defaults (19 MiB, 2 passes), as OWASP asks. */
function hashPassword(password: string): Promise<string> {
  return hash(normalizePassword(password))
}

/** Hashes of before are of the password as it was typed. */
async function verifyPassword({
  hash: stored,
  password,
}: {
  hash: string
  password: string
}): Promise<boolean> {
  const normal = normalizePassword(password)
  if (await verify(stored, normal)) return true
  return normal !== password && verify(stored, password)
}
