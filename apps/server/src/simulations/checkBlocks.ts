import { AppError } from '@duet/contract'
import {
  type Block,
  blockCompleteness,
  countRows,
  findComponent,
  type LinkedComponents,
  layoutBlock,
  localFrame,
  type MeteoSummary,
  type PlantDocument,
  simulationPrerequisites,
} from '@duet/plant'
import type { RunBlock } from './manifest.ts'

/** A block that was asked for: ready to run, or why not. */
export interface CheckedBlock {
  readonly run: RunBlock
  readonly messages: readonly string[]
}

/** What makes a block fit for a run: complete, with weather that its models need. */
export function checkBlock(
  document: PlantDocument,
  block: Block,
  dataset: MeteoSummary | undefined,
): CheckedBlock {
  const components = linkedComponents(document, block)
  const layers = document.block_layers.filter((layer) => layer.block_id === block.id)
  const layout = layoutOf(document, block, components)
  const issues = blockCompleteness(block, { components, layers, layout })
  const weather = dataset
    ? ((components.panel && simulationPrerequisites(components.panel, dataset)) ?? [])
    : ['Choose a Meteo dataset']
  return {
    run: {
      id: block.id,
      name: block.name,
      dataset_id: dataset?.id ?? '',
      table_count: layout?.tables ?? 0,
      row_count: layout?.rows ?? 0,
    },
    messages: [...issues.map(({ message }) => message), ...weather],
  }
}

function linkedComponents(document: PlantDocument, block: Block): LinkedComponents {
  return {
    panel: findComponent(document, 'panel', block.pv_panel_id),
    table: findComponent(document, 'table', block.pv_table_id),
    inverter: findComponent(document, 'inverter', block.pv_inverter_id),
    transformer: findComponent(document, 'transformer', block.pv_transformer_id),
    dcWire: findComponent(document, 'dcWire', block.pv_dc_wire_id),
    acWire: findComponent(document, 'acWire', block.pv_ac_wire_id),
  }
}

interface LayoutCounts {
  readonly tables: number
  readonly rows: number
  readonly tablesPerRow: number
}

/** Undefined where the parts do not make a layout; completeness says which part is at fault. */
function layoutOf(
  document: PlantDocument,
  block: Block,
  { table, panel }: LinkedComponents,
): LayoutCounts | undefined {
  if (!table || !panel) return undefined
  const frame = localFrame(document.project.longitude, document.project.latitude)
  try {
    const layout = layoutBlock({ block, layers: document.block_layers, table, panel, frame })
    const { rows, max_tables_per_row: tablesPerRow } = countRows(layout)
    return { tables: layout.count, rows, tablesPerRow }
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}
