import { normalizePassword } from '@duet/contract'
import { hash, verify } from '@node-rs/argon2'
import { sql } from 'kysely'
import type { Database } from '../db/connection.ts'
import { randomToken } from './oneTimeTokens.ts'

/** Marks the account that holds the password of a user. */
export const PASSWORD_PROVIDER = 'credential'
/** No stored password is longer: what is longer only makes hashing slow. */
export const LONGEST_STORED_PASSWORD = 256

export interface NewUser {
  /** Must be free. */
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** Undefined for a user who signs in at a provider. */
  readonly password: string | undefined
  readonly role: 'user' | 'system_admin'
  /** True unless it says otherwise. */
  readonly isEmailVerified?: boolean
}

export interface RightPassword {
  readonly userId: string
  /** Whether it is the password still. */
  readonly isCurrent: (tx: Database) => Promise<boolean>
}

/** What a password is compared with where there is nothing to compare, so that both take as long. */
let decoy: Promise<string> | undefined

/** Undefined for an unknown user and for a wrong password alike, after the same work. */
export async function verifyLogin(
  db: Database,
  email: string,
  candidate: string,
): Promise<RightPassword | undefined> {
  const stored = await passwords(db)
    .innerJoin('app_user', 'app_user.id', 'account.user_id')
    .where('app_user.email', '=', email)
    .executeTakeFirst()
  decoy ??= hashPassword(randomToken())
  const isRight = await verifyPassword(stored?.password ?? (await decoy), candidate)
  if (!isRight || !stored?.password) return undefined
  const { user_id: userId, password } = stored
  return {
    userId,
    isCurrent: async (tx) => (await passwordHashOf(tx, userId)) === password,
  }
}

export async function hasPassword(
  db: Database,
  userId: string,
  candidate: string,
): Promise<boolean> {
  const stored = await passwordHashOf(db, userId)
  return stored != null && verifyPassword(stored, candidate)
}

/** Answers the id of the user. */
export async function createUser(db: Database, user: NewUser): Promise<string> {
  const { email, firstName, lastName, password, role, isEmailVerified = true } = user
  const hashed = password === undefined ? undefined : await hashPassword(password)
  return db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('app_user')
      .values({
        email: email.toLowerCase(),
        email_verified: isEmailVerified,
        name: `${firstName} ${lastName}`.trim(),
        first_name: firstName,
        last_name: lastName,
        role,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (hashed !== undefined) await storeHash(tx, id, hashed)
    return id
  })
}

/** Also for a user who had none. Give the transaction of an act that does more. */
export async function setPassword(db: Database, userId: string, password: string): Promise<void> {
  await storeHash(db, userId, await hashPassword(password))
}

async function storeHash(db: Database, user_id: string, password: string): Promise<void> {
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

async function passwordHashOf(db: Database, userId: string): Promise<string | null | undefined> {
  const row = await passwords(db).where('account.user_id', '=', userId).executeTakeFirst()
  return row?.password
}

function passwords(db: Database) {
  return db
    .selectFrom('account')
    .select(['account.user_id', 'account.password'])
    .where('account.provider_id', '=', PASSWORD_PROVIDER)
}

/** argon2id with the library's defaults (19 MiB, 2 passes), as OWASP asks. */
function hashPassword(password: string): Promise<string> {
  return hash(normalizePassword(password))
}

/** Hashes of before are of the password as it was typed. */
async function verifyPassword(stored: string, password: string): Promise<boolean> {
  const normal = normalizePassword(password)
  if (await verify(stored, normal)) return true
  return normal !== password && verify(stored, password)
}
