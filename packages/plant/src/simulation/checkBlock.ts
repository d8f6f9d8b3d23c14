import { AppError } from '@duet/contract'
import type { Block } from '../block/block.ts'
import {
  type BlockLayoutNumbers,
  blockCompleteness,
  type LinkedComponents,
} from '../block/blockCompleteness.ts'
import type { MeteoSummary } from '../block/meteoSummary.ts'
import { simulationPrerequisites } from '../block/simulationPrerequisites.ts'
import { findComponent, type PlantDocument } from '../document/plantDocument.ts'
import { layoutBlock } from '../layout/layoutBlock.ts'
import type { TableLayout } from '../layout/layoutTables.ts'
import { localFrame } from '../layout/localFrame.ts'
import { countRows } from '../summary/countRows.ts'
import { findBlock } from './blockParts.ts'

/** A block that is to be simulated: its layout in numbers, and all that keeps it from running. */
export interface BlockCheck {
  readonly tableCount: number
  readonly rowCount: number
  /** Its tables; undefined where the parts do not make a layout. */
  readonly layout: TableLayout | undefined
  /** Empty for a block that can run. */
  readonly messages: readonly string[]
  /** The same; `path` is the field to go to, as of `CompletenessIssue`. */
  readonly issues: readonly BlockIssue[]
}

export interface BlockIssue {
  readonly message: string
  readonly path?: string
}

/** What makes a block fit for a run: complete, with weather that its models need. */
export function checkBlock(
  document: PlantDocument,
  block: Block,
  meteo: Pick<MeteoSummary, 'has_rh' | 'has_pw' | 'has_windspeed'> | undefined,
): BlockCheck {
  const components = linkedComponents(document, block)
  const layers = document.block_layers.filter((layer) => layer.block_id === block.id)
  const tables = layoutOf(document, block, components)
  const layout = tables && layoutNumbers(tables)
  const weather = meteo
    ? ((components.panel && simulationPrerequisites(components.panel, meteo)) ?? [])
    : ['Choose a Meteo dataset']
  const issues = [
    ...blockCompleteness(block, { components, layers, layout }),
    ...weather.map((message) => ({ message, path: 'enviro_dataset_id' })),
  ]
  return {
    tableCount: layout?.tables ?? 0,
    rowCount: layout?.rows ?? 0,
    layout: tables,
    messages: issues.map(({ message }) => message),
    issues,
  }
}

export function linkedComponents(document: PlantDocument, block: Block): LinkedComponents {
  return {
    panel: findComponent(document, 'panel', block.pv_panel_id),
    table: findComponent(document, 'table', block.pv_table_id),
    inverter: findComponent(document, 'inverter', block.pv_inverter_id),
    transformer: findComponent(document, 'transformer', block.pv_transformer_id),
    dcWire: findComponent(document, 'dcWire', block.pv_dc_wire_id),
    acWire: findComponent(document, 'acWire', block.pv_ac_wire_id),
  }
}

interface LayoutNumbers extends BlockLayoutNumbers {
  readonly tables: number
}

/** The tables of a block of a document. @throws AppError NOT_FOUND for an unknown block */
export function blockLayout(document: PlantDocument, blockId: string): TableLayout | undefined {
  const block = findBlock(document, blockId)
  return layoutOf(document, block, linkedComponents(document, block))
}

/** Undefined where the parts do not make a layout; completeness says which part is at fault. */
function layoutOf(
  document: PlantDocument,
  block: Block,
  { table, panel }: LinkedComponents,
): TableLayout | undefined {
  if (!table || !panel) return undefined
  const frame = localFrame(document.project.longitude, document.project.latitude)
  try {
    return layoutBlock({ block, layers: document.block_layers, table, panel, frame })
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}

function layoutNumbers(layout: TableLayout): LayoutNumbers {
  const counts = countRows(layout)
  const problem = layout.count === 0 ? layout.warnings.at(-1)?.message : undefined
  return {
    tables: layout.count,
    rows: counts.rows,
    tablesPerRow: counts.max_tables_per_row,
    ...(problem !== undefined && { problem }),
  }
}
