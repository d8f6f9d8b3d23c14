import { sql } from 'kysely'
import type { Database } from '../../db/connection.ts'
import { nodeName } from '../issues/issueQueries.ts'
import { type PlantEvent, queueEvents } from './queueEvents.ts'

/** What is new about an issue, in one word. */
type IssueNews =
  | 'new'
  | 'reopened'
  | 'worse'
  | 'resolved'
  | 'ignored'
  | 'closed_by_itself'
  | 'merged'
  | 'taken_back'

export interface ToldIssue {
  readonly issue_id: string
  readonly project_id: string
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
  merged: 'issue.ended',
  taken_back: 'issue.ended',
} as const satisfies Record<IssueNews, PlantEvent['type']>

/** Of an issue that is gone there is its plant alone. */
interface IssueFacts {
  readonly organization_id: string
  readonly organization: string
  readonly project_id: string
  readonly project_name: string
  readonly issue_id: string
  readonly component_name: string | null
  readonly component: string | null
  readonly cause: string | null
  readonly lost_kwh: number | null
  readonly first_at: Date | null
  readonly last_at: Date | null
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
    select told.issue_id, organization.id as organization_id, organization.slug as organization,
      project.id as project_id, project.name as project_name, ${nodeName(sql`issue.node_key`)} as component_name,
      issue.component, issue.event_type as cause, issue.kwh as lost_kwh, issue.first_at, issue.last_at
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as told(issue_id uuid, project_id uuid)
    left join issue on issue.id = told.issue_id
    join project on project.id = told.project_id and project.deleted_at is null
    join organization on organization.id = project.organization_id`.execute(tx)
  return new Map(rows.map((row) => [row.issue_id, row]))
}

function eventOf(
  { kind, severity }: ToldIssue,
  { organization_id, issue_id, ...issue }: IssueFacts,
  publicUrl: string,
): PlantEvent {
  const { organization, project_id, project_name, ...facts } = issue
  const page = `${publicUrl}/${organization}/project/${project_id}/monitor/performance-issues`
  return {
    organizationId: organization_id,
    type: TYPES[kind],
    severity,
    data: {
      organization,
      project_id,
      project_name,
      issue_id,
      kind,
      severity,
      ...facts,
      link: kind === 'taken_back' ? page : `${page}/${issue_id}`,
    },
  }
}
