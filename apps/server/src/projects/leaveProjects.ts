import { type SqlBool, sql } from 'kysely'
import type { Database } from '../db/connection.ts'

/** A user who leaves an organisation, or stays as a guest. */
export interface LeavingUser {
  readonly organizationId: string
  readonly userId: string
  /** Takes over projects that have no other owner. */
  readonly heirId: string
  readonly becomes: 'stranger' | 'guest'
}

/**
 * Hands the projects of the user in the organisation over, also deleted ones, and takes the user off their lists; a
 * guest stays listed, as an editor where it was as owner.
 */
export async function leaveProjects(tx: Database, leaving: LeavingUser): Promise<void> {
  const { userId, organizationId, becomes } = leaving
  await handOver(tx, leaving)
  const ofOrganization = sql<SqlBool>`project_id in (
    select id from project where organization_id = ${organizationId})`
  if (becomes === 'stranger') {
    await tx
      .deleteFrom('project_user')
      .where('user_id', '=', userId)
      .where(ofOrganization)
      .execute()
  } else {
    await tx
      .updateTable('project_user')
      .set({ role_id: 'editor' })
      .where('user_id', '=', userId)
      .where('role_id', '=', 'owner')
      .where(ofOrganization)
      .execute()
  }
}

async function handOver(
  tx: Database,
  { userId, organizationId, heirId }: LeavingUser,
): Promise<void> {
  await sql`
    with handed as (
      update project set updated_at = now(), owner_id = coalesce((
        select other.user_id from project_user other
        join user_organization member on member.user_id = other.user_id
          and member.organization_id = project.organization_id and member.role_id <> 'guest'
        where other.project_id = project.id and other.role_id = 'owner' and other.user_id <> ${userId}
        order by other.user_id limit 1
      ), ${heirId}::uuid)
      where organization_id = ${organizationId} and owner_id = ${userId}
      returning id, owner_id
    )
    insert into project_user (project_id, user_id, role_id)
    select id, owner_id, 'owner' from handed
    on conflict (project_id, user_id) do update set role_id = 'owner'`.execute(tx)
}
