import { sql } from 'kysely'
import { z } from 'zod'
import { signedIn, type UserId } from '../../access/organizationAccess.ts'
import { PROJECT_PEOPLE } from '../../access/projectQueries.ts'
import { currentCaller } from '../../db/callerStorage.ts'
import type { Notice, NoticePage } from '../../graphql/resolvers.gen.ts'
import { parseInput } from '../../input/parseInput.ts'
import type { Server } from '../../server.ts'
import { nodeName } from '../issues/issueQueries.ts'
import { PLANT_ZONE } from './silenceQueries.ts'

/** Older ones are of no use. */
const KEPT_DAYS = 90

/** Of a person, of plants that they see still, the newest first; by a token of an organisation those of its plants. */
const SEEN = (userId: string) => sql`
  from notice
  left join issue on issue.id = notice.issue_id
  join project on project.id = notice.project_id and project.deleted_at is null
  join organization on organization.id = project.organization_id
  where notice.user_id = ${userId} and notice.created_at > now() - make_interval(days => ${KEPT_DAYS})
    and ${userId} in ${PROJECT_PEOPLE}
    and project.organization_id = coalesce(${currentCaller()?.tokenOrganizationId ?? null}, project.organization_id)`

export async function notices(
  { db }: Pick<Server, 'db'>,
  userId: UserId,
  args: { readonly take: number },
): Promise<NoticePage> {
  const caller = signedIn(userId)
  const { take } = parseInput(z.object({ take: z.int().min(1).max(100) }), args)
  const seen = SEEN(caller)
  const [page, unread] = await Promise.all([
    sql<Notice>`
      select notice.id::text, notice.kind, notice.severity, notice.created_at, read_at is not null as is_read,
        issue.id as issue_id, issue.state as issue_state, issue.event_type, ${nodeName(sql`issue.node_key`)} as node_name, issue.kwh,
        notice.silent_since, ${PLANT_ZONE} as time_zone, project.id as project_id, project.name as project_name, organization.slug as organization
      ${seen} order by notice.id desc limit ${take}`.execute(db),
    sql<{ count: number }>`select count(*)::int as count ${seen} and read_at is null`.execute(db),
  ])
  return { notices: page.rows, unread_count: unread.rows[0]?.count ?? 0 }
}

/** @throws AppError INVALID_INPUT for what is no number of a notice */
export async function readNotices(
  { db }: Pick<Server, 'db'>,
  userId: UserId,
  upTo: string,
): Promise<void> {
  const caller = signedIn(userId)
  const newest = parseInput(z.string().regex(/^\d{1,15}$/, 'must be the id of a notice'), upTo, [
    'up_to',
  ])
  await db
    .updateTable('notice')
    .set({ read_at: sql`now()` })
    .where('user_id', '=', caller)
    .where('id', '<=', Number(newest))
    .where('read_at', 'is', null)
    .execute()
}
