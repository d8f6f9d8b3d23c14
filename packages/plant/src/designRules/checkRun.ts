import { AppError } from '@duet/contract'
import type { Block } from '../block/block.ts'
import { tableGeometry } from '../components/table/tableGeometry.ts'
import { linkedComponents } from '../document/linkedComponents.ts'
import type { PlantDocument } from '../document/plantDocument.ts'
import { layoutBlock } from '../layout/layoutBlock.ts'
import type { TableLayout } from '../layout/layoutTables.ts'
import { localFrame } from '../layout/localFrame.ts'
import { findBlock } from '../simulation/blockParts.ts'
import { countRows } from '../summary/countRows.ts'
import { type BlockWeather, type KnownOfBlock, stringFacts } from './blockFacts.ts'
import { checkDesign } from './checkDesign.ts'
import { concernsBlock, type DesignFinding } from './finding.ts'
import { WEATHER_RULE } from './weatherRules.ts'

/** A block that is to be simulated: its layout in numbers, and what the design rules say of it. */
export interface BlockCheck {
  readonly block: Block
  readonly tableCount: number
  readonly rowCount: number
  /** In whole strings. */
  readonly moduleCount: number
  /** Its tables; undefined where the parts do not make a layout. */
  readonly layout: TableLayout | undefined
  /** Of the block, and of it with another one of the run; any error prevents it from running. */
  readonly findings: readonly DesignFinding[]
}

export interface RunCheck {
  readonly blocks: readonly BlockCheck[]
  /** Of the plant as a whole. */
  readonly plant: readonly DesignFinding[]
}

/**
 * What makes blocks fit to be run together: a design that can be built, with weather that its models need.
 *
 * @param weatherOf - undefined for a block that has none
 * @param layouts - of the blocks where they are known; the rest is laid out
 */
export function checkRun(
  document: PlantDocument,
  blocks: readonly Block[],
  weatherOf: (block: Block) => BlockWeather | undefined,
  layouts: ReadonlyMap<string, TableLayout | undefined> = new Map(),
): RunCheck {
  const known = new Map(
    blocks.map((block): [string, KnownOfBlock & { readonly layout: TableLayout | null }] => {
      const layout = layouts.has(block.id) ? layouts.get(block.id) : blockLayout(document, block.id)
      return [block.id, { layout: layout ?? null, weather: weatherOf(block) ?? null }]
    }),
  )
  const findings = checkDesign(document, { blockIds: blocks.map(({ id }) => id), known })
  const checked = blocks.map((block): BlockCheck => {
    const layout = known.get(block.id)?.layout ?? undefined
    return {
      block,
      tableCount: layout?.count ?? 0,
      rowCount: countRows(layout).rows,
      moduleCount: modulesInStrings(document, block, layout, weatherOf(block)?.coldestAirC),
      layout,
      findings: findings.filter((finding) => concernsBlock(finding, block.id)).map(strict),
    }
  })
  return { blocks: checked, plant: findings.filter(({ block_id }) => block_id === null) }
}

function modulesInStrings(
  document: PlantDocument,
  block: Block,
  layout: TableLayout | undefined,
  coldestAirC: number | undefined,
): number {
  const parts = linkedComponents(document, block)
  const { panel, table } = parts
  if (!layout || !panel || !table) return 0
  const modules = layout.count * tableGeometry(table, panel).modulesPerTable
  const wired = stringFacts(block, parts, modules, coldestAirC)
  return wired ? wired.strings * wired.modulesPerString : 0
}

/** What weather lacks prevents a run from starting. */
function strict(finding: DesignFinding): DesignFinding {
  return finding.rule === WEATHER_RULE ? { ...finding, severity: 'error' } : finding
}

/** The tables of a block of a document; undefined where the parts do not make a layout. @throws AppError NOT_FOUND for an unknown block */
export function blockLayout(document: PlantDocument, blockId: string): TableLayout | undefined {
  const block = findBlock(document, blockId)
  const { table, panel } = linkedComponents(document, block)
  if (!table || !panel) return undefined
  const frame = localFrame(document.project.longitude, document.project.latitude)
  try {
    return layoutBlock({ block, layers: document.block_layers, table, panel, frame })
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}

/** Rules whose breach leaves nothing to compute; a plant that breaks another one cannot be built, but has figures. */
const NOTHING_TO_COMPUTE: ReadonlySet<string> = new Set([
  'block_field',
  'component_missing',
  'component_field',
  'panel_curve',
  'panel_shape',
  'layer_drawing',
  'self_crossing',
  'block_without_tables',
  'row_gap_negative',
  'tracker_hits_ground',
  'no_blocks',
  'no_string',
  'system_field',
  'hv_part_missing',
  WEATHER_RULE,
])

/** Whether the engine can do nothing with what the finding says. */
export function leavesNothingToCompute({ rule, severity }: DesignFinding): boolean {
  return severity === 'error' && NOTHING_TO_COMPUTE.has(rule)
}
