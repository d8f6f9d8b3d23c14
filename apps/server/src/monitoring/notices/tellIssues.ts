import { HOUR_MS } from '@duet/units'
import { sql } from 'kysely'
import { PROJECT_PEOPLE } from '../../access/projectQueries.ts'
import type { Database } from '../../db/connection.ts'
import { severityOf, severityRank } from '../issues/severity.ts'

/** What ended longer ago, as of days that are evaluated late, is no news. */
const NEWS_H = 48

/**
 * Notices of issues that are new or have got worse, for those who see their plant and want to hear of their severity.
 * Any number of processes may: an issue is told by the one that notes it first.
 *
 * @returns how many notices there are
 */
export async function tellIssues(db: Database, nowMs = Date.now()): Promise<number> {
  const { numAffectedRows } = await sql`
    with going as (
      select id, ${severityOf(sql`worst_share`)} as severity from issue
      where merged_into is null and state in ('open', 'acknowledged', 'in_progress')
        and last_at > ${new Date(nowMs - NEWS_H * HOUR_MS)}
    ), told as (
      insert into issue_told as before (issue_id, severity) select id, severity from going
      on conflict (issue_id) do update set severity = excluded.severity
        where ${severityRank(sql`before.severity`)} < ${severityRank(sql`excluded.severity`)}
      returning issue_id, severity, xmax = 0 as is_new
    )
    insert into notice (user_id, issue_id, kind, severity, mail)
    select person.id, issue.id, case when is_new then 'new' else 'worse' end, told.severity,
      case when coalesce(setting.mail, 'never') = 'never' then 'none' else 'waiting' end
    from told
    join issue on issue.id = told.issue_id
    join project on project.id = issue.project_id and project.deleted_at is null
    join app_user person on person.id in ${PROJECT_PEOPLE} and person.deactivated_at is null
    left join notice_setting setting on setting.user_id = person.id
    where ${severityRank(sql`told.severity`)} >= ${severityRank(sql`coalesce(setting.least_severity, 'major')`)}
  `.execute(db)
  return Number(numAffectedRows ?? 0)
}
