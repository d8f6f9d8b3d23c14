import { AppError } from '@duet/contract'
import type { BlockRatings, Block as EngineBlock, PlantStages, Site } from '@duet/engine'
import type { Block } from '../block/block.ts'
import { findComponent, type PlantDocument } from '../document/plantDocument.ts'
import { layoutBlock } from '../layout/layoutBlock.ts'
import { localFrame } from '../layout/localFrame.ts'
import { countRows } from '../summary/countRows.ts'
import type { Assumption } from './assumption.ts'
import { toPlantStages } from './toPlantStages.ts'
import { toSimulationInput } from './toSimulationInput.ts'

/** One block of a run: all that the engine needs, and what was taken for granted on the way. */
export interface PlannedBlock {
  readonly id: string
  readonly name: string
  readonly tableCount: number
  readonly input: EngineBlock
  readonly ratings: BlockRatings
  readonly assumptions: readonly Assumption[]
}

export interface RunPlan {
  readonly blocks: readonly PlannedBlock[]
  readonly stages: PlantStages
  /** Of the plant's stages; those of blocks lie with them. */
  readonly assumptions: readonly Assumption[]
}

export interface PlanRunInput {
  readonly document: PlantDocument
  readonly blockIds: readonly string[]
  /** Of the weather: the sun is the one that its light came from. */
  readonly site: Site
  /** Coldest air of the weather, °C: string lengths that nobody chose are checked there. */
  readonly coldestAirC: number
}

/**
 * From a plant document to the engine's input: the design as it will be built, block by block.
 *
 * @throws AppError NOT_FOUND for an unknown block, INVALID_INPUT for one that cannot be simulated, naming it
 */
export function planRun(input: PlanRunInput): RunPlan {
  const { document } = input
  const blocks = input.blockIds.map((id) => planBlock(input, id))
  const { stages, assumptions } = toPlantStages(
    document,
    blocks.map(({ ratings }) => ratings),
  )
  return { blocks, stages, assumptions }
}

function planBlock({ document, site, coldestAirC }: PlanRunInput, blockId: string): PlannedBlock {
  const block = document.blocks.find(({ id }) => id === blockId)
  if (!block) throw new AppError('NOT_FOUND', 'Block not found', { block_id: blockId })
  const { tables, rows } = countTables(document, block)
  const { block: input, ...rest } = toSimulationInput({
    document,
    blockId,
    site,
    tableCount: tables,
    rowCount: rows,
    options: { coldestAirC },
  })
  return { id: block.id, name: block.name, tableCount: tables, input, ...rest }
}

function countTables(
  document: PlantDocument,
  block: Block,
): { readonly tables: number; readonly rows: number } {
  const table = findComponent(document, 'table', block.pv_table_id)
  const panel = findComponent(document, 'panel', block.pv_panel_id)
  if (!table || !panel) {
    const label = table ? 'Panel' : 'Table'
    throw new AppError('INVALID_INPUT', `${block.name}: choose a ${label}`, { block_id: block.id })
  }
  const frame = localFrame(document.project.longitude, document.project.latitude)
  const layout = layoutBlock({ block, layers: document.block_layers, table, panel, frame })
  return { tables: layout.count, rows: countRows(layout).rows }
}
