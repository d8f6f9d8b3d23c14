import { projectLocked } from '@duet/contract'
import { organizationAccess, signedIn, type UserId } from '../access/organizationAccess.ts'
import { projectAccess, projectNotFound } from '../access/projectAccess.ts'
import { touchDesign } from '../access/projectParts.ts'
import { type ProjectRow, updateProjectRow } from '../access/projectQueries.ts'
import { insertUsualComponents } from '../components/storedComponents.ts'
import { writeAudit } from '../db/auditLog.ts'
import {
  listUploads,
  type SignedUpload,
  type SignedUploadInput,
  signUpload,
  type UploadedFile,
} from '../files/filesService.ts'
import { parseInput } from '../input/parseInput.ts'
import type { Server } from '../server.ts'
import { insertOwnedProject } from './insertOwnedProject.ts'
import { type ProjectFields, projectInputSchema } from './projectInput.ts'
import { type ProjectRecord, projectRecord } from './projectRecord.ts'

export async function oneProject(
  { db }: Server,
  userId: UserId,
  id: string,
): Promise<ProjectRecord> {
  return projectRecord(await projectAccess(db, userId, id, 'viewer'))
}

/** A link to put a file into a folder of the project's own storage. */
export async function signProjectUpload(
  server: Server,
  userId: UserId,
  input: Omit<SignedUploadInput, 'userId'>,
): Promise<SignedUpload> {
  await projectAccess(server.db, userId, input.projectId, 'editor')
  return signUpload(server, { ...input, userId: signedIn(userId) })
}

export async function projectFiles(
  { db }: Server,
  userId: UserId,
  projectId: string,
  dir: string,
): Promise<UploadedFile[]> {
  const { project } = await projectAccess(db, userId, projectId, 'viewer')
  return listUploads(db, project.id, dir)
}

export async function createProject(
  { db }: Server,
  userId: UserId,
  organizationId: string,
  input: unknown,
): Promise<ProjectRecord> {
  await organizationAccess(db, userId, organizationId, 'create')
  const fields = parseInput(projectInputSchema, input, ['input'])
  const owner = { userId: signedIn(userId), organizationId }
  return db.transaction().execute(async (tx) => {
    const project = await insertOwnedProject(tx, owner, fields)
    const { usual_components: mounting } = fields
    if (mounting) await insertUsualComponents(tx, project, mounting)
    await writeAudit(tx, {
      ...owner,
      projectId: project.id,
      action: 'project_created',
      details: { name: project.name },
    })
    return project
  })
}

export async function updateProject(
  { db }: Server,
  userId: UserId,
  id: string,
  input: unknown,
): Promise<ProjectRecord> {
  const granted = await projectAccess(db, userId, id, 'editor')
  const { project, isLocked } = granted
  const fields = parseInput(projectInputSchema, input, ['input'])
  const change = changeOf(project, fields)
  const changed = changedKeys(project, change)
  const shared = changed.filter((key) => SHARING.has(key))
  const designed = changed.filter((key) => !SHARING.has(key))
  if (shared.length > 0) await projectAccess(db, userId, id, 'owner')
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
  return projectRecord({ ...granted, project: updated })
}

type ChangedFields = Omit<ProjectFields, 'begins_pvsyst_import' | 'usual_components'>
type ProjectChange = Required<{ [K in keyof ChangedFields]: NonNullable<ChangedFields[K]> }>

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
