import type { UserId } from '../access/organizationAccess.ts'
import { projectAccess } from '../access/projectAccess.ts'
import type { ProjectActivity, QueryProjectActivityArgs } from '../graphql/resolvers.gen.ts'
import { parseInput } from '../input/parseInput.ts'
import type { Server } from '../server.ts'
import { pageSchema } from './projectInput.ts'

const DEFAULT_PAGE = 50

/** Who did what in the project, newest first, as the audit log has it. */
export async function projectActivity(
  { db }: Server,
  userId: UserId,
  input: QueryProjectActivityArgs,
): Promise<ProjectActivity[]> {
  const { project } = await projectAccess(db, userId, input.project_id, 'viewer')
  const { skip, take } = parseInput(pageSchema, input)
  const rows = await db
    .selectFrom('audit_log')
    .leftJoin('app_user', 'app_user.id', 'audit_log.user_id')
    .select(['audit_log.id', 'audit_log.at', 'audit_log.action', 'audit_log.details'])
    .select(['app_user.id as user_id', 'email', 'first_name', 'last_name'])
    .where('audit_log.project_id', '=', project.id)
    .orderBy('audit_log.id', 'desc')
    .offset(skip ?? 0)
    .limit(take ?? DEFAULT_PAGE)
    .execute()
  return rows.map(({ id, at, action, details, user_id, ...user }) => ({
    id: String(id),
    at,
    action,
    details: shownDetails(details),
    user: user_id
      ? {
          id: user_id,
          email: user.email ?? '',
          first_name: user.first_name ?? '',
          last_name: user.last_name ?? '',
        }
      : null,
  }))
}

/** What of the details of an action is for everybody who sees the project. */
const SHOWN: ReadonlySet<string> = new Set([
  'altitude_m',
  'count',
  'email',
  'exports_for_viewers',
  'from',
  'id',
  'kind',
  'latitude',
  'longitude',
  'name',
  'org_general_access',
  'portfolio',
  'role_id',
  'tag',
])

function shownDetails(details: unknown): Readonly<Record<string, unknown>> {
  if (typeof details !== 'object' || details === null) return {}
  return Object.fromEntries(
    Object.entries(details).filter(([key, value]) => SHOWN.has(key) && typeof value !== 'object'),
  )
}
