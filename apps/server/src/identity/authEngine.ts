import { hash, verify } from '@node-rs/argon2'
import { APIError, betterAuth } from 'better-auth'
import type { Database } from '../db/connection.ts'

/** What the identity engine does for the operations; its own HTTP routes are not served. */
export interface AuthEngine {
  /** Undefined for an unknown user and for a wrong password alike, after the same work. */
  readonly signIn: (
    email: string,
    password: string,
    client: ClientInfo,
  ) => Promise<{ userId: string; sessionToken: string } | undefined>
  /** The email must be free. */
  readonly createUser: (user: NewUser) => Promise<string>
  readonly hasPassword: (userId: string, password: string) => Promise<boolean>
  readonly setPassword: (userId: string, password: string) => Promise<void>
}

export interface ClientInfo {
  readonly ip: string
  readonly userAgent: string | undefined
}

export interface NewUser {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly password: string
  readonly role: 'user' | 'system_admin'
}

export const MIN_PASSWORD_LENGTH = 6
/** A longer one would only make hashing slow. */
export const MAX_PASSWORD_LENGTH = 256
export const SESSION_LIFETIME_S = 7 * 24 * 3600

export function createAuthEngine(
  db: Database,
  { secret, baseUrl }: { readonly secret: string; readonly baseUrl: string },
): AuthEngine {
  const auth = betterAuth(engineOptions(db, secret, baseUrl))
  return {
    signIn: async (email, password, client) => {
      try {
        const headers = new Headers({
          'x-forwarded-for': client.ip,
          'user-agent': client.userAgent ?? '',
        })
        const { user, token } = await auth.api.signInEmail({ body: { email, password }, headers })
        return { userId: user.id, sessionToken: token }
      } catch (error) {
        // The engine refuses by throwing; anything else is a fault of ours
        if (error instanceof APIError && error.statusCode < 500) return undefined
        throw error
      }
    },
    createUser: async (user) => {
      const { internalAdapter, password } = await auth.$context
      const created = await internalAdapter.createUser(
        {
          email: user.email,
          emailVerified: true,
          name: `${user.firstName} ${user.lastName}`.trim(),
          first_name: user.firstName,
          last_name: user.lastName,
          role: user.role,
        },
        { method: 'email-password' },
      )
      await internalAdapter.createAccount({
        userId: created.id,
        accountId: created.id,
        providerId: 'credential',
        password: await password.hash(user.password),
      })
      return created.id
    },
    hasPassword: async (userId, candidate) => {
      const { internalAdapter, password } = await auth.$context
      const account = await internalAdapter.findCredentialAccount(userId)
      if (!account?.password) return false
      return password.verify({ hash: account.password, password: candidate })
    },
    setPassword: async (userId, newPassword) => {
      const { internalAdapter, password } = await auth.$context
      await internalAdapter.updatePassword(userId, await password.hash(newPassword))
    },
  }
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
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      // argon2id with the library's defaults (19 MiB, 2 passes), as OWASP asks
      password: { hash: (password: string) => hash(password), verify: verifyPassword },
    },
    user: {
      modelName: 'app_user',
      fields: { emailVerified: 'email_verified', ...times },
      additionalFields: { first_name: text, last_name: text, role: text },
    },
    session: {
      modelName: 'session',
      expiresIn: SESSION_LIFETIME_S,
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

function verifyPassword({
  hash: stored,
  password,
}: {
  hash: string
  password: string
}): Promise<boolean> {
  return verify(stored, password)
}
