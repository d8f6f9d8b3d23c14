import { sql } from 'kysely'
import { PROJECT_PEOPLE } from '../../access/projectQueries.ts'
import type { Database } from '../../db/connection.ts'
import { findVersionAt } from '../deployments/versionQueries.ts'
import { waitingDays } from '../evaluation/waitingDays.ts'
import type { ReportPeriod } from './reportPeriod.ts'

/** Somebody who gets reports of a plant. */
export interface ReportReader {
  readonly user_id: string
  readonly email: string
  readonly project_id: string
  readonly plant_zone: string
  readonly time_zone: string | null
  readonly send_at: number
  readonly daily_since: Date | null
  readonly monthly_since: Date | null
  /** Periods that were sent lately. */
  readonly sent: readonly string[]
}

/** People who are let in and see the plant still, plant by plant. */
export async function reportReaders(db: Database): Promise<readonly ReportReader[]> {
  const { rows } = await sql<ReportReader>`
    select subscription.user_id, person.email, subscription.project_id, subscription.time_zone, send_at, daily_since, monthly_since,
      coalesce((
        select settings->>'time_zone' from deployment_version version
        where version.project_id = subscription.project_id and valid_from <= now() order by valid_from desc limit 1
      ), 'UTC') as plant_zone,
      array(
        select period from report_delivery delivery
        where delivery.user_id = subscription.user_id and delivery.project_id = subscription.project_id
      ) as sent
    from report_subscription subscription
    join app_user person on person.id = subscription.user_id and person.deactivated_at is null and person.erased_at is null
    join project on project.id = subscription.project_id and project.deleted_at is null and person.id in ${PROJECT_PEOPLE}
    where daily_since is not null or monthly_since is not null
    order by subscription.project_id, subscription.user_id`.execute(db)
  return rows
}

/** Whether the last day of a period was evaluated to its end, and no day of it waits for that. */
export async function isReportReady(
  db: Database,
  projectId: string,
  { from, to }: Pick<ReportPeriod, 'from' | 'to'>,
  nowMs: number,
): Promise<boolean> {
  const version = await findVersionAt(db, projectId, new Date(nowMs))
  if (!version) return false
  const { days } = await waitingDays(db, projectId, version.settings, nowMs)
  if (days.some(({ date }) => date >= from && date <= to)) return false
  const last = await db
    .selectFrom('evaluation_day')
    .select('status')
    .where('project_id', '=', projectId)
    .where(sql<boolean>`date = ${to}::date`)
    .where('status', '=', 'evaluated')
    .where('has_ended', '=', true)
    .executeTakeFirst()
  return last !== undefined
}

interface Delivery {
  readonly user_id: string
  readonly project_id: string
  /** 2026-06-21 or 2026-06 */
  readonly period: string
}

/** A report is looked for in the last two days or months: those of before need not be known. */
const KEPT_DAYS = 100

/** Notes that somebody gets a report. False: it was noted before. */
export async function noteDelivery(tx: Database, delivery: Delivery): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('report_delivery')
    .values(delivery)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  await tx
    .deleteFrom('report_delivery')
    .where('user_id', '=', delivery.user_id)
    .where('project_id', '=', delivery.project_id)
    .where('sent_at', '<', sql<Date>`now() - make_interval(days => ${KEPT_DAYS})`)
    .execute()
  return numInsertedOrUpdatedRows === 1n
}
