import {
  PLANT_DOCUMENT_FORMAT,
  PLANT_DOCUMENT_VERSION,
  type PlantDocument,
  type PlantEnviroDataset,
} from '@duet/plant'
import type { UserId } from '../access/organizationAccess.ts'
import { PROJECT, projectAccess } from '../access/projectAccess.ts'
import type { ProjectRow } from '../access/projectQueries.ts'
import { knownRecord } from '../access/recordAccess.ts'
import { readComponents } from '../components/storedComponents.ts'
import type { Database } from '../db/connection.ts'
import { readDesign } from '../design/storedDesign.ts'
import { readPlantTerrain } from '../design/storedGround.ts'
import { datasetsOfProject } from '../meteo/datasets/datasetQueries.ts'
import type { Server } from '../server.ts'

/** More datasets than a project has. */
const MAX_DATASETS = 1000

/** The plant of a project with the heights of its ground. */
export async function exportProject(
  server: Pick<Server, 'db' | 'storage'>,
  userId: UserId,
  projectId: string,
): Promise<PlantDocument> {
  const { project } = await projectAccess(server.db, userId, projectId, 'viewer')
  return wholeDocument(server, project)
}

/** Of any project, for the administration, which has settled access. @throws AppError NOT_FOUND */
export async function exportAnyProject(
  server: Pick<Server, 'db' | 'storage'>,
  projectId: string,
): Promise<PlantDocument> {
  return wholeDocument(server, await knownRecord(server.db, projectId, PROJECT))
}

/** Without the heights: what runs and copies hold of a design beside its files. */
export async function projectPlant(
  { db }: Pick<Server, 'db'>,
  userId: UserId,
  projectId: string,
): Promise<PlantDocument> {
  const { project } = await projectAccess(db, userId, projectId, 'viewer')
  return readPlantDocument(db, project)
}

async function wholeDocument(
  server: Pick<Server, 'db' | 'storage'>,
  project: ProjectRow,
): Promise<PlantDocument> {
  const [document, terrain] = await Promise.all([
    readPlantDocument(server.db, project),
    readPlantTerrain(server, project.id),
  ])
  return terrain ? { ...document, terrain } : document
}

/** The stored plant of a project as it is now. The caller has settled access. */
export async function readPlantDocument(
  db: Database,
  { id, name, latitude, longitude, altitude_m }: ProjectRow,
): Promise<PlantDocument> {
  const [design, components, enviro_datasets] = await Promise.all([
    readDesign(db, id),
    readComponents(db, id),
    plantDatasets(db, id),
  ])
  return {
    format: PLANT_DOCUMENT_FORMAT,
    version: PLANT_DOCUMENT_VERSION,
    project: { id, name, latitude, longitude, altitude_m },
    blocks: design.blocks,
    block_layers: design.block_layers,
    components,
    system_parameters: design.system_parameters,
    enviro_datasets,
  }
}

/** What a plant document says of the datasets of its project. */
async function plantDatasets(db: Database, projectId: string): Promise<PlantEnviroDataset[]> {
  const rows = await datasetsOfProject(db, projectId, { skip: 0, take: MAX_DATASETS })
  return rows.map(({ id, name, type, source, source_filename, source_hash }) => ({
    id,
    name,
    type: type === 'TMY' ? 'TMY' : 'Sequential',
    source,
    source_filename,
    source_hash,
  }))
}
