import type { RoleSources } from '@duet/contract'
import { type Expression, type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Database } from '../db/connection.ts'
import { countRows } from '../db/countRows.ts'
import type { Project } from '../db/database.gen.ts'
import { containsPattern } from '../db/likePattern.ts'

export type ProjectRow = Selectable<Project>

export interface ProjectWithRoles {
  readonly project: ProjectRow
  readonly roles: RoleSources
  /** The project is monitored. */
  readonly isLocked: boolean
}

/** `mine`: owned by the user; `shared`: by others; `all_sentinel`: monitored. */
export type ProjectCollection = 'mine' | 'shared' | 'all_sentinel'

interface ProjectFilter {
  readonly userId: string
  readonly organizationId: string
  readonly search: string | undefined
  readonly collection: ProjectCollection | undefined
  /** Those of a portfolio alone. */
  readonly portfolioId: string | undefined
}

export interface ProjectListInput extends ProjectFilter {
  readonly orderBy: 'last_activity_at' | 'name' | 'created_at'
  readonly direction: 'asc' | 'desc'
  readonly skip: number
  readonly take: number
}

/** `deleted`: one that can still be restored. */
export async function findProjectRoles(
  db: Database,
  userId: string,
  projectId: string,
  state: 'live' | 'deleted',
): Promise<ProjectWithRoles | undefined> {
  const row = await projectsWithRoles(db, userId)
    .where('project.id', '=', projectId)
    .where('project.deleted_at', state === 'live' ? 'is' : 'is not', null)
    .executeTakeFirst()
  return row && split(row)
}

/** The deleted projects of an organisation that can still be restored, newest deletion first. */
export async function listDeletedRoles(
  db: Database,
  userId: string,
  organizationId: string,
): Promise<readonly ProjectWithRoles[]> {
  const rows = await projectsWithRoles(db, userId)
    .where('project.organization_id', '=', organizationId)
    .where('project.deleted_at', 'is not', null)
    .orderBy('project.deleted_at', 'desc')
    .orderBy('project.id')
    .limit(500)
    .execute()
  return rows.map(split)
}

/** One page of the projects of an organisation that the user may see. */
export async function listProjects(
  db: Database,
  input: ProjectListInput,
): Promise<readonly ProjectWithRoles[]> {
  const order = sql.ref(`project.${input.orderBy}`)
  const rows = await visibleProjects(db, input)
    .orderBy(input.orderBy === 'name' ? sql`lower(project.name)` : order, input.direction)
    .orderBy('project.id')
    .offset(input.skip)
    .limit(input.take)
    .execute()
  return rows.map(split)
}

/** All that the user may see, as a table of another query: projects, with `project_role` and `org_role` of the user. */
export const seenProjects = (
  db: Database,
  { userId, organizationId }: Pick<ProjectFilter, 'userId' | 'organizationId'>,
): Expression<ProjectRow> =>
  visibleProjects(db, {
    userId,
    organizationId,
    search: undefined,
    collection: undefined,
    portfolioId: undefined,
  })

export const countProjects = (db: Database, input: ProjectListInput): Promise<number> =>
  countRows(visibleProjects(db, input))

export function findProject(db: Database, projectId: string): Promise<ProjectRow | undefined> {
  return db
    .selectFrom('project')
    .selectAll()
    .where('id', '=', projectId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

export function insertProject(db: Database, project: Insertable<Project>): Promise<ProjectRow> {
  return db.insertInto('project').values(project).returningAll().executeTakeFirstOrThrow()
}

export function updateProjectRow(
  db: Database,
  projectId: string,
  change: Updateable<Project>,
): Promise<ProjectRow | undefined> {
  return db
    .updateTable('project')
    .set({ ...change, updated_at: sql<Date>`now()`, last_activity_at: sql<Date>`now()` })
    .where('id', '=', projectId)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** Holds the project until the transaction ends. False when it is gone or deleted. */
export async function lockProject(db: Database, projectId: string): Promise<boolean> {
  const row = await db
    .selectFrom('project')
    .select('id')
    .where('id', '=', projectId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Those of the projects that are monitored. */
export async function findLockedProjects(
  db: Database,
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, true>> {
  const rows = await db
    .selectFrom('sentinel_deployment')
    .select('project_id')
    .where('project_id', 'in', projectIds)
    .limit(projectIds.length)
    .execute()
  return new Map(rows.map(({ project_id }) => [project_id, true]))
}

/** West, south, east, north of all layers of each project that has some, degrees. */
export async function findBoundingBoxes(
  db: Database,
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, number[]>> {
  const { rows } = await sql<{
    project_id: string
    west: number
    south: number
    east: number
    north: number
  }>`
    select project_id, min((point->>0)::float8) as west, min((point->>1)::float8) as south,
      max((point->>0)::float8) as east, max((point->>1)::float8) as north
    from block_layer, jsonb_path_query(
      geojson, 'strict $.geometry.coordinates.** ? (@.type() == "array" && @[0].type() == "number")'
    ) as point
    where project_id = any(${projectIds}) group by project_id`.execute(db)
  return new Map(
    rows.map(({ project_id, west, south, east, north }) => [
      project_id,
      [west, south, east, north],
    ]),
  )
}

/** The ids of those who see the `project` of a query: by a role of their own, or by that in the organisation. */
export const PROJECT_PEOPLE = sql`(
  select user_id from project_user where project_user.project_id = project.id
  union all
  select user_id from user_organization member where member.organization_id = project.organization_id
    and (member.role_id in ('owner', 'admin') or member.role_id = 'member' and project.org_general_access <> 'restricted'))`

function projectsWithRoles(db: Database, userId: string) {
  return db
    .selectFrom('project')
    .leftJoin('project_user', (join) =>
      join
        .onRef('project_user.project_id', '=', 'project.id')
        .on('project_user.user_id', '=', userId),
    )
    .leftJoin('user_organization', (join) =>
      join
        .onRef('user_organization.organization_id', '=', 'project.organization_id')
        .on('user_organization.user_id', '=', userId),
    )
    .leftJoin('sentinel_deployment', 'sentinel_deployment.project_id', 'project.id')
    .selectAll('project')
    .select([
      'project_user.role_id as project_role',
      'user_organization.role_id as org_role',
      'sentinel_deployment.project_id as deployment',
    ])
}

function visibleProjects(db: Database, input: ProjectFilter) {
  const { userId, organizationId, search, collection, portfolioId } = input
  return projectsWithRoles(db, userId)
    .where('project.organization_id', '=', organizationId)
    .where('project.deleted_at', 'is', null)
    .where(sql<boolean>`${userId} in ${PROJECT_PEOPLE}`)
    .$if(search !== undefined, (query) =>
      query.where('project.name', 'ilike', containsPattern(search ?? '')),
    )
    .$if(collection === 'mine', (query) => query.where('project.owner_id', '=', userId))
    .$if(collection === 'shared', (query) => query.where('project.owner_id', '!=', userId))
    .$if(collection === 'all_sentinel', (query) =>
      query.where('sentinel_deployment.project_id', 'is not', null),
    )
    .$if(portfolioId !== undefined, (query) =>
      query.where('sentinel_deployment.portfolio_id', '=', portfolioId ?? ''),
    )
}

function split({
  project_role,
  org_role,
  deployment,
  ...project
}: ProjectRow & {
  project_role: string | null
  org_role: string | null
  deployment: string | null
}): ProjectWithRoles {
  return {
    project,
    roles: { project_role, org_role, org_general_access: project.org_general_access },
    isLocked: deployment !== null,
  }
}
