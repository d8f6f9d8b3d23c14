import { AppError } from '@duet/contract'
import {
  type BlockPvSummary,
  blockPvSummary,
  findComponent,
  localFrame,
  type PlantComponent,
} from '@duet/plant'
import type { Database } from '../db/connection.ts'
import { isUuid } from '../db/uuid.ts'
import { findBlock, listBlockLayers } from './designQueries.ts'
import { blockOf, layerOf } from './storedDesign.ts'

export interface BlockSummaryDeps {
  readonly db: Database
  readonly access: (
    userId: string | undefined,
    projectId: string,
    atLeast: 'viewer',
  ) => Promise<{ readonly project: { readonly latitude: number; readonly longitude: number } }>
  readonly components: (projectId: string) => Promise<readonly PlantComponent[]>
  /** Of a dataset of the project; undefined for any other id. */
  readonly coldestAirC: (projectId: string, datasetId: string) => Promise<number | undefined>
}

/** The stored block in numbers (D-04). @throws AppError NOT_FOUND */
export async function storedBlockSummary(
  deps: BlockSummaryDeps,
  userId: string | undefined,
  blockId: string,
): Promise<BlockPvSummary> {
  if (!userId) throw new AppError('UNAUTHENTICATED', 'Sign in first.')
  const row = isUuid(blockId) ? await findBlock(deps.db, blockId) : undefined
  if (!row) throw notFound()
  const { project } = await deps.access(userId, row.project_id, 'viewer').catch(hideProject)
  const [components, layers] = await Promise.all([
    deps.components(row.project_id),
    listBlockLayers(deps.db, row.project_id),
  ])
  const block = blockOf(row)
  const plant = { components }
  const datasetId = block.enviro_dataset_id
  return blockPvSummary({
    block,
    layers: layers.map(layerOf),
    frame: localFrame(project.longitude, project.latitude),
    coldestAirC: datasetId ? await deps.coldestAirC(row.project_id, datasetId) : undefined,
    components: {
      panel: findComponent(plant, 'panel', block.pv_panel_id),
      table: findComponent(plant, 'table', block.pv_table_id),
      inverter: findComponent(plant, 'inverter', block.pv_inverter_id),
      transformer: findComponent(plant, 'transformer', block.pv_transformer_id),
      dcWire: findComponent(plant, 'dcWire', block.pv_dc_wire_id),
      acWire: findComponent(plant, 'acWire', block.pv_ac_wire_id),
    },
  })
}

/** A block of a project that the user does not see is as unknown as any other. */
function hideProject(error: unknown): never {
  throw error instanceof AppError && error.code === 'NOT_FOUND' ? notFound() : error
}

const notFound = (): AppError => new AppError('NOT_FOUND', 'Block not found')
