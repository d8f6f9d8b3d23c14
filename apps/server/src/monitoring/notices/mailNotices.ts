import { causeState, silenceText } from '@duet/monitoring/texts'
import { resultFigure } from '@duet/units'
import { sql } from 'kysely'
import { PROJECT_PEOPLE } from '../../access/projectQueries.ts'
import type { Database } from '../../db/connection.ts'
import type { OutgoingMail } from '../../mail/outgoingMail.ts'
import type { Server } from '../../server.ts'
import { nodeName } from '../issues/issueQueries.ts'
import { clockText, isMailDue, localTime, type MailTimes } from './noticeTimes.ts'
import { PLANT_ZONE } from './silenceQueries.ts'

type MailServer = Pick<Server, 'db' | 'mailer' | 'publicUrl'>

interface Waiting extends MailTimes {
  readonly user_id: string
  readonly email: string
}

interface WaitingNotice {
  readonly id: string
  readonly kind: string
  /** Null: of the plant. */
  readonly issue_id: string | null
  readonly severity: string
  readonly event_type: string
  readonly node_name: string
  readonly kwh: number
  readonly silent_since: Date | null
  readonly time_zone: string
  readonly project_id: string
  readonly project_name: string
  readonly organization: string
}

/** Lines of a mail; the page has all. */
const MOST_LINES = 20

/**
 * Sends what waits for people whose time has come: one mail each. What was sent is noted after it was handed over, so
 * that a server that is killed between sends it twice rather than never.
 *
 * @returns how many mails were handed over
 */
export async function mailNotices(server: MailServer, nowMs = Date.now()): Promise<number> {
  let sent = 0
  for (const person of await waitingPeople(server.db)) {
    if (!isMailDue(person, nowMs)) continue
    const waiting = await waitingNotices(server.db, person.user_id)
    if (waiting.length > 0) {
      await server.mailer.sendMail(mailOf(person, waiting, server.publicUrl))
      sent++
    }
    await noteSent(server.db, person, nowMs)
  }
  return sent
}

async function waitingPeople(db: Database): Promise<readonly Waiting[]> {
  const { rows } = await sql<Waiting>`
    select user_id, email, mail, time_zone, quiet_from, quiet_to, daily_at, daily_sent_on::text
    from notice_setting setting join app_user person on person.id = setting.user_id
    where person.deactivated_at is null
      and exists (select from notice where notice.user_id = setting.user_id and notice.mail = 'waiting')`.execute(
    db,
  )
  return rows
}

/** Of plants that the person sees still, without issues that have ended meanwhile, plant by plant. */
async function waitingNotices(db: Database, userId: string): Promise<readonly WaitingNotice[]> {
  const { rows } = await sql<WaitingNotice>`
    select notice.id::text, notice.kind, notice.issue_id, notice.severity, issue.event_type, ${nodeName(sql`issue.node_key`)} as node_name,
      issue.kwh, notice.silent_since, ${PLANT_ZONE} as time_zone, project.id as project_id, project.name as project_name, organization.slug as organization
    from notice left join issue on issue.id = notice.issue_id
    join project on project.id = notice.project_id and project.deleted_at is null
    join organization on organization.id = project.organization_id
    where notice.user_id = ${userId} and notice.mail = 'waiting' and ${userId} in ${PROJECT_PEOPLE}
      and (issue.id is null or issue.state in ('open', 'acknowledged', 'in_progress'))
    order by project.name, project.id, issue.kwh desc nulls first, notice.id`.execute(db)
  return rows
}

function mailOf(
  { email }: Waiting,
  waiting: readonly WaitingNotice[],
  publicUrl: string,
): OutgoingMail {
  const [first] = waiting
  const subject = subjectOf(waiting)
  const shown = Map.groupBy(waiting.slice(0, MOST_LINES), ({ project_id }) => project_id)
  const paragraphs = [...shown.values()].map((some) =>
    [some[0]?.project_name ?? '', ...some.map(lineOf)].join('\n'),
  )
  const more = waiting.length - MOST_LINES
  return {
    to: email,
    subject,
    heading: subject,
    paragraphs: [
      ...paragraphs,
      ...(more > 0 ? [`And ${more} more.`] : []),
      'What you are told, and when, stands in your settings under Notifications.',
    ],
    ...(first && { action: { label: 'Open Monitor', url: pageOf(first, publicUrl) } }),
  }
}

function subjectOf(waiting: readonly WaitingNotice[]): string {
  const [first] = waiting
  if (waiting.length === 1 && first)
    return `${first.project_name}${first.issue_id === null ? '' : ':'} ${lineOf(first)}`
  const what = waiting.some(({ issue_id }) => issue_id === null) ? 'notices of' : 'issues at'
  const plants = new Set(waiting.map(({ project_id }) => project_id))
  const where = plants.size === 1 ? first?.project_name : `${plants.size} plants`
  return `${waiting.length} ${what} ${where}`
}

/** 'Inverter 4 off, 2.4 MWh lost (critical)' */
function lineOf(notice: WaitingNotice): string {
  const { node_name, event_type, kwh, severity, kind, silent_since, time_zone } = notice
  if (silent_since !== null) return silenceText(kind, clockText(silent_since, time_zone))
  const { value, decimals, unit } = resultFigure(kwh, 'kWh')
  const worse = kind === 'worse' ? ', worse than before' : ''
  return `${node_name} ${causeState(event_type)}, ${value.toFixed(decimals)} ${unit} lost (${severity}${worse})`
}

const pageOf = ({ organization, project_id, issue_id }: WaitingNotice, publicUrl: string): string =>
  `${publicUrl}/${organization}/project/${project_id}/monitor${issue_id === null ? '' : '/performance-issues'}`

async function noteSent(db: Database, person: Waiting, nowMs: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('notice')
      .set({ mail: 'sent' })
      .where('user_id', '=', person.user_id)
      .where('mail', '=', 'waiting')
      .execute()
    await tx
      .updateTable('notice_setting')
      .set({ daily_sent_on: localTime(nowMs, person.time_zone).date })
      .where('user_id', '=', person.user_id)
      .execute()
  })
}
