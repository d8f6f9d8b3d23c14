import { sql } from 'kysely'
import type { Database } from '../../db/connection.ts'
import { nodeName } from '../issues/issueQueries.ts'
import { type PlantEvent, queueEvents } from './queueEvents.ts'

/** What is new about an issue, in one word. */
type IssueNews = 'new' | 'reopened' | 'worse' | 'resolved' | 'ignored' | 'closed_by_itself'

export interface ToldIssue {
  readonly issue_id: string
  readonly kind: IssueNews
  readonly severity: string
}

const TYPES = {
  new: 'issue.opened',
  reopened: 'issue.opened',
  worse: 'issue.worse',
  resolved: 'issue.ended',
  ignored: 'issue.ended',
  closed_by_itself: 'issue.ended',
} as const satisfies Record<IssueNews, PlantEvent['type']>

interface IssueFacts {
  readonly id: string
  readonly organization_id: string
  readonly organization: string
  readonly project_id: string
  readonly project_name: string
  readonly node_name: string
  readonly component: string
  readonly event_type: string
  readonly kwh: number
  readonly first_at: Date
  readonly last_at: Date
}

/** Notes news of issues for the webhooks of their organisations. */
export async function queueIssueMessages(
  tx: Database,
  told: readonly ToldIssue[],
  { publicUrl, at }: { readonly publicUrl: string; readonly at: Date },
): Promise<void> {
  if (told.length === 0) return
  const facts = await issueFacts(tx, told)
  const events = told.flatMap((news) => {
    const issue = facts.get(news.issue_id)
    return issue ? [eventOf(news, issue, publicUrl)] : []
  })
  await queueEvents(tx, events, at)
}

async function issueFacts(
  tx: Database,
  told: readonly ToldIssue[],
): Promise<ReadonlyMap<string, IssueFacts>> {
  const { rows } = await sql<IssueFacts>`
    select issue.id, organization.id as organization_id, organization.slug as organization,
      project.id as project_id, project.name as project_name, ${nodeName(sql`issue.node_key`)} as node_name,
      issue.component, issue.event_type, issue.kwh, issue.first_at, issue.last_at
    from issue join project on project.id = issue.project_id and project.deleted_at is null
    join organization on organization.id = project.organization_id
    where issue.id = any(${told.map(({ issue_id }) => issue_id)}::uuid[])`.execute(tx)
  return new Map(rows.map((row) => [row.id, row]))
}

function eventOf({ kind, severity }: ToldIssue, issue: IssueFacts, publicUrl: string): PlantEvent {
  const { organization, project_id, project_name } = issue
  return {
    organizationId: issue.organization_id,
    type: TYPES[kind],
    severity,
    data: {
      organization,
      project_id,
      project_name,
      issue_id: issue.id,
      kind,
      severity,
      cause: issue.event_type,
      component: issue.component,
      component_name: issue.node_name,
      lost_kwh: issue.kwh,
      first_at: issue.first_at.toISOString(),
      last_at: issue.last_at.toISOString(),
      link: `${publicUrl}/${organization}/project/${project_id}/monitor/performance-issues/${issue.id}`,
    },
  }
}
