import type { Block } from '../block/block.ts'
import type { LinkedComponents } from '../block/linkedComponents.ts'
import { panelDimensionsM } from '../components/panel/cellLayout.ts'
import { tableGeometry } from '../components/table/tableGeometry.ts'
import type { AcWireParameters } from '../components/wire/wireParameters.ts'
import type { BlockLayer } from '../layers/blockLayer.ts'
import { layersOfBlock } from '../layout/layersOfBlock.ts'
import { blockAreaM2 } from '../layout/layoutBlock.ts'
import type { LocalFrame } from '../layout/localFrame.ts'
import { tablePosts } from '../terrain/tablePosts.ts'
import type { BlockPvSummary } from './blockPvSummary.ts'

/** One line of a bill: how much of a thing a block, or the whole plant, needs. */
export interface BillItem {
  /** Name of the block; 'Plant' for what is counted once, and for sums over the blocks. */
  readonly scope: string
  readonly item: string
  /** The component that it is; null where it is none. */
  readonly component: string | null
  /** Null: it does not follow from what is known. */
  readonly quantity: number | null
  readonly unit: string
  /** How the number came about. */
  readonly rule: string
}

/** Names of the components of a block. */
export type ComponentNames = { readonly [K in keyof LinkedComponents]?: string | undefined }

export interface BilledBlock {
  readonly block: Block
  readonly summary: BlockPvSummary
  readonly components: LinkedComponents
  readonly names: ComponentNames
}

export interface BillInput {
  readonly blocks: readonly BilledBlock[]
  /** All layers of the plant. */
  readonly layers: readonly BlockLayer[]
  /** Of the project's origin. */
  readonly frame: LocalFrame
  /** The high-voltage stage, where there is one. */
  readonly highVoltage?: {
    readonly transformer: string | null
    readonly wire: AcWireParameters | undefined
    readonly wireName: string | null
  }
}

/** Scope of what is counted over all blocks. */
export const PLANT_SCOPE = 'Plant'

/**
 * What the plant is built of: first each block, then sums over them. Lengths of wires are those of their component, which is one
 * typical run; a wire that is given by its loss has no length.
 */
export function billOfQuantities(input: BillInput): readonly BillItem[] {
  const perBlock = input.blocks.map((billed) => blockItems(billed, input))
  return [...perBlock.flat(), ...totals(perBlock.flat()), ...highVoltageItems(input)]
}

type Line = Omit<BillItem, 'scope' | 'component'> & { readonly component?: string | undefined }

function blockItems(billed: BilledBlock, input: BillInput): readonly BillItem[] {
  const lines = [
    ...groundLines(billed, input),
    ...tableLines(billed),
    ...structureLines(billed),
    ...electricalLines(billed),
    ...wireLines(billed),
  ]
  return lines.map(({ component = null, ...line }) => ({
    scope: billed.block.name,
    component,
    ...line,
  }))
}

function groundLines(
  { block, summary }: BilledBlock,
  { layers, frame }: BillInput,
): readonly Line[] {
  const exclusions = layersOfBlock({ block, layers }, 'exclusion').length
  const obstacles = layersOfBlock({ block, layers }, 'shading').length
  const perimeters = layersOfBlock({ block, layers }, 'perimeter')
  const landM2 = blockAreaM2({ block, layers: perimeters, frame })
  return [
    {
      item: 'Land within perimeters',
      quantity: landM2,
      unit: 'm²',
      rule: 'area of the perimeters in the local plane',
    },
    {
      item: 'Buildable area',
      quantity: summary.area,
      unit: 'm²',
      rule: 'perimeters less exclusions with their setbacks and footprints of obstacles',
    },
    {
      item: 'Ground kept free',
      quantity: landM2 - summary.area,
      unit: 'm²',
      rule: 'land within perimeters less buildable area',
    },
    {
      item: 'Exclusions',
      quantity: exclusions,
      unit: 'pcs',
      rule: 'exclusion layers of the block',
    },
    { item: 'Obstacles', quantity: obstacles, unit: 'pcs', rule: 'shading layers of the block' },
  ]
}

function tableLines({
  summary,
  components: { panel, table },
  names,
}: BilledBlock): readonly Line[] {
  const lines: Line[] = [
    {
      item: 'Tables',
      component: names.table,
      quantity: summary.tables,
      unit: 'pcs',
      rule: 'tables of the layout',
    },
    {
      item: 'Rows',
      quantity: summary.rows,
      unit: 'pcs',
      rule: 'rows of the layout; one that a road parts is one',
    },
  ]
  if (panel === undefined || table === undefined) return lines
  const { lengthM, widthM } = panelDimensionsM(panel)
  return [
    ...lines,
    {
      item: 'Modules',
      component: names.panel,
      quantity: summary.modules,
      unit: 'pcs',
      rule: `tables × ${table.num_tiers} tiers × ${table.num_cols} columns`,
    },
    {
      item: 'Module area',
      component: names.panel,
      quantity: summary.modules * lengthM * widthM,
      unit: 'm²',
      rule: `modules × ${lengthM.toFixed(3)} m × ${widthM.toFixed(3)} m`,
    },
    {
      item: 'DC power at STC',
      component: names.panel,
      quantity: summary.stc_power === null ? null : summary.stc_power / 1000,
      unit: 'kWp',
      rule: 'modules × power of the module at STC',
    },
  ]
}

