import {
  AppError,
  effectiveRole,
  type OrganizationRight,
  type OrganizationRole,
  type ProjectRight,
  type ProjectRole,
  projectLocked,
  projectRights,
} from '@duet/contract'
import { type GrantedAccess, type ProjectAccess, projectNotFound } from '../access/projectAccess.ts'
import { touchDesign } from '../access/projectParts.ts'
import {
  countProjects,
  findBoundingBoxes,
  listProjects,
  type ProjectListInput,
  type ProjectRow,
  updateProjectRow,
} from '../access/projectQueries.ts'
import { writeAudit } from '../db/auditLog.ts'
import { batched } from '../db/batched.ts'
import type { Database } from '../db/connection.ts'
import { isUuid } from '../db/uuid.ts'
import type { ProjectPicture, StoredFile } from '../http/resolvers.gen.ts'
import { parseInput } from '../input/parseInput.ts'
import { insertOwnedProject } from './insertOwnedProject.ts'
import {
  type ProjectFields,
  parseOrder,
  projectInputSchema,
  projectListSchema,
} from './projectInput.ts'
import { projectPictures } from './projectPictures.ts'

/** @throws AppError UNAUTHENTICATED, NOT_FOUND, or FORBIDDEN for a member with less than `right` */
export type OrganizationAccess = (
  userId: string | undefined,
  organizationId: string,
  right?: OrganizationRight,
) => Promise<{ readonly role: OrganizationRole }>

export interface ProjectsDeps {
  readonly db: Database
  readonly access: ProjectAccess
  readonly organizationAccess: OrganizationAccess
  readonly signUpload: (input: UploadRequest & { readonly userId: string }) => Promise<UploadLink>
  readonly listFiles: (projectId: string, dir: string) => Promise<StoredFile[]>
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
  /** The user is a guest of the project's organisation. */
  readonly isGuest: boolean
}

export interface ProjectPageRecord {
  readonly projects: readonly ProjectRecord[]
  readonly total: number
}

type UserId = string | undefined
type Optional<T> = T | null | undefined

export interface ProjectsService {
  readonly access: ProjectAccess
  readonly projects: (userId: UserId, input: ProjectListArguments) => Promise<ProjectPageRecord>
  /** All of an organisation, for its owners and admins. */
  readonly organizationProjects: (
    userId: UserId,
    input: {
      readonly organization_id: string
      readonly skip?: Optional<number>
      readonly take?: Optional<number>
    },
  ) => Promise<ProjectPageRecord>
  readonly project: (userId: UserId, id: string) => Promise<ProjectRecord>
  readonly createProject: (
    userId: UserId,
    organizationId: string,
    input: unknown,
  ) => Promise<ProjectRecord>
  readonly updateProject: (userId: UserId, id: string, input: unknown) => Promise<ProjectRecord>
  readonly signUpload: (userId: UserId, input: UploadRequest) => Promise<UploadLink>
  readonly files: (userId: UserId, projectId: string, dir: string) => Promise<StoredFile[]>
  /** The caller has settled access. */
  readonly boundingBox: (projectId: string) => Promise<number[] | null>
  /** The caller has settled access. */
  readonly picture: (projectId: string) => Promise<ProjectPicture | null>
}

export interface ProjectListArguments {
  readonly org_id: string
  readonly skip?: Optional<number>
  readonly take?: Optional<number>
  readonly search?: Optional<string>
  readonly order_by?: Optional<string>
  readonly collection?: Optional<string>
  readonly portfolio?: Optional<string>
}

const DEFAULT_PAGE = 50

export function createProjectsService(deps: ProjectsDeps): ProjectsService {
  const box = batched((ids) => findBoundingBoxes(deps.db, ids))
  const picture = batched((ids) => projectPictures(deps.db, ids))
  return {
    access: deps.access,
    projects: (userId, input) => projects(deps, userId, input),
    organizationProjects: async (userId, { organization_id, ...page }) => {
      await deps.organizationAccess(userId, organization_id, 'admin')
      return projects(deps, userId, { org_id: organization_id, take: 500, ...page })
    },
    project: async (userId, id) => recordOf(await deps.access(userId, id, 'viewer')),
    createProject: (userId, organizationId, input) =>
      createProject(deps, userId, organizationId, input),
    updateProject: (userId, id, input) => updateProject(deps, userId, id, input),
    signUpload: async (userId, input) => {
      await deps.access(userId, input.projectId, 'editor')
      return deps.signUpload({ ...input, userId: signedIn(userId) })
    },
    files: async (userId, projectId, dir) => {
      const { project } = await deps.access(userId, projectId, 'viewer')
      return deps.listFiles(project.id, dir)
    },
    boundingBox: async (projectId) => (await box(projectId)) ?? null,
    picture: async (projectId) => (await picture(projectId)) ?? null,
  }
}

