import { AppError, effectiveRole } from '@duet/contract'
import { sql } from 'kysely'
import { signedIn, type UserId } from '../../access/organizationAccess.ts'
import { findProjectRoles } from '../../access/projectQueries.ts'
import { findUser, personName } from '../../access/users.ts'
import type { Database } from '../../db/connection.ts'
import { isUuid } from '../../db/uuid.ts'
import type {
  Issue,
  MutationAssignIssueArgs,
  MutationCommentIssueArgs,
  MutationSetIssueStatesArgs,
  MutationSetIssueTicketArgs,
} from '../../graphql/resolvers.gen.ts'
import { parseInput } from '../../input/parseInput.ts'
import type { Server } from '../../server.ts'
import { announceChange } from '../changes/plantChanges.ts'
import { deploymentAccess } from '../deployments/deploymentAccess.ts'
import { holdIssues } from './dayCells.ts'
import { issueAccess, issueNotFound, knownIssues } from './issueAccess.ts'
import { commentSchema, type StateChange, statesSchema, ticketSchema } from './issueInput.ts'
import { type Act, noteActivity } from './noteActivity.ts'
import { issuesOf } from './readIssues.ts'

/** Those that have the state already stay as they are. @throws AppError NOT_FOUND, FORBIDDEN, INVALID_INPUT */
export async function setIssueStates(
  { db }: Server,
  userId: UserId,
  { project_id, ...input }: MutationSetIssueStatesArgs,
): Promise<Issue[]> {
  const { project } = await deploymentAccess(db, userId, project_id, 'operator')
  const change = parseInput(statesSchema, input)
  const ids = await db.transaction().execute(async (tx) => {
    await holdIssues(tx, project.id)
    const known = await knownIssues(tx, project.id, change.ids)
    await noteActivity(tx, signedIn(userId), await putStates(tx, known, change))
    await announceChange(tx, project.id, 'issues')
    return known
  })
  return issuesOf(db, project.id, ids)
}

async function putStates(
  tx: Database,
  ids: readonly string[],
  { state, reason }: StateChange,
): Promise<readonly Act[]> {
  const stored = state === 'ignored' ? reason : null
  const { rows } = await sql<{ id: string; from: string }>`
    with due as (
      select id, state as from_state from issue
      where id = any(${ids}::uuid[]) and (state <> ${state} or reason is distinct from ${stored})
    )
    update issue set state = ${state}, reason = ${stored}, state_at = now() from due where issue.id = due.id
    returning issue.id, from_state as from`.execute(tx)
  return rows.map(({ id, from }) => ({
    issue_id: id,
    kind: 'state',
    details: { from, to: state, ...(reason === null ? {} : { reason }) },
  }))
}

/** @throws AppError NOT_FOUND, FORBIDDEN; INVALID_INPUT for somebody who does not see the project */
export function assignIssue(
  server: Server,
  userId: UserId,
  { id, user_id }: MutationAssignIssueArgs,
): Promise<Issue> {
  return changeOne(server, userId, id, async (tx, { issueId, projectId }) => {
    const assignee_id = user_id ?? null
    const name = assignee_id === null ? null : await seeingName(tx, projectId, assignee_id)
    const changed = await tx
      .updateTable('issue')
      .set({ assignee_id })
      .where('id', '=', issueId)
      .where('assignee_id', 'is distinct from', assignee_id)
      .executeTakeFirst()
    return changed.numUpdatedRows > 0n ? { kind: 'assignee', details: { name } } : undefined
  })
}

/** One message for nobody and for somebody who does not see the project. */
async function seeingName(tx: Database, projectId: string, id: string): Promise<string> {
  const found = isUuid(id) ? await findProjectRoles(tx, id, projectId, 'live') : undefined
  const user = found && effectiveRole(found.roles) ? await findUser(tx, id) : undefined
  if (user) return personName(user)
  const message = 'must be a member who sees the project; share the project with them first'
  throw new AppError('INVALID_INPUT', `user_id: ${message}`, {
    field_errors: [{ path: 'user_id', message }],
  })
}

export function setIssueTicket(
  server: Server,
  userId: UserId,
  { id, ...input }: MutationSetIssueTicketArgs,
): Promise<Issue> {
  return changeOne(server, userId, id, async (tx, { issueId }) => {
    const { ticket } = parseInput(ticketSchema, input)
    const changed = await tx
      .updateTable('issue')
      .set({ ticket })
      .where('id', '=', issueId)
      .where('ticket', 'is distinct from', ticket)
      .executeTakeFirst()
    return changed.numUpdatedRows > 0n ? { kind: 'ticket', details: { text: ticket } } : undefined
  })
}

export function commentIssue(
  server: Server,
  userId: UserId,
  { id, ...input }: MutationCommentIssueArgs,
): Promise<Issue> {
  return changeOne(server, userId, id, async () => ({
    kind: 'comment',
    details: parseInput(commentSchema, input),
  }))
}

interface ChangedIssue {
  readonly issueId: string
  readonly projectId: string
}

/** @param work - what was done, for the activity; undefined: nothing, it was so already */
async function changeOne(
  { db }: Server,
  userId: UserId,
  askedId: string,
  work: (tx: Database, issue: ChangedIssue) => Promise<Omit<Act, 'issue_id'> | undefined>,
): Promise<Issue> {
  const { project_id } = await issueAccess(db, userId, askedId, 'operator')
  const issueId = await db.transaction().execute(async (tx) => {
    await holdIssues(tx, project_id)
    // it may have been merged meanwhile
    const [id = askedId] = await knownIssues(tx, project_id, [askedId])
    const done = await work(tx, { issueId: id, projectId: project_id })
    if (done) await noteActivity(tx, signedIn(userId), [{ ...done, issue_id: id }])
    if (done) await announceChange(tx, project_id, 'issues')
    return id
  })
  const [changed] = await issuesOf(db, project_id, [issueId])
  if (!changed) throw issueNotFound()
  return changed
}
