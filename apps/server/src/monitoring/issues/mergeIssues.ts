import { AppError } from '@duet/contract'
import { sql } from 'kysely'
import { signedIn, type UserId } from '../../access/organizationAccess.ts'
import type { Database } from '../../db/connection.ts'
import type {
  Issue,
  MutationMergeIssuesArgs,
  MutationSplitIssueArgs,
} from '../../graphql/resolvers.gen.ts'
import { parseInput } from '../../input/parseInput.ts'
import type { Server } from '../../server.ts'
import { announceChange } from '../changes/plantChanges.ts'
import { deploymentAccess } from '../deployments/deploymentAccess.ts'
import { holdIssues } from './dayCells.ts'
import { issueAccess, issueNotFound, knownIssues } from './issueAccess.ts'
import { refreshFacts, settleStates } from './issueFacts.ts'
import { mergeSchema, splitSchema } from './issueInput.ts'
import { noteActivity } from './noteActivity.ts'
import { issuesOf } from './readIssues.ts'

/**
 * Moves days and activity of issues into one, to which they lead from then on.
 *
 * @throws AppError NOT_FOUND, FORBIDDEN; CONFLICT where they are one issue already
 */
export async function mergeIssues(
  { db }: Server,
  userId: UserId,
  { project_id, into, ...input }: MutationMergeIssuesArgs,
): Promise<Issue> {
  const { project } = await deploymentAccess(db, userId, project_id, 'operator')
  const { ids } = parseInput(mergeSchema, input)
  const target = await db.transaction().execute(async (tx) => {
    await holdIssues(tx, project.id)
    const [id = into, ...others] = await knownIssues(tx, project.id, [into, ...ids])
    if (others.length === 0) throw oneAlready()
    await moveAll(tx, id, others)
    const act = { issue_id: id, kind: 'merge' as const, details: { count: others.length } }
    await noteActivity(tx, signedIn(userId), [act])
    await refreshFacts(tx, [id])
    await settleStates(tx, project.id, [id])
    await announceChange(tx, project.id, 'issues')
    return id
  })
  return oneOf(db, project.id, target)
}

const oneAlready = (): AppError =>
  new AppError('CONFLICT', 'These issues are one already; choose at least two that are not.')

/** Assignee and ticket of the others are taken where there are none. */
async function moveAll(tx: Database, into: string, others: readonly string[]): Promise<void> {
  const firstOf = (column: 'assignee_id' | 'ticket') => sql`coalesce(${sql.ref(column)}, (
    select ${sql.ref(column)} from issue other where other.id = any(${others}::uuid[]) and other.${sql.ref(column)} is not null
    order by first_at, id limit 1))`
  await sql`update issue set assignee_id = ${firstOf('assignee_id')}, ticket = ${firstOf('ticket')}
    where id = ${into}::uuid`.execute(tx)
  await tx
    .updateTable('issue_day')
    .set({ issue_id: into })
    .where('issue_id', 'in', others)
    .execute()
  await tx
    .updateTable('issue_activity')
    .set({ issue_id: into })
    .where('issue_id', 'in', others)
    .execute()
  await tx
    .updateTable('issue')
    .set({ merged_into: into, is_touched: true })
    .where((or) => or.or([or('id', 'in', others), or('merged_into', 'in', others)]))
    .execute()
}

/**
 * Chosen days of an issue leave into an issue of their own, which is open.
 *
 * @throws AppError NOT_FOUND, FORBIDDEN; INVALID_INPUT for days that it does not have, or for all of them
 */
export async function splitIssue(
  { db }: Server,
  userId: UserId,
  { id: askedId, ...input }: MutationSplitIssueArgs,
): Promise<Issue> {
  const { project_id } = await issueAccess(db, userId, askedId, 'operator')
  const dates = [...new Set(parseInput(splitSchema, input).dates)].sort()
  const newId = await db.transaction().execute(async (tx) => {
    await holdIssues(tx, project_id)
    const [id = askedId] = await knownIssues(tx, project_id, [askedId])
    await checkDates(tx, id, dates)
    const part = await takeOut(tx, id, dates)
    await noteActivity(tx, signedIn(userId), [
      { issue_id: id, kind: 'split', details: { dates, issue_id: part } },
      { issue_id: part, kind: 'split', details: { dates, from_id: id } },
    ])
    await refreshFacts(tx, [id, part])
    await settleStates(tx, project_id, [id, part])
    await announceChange(tx, project_id, 'issues')
    return part
  })
  return oneOf(db, project_id, newId)
}

async function checkDates(tx: Database, id: string, dates: readonly string[]): Promise<void> {
  const rows = await tx
    .selectFrom('issue_day')
    .select(sql<string>`date::text`.as('date'))
    .distinct()
    .where('issue_id', '=', id)
    .where('row_count', '>', 0)
    .execute()
  const own = new Set(rows.map(({ date }) => date))
  const strange = dates.find((date) => !own.has(date))
  if (strange !== undefined) throw wrongDates(`the issue has no events on ${strange}`)
  if (dates.length === own.size) throw wrongDates('some days must stay; leave out at least one')
}

const wrongDates = (message: string): AppError =>
  new AppError('INVALID_INPUT', `dates: ${message}`, { field_errors: [{ path: 'dates', message }] })

async function takeOut(tx: Database, id: string, dates: readonly string[]): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into issue (project_id, node_key, block_id, component, event_type, first_date, last_date, first_at, last_at)
    select project_id, node_key, block_id, component, event_type, date, date, first_at, last_at from issue_day
    where issue_id = ${id}::uuid and date = any(${dates}::date[]) and row_count > 0 order by first_at limit 1
    returning id`.execute(tx)
  const part = rows[0]?.id
  if (part === undefined) throw issueNotFound()
  await sql`update issue_day set issue_id = ${part}::uuid
    where issue_id = ${id}::uuid and date = any(${dates}::date[])`.execute(tx)
  return part
}

async function oneOf(db: Database, projectId: string, id: string): Promise<Issue> {
  const [found] = await issuesOf(db, projectId, [id])
  if (!found) throw issueNotFound()
  return found
}
