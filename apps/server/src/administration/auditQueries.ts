import { sql } from 'kysely'
import type { Database } from '../db/connection.ts'
import { countRows } from '../db/countRows.ts'
import { containsPattern } from '../db/likePattern.ts'

export interface AuditSearch {
  /** Part of the email address of the user or of who acted as them. */
  readonly search?: string | undefined
  readonly action?: string | undefined
  readonly organizationId?: string | undefined
  readonly projectId?: string | undefined
  /** What this user did, and what was done to them. */
  readonly aboutUserId?: string
}

export interface AuditLogRow {
  readonly id: number
  readonly at: Date
  readonly action: string
  readonly details: unknown
  readonly project_id: string | null
  readonly user_email: string | null
  readonly impersonator_email: string | null
  readonly organization_name: string | null
  readonly project_name: string | null
}

/** Newest first. */
export function listAuditRows(
  db: Database,
  search: AuditSearch,
  { skip, take }: { readonly skip: number; readonly take: number },
): Promise<AuditLogRow[]> {
  return found(db, search)
    .select([
      'audit_log.id',
      'audit_log.at',
      'audit_log.action',
      'audit_log.details',
      'audit_log.project_id',
      'actor.email as user_email',
      'impersonator.email as impersonator_email',
      'organization.name as organization_name',
      'project.name as project_name',
    ])
    .orderBy('audit_log.at', 'desc')
    .orderBy('audit_log.id', 'desc')
    .offset(skip)
    .limit(take)
    .execute()
}

export const countAuditRows = (db: Database, search: AuditSearch): Promise<number> =>
  countRows(found(db, search))

/** What a row names may be gone by now. The organisation of a row about a project is that of the project. */
function found(
  db: Database,
  { search, action, organizationId, projectId, aboutUserId }: AuditSearch,
) {
  let query = db
    .selectFrom('audit_log')
    .leftJoin('app_user as actor', 'actor.id', 'audit_log.user_id')
    .leftJoin('app_user as impersonator', 'impersonator.id', 'audit_log.impersonator_id')
    .leftJoin('project', 'project.id', 'audit_log.project_id')
    .leftJoin('organization', (join) =>
      join.on((on) =>
        on(
          'organization.id',
          '=',
          on.fn.coalesce('audit_log.organization_id', 'project.organization_id'),
        ),
      ),
    )
  if (search !== undefined) {
    const pattern = containsPattern(search)
    query = query.where((where) =>
      where.or([
        where('actor.email', 'ilike', pattern),
        where('impersonator.email', 'ilike', pattern),
      ]),
    )
  }
  if (action !== undefined) query = query.where('audit_log.action', '=', action)
  if (aboutUserId !== undefined) {
    query = query.where((where) =>
      where.or([
        where('audit_log.user_id', '=', aboutUserId),
        where(sql`audit_log.details ->> 'user_id'`, '=', aboutUserId),
      ]),
    )
  }
  if (projectId !== undefined) query = query.where('audit_log.project_id', '=', projectId)
  return organizationId === undefined
    ? query
    : query.where((where) =>
        where(
          where.fn.coalesce('audit_log.organization_id', 'project.organization_id'),
          '=',
          organizationId,
        ),
      )
}
