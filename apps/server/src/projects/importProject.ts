import { AppError } from '@duet/contract'
import { type PlantDocument, parsePlantDocument } from '@duet/plant'
import { organizationAccess, signedIn, type UserId } from '../access/organizationAccess.ts'
import { insertComponents } from '../components/storedComponents.ts'
import { writeAudit } from '../db/auditLog.ts'
import { insertDesign } from '../design/storedDesign.ts'
import { insertPlantTerrain } from '../design/storedGround.ts'
import type { MutationImportProjectArgs } from '../graphql/resolvers.gen.ts'
import { parseInput } from '../input/parseInput.ts'
import type { Server } from '../server.ts'
import { insertOwnedProject, type ProjectOwner } from './insertOwnedProject.ts'
import { withNewIds } from './newIds.ts'
import { projectInputSchema } from './projectInput.ts'
import type { ProjectRecord } from './projectRecord.ts'

/** More records than a project may have of all kinds. */
const MAX_RECORDS = 25_000

export async function importProject(
  server: Server,
  userId: UserId,
  { organization_id, document: given, name }: MutationImportProjectArgs,
): Promise<ProjectRecord> {
  await organizationAccess(server.db, userId, organization_id, 'create')
  const document = parsePlantDocument(given, 'draft')
  const { blocks, block_layers, components, project } = document
  const count = blocks.length + block_layers.length + components.length
  if (count > MAX_RECORDS) {
    throw new AppError(
      'INVALID_PLANT_DOCUMENT',
      `The document has ${count} records; at most ${MAX_RECORDS} fit.`,
    )
  }
  const named = name ? { ...document, project: { ...project, name } } : document
  const owner = { userId: signedIn(userId), organizationId: organization_id }
  return createProjectFromDocument(server, owner, named)
}

/** A new project from a valid document. The caller has settled access. */
export async function createProjectFromDocument(
  { db, storage }: Pick<Server, 'db' | 'storage'>,
  owner: ProjectOwner,
  document: PlantDocument,
): Promise<ProjectRecord> {
  const fields = parseInput(projectInputSchema, document.project, ['project'])
  const plant = withNewIds(document)
  return db.transaction().execute(async (tx) => {
    const project = await insertOwnedProject(tx, owner, fields)
    await insertComponents(tx, project.id, plant.components)
    await insertDesign(tx, project.id, plant)
    await writeAudit(tx, {
      ...owner,
      projectId: project.id,
      action: 'project_imported',
      details: { name: project.name },
    })
    if (plant.terrain) await insertPlantTerrain(tx, storage, project.id, plant.terrain)
    return project
  })
}
