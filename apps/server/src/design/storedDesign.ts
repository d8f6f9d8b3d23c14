import {
  type Block,
  type BlockLayer,
  type PlantSystemParameters,
  parseBlock,
  parseBlockLayer,
  parseSystemParameters,
} from '@duet/plant'
import type { Database } from '../db/connection.ts'
import { rowOfBlock } from './blockInput.ts'
import {
  type BlockLayerRow,
  type BlockRow,
  checkCount,
  countRecords,
  findSystemParameters,
  listBlockLayers,
  listBlocks,
  MAX_BLOCKS,
  MAX_LAYERS,
  updateSystemParametersRow,
  upsertBlockLayerRows,
  upsertBlockRows,
} from './designQueries.ts'
import { withTimes } from './designRecords.ts'
import { nextRevision } from './designRevision.ts'
import { rowOfLayer } from './layerInput.ts'

/** What is drawn and set in a project, as plant records. */
export interface StoredDesign {
  readonly blocks: readonly Block[]
  readonly block_layers: readonly BlockLayer[]
  readonly system_parameters: PlantSystemParameters
}

/** Rows a statement; PostgreSQL takes at most 65,535 values in one. */
const CHUNK = 1000

/** The caller has settled access to the project. */
export async function readDesign(db: Database, projectId: string): Promise<StoredDesign> {
  const [blocks, layers, system] = await Promise.all([
    listBlocks(db, projectId),
    listBlockLayers(db, projectId),
    findSystemParameters(db, projectId),
  ])
  const { project_id: _, ...system_parameters } = parseSystemParameters(system)
  return { blocks: blocks.map(blockOf), block_layers: layers.map(layerOf), system_parameters }
}

/** Writes a design into a new project of the same transaction, as its first batch; its ids must be new and its references valid. */
export async function insertDesign(
  tx: Database,
  projectId: string,
  design: StoredDesign,
): Promise<void> {
  await addDesign(tx, projectId, design)
  await updateSystemParametersRow(tx, projectId, design.system_parameters)
}

/**
 * Adds blocks and layers to a design in one batch of the transaction; as `insertDesign`.
 *
 * @throws AppError CONFLICT where the project would have too many
 */
export async function addDesign(
  tx: Database,
  projectId: string,
  design: Pick<StoredDesign, 'blocks' | 'block_layers'>,
  updatedBy: string | null = null,
): Promise<void> {
  const stamp = { revision: await nextRevision(tx, projectId), updated_by: updatedBy }
  for (const blocks of chunks(design.blocks)) {
    await upsertBlockRows(
      tx,
      blocks.map((block) => ({ ...rowOfBlock(block, projectId), ...stamp })),
    )
  }
  for (const layers of chunks(design.block_layers)) {
    await upsertBlockLayerRows(
      tx,
      layers.map((layer) => ({ ...rowOfLayer(layer, projectId), ...stamp })),
    )
  }
  checkCount(await countRecords(tx, projectId, 'block'), MAX_BLOCKS, 'blocks')
  checkCount(await countRecords(tx, projectId, 'block_layer'), MAX_LAYERS, 'layers')
}

export function blockOf(row: BlockRow): Block {
  const { configuration, project_id: _, ...columns } = withTimes(row)
  return parseBlock({ ...asRecord(configuration), ...columns })
}

export function layerOf(row: BlockLayerRow): BlockLayer {
  return parseBlockLayer(withTimes(row))
}

function asRecord(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}

function* chunks<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < rows.length; from += CHUNK) yield rows.slice(from, from + CHUNK)
}
