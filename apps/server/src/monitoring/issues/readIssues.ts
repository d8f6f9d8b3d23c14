import { effectiveRole } from '@duet/contract'
import type { UserId } from '../../access/organizationAccess.ts'
import { findPeople, type PersonRow } from '../../access/users.ts'
import type { Database } from '../../db/connection.ts'
import type {
  Issue,
  IssueDetails,
  IssueGroup,
  IssuePage,
  QueryIssueIndexArgs,
  QueryIssuesArgs,
} from '../../graphql/resolvers.gen.ts'
import { parseInput } from '../../input/parseInput.ts'
import { listPeople } from '../../projects/projectUserQueries.ts'
import type { Server } from '../../server.ts'
import { deploymentAccess } from '../deployments/deploymentAccess.ts'
import { issueAccess, issueNotFound } from './issueAccess.ts'
import { issueFilterSchema, issueListSchema } from './issueInput.ts'
import { activityOfIssue, daysOfIssue, mergedIds, nodesOfIssue } from './issueParts.ts'
import { findIssues, groupIssues, type IssueRow, listIssues, sumIssues } from './issueQueries.ts'

/** @throws AppError NOT_FOUND also where the project is not monitored; INVALID_INPUT */
export async function issues(
  { db }: Server,
  userId: UserId,
  { project_id, ...list }: QueryIssuesArgs,
): Promise<IssuePage> {
  const { project } = await deploymentAccess(db, userId, project_id, 'viewer')
  const asked = parseInput(issueListSchema, list)
  const [rows, sums] = await Promise.all([
    listIssues(db, project.id, asked),
    sumIssues(db, project.id, asked.filter),
  ])
  return { issues: await withPeople(db, rows), ...sums }
}

export async function issueIndex(
  { db }: Server,
  userId: UserId,
  { project_id, filter }: QueryIssueIndexArgs,
): Promise<IssueGroup[]> {
  const { project } = await deploymentAccess(db, userId, project_id, 'viewer')
  return groupIssues(db, project.id, parseInput(issueFilterSchema, filter ?? {}, ['filter']))
}

/** One that was merged gives the one that it is part of. */
export async function issue(
  { db }: Server,
  userId: UserId,
  askedId: string,
): Promise<IssueDetails> {
  const { id, project_id } = await issueAccess(db, userId, askedId, 'viewer')
  const [found, days, nodes, merged_ids, activity] = await Promise.all([
    issuesOf(db, project_id, [id]),
    daysOfIssue(db, id),
    nodesOfIssue(db, id),
    mergedIds(db, id),
    activityOfIssue(db, id),
  ])
  const [one] = found
  if (!one) throw issueNotFound()
  return { issue: one, days, nodes, merged_ids, activity }
}

/** Members of the organisation who see the project. */
export async function issueAssignees(
  { db }: Server,
  userId: UserId,
  projectId: string,
): Promise<PersonRow[]> {
  const { project } = await deploymentAccess(db, userId, projectId, 'operator')
  const people = await listPeople(db, project.id)
  return people.filter((person) => effectiveRole(person) !== undefined)
}

/** Issues of a project by their ids. */
export const issuesOf = async (
  db: Database,
  projectId: string,
  ids: readonly string[],
): Promise<Issue[]> => withPeople(db, await findIssues(db, projectId, ids))

async function withPeople(db: Database, rows: readonly IssueRow[]): Promise<Issue[]> {
  const ids = rows.flatMap(({ assignee_id }) => assignee_id ?? [])
  const people = await findPeople(db, [...new Set(ids)])
  return rows.map(({ assignee_id, ...row }) => ({
    ...row,
    assignee: (assignee_id && people.get(assignee_id)) || null,
  }))
}
