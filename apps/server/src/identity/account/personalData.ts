import { sql } from 'kysely'
import type { Database } from '../../db/connection.ts'
import type { DB } from '../../db/database.gen.ts'

/** More rows of one kind than a person leaves; the newest are given. */
const ROWS = 10_000

/** All that is held about a user, under the names of its tables. Secrets and hashes are left out. */
export async function collectPersonalData(
  db: Database,
  userId: string,
): Promise<Readonly<Record<string, unknown>>> {
  const user = await db
    .selectFrom('app_user')
    .selectAll()
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return {
    user,
    ...(await signInData(db, userId)),
    ...(await organizationData(db, userId, user.email)),
    ...(await workData(db, userId)),
  }
}

/** The rows of a table about the user. */
async function rowsOf<Table extends keyof DB>(
  db: Database,
  userId: string,
  table: Table,
  columns: readonly (keyof DB[Table] & string)[],
  {
    by = 'user_id',
    newestBy,
  }: { readonly by?: string; readonly newestBy?: keyof DB[Table] & string } = {},
): Promise<readonly unknown[]> {
  const order = newestBy ? sql`order by ${sql.ref(newestBy)} desc` : sql``
  const { rows } = await sql`
    select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
    where ${sql.ref(by)} = ${userId} ${order} limit ${ROWS}`.execute(db)
  return rows
}

async function signInData(db: Database, userId: string) {
  const identity = ['id', 'provider_id', 'account_id', 'created_at', 'updated_at'] as const
  const factor = ['id', 'kind', 'display_name', 'phone_number', 'confirmed_at'] as const
  const token = ['id', 'name', 'prefix', 'scopes', 'organization_id'] as const
  const request = ['id', 'request_type', 'status', 'created_at', 'completed_at'] as const
  return {
    identities: await rowsOf(db, userId, 'account', identity),
    sessions: await db
      .selectFrom('session')
      .select(['id', 'created_at', 'updated_at', 'expires_at', 'ip_address', 'user_agent'])
      .where('user_id', '=', userId)
      .where('impersonator_id', 'is', null)
      .limit(ROWS)
      .execute(),
    factors: await rowsOf(db, userId, 'mfa_factor', [...factor, 'last_used_at', 'created_at']),
    api_tokens: await rowsOf(db, userId, 'api_token', [
      ...token,
      'created_at',
      'expires_at',
      'last_used_at',
    ]),
    privacy_requests: await rowsOf(db, userId, 'data_privacy_request', request),
    intake_form: await db
      .selectFrom('lead_intake_form')
      .selectAll()
      .where('user_id', '=', userId)
      .executeTakeFirst(),
  }
}

async function organizationData(db: Database, userId: string, email: string) {
  const request = ['id', 'organization_id', 'created_at', 'approved_at', 'rejected_at'] as const
  return {
    memberships: await db
      .selectFrom('user_organization')
      .innerJoin('organization', 'organization.id', 'user_organization.organization_id')
      .select(['organization.id', 'organization.name', 'organization.slug', 'role_id'])
      .select('user_organization.created_at')
      .where('user_id', '=', userId)
      .limit(ROWS)
      .execute(),
    invites: await db
      .selectFrom('invite')
      .select(['id', 'organization_id', 'email', 'role_id', 'created_at', 'expires_at'])
      .select(['accepted_at', 'declined_at', 'revoked_at'])
      .where((where) => where.or([where('email', '=', email), where('invited_by', '=', userId)]))
      .limit(ROWS)
      .execute(),
    requests: await rowsOf(db, userId, 'user_request', request),
  }
}

async function workData(db: Database, userId: string) {
  const project = ['id', 'name', 'organization_id', 'created_at'] as const
  const run = ['id', 'project_id', 'name', 'created_at'] as const
  const act = ['at', 'action', 'organization_id', 'project_id', 'details'] as const
  const event = ['at', 'event', 'path', 'properties', 'tab_session_id'] as const
  return {
    projects_owned: await rowsOf(db, userId, 'project', project, { by: 'owner_id' }),
    project_roles: await rowsOf(db, userId, 'project_user', ['project_id', 'role_id']),
    simulations_started: await rowsOf(db, userId, 'simulation', run, { newestBy: 'created_at' }),
    audit: await rowsOf(db, userId, 'audit_log', act, { newestBy: 'at' }),
    analytics: await rowsOf(db, userId, 'analytics_event', event, { newestBy: 'at' }),
  }
}
