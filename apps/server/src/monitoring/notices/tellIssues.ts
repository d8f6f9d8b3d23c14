import { HOUR_MS } from '@duet/units'
import { sql } from 'kysely'
import { PROJECT_PEOPLE } from '../../access/projectQueries.ts'
import type { Database } from '../../db/connection.ts'
import type { Server } from '../../server.ts'
import { severityOf, severityRank } from '../issues/severity.ts'
import { queueIssueMessages, type ToldIssue } from '../webhooks/issueMessages.ts'

/** What ended longer ago, as of days that are evaluated late, is no news. */
const NEWS_H = 48

/**
 * Notices of issues that are new or have got worse, for those who see their plant and want to hear of their severity; and messages of
 * these and of issues that have ended, for webhooks. Any number of processes may: an issue is told by the one that notes it first.
 *
 * @returns how many notices there are
 */
export async function tellIssues(
  { db, publicUrl }: Pick<Server, 'db' | 'publicUrl'>,
  nowMs = Date.now(),
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const ended = [...(await noteEnds(tx)), ...(await noteTakenBack(tx))]
    const told = [...(await noteReopened(tx, nowMs)), ...(await noteGoing(tx, nowMs))]
    const news = { publicUrl, at: new Date(nowMs) }
    await queueIssueMessages(tx, [...told, ...ended], news)
    return insertNotices(tx, told)
  })
}

const IS_GOING = sql<boolean>`merged_into is null and state in ('open', 'acknowledged', 'in_progress')`

/** Of issues that were told and are over. */
async function noteEnds(tx: Database): Promise<readonly ToldIssue[]> {
  const { rows } = await sql<ToldIssue>`
    update issue_told set has_ended = true from issue
    where issue.id = issue_id and not has_ended and not (${IS_GOING})
    returning issue_id, issue_told.project_id, severity, case
      when merged_into is not null then 'merged' when state = 'ignored' then 'ignored'
      when state_at is null then 'closed_by_itself' else 'resolved' end as kind`.execute(tx)
  return rows
}

/** Of issues that a later evaluation has taken back: there is nothing of them any more. */
async function noteTakenBack(tx: Database): Promise<readonly ToldIssue[]> {
  const { rows } = await sql<ToldIssue & { readonly has_ended: boolean }>`
    delete from issue_told where not exists (select from issue where issue.id = issue_id)
    returning issue_id, project_id, severity, has_ended, 'taken_back' as kind`.execute(tx)
  return rows.filter(({ has_ended }) => !has_ended)
}

/** Of issues whose end was told and that go on. */
async function noteReopened(tx: Database, nowMs: number): Promise<readonly ToldIssue[]> {
  const { rows } = await sql<ToldIssue>`
    update issue_told set has_ended = false from issue
    where issue.id = issue_id and has_ended and ${IS_GOING} and last_at > ${newsFrom(nowMs)}
    returning issue_id, issue_told.project_id, severity, 'reopened' as kind`.execute(tx)
  return rows
}

async function noteGoing(tx: Database, nowMs: number): Promise<readonly ToldIssue[]> {
  const { rows } = await sql<ToldIssue>`
    with going as (
      select id, project_id, ${severityOf(sql`worst_share`)} as severity from issue
      where ${IS_GOING} and last_at > ${newsFrom(nowMs)}
    )
    insert into issue_told as before (issue_id, project_id, severity) select id, project_id, severity from going
    on conflict (issue_id) do update set severity = excluded.severity
      where ${severityRank(sql`before.severity`)} < ${severityRank(sql`excluded.severity`)}
    returning issue_id, project_id, severity, case when xmax = 0 then 'new' else 'worse' end as kind`.execute(
    tx,
  )
  return rows
}

const newsFrom = (nowMs: number): Date => new Date(nowMs - NEWS_H * HOUR_MS)

/** People are told once of an issue that opens again and again, and when it is worse. */
async function insertNotices(tx: Database, told: readonly ToldIssue[]): Promise<number> {
  const news = told.filter(({ kind }) => kind !== 'reopened')
  if (news.length === 0) return 0
  const { numAffectedRows } = await sql`
    insert into notice (user_id, project_id, issue_id, kind, severity, mail)
    select person.id, project.id, issue.id, told.kind, told.severity,
      case when coalesce(setting.mail, 'never') = 'never' then 'none' else 'waiting' end
    from jsonb_to_recordset(${JSON.stringify(news)}::jsonb) as told(issue_id uuid, kind text, severity text)
    join issue on issue.id = told.issue_id
    join project on project.id = issue.project_id and project.deleted_at is null
    join app_user person on person.id in ${PROJECT_PEOPLE} and person.deactivated_at is null
    left join notice_setting setting on setting.user_id = person.id
    where ${severityRank(sql`told.severity`)} >= ${severityRank(sql`coalesce(setting.least_severity, 'major')`)}
  `.execute(tx)
  return Number(numAffectedRows ?? 0)
}
