import type { Database } from '../../db/connection.ts'

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
    ...(await traceData(db, userId)),
  }
}

async function signInData(db: Database, userId: string) {
  return {
    identities: await db
      .selectFrom('account')
      .select(['id', 'provider_id', 'account_id', 'created_at', 'updated_at'])
      .where('user_id', '=', userId)
      .limit(ROWS)
      .execute(),
    sessions: await db
      .selectFrom('session')
      .select(['id', 'created_at', 'updated_at', 'expires_at', 'ip_address', 'user_agent'])
      .where('user_id', '=', userId)
      .where('impersonator_id', 'is', null)
      .limit(ROWS)
      .execute(),
    factors: await db
      .selectFrom('mfa_factor')
      .select([
        'id',
        'kind',
        'display_name',
        'phone_number',
        'confirmed_at',
        'last_used_at',
        'created_at',
      ])
      .where('user_id', '=', userId)
      .limit(ROWS)
      .execute(),
    api_tokens: await db
      .selectFrom('api_token')
      .select([
        'id',
        'name',
        'prefix',
        'scopes',
        'organization_id',
        'created_at',
        'expires_at',
        'last_used_at',
      ])
      .where('user_id', '=', userId)
      .limit(ROWS)
      .execute(),
    privacy_requests: await db
      .selectFrom('data_privacy_request')
      .select(['id', 'request_type', 'status', 'created_at', 'completed_at'])
      .where('user_id', '=', userId)
      .limit(ROWS)
      .execute(),
    intake_form: await db
      .selectFrom('lead_intake_form')
      .selectAll()
      .where('user_id', '=', userId)
      .executeTakeFirst(),
  }
}

async function organizationData(db: Database, userId: string, email: string) {
  return {
    memberships: await db
      .selectFrom('user_organization')
      .innerJoin('organization', 'organization.id', 'user_organization.organization_id')
      .select([
        'organization.id',
        'organization.name',
        'organization.slug',
        'role_id',
        'user_organization.created_at',
      ])
      .where('user_id', '=', userId)
      .limit(ROWS)
      .execute(),
    invites: await db
      .selectFrom('invite')
      .select([
        'id',
        'organization_id',
        'email',
        'role_id',
        'created_at',
        'expires_at',
        'accepted_at',
        'declined_at',
        'revoked_at',
      ])
      .where((where) => where.or([where('email', '=', email), where('invited_by', '=', userId)]))
      .limit(ROWS)
      .execute(),
    requests: await db
      .selectFrom('user_request')
      .select(['id', 'organization_id', 'created_at', 'approved_at', 'rejected_at'])
      .where('user_id', '=', userId)
      .limit(ROWS)
      .execute(),
  }
}

async function workData(db: Database, userId: string) {
  return {
    projects_owned: await db
      .selectFrom('project')
      .select(['id', 'name', 'organization_id', 'created_at'])
      .where('owner_id', '=', userId)
      .limit(ROWS)
      .execute(),
    project_roles: await db
      .selectFrom('project_user')
      .select(['project_id', 'role_id'])
      .where('user_id', '=', userId)
      .limit(ROWS)
      .execute(),
    simulations_started: await db
      .selectFrom('simulation')
      .select(['id', 'project_id', 'name', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .limit(ROWS)
      .execute(),
  }
}

async function traceData(db: Database, userId: string) {
  return {
    audit: await db
      .selectFrom('audit_log')
      .select(['at', 'action', 'organization_id', 'project_id', 'details'])
      .where('user_id', '=', userId)
      .orderBy('at', 'desc')
      .limit(ROWS)
      .execute(),
    analytics: await db
      .selectFrom('analytics_event')
      .select(['at', 'event', 'path', 'properties', 'tab_session_id'])
      .where('user_id', '=', userId)
      .orderBy('at', 'desc')
      .limit(ROWS)
      .execute(),
  }
}
