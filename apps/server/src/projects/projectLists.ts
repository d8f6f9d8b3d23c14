import { effectiveRole } from '@duet/contract'
import { organizationAccess, signedIn, type UserId } from '../access/organizationAccess.ts'
import { countProjects, listProjects, type ProjectListInput } from '../access/projectQueries.ts'
import { isUuid } from '../db/uuid.ts'
import type { QueryOrganizationProjectsArgs, QueryProjectsArgs } from '../graphql/resolvers.gen.ts'
import { parseInput } from '../input/parseInput.ts'
import type { Server } from '../server.ts'
import { parseOrder, projectListSchema } from './projectInput.ts'
import { type ProjectRecord, projectRecord } from './projectRecord.ts'

export interface ProjectPage {
  readonly projects: readonly ProjectRecord[]
  readonly total: number
}

const DEFAULT_PAGE = 50

/** All of an organisation, for its owners and admins. */
export async function organizationProjects(
  server: Server,
  userId: UserId,
  { organization_id, ...page }: QueryOrganizationProjectsArgs,
): Promise<ProjectPage> {
  await organizationAccess(server.db, userId, organization_id, 'admin')
  return visibleProjects(server, userId, { org_id: organization_id, take: 500, ...page })
}

export async function visibleProjects(
  { db }: Server,
  userId: UserId,
  input: QueryProjectsArgs,
): Promise<ProjectPage> {
  await organizationAccess(db, userId, input.org_id)
  const asked = parseInput(projectListSchema, input)
  // The id of no portfolio, as that of a foreign one, is of none of the projects
  if (asked.portfolio && !isUuid(asked.portfolio)) return { projects: [], total: 0 }
  const list: ProjectListInput = {
    userId: signedIn(userId),
    organizationId: asked.org_id,
    search: asked.search?.trim() || undefined,
    collection: asked.collection ?? undefined,
    portfolioId: asked.portfolio || undefined,
    skip: asked.skip ?? 0,
    take: asked.take ?? DEFAULT_PAGE,
    ...parseOrder(asked.order_by),
  }
  const [rows, total] = await Promise.all([listProjects(db, list), countProjects(db, list)])
  return {
    projects: rows.map(({ project, roles }) =>
      projectRecord({
        project,
        role: effectiveRole(roles) ?? 'viewer',
        isGuest: roles.org_role === 'guest',
      }),
    ),
    total,
  }
}