export const recordOf = ({
  project,
  role,
  isGuest,
}: Pick<GrantedAccess, 'project' | 'role' | 'isGuest'>): ProjectRecord => ({
  ...project,
  role_id: role,
  isGuest,
})

/** All that the user may do in the project: what a screen offers. */
export const rightsOf = (
  { role_id, isGuest, exports_for_viewers }: ProjectRecord,
  deployment: object | null,
): readonly ProjectRight[] =>
  projectRights({
    role: role_id,
    isGuest,
    isLocked: deployment !== null,
    exportsForViewers: exports_for_viewers,
  })

async function projects(
  { db, organizationAccess }: ProjectsDeps,
  userId: UserId,
  input: ProjectListArguments,
): Promise<ProjectPageRecord> {
  await organizationAccess(userId, input.org_id)
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
      recordOf({
        project,
        role: effectiveRole(roles) ?? 'viewer',
        isGuest: roles.org_role === 'guest',
      }),
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
  await organizationAccess(userId, organizationId, 'create')
  const fields = parseInput(projectInputSchema, input, ['input'])
  const owner = { userId: signedIn(userId), organizationId }
  return db.transaction().execute(async (tx) => {
    const project = await insertOwnedProject(tx, owner, fields)
    await writeAudit(tx, {
      ...owner,
      projectId: project.id,
      action: 'project_created',
      details: { name: project.name },
    })
    return project
  })
}

async function updateProject(
  { db, access }: ProjectsDeps,
  userId: UserId,
  id: string,
  input: unknown,
): Promise<ProjectRecord> {
  const granted = await access(userId, id, 'editor')
  const { project, isLocked } = granted
  const fields = parseInput(projectInputSchema, input, ['input'])
  const change = changeOf(project, fields)
  const changed = changedKeys(project, change)
  const shared = changed.filter((key) => SHARING.has(key))
  const designed = changed.filter((key) => !SHARING.has(key))
  if (shared.length > 0) await access(userId, id, 'owner')
  if (isLocked && designed.length > 0) throw projectLocked()
  const updated = await db.transaction().execute(async (tx) => {
    if (designed.length > 0) await touchDesign(tx, project.id)
    for (const [action, keys] of [
      ['project_updated', designed],
      ['project_shared', shared],
    ] as const) {
      if (keys.length === 0) continue
      await writeAudit(tx, {
        userId: signedIn(userId),
        organizationId: project.organization_id,
        projectId: project.id,
        action,
        details: Object.fromEntries(keys.map((key) => [key, change[key]])),
      })
    }
    return updateProjectRow(tx, project.id, change)
  })
  if (!updated) throw projectNotFound()
  return recordOf({ ...granted, project: updated })
}

type ProjectChange = Required<{ [K in keyof ProjectFields]: NonNullable<ProjectFields[K]> }>

/** Fields that say who may do what: for owners, and not part of the design. */
const SHARING: ReadonlySet<string> = new Set(['org_general_access', 'exports_for_viewers'])

function changeOf(project: ProjectRow, fields: ProjectFields): ProjectChange {
  return {
    name: fields.name,
    latitude: fields.latitude,
    longitude: fields.longitude,
    altitude_m: fields.altitude_m ?? project.altitude_m,
    org_general_access: fields.org_general_access ?? asGeneralAccess(project.org_general_access),
    exports_for_viewers: fields.exports_for_viewers ?? project.exports_for_viewers,
  }
}

function asGeneralAccess(text: string): 'restricted' | 'viewer' | 'editor' {
  return text === 'viewer' || text === 'editor' ? text : 'restricted'
}

function changedKeys(project: ProjectRow, change: ProjectChange): (keyof ProjectChange)[] {
  const keys: (keyof ProjectChange)[] = [
    'name',
    'latitude',
    'longitude',
    'altitude_m',
    'org_general_access',
    'exports_for_viewers',
  ]
  return keys.filter((key) => project[key] !== change[key])
}

/** Access, settled before, lets no caller without an id through. */
export function signedIn(userId: UserId): string {
  if (!userId) throw new AppError('UNAUTHENTICATED', 'Sign in first.')
  return userId
}
