import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Database } from '../db/connection.ts'
import type { Project } from '../db/database.gen.ts'

export type ProjectRow = Selectable<Project>

/** What a user's right in a project is made of. */
export interface RoleColumns {
  readonly project_role: string | null
  readonly org_role: string | null
  readonly org_general_access: string
}

export interface ProjectWithRoles {
  readonly project: ProjectRow
  readonly roles: RoleColumns
}

export interface ProjectListInput {
  readonly userId: string
  readonly organizationId: string
  readonly search: string | undefined
  readonly orderBy: 'last_activity_at' | 'name' | 'created_at'
  readonly direction: 'asc' | 'desc'
  readonly skip: number
  readonly take: number
}

export async function findProjectRoles(
  db: Database,
  userId: string,
  projectId: string,
): Promise<ProjectWithRoles | undefined> {
  const row = await projectsWithRoles(db, userId)
    .where('project.id', '=', projectId)
    .executeTakeFirst()
  return row && split(row)
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

export async function countProjects(db: Database, input: ProjectListInput): Promise<number> {
  const row = await visibleProjects(db, input)
    .clearSelect()
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return row.total
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
    .returningAll()
    .executeTakeFirst()
}

export async function deleteProjectRow(db: Database, projectId: string): Promise<void> {
  await db.deleteFrom('project').where('id', '=', projectId).execute()
}

/** Files of a project that goes: their objects are removed later, so that a failed deletion loses nothing. */
export async function markProjectFilesDeleting(db: Database, projectId: string): Promise<void> {
  await db
    .updateTable('stored_file')
    .set({ state: 'deleting' })
    .where('project_id', '=', projectId)
    .execute()
}

/** West, south, east, north of all layers, degrees; undefined without coordinates. */
export async function findBoundingBox(
  db: Database,
  projectId: string,
): Promise<readonly [number, number, number, number] | undefined> {
  const { rows } = await sql<{ west: number | null; south: number; east: number; north: number }>`
    select min((point->>0)::float8) as west, min((point->>1)::float8) as south,
      max((point->>0)::float8) as east, max((point->>1)::float8) as north
    from block_layer, jsonb_path_query(
      geojson, 'strict $.geometry.coordinates.** ? (@.type() == "array" && @[0].type() == "number")'
    ) as point
    where project_id = ${projectId}`.execute(db)
  const box = rows[0]
  return box && box.west !== null ? [box.west, box.south, box.east, box.north] : undefined
}

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
    .selectAll('project')
    .select(['project_user.role_id as project_role', 'user_organization.role_id as org_role'])
}

function visibleProjects(db: Database, { userId, organizationId, search }: ProjectListInput) {
  const visible = projectsWithRoles(db, userId)
    .where('project.organization_id', '=', organizationId)
    .where((where) =>
      where.or([
        where('project_user.role_id', 'is not', null),
        where('user_organization.role_id', 'in', ['owner', 'admin']),
        where.and([
          where('user_organization.role_id', '=', 'member'),
          where('project.org_general_access', '!=', 'restricted'),
        ]),
      ]),
    )
  return search ? visible.where('project.name', 'ilike', `%${escapeLike(search)}%`) : visible
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, (character) => `\\${character}`)
}

function split({
  project_role,
  org_role,
  ...project
}: ProjectRow & { project_role: string | null; org_role: string | null }): ProjectWithRoles {
  return {
    project,
    roles: { project_role, org_role, org_general_access: project.org_general_access },
  }
}
