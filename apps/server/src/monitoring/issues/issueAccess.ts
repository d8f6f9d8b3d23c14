import { AppError, type ProjectRight } from '@duet/contract'
import type { UserId } from '../../access/organizationAccess.ts'
import type { GrantedAccess } from '../../access/projectAccess.ts'
import { recordAccess } from '../../access/recordAccess.ts'
import type { Database } from '../../db/connection.ts'
import { isUuid } from '../../db/uuid.ts'

export const issueNotFound = (): AppError => new AppError('NOT_FOUND', 'Issue not found')

interface IssueKey {
  readonly id: string
  readonly project_id: string
}

/** One that was merged leads to the one that it is part of. */
const findIssueKey = async (db: Database, id: string): Promise<IssueKey | undefined> =>
  db
    .selectFrom('issue')
    .select(({ fn }) => [fn.coalesce('merged_into', 'id').as('id'), 'project_id'])
    .where('id', '=', id)
    .executeTakeFirst()

const ISSUE = { find: findIssueKey, notFound: issueNotFound }

/** @throws AppError NOT_FOUND also for an issue of a project that the caller does not see */
export const issueAccess = (
  db: Database,
  userId: UserId,
  id: string,
  right: ProjectRight,
): Promise<IssueKey & { readonly access: GrantedAccess }> =>
  recordAccess(db, userId, id, right, ISSUE)

/** Issues of the project, or what they were merged into, each once. @throws AppError NOT_FOUND where one is of another project */
export async function knownIssues(
  tx: Database,
  projectId: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (!ids.every(isUuid)) throw issueNotFound()
  const rows = await tx
    .selectFrom('issue')
    .select(({ fn }) => ['id', fn.coalesce('merged_into', 'id').as('leads_to')])
    .where('project_id', '=', projectId)
    .where('id', 'in', ids)
    .execute()
  const byId = new Map(rows.map(({ id, leads_to }) => [id, leads_to]))
  const known = ids.map((id) => byId.get(id.toLowerCase()))
  return [...new Set(known)].map((id) => {
    if (id === undefined) throw issueNotFound()
    return id
  })
}
