import { AppError } from '@duet/contract'
import {
  type Block,
  type BlockLayer,
  blockCompleteness,
  countRows,
  findComponent,
  type LinkedComponents,
  type LocalFrame,
  layoutBlock,
  type MeteoSummary,
  type PlantComponent,
  simulationPrerequisites,
} from '@duet/plant'

/** The design as far as blocks need it. */
export interface Design {
  readonly blocks: readonly Block[]
  readonly layers: readonly BlockLayer[]
  readonly components: readonly PlantComponent[]
  readonly frame: LocalFrame
}

/** Why a block cannot be simulated yet; empty when it is ready. */
export function blockProblems(design: Design, block: Block): readonly string[] {
  const components = linkedComponents(design, block)
  const layers = design.layers.filter(({ block_id }) => block_id === block.id)
  const layout = layoutCounts(design, block, components)
  return blockCompleteness(block, { components, layers, layout }).map(({ message }) => message)
}

/** What the weather lacks for the models of the block's panel. */
export function weatherProblems(
  design: Design,
  block: Block,
  dataset: MeteoSummary | undefined,
): readonly string[] {
  const panel = findComponent(design, 'panel', block.pv_panel_id)
  return panel === undefined || dataset === undefined ? [] : simulationPrerequisites(panel, dataset)
}

function linkedComponents(design: Design, block: Block): LinkedComponents {
  return {
    panel: findComponent(design, 'panel', block.pv_panel_id),
    table: findComponent(design, 'table', block.pv_table_id),
    inverter: findComponent(design, 'inverter', block.pv_inverter_id),
    transformer: findComponent(design, 'transformer', block.pv_transformer_id),
    dcWire: findComponent(design, 'dcWire', block.pv_dc_wire_id),
    acWire: findComponent(design, 'acWire', block.pv_ac_wire_id),
  }
}

/** Undefined where the parts do not make a layout; the other problems say which part is at fault. */
function layoutCounts(
  { layers, frame }: Design,
  block: Block,
  { panel, table }: LinkedComponents,
): { readonly rows: number; readonly tablesPerRow: number } | undefined {
  if (panel === undefined || table === undefined) return undefined
  try {
    const counts = countRows(layoutBlock({ block, layers, table, panel, frame }))
    return { rows: counts.rows, tablesPerRow: counts.max_tables_per_row }
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}
