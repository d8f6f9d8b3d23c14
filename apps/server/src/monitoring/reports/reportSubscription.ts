import { sql } from 'kysely'
import { z } from 'zod'
import { signedIn, type UserId } from '../../access/organizationAccess.ts'
import type { Database } from '../../db/connection.ts'
import type {
  MutationSaveReportSubscriptionArgs,
  ReportSubscription,
} from '../../graphql/resolvers.gen.ts'
import { parseInput } from '../../input/parseInput.ts'
import type { Server } from '../../server.ts'
import { deploymentAccess } from '../deployments/deploymentAccess.ts'
import { isTimeZone } from '../deployments/deploymentInput.ts'

const inputSchema = z.object({
  daily: z.boolean(),
  monthly: z.boolean(),
  time_zone: z
    .string()
    .refine(isTimeZone, 'must be an IANA time zone, for example Europe/Athens')
    .nullish()
    .transform((zone) => zone ?? null),
  send_at: z.int().min(0).max(1439, 'must be a minute of the day, 0 to 1439'),
})

/** Of who has chosen nothing. */
const SEVEN = 420

/** @throws AppError NOT_FOUND, FORBIDDEN where viewers may not take figures away */
export async function reportSubscription(
  { db }: Pick<Server, 'db'>,
  userId: UserId,
  projectId: string,
): Promise<ReportSubscription> {
  const { project } = await deploymentAccess(db, userId, projectId, 'export')
  return ownSubscription(db, signedIn(userId), project.id)
}

/** What goes on is not begun anew: another time of the day must not cost a report. */
const SINCE = (column: 'daily_since' | 'monthly_since') =>
  sql<Date>`coalesce(${sql.ref(`report_subscription.${column}`)}, now())`

/** People subscribe for themselves alone. @throws AppError NOT_FOUND, FORBIDDEN, INVALID_INPUT */
export async function saveReportSubscription(
  { db }: Pick<Server, 'db'>,
  userId: UserId,
  { project_id, input }: MutationSaveReportSubscriptionArgs,
): Promise<ReportSubscription> {
  const { project } = await deploymentAccess(db, userId, project_id, 'export')
  const { daily, monthly, time_zone, send_at } = parseInput(inputSchema, input, ['input'])
  const user_id = signedIn(userId)
  await db
    .insertInto('report_subscription')
    .values({
      user_id,
      project_id: project.id,
      daily_since: daily ? sql<Date>`now()` : null,
      monthly_since: monthly ? sql<Date>`now()` : null,
      time_zone,
      send_at,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'project_id']).doUpdateSet({
        daily_since: daily ? SINCE('daily_since') : null,
        monthly_since: monthly ? SINCE('monthly_since') : null,
        time_zone,
        send_at,
      }),
    )
    .execute()
  return ownSubscription(db, user_id, project.id)
}

async function ownSubscription(
  db: Database,
  userId: string,
  project_id: string,
): Promise<ReportSubscription> {
  const of = { user_id: userId, project_id }
  const [own, last] = await Promise.all([
    db
      .selectFrom('report_subscription')
      .select(['daily_since', 'monthly_since', 'time_zone', 'send_at'])
      .where((where) => where.and(of))
      .executeTakeFirst(),
    db
      .selectFrom('report_delivery')
      .select(['period', 'sent_at'])
      .where((where) => where.and(of))
      .orderBy('sent_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ])
  return {
    project_id,
    daily: own?.daily_since != null,
    monthly: own?.monthly_since != null,
    time_zone: own?.time_zone ?? null,
    send_at: own?.send_at ?? SEVEN,
    last_period: last?.period ?? null,
    last_sent_at: last?.sent_at.toISOString() ?? null,
  }
}