function structureLines({
  summary,
  components: { panel, table },
  names,
}: BilledBlock): readonly Line[] {
  if (panel === undefined || table === undefined) return []
  const { lengthM } = tableGeometry(table, panel)
  const posts = tablePosts(table, panel).length
  const lines: Line[] = []
  if (table.vertical_posts_enabled || table.tracking_type === 2) {
    lines.push({
      item: 'Posts',
      component: names.table,
      quantity: summary.tables * posts,
      unit: 'pcs',
      rule: `tables × ${posts} posts`,
    })
  }
  if (table.torque_tube_enabled && table.tracking_type === 1) {
    lines.push({
      item: 'Torque tube',
      component: names.table,
      quantity: summary.tables * lengthM,
      unit: 'm',
      rule: `tables × length of ${lengthM.toFixed(3)} m`,
    })
  }
  return lines
}

function electricalLines({ block, summary, components, names }: BilledBlock): readonly Line[] {
  const lines: Line[] = [
    {
      item: 'Strings',
      quantity: summary.strings,
      unit: 'pcs',
      rule: `modules ÷ ${summary.modules_per_string ?? '?'} in series, whole strings${summary.is_modules_per_string_assumed ? ' (length assumed)' : ''}`,
    },
  ]
  if (components.inverter !== undefined) {
    lines.push(
      {
        item: 'Inverters',
        component: names.inverter,
        quantity: block.num_inverters,
        unit: 'pcs',
        rule: 'number of inverters of the block',
      },
      {
        item: 'AC power, rated',
        component: names.inverter,
        quantity: summary.inverter_ac_power === null ? null : summary.inverter_ac_power / 1000,
        unit: 'kWac',
        rule: 'inverters × rated output AC power',
      },
    )
  }
  if (components.transformer !== undefined) {
    lines.push({
      item: 'MV transformers',
      component: names.transformer,
      quantity: 1,
      unit: 'pcs',
      rule: 'one for each block',
    })
  }
  return lines
}

/** Conductors of a run. */
const DC_CONDUCTORS = 2
const AC_CONDUCTORS = 3
const NO_LENGTH = 'not known: the wire is given by its loss or its resistance, not by its length'

function wireLines({
  block,
  summary,
  components: { dcWire, acWire },
  names,
}: BilledBlock): readonly Line[] {
  const lines: Line[] = []
  if (dcWire !== undefined) {
    const isLong = dcWire.dc_line_calculation_method === 'computed_resistance'
    const known = isLong && summary.strings !== null
    lines.push({
      item: 'DC wire, single conductor',
      component: names.dcWire,
      quantity: known ? (summary.strings ?? 0) * DC_CONDUCTORS * dcWire.dc_line_length : null,
      unit: 'm',
      rule: isLong
        ? `strings × 2 conductors × ${dcWire.dc_line_length} m, ${dcWire.dc_line_cross_section} mm² ${dcWire.dc_line_metal_type}`
        : NO_LENGTH,
    })
  }
  if (acWire !== undefined)
    lines.push(
      acLine('AC wire, single conductor', acWire, block.num_inverters, 'inverters', names.acWire),
    )
  return lines
}

function acLine(
  item: string,
  wire: AcWireParameters,
  runs: number,
  runsText: string,
  component: string | undefined,
): Line {
  const isLong = wire.ac_line_calculation_method === 'computed_resistance'
  return {
    item,
    component,
    quantity: isLong ? runs * AC_CONDUCTORS * wire.ac_line_length : null,
    unit: 'm',
    rule: isLong
      ? `${runsText} × 3 conductors × ${wire.ac_line_length} m, ${wire.ac_line_cross_section} mm² ${wire.ac_line_metal_type}`
      : NO_LENGTH,
  }
}

/** Sums of the same item and component; not known where one of them is not. */
function totals(items: readonly BillItem[]): readonly BillItem[] {
  const same = Map.groupBy(items, ({ item, component }) => `${item}\n${component ?? ''}`)
  return [...same.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const known = group.every(({ quantity }) => quantity !== null)
    const quantity = known ? group.reduce((sum, { quantity: part }) => sum + (part ?? 0), 0) : null
    const rule = known ? 'sum over the blocks' : 'not known: it is not known of every block'
    return [{ ...first, scope: PLANT_SCOPE, quantity, rule }]
  })
}

function highVoltageItems({ highVoltage }: BillInput): readonly BillItem[] {
  if (highVoltage === undefined) return []
  const { transformer, wire, wireName } = highVoltage
  const line =
    wire && acLine('HV wire, single conductor', wire, 1, 'one line', wireName ?? undefined)
  return [
    {
      scope: PLANT_SCOPE,
      item: 'HV transformer',
      component: transformer,
      quantity: 1,
      unit: 'pcs',
      rule: 'one where the high-voltage stage is on',
    },
    ...(line === undefined
      ? []
      : [{ ...line, scope: PLANT_SCOPE, component: line.component ?? null }]),
  ]
}
