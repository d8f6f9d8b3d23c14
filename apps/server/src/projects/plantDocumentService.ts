import { AppError } from '@duet/contract'
import {
  PLANT_DOCUMENT_FORMAT,
  PLANT_DOCUMENT_VERSION,
  type PlantComponent,
  type PlantDocument,
  type PlantEnviroDataset,
  type PlantTerrain,
  parsePlantDocument,
} from '@duet/plant'
import { type ProjectAccess, projectNotFound } from '../access/projectAccess.ts'
import { findProject, type ProjectRow } from '../access/projectQueries.ts'
import { writeAudit } from '../db/auditLog.ts'
import type { Database } from '../db/connection.ts'
import { isUuid } from '../db/uuid.ts'
import { parseInput } from '../input/parseInput.ts'
import { insertOwnedProject, type ProjectOwner } from './insertOwnedProject.ts'
import { withNewIds } from './newIds.ts'
import { projectInputSchema } from './projectInput.ts'
import { type OrganizationAccess, type ProjectRecord, signedIn } from './projectsService.ts'

/** The drawn part of a plant document. */
export type PlantDesign = Pick<PlantDocument, 'blocks' | 'block_layers' | 'system_parameters'>

export interface PlantDocumentDeps {
  readonly db: Database
  readonly access: ProjectAccess
  readonly organizationAccess: OrganizationAccess
  readonly readDesign: (db: Database, projectId: string) => Promise<PlantDesign>
  readonly readComponents: (db: Database, projectId: string) => Promise<readonly PlantComponent[]>
  readonly readDatasets: (db: Database, projectId: string) => Promise<readonly PlantEnviroDataset[]>
  readonly readTerrain: (projectId: string) => Promise<PlantTerrain | undefined>
  readonly insertDesign: (tx: Database, projectId: string, design: PlantDesign) => Promise<void>
  readonly insertComponents: (
    tx: Database,
    projectId: string,
    components: readonly PlantComponent[],
  ) => Promise<void>
  /** Comes last in the transaction: it writes a file. */
  readonly insertTerrain: (tx: Database, projectId: string, terrain: PlantTerrain) => Promise<void>
}

type UserId = string | undefined

export interface PlantDocumentService {
  /** With the heights of its ground. */
  readonly projectExport: (userId: UserId, projectId: string) => Promise<PlantDocument>
  /** The same without them: what is kept of a design beside its files. */
  readonly projectPlant: (userId: UserId, projectId: string) => Promise<PlantDocument>
  readonly importProject: (
    userId: UserId,
    input: {
      readonly organization_id: string
      readonly document: unknown
      readonly name?: string | null | undefined
    },
  ) => Promise<ProjectRecord>
  /** Of any project, for the administration, which has settled access. @throws AppError NOT_FOUND */
  readonly exportAny: (projectId: string) => Promise<PlantDocument>
  /** The stored plant of a project as it is now. The caller has settled access. */
  readonly plantDocument: (db: Database, project: ProjectRow) => Promise<PlantDocument>
  /** A new project from a sound document. The caller has settled access. */
  readonly createFromDocument: (
    owner: ProjectOwner,
    document: PlantDocument,
  ) => Promise<ProjectRecord>
}

/** More records than a project may have of all kinds. */
const MAX_RECORDS = 25_000

export function createPlantDocumentService(deps: PlantDocumentDeps): PlantDocumentService {
  return {
    projectExport: async (userId, projectId) => {
      const { project } = await deps.access(userId, projectId, 'viewer')
      return wholeDocument(deps, project)
    },
    projectPlant: async (userId, projectId) => {
      const { project } = await deps.access(userId, projectId, 'viewer')
      return plantDocument(deps, deps.db, project)
    },
    importProject: (userId, input) => importProject(deps, userId, input),
    exportAny: async (projectId) => {
      const project = isUuid(projectId) ? await findProject(deps.db, projectId) : undefined
      if (!project) throw projectNotFound()
      return wholeDocument(deps, project)
    },
    plantDocument: (db, project) => plantDocument(deps, db, project),
    createFromDocument: (owner, document) => createFromDocument(deps, owner, document),
  }
}

async function wholeDocument(deps: PlantDocumentDeps, project: ProjectRow): Promise<PlantDocument> {
  const [document, terrain] = await Promise.all([
    plantDocument(deps, deps.db, project),
    deps.readTerrain(project.id),
  ])
  return terrain ? { ...document, terrain } : document
}

async function plantDocument(
  deps: PlantDocumentDeps,
  db: Database,
  project: ProjectRow,
): Promise<PlantDocument> {
  const [design, components, enviro_datasets] = await Promise.all([
    deps.readDesign(db, project.id),
    deps.readComponents(db, project.id),
    deps.readDatasets(db, project.id),
  ])
  return {
    format: PLANT_DOCUMENT_FORMAT,
    version: PLANT_DOCUMENT_VERSION,
    project: {
      id: project.id,
      name: project.name,
      latitude: project.latitude,
      longitude: project.longitude,
      altitude_m: project.altitude_m,
    },
    blocks: design.blocks,
    block_layers: design.block_layers,
    components,
    system_parameters: design.system_parameters,
    enviro_datasets,
  }
}

async function importProject(
  deps: PlantDocumentDeps,
  userId: UserId,
  input: Parameters<PlantDocumentService['importProject']>[1],
): Promise<ProjectRecord> {
  await deps.organizationAccess(userId, input.organization_id, 'create')
  const document = parsePlantDocument(input.document, 'draft')
  const { blocks, block_layers, components } = document
  const count = blocks.length + block_layers.length + components.length
  if (count > MAX_RECORDS) {
    throw new AppError(
      'INVALID_PLANT_DOCUMENT',
      `The document has ${count} records; at most ${MAX_RECORDS} fit.`,
    )
  }
  const named = input.name
    ? { ...document, project: { ...document.project, name: input.name } }
    : document
  return createFromDocument(
    deps,
    { userId: signedIn(userId), organizationId: input.organization_id },
    named,
  )
}

async function createFromDocument(
  deps: PlantDocumentDeps,
  owner: ProjectOwner,
  document: PlantDocument,
): Promise<ProjectRecord> {
  const fields = parseInput(projectInputSchema, document.project, ['project'])
  const plant = withNewIds(document)
  return deps.db.transaction().execute(async (tx) => {
    const project = await insertOwnedProject(tx, owner, fields)
    await deps.insertComponents(tx, project.id, plant.components)
    await deps.insertDesign(tx, project.id, plant)
    await writeAudit(tx, {
      ...owner,
      projectId: project.id,
      action: 'project_imported',
      details: { name: project.name },
    })
    if (plant.terrain) await deps.insertTerrain(tx, project.id, plant.terrain)
    return project
  })
}
