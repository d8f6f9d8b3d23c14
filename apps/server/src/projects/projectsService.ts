import { AppError } from '@duet/contract'
import { writeAudit } from '../db/auditLog.ts'
import type { Database } from '../db/connection.ts'
import { parseInput } from '../input/parseInput.ts'
import { effectiveRole, type ProjectAccess, type ProjectRole } from './projectAccess.ts'
import {
  type ProjectFields,
  parseOrder,
  projectInputSchema,
  projectListSchema,
} from './projectInput.ts'
import { insertDefaultSystemParameters } from './projectParts.ts'
import {
  countProjects,
  deleteProjectRow,
  findBoundingBox,
  insertProject,
  listProjects,
  markProjectFilesDeleting,
  type ProjectRow,
  updateProjectRow,
} from './projectQueries.ts'
import { upsertProjectUser } from './projectUserQueries.ts'

export interface ProjectsDeps {
  readonly db: Database
  readonly access: ProjectAccess
  readonly organizationAccess: (
    userId: string | undefined,
    organizationId: string,
  ) => Promise<{ readonly role: 'owner' | 'admin' | 'member' | 'guest' }>
  /** Files were marked for removal. */
  readonly wakeSweeper: () => void
  readonly signUpload: (input: UploadRequest & { readonly userId: string }) => Promise<UploadLink>
}

export interface UploadRequest {
  readonly projectId: string
  /** A folder of the project's own storage. */
  readonly dir: string
  readonly filename: string
  readonly allowOverwrite: boolean
}

export interface UploadLink {
  readonly url: string
  readonly storage_key: string
  readonly expires_at: string
}

/** A project as one user sees it. */
export interface ProjectRecord extends ProjectRow {
  readonly role_id: ProjectRole
}

export interface ProjectPageRecord {
  readonly projects: readonly ProjectRecord[]
  readonly total: number
}

type UserId = string | undefined

export interface ProjectsService {
  readonly access: ProjectAccess
  readonly projects: (userId: UserId, input: ProjectListArguments) => Promise<ProjectPageRecord>
  readonly project: (userId: UserId, id: string) => Promise<ProjectRecord>
  readonly createProject: (
    userId: UserId,
    organizationId: string,
    input: unknown,
  ) => Promise<ProjectRecord>
  readonly updateProject: (userId: UserId, id: string, input: unknown) => Promise<ProjectRecord>
  readonly deleteProject: (userId: UserId, id: string) => Promise<void>
  readonly signUpload: (userId: UserId, input: UploadRequest) => Promise<UploadLink>
  /** The caller has settled access. */
  readonly boundingBox: (projectId: string) => Promise<number[] | null>
}

export interface ProjectListArguments {
  readonly org_id: string
  readonly skip?: number | null | undefined
  readonly take?: number | null | undefined
  readonly search?: string | null | undefined
  readonly order_by?: string | null | undefined
}

const DEFAULT_PAGE = 50

export function createProjectsService(deps: ProjectsDeps): ProjectsService {
  return {
    access: deps.access,
    projects: (userId, input) => projects(deps, userId, input),
    project: async (userId, id) => {
      const { project, role } = await deps.access(userId, id, 'viewer')
      return { ...project, role_id: role }
    },
    createProject: (userId, organizationId, input) =>
      createProject(deps, userId, organizationId, input),
    updateProject: (userId, id, input) => updateProject(deps, userId, id, input),
    deleteProject: (userId, id) => deleteProject(deps, userId, id),
    signUpload: async (userId, input) => {
      await deps.access(userId, input.projectId, 'editor')
      return deps.signUpload({ ...input, userId: signedIn(userId) })
    },
    boundingBox: async (projectId) => {
      const box = await findBoundingBox(deps.db, projectId)
      return box ? [...box] : null
    },
  }
}

async function projects(
  { db, organizationAccess }: ProjectsDeps,
  userId: UserId,
  input: ProjectListArguments,
): Promise<ProjectPageRecord> {
  await organizationAccess(userId, input.org_id)
  const asked = parseInput(projectListSchema, input)
  const list = {
    userId: signedIn(userId),
    organizationId: asked.org_id,
    search: asked.search?.trim() || undefined,
    skip: asked.skip ?? 0,
    take: asked.take ?? DEFAULT_PAGE,
    ...parseOrder(asked.order_by),
  }
  const [rows, total] = await Promise.all([listProjects(db, list), countProjects(db, list)])
  return {
    projects: rows.map(({ project, roles }) =>
      Object.assign(project, { role_id: effectiveRole(roles) ?? ('viewer' as const) }),
    ),
    total,
  }
}

async function createProject(
  { db, organizationAccess }: ProjectsDeps,
  userId: UserId,
  organizationId: string,
  input: unknown,
): Promise<ProjectRecord> {
  const { role } = await organizationAccess(userId, organizationId)
  if (role === 'guest') {
    throw new AppError('FORBIDDEN', 'Guests of an organization may not create projects in it.', {
      role,
    })
  }
  const fields = parseInput(projectInputSchema, input, ['input'])
  return db
    .transaction()
    .execute((tx) => insertOwnedProject(tx, signedIn(userId), organizationId, fields))
}

/** A project with its creator as owner and the parts that every project has. */
export async function insertOwnedProject(
  tx: Database,
  userId: string,
  organizationId: string,
  fields: ProjectFields,
): Promise<ProjectRecord> {
  const project = await insertProject(tx, {
    organization_id: organizationId,
    owner_id: userId,
    name: fields.name,
    latitude: fields.latitude,
    longitude: fields.longitude,
    altitude_m: fields.altitude_m ?? 0,
    org_general_access: fields.org_general_access ?? 'restricted',
  })
  await upsertProjectUser(tx, { project_id: project.id, user_id: userId, role_id: 'owner' })
  await insertDefaultSystemParameters(tx, project.id)
  return { ...project, role_id: 'owner' }
}

async function updateProject(
  { db, access }: ProjectsDeps,
  userId: UserId,
  id: string,
  input: unknown,
): Promise<ProjectRecord> {
  const { project, role } = await access(userId, id, 'editor')
  const fields = parseInput(projectInputSchema, input, ['input'])
  const generalAccess = fields.org_general_access ?? project.org_general_access
  if (generalAccess !== project.org_general_access) await access(userId, id, 'owner')
  const updated = await updateProjectRow(db, id, {
    name: fields.name,
    latitude: fields.latitude,
    longitude: fields.longitude,
    altitude_m: fields.altitude_m ?? project.altitude_m,
    org_general_access: generalAccess,
  })
  if (!updated) throw new AppError('NOT_FOUND', 'Project not found')
  return { ...updated, role_id: role }
}

async function deleteProject(
  { db, access, wakeSweeper }: ProjectsDeps,
  userId: UserId,
  id: string,
): Promise<void> {
  const { project } = await access(userId, id, 'owner')
  await db.transaction().execute(async (tx) => {
    await markProjectFilesDeleting(tx, id)
    await deleteProjectRow(tx, id)
    await writeAudit(tx, {
      userId: signedIn(userId),
      organizationId: project.organization_id,
      projectId: id,
      action: 'project_deleted',
      details: { name: project.name },
    })
  })
  wakeSweeper()
}

/** Access, settled before, lets no caller without an id through. */
function signedIn(userId: UserId): string {
  if (!userId) throw new AppError('UNAUTHENTICATED', 'Sign in first.')
  return userId
}
