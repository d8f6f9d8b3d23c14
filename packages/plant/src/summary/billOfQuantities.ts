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
import type { CountedSummary } from './blockPvSummary.ts'

export type BillItemName =
  | 'Land within perimeters'
  | 'Buildable area'
  | 'Ground kept free'
  | 'Exclusions'
  | 'Obstacles'
  | 'Tables'
  | 'Rows'
  | 'Modules'
  | 'Module area'
  | 'DC power at STC'
  | 'Posts'
  | 'Torque tube'
  | 'Strings'
  | 'Inverters'
  | 'AC power, rated'
  | 'MV transformers'
  | 'HV transformer'
  | 'DC wire, single conductor'
  | 'AC wire, single conductor'
  | 'HV wire, single conductor'

/** One line of a bill: how much of a thing a block, or the whole plant, needs. */
export interface BillItem {
  /** Name of the block; 'Plant' for what is counted once, and for sums over the blocks. */
  readonly scope: string
  readonly item: BillItemName
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
  readonly summary: CountedSummary
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

const line = (
  item: BillItemName,
  quantity: number | null,
  unit: string,
  rule: string,
  component?: string,
): Line => ({ item, component, quantity, unit, rule })

function blockItems(billed: BilledBlock, input: BillInput): readonly BillItem[] {
  const lines = [
    ...groundLines(billed, input),
    ...tableLines(billed),
    ...structureLines(billed),
    ...electricalLines(billed),
    ...wireLines(billed),
  ]
  return lines.map(({ component = null, ...rest }) => ({
    scope: billed.block.name,
    component,
    ...rest,
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
    line('Land within perimeters', landM2, 'm²', 'area of the perimeters in the local plane'),
    line(
      'Buildable area',
      summary.area,
      'm²',
      'perimeters less exclusions with their setbacks and footprints of obstacles',
    ),
    line(
      'Ground kept free',
      landM2 - summary.area,
      'm²',
      'land within perimeters less buildable area',
    ),
    line('Exclusions', exclusions, 'pcs', 'exclusion layers of the block'),
    line('Obstacles', obstacles, 'pcs', 'shading layers of the block'),
  ]
}

function tableLines({
  summary,
  components: { panel, table },
  names,
}: BilledBlock): readonly Line[] {
  const lines: Line[] = [
    line('Tables', summary.tables, 'pcs', 'tables of the layout', names.table),
    line('Rows', summary.rows, 'pcs', 'rows of the layout; one that a road parts is one'),
  ]
  if (panel === undefined || table === undefined) return lines
  const { lengthM, widthM } = panelDimensionsM(panel)
  return [
    ...lines,
    line(
      'Modules',
      summary.modules,
      'pcs',
      `tables × ${table.num_tiers} tiers × ${table.num_cols} columns`,
      names.panel,
    ),
    line(
      'Module area',
      summary.modules * lengthM * widthM,
      'm²',
      `modules × ${lengthM.toFixed(3)} m × ${widthM.toFixed(3)} m`,
      names.panel,
    ),
    line(
      'DC power at STC',
      summary.stc_power === null ? null : summary.stc_power / 1000,
      'kWp',
      'modules × power of the module at STC',
      names.panel,
    ),
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
    lines.push(line('Posts', summary.tables * posts, 'pcs', `tables × ${posts} posts`, names.table))
  }
  if (table.torque_tube_enabled && table.tracking_type === 1) {
    lines.push(
      line(
        'Torque tube',
        summary.tables * lengthM,
        'm',
        `tables × length of ${lengthM.toFixed(3)} m`,
        names.table,
      ),
    )
  }
  return lines
}

function electricalLines({ block, summary, components, names }: BilledBlock): readonly Line[] {
  const lines: Line[] = [
    line(
      'Strings',
      summary.strings,
      'pcs',
      `modules ÷ ${summary.modules_per_string ?? '?'} in series, whole strings${summary.is_modules_per_string_assumed ? ' (length assumed)' : ''}`,
    ),
  ]
  if (components.inverter !== undefined) {
    lines.push(
      line(
        'Inverters',
        block.num_inverters,
        'pcs',
        'number of inverters of the block',
        names.inverter,
      ),
      line(
        'AC power, rated',
        summary.inverter_ac_power === null ? null : summary.inverter_ac_power / 1000,
        'kWac',
        'inverters × rated output AC power',
        names.inverter,
      ),
    )
  }
  if (components.transformer !== undefined) {
    lines.push(line('MV transformers', 1, 'pcs', 'one for each block', names.transformer))
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
    lines.push(
      line(
        'DC wire, single conductor',
        known ? (summary.strings ?? 0) * DC_CONDUCTORS * dcWire.dc_line_length : null,
        'm',
        isLong
          ? `strings × 2 conductors × ${dcWire.dc_line_length} m, ${dcWire.dc_line_cross_section} mm² ${dcWire.dc_line_metal_type}`
          : NO_LENGTH,
        names.dcWire,
      ),
    )
  }
  if (acWire !== undefined)
    lines.push(
      acLine('AC wire, single conductor', acWire, block.num_inverters, 'inverters', names.acWire),
    )
  return lines
}

function acLine(
  item: BillItemName,
  wire: AcWireParameters,
  runs: number,
  runsText: string,
  component: string | undefined,
): Line {
  const isLong = wire.ac_line_calculation_method === 'computed_resistance'
  return line(
    item,
    isLong ? runs * AC_CONDUCTORS * wire.ac_line_length : null,
    'm',
    isLong
      ? `${runsText} × 3 conductors × ${wire.ac_line_length} m, ${wire.ac_line_cross_section} mm² ${wire.ac_line_metal_type}`
      : NO_LENGTH,
    component,
  )
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
  const wired =
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
    ...(wired ? [{ ...wired, scope: PLANT_SCOPE, component: wired.component ?? null }] : []),
  ]
}
