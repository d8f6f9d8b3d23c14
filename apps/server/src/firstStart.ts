import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from './db/connection.ts'
import { ADMIN_EMAIL } from './identity/firstPassword.ts'
import { newPasswordFault } from './identity/newPassword.ts'
import { createUser, setPassword } from './identity/passwords.ts'

export interface FirstStartDeps {
  readonly db: Database
  /** From the configuration; undefined: a random one. */
  readonly adminPassword: string | undefined
  /** Leaves the generated password where the operator finds it. */
  readonly storePassword: (password: string) => void
  /** Fills the new organisation with something to look at. */
  readonly createSampleProject?: CreateSampleProject | undefined
}

export type CreateSampleProject = (owner: {
  readonly userId: string
  readonly organizationId: string
}) => Promise<void>

export interface FirstUser {
  readonly email: string
  /** Undefined where the operator gave it. */
  readonly generatedPassword: string | undefined
}

const ORGANIZATION = { name: 'My Organization', slug: 'my-organization' }
const PASSWORD_BYTES = 12

/**
 * On an empty database: the organisation, its owner and a sample. Undefined where somebody is a member already.
 *
 * The membership comes last, so that a first start that was cut short is done again, with a new password.
 */
export async function prepareFirstStart(deps: FirstStartDeps): Promise<FirstUser | undefined> {
  const anybody = await deps.db
    .selectFrom('user_organization')
    .select('id')
    .limit(1)
    .executeTakeFirst()
  if (anybody) return undefined
  if (deps.adminPassword) await requireGoodPassword(deps.adminPassword)
  const generated = deps.adminPassword
    ? undefined
    : randomBytes(PASSWORD_BYTES).toString('base64url')
  const userId = await adminWithPassword(deps.db, deps.adminPassword ?? generated ?? '')
  if (generated !== undefined) deps.storePassword(generated)
  const organization = await deps.db
    .insertInto('organization')
    .values(ORGANIZATION)
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ updated_at: sql<Date>`now()` }))
    .returning('id')
    .executeTakeFirstOrThrow()
  await deps.createSampleProject?.({ userId, organizationId: organization.id })
  await deps.db
    .insertInto('user_organization')
    .values({ user_id: userId, organization_id: organization.id, role_id: 'owner' })
    .execute()
  return { email: ADMIN_EMAIL, generatedPassword: generated }
}

/** @throws Error with what is wrong */
async function requireGoodPassword(password: string): Promise<void> {
  const fault = await newPasswordFault(password, { email: ADMIN_EMAIL })
  if (fault !== undefined) throw new Error(`DUET_ADMIN_PASSWORD: ${fault}`)
}

async function adminWithPassword(db: Database, password: string): Promise<string> {
  const known = await db
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', ADMIN_EMAIL)
    .executeTakeFirst()
  if (!known) {
    const name = { firstName: 'DUET', lastName: 'Admin' }
    return createUser(db, { email: ADMIN_EMAIL, ...name, password, role: 'system_admin' })
  }
  await setPassword(db, known.id, password)
  return known.id
}
