import type { Block } from '../block/block.ts'
import type { LinkedComponents } from '../block/linkedComponents.ts'
import type { InverterParameters } from '../components/inverter/inverterParameters.ts'
import type { PanelParameters } from '../components/panel/panelParameters.ts'
import { tableGeometry } from '../components/table/tableGeometry.ts'
import type { BlockLayer } from '../layers/blockLayer.ts'
import { blockAreaM2, layoutBlock } from '../layout/layoutBlock.ts'
import type { TableLayout } from '../layout/layoutTables.ts'
import type { LocalFrame } from '../layout/localFrame.ts'
import { panelFault, panelStc } from '../simulation/panelStc.ts'
import { maxModulesInSeries, minModulesInSeries } from '../simulation/stringSizing.ts'
import { countRows, type RowCounts } from './countRows.ts'
import { stringLimits } from './stringLimits.ts'

/** A block in numbers (D-04). Null: the component that it follows from is not chosen, or gives no power. */
export interface BlockPvSummary {
  readonly block_id: string
  /** m², perimeters less exclusions. */
  readonly area: number
  readonly tables: number
  readonly rows: number
  /** Mean over the rows, and its extremes. */
  readonly tables_per_row: number
  readonly min_tables_per_row: number
  readonly max_tables_per_row: number
  readonly modules: number
  /** Ground cover ratio. */
  readonly gcr: number | null
  readonly modules_per_string: number | null
  /** The string length is not the user's but the longest that the cold allows. */
  readonly is_modules_per_string_assumed: boolean
  readonly strings: number | null
  /** Limits of the modules in a string: by the absolute maximum in the cold, by the MPPT range in the heat. */
  readonly max_modules_per_string: number | null
  readonly min_modules_per_string: number | null
  /** At the inverters' input at STC: V of a string, A of all strings, W of all modules. */
  readonly stc_voltage: number | null
  readonly stc_current: number | null
  readonly stc_power: number | null
  readonly num_inverters: number
  /** V. */
  readonly inverter_ac_voltage: number | null
  /** V. */
  readonly inverter_maximum_dc_voltage: number | null
  /** Rated, of all inverters, W. */
  readonly inverter_ac_power: number | null
  readonly dc_ac_ratio: number | null
}

export interface BlockPvSummaryInput {
  readonly block: Block
  readonly components: LinkedComponents
  /** All layers of the plant. */
  readonly layers: readonly BlockLayer[]
  /** Of the project's origin. */
  readonly frame: LocalFrame
  /** The layout where it is known already; it is made where absent. */
  readonly layout?: TableLayout
  /** Coldest air of the block's weather, °C: what a run would size its strings by. */
  readonly coldestAirC?: number | undefined
}

export function blockPvSummary(input: BlockPvSummaryInput): BlockPvSummary {
  const layout = input.layout ?? blockLayout(input)
  const { rows, ...perRow } = countRows(layout)
  return { ...countedSummary(input, { tables: layout?.count ?? 0, rows }), ...perRow }
}

/** What follows from the number of tables and rows alone. */
export type CountedSummary = Omit<BlockPvSummary, Exclude<keyof RowCounts, 'rows'>>

export function countedSummary(
  input: Omit<BlockPvSummaryInput, 'layout'>,
  { tables, rows }: Pick<BlockPvSummary, 'tables' | 'rows'>,
): CountedSummary {
  const { components, layers, frame } = input
  const block = withColdest(input)
  const { panel, table, inverter } = components
  const geometry = panel && table && tableGeometry(table, panel)
  const modules = tables * (geometry?.modulesPerTable ?? 0)
  const dc = dcSide(block, panel, inverter, modules)
  const ac = acSide(block, inverter, dc.stc_power)
  return {
    block_id: block.id,
    area: blockAreaM2({ block, layers, frame }),
    tables,
    rows,
    modules,
    gcr: geometry?.gcr ?? null,
    ...dc,
    ...ac,
  }
}

/** A block without a design temperature of its own is sized as a run would size it: by its weather. */
function withColdest({
  block,
  coldestAirC,
}: Pick<BlockPvSummaryInput, 'block' | 'coldestAirC'>): Block {
  if (typeof block.min_design_temperature === 'number' || coldestAirC === undefined) return block
  return { ...block, min_design_temperature: coldestAirC }
}

type AcSide = Pick<
  BlockPvSummary,
  | 'num_inverters'
  | 'inverter_ac_voltage'
  | 'inverter_maximum_dc_voltage'
  | 'inverter_ac_power'
  | 'dc_ac_ratio'
>

function acSide(
  { num_inverters }: Block,
  inverter: InverterParameters | undefined,
  stcPowerW: number | null,
): AcSide {
  if (!inverter) {
    return {
      num_inverters,
      inverter_ac_voltage: null,
      inverter_maximum_dc_voltage: null,
      inverter_ac_power: null,
      dc_ac_ratio: null,
    }
  }
  const acPowerW = num_inverters * inverter.rated_output_ac_power
  return {
    num_inverters,
    inverter_ac_voltage: inverter.output_ac_voltage,
    inverter_maximum_dc_voltage: inverter.maximum_dc_voltage,
    inverter_ac_power: acPowerW,
    dc_ac_ratio: stcPowerW === null ? null : stcPowerW / acPowerW,
  }
}

function blockLayout({
  block,
  components,
  layers,
  frame,
}: BlockPvSummaryInput): TableLayout | undefined {
  const { panel, table } = components
  return panel && table && layoutBlock({ block, layers, table, panel, frame })
}

type DcSide = Pick<
  BlockPvSummary,
  | 'modules_per_string'
  | 'is_modules_per_string_assumed'
  | 'strings'
  | 'max_modules_per_string'
  | 'min_modules_per_string'
  | 'stc_voltage'
  | 'stc_current'
  | 'stc_power'
>

function dcSide(
  block: Block,
  panel: PanelParameters | undefined,
  inverter: InverterParameters | undefined,
  modules: number,
): DcSide {
  const isAssumed = !block.modules_per_string
  if (!panel || panelFault(panel) !== undefined) {
    return { ...NO_DC, is_modules_per_string_assumed: isAssumed }
  }
  const stc = panelStc(panel)
  const limits = inverter && stringLimits(block, panel, inverter)
  const most = limits ? maxModulesInSeries(limits) : null
  const inSeries = block.modules_per_string ?? longestString(most, modules)
  const strings = inSeries === null ? null : Math.floor(modules / inSeries)
  return {
    modules_per_string: inSeries,
    is_modules_per_string_assumed: isAssumed,
    strings,
    max_modules_per_string: most,
    min_modules_per_string: limits ? minModulesInSeries(limits) : null,
    stc_voltage: inSeries === null ? null : inSeries * stc.vmpV,
    stc_current: strings === null ? null : strings * stc.impA,
    stc_power: modules * stc.pmpW,
  }
}

/** No longer than the modules that there are; null when the inverter bears not one. */
function longestString(most: number | null, modules: number): number | null {
  return most === null || most < 1 ? null : Math.min(most, Math.max(1, modules))
}

const NO_DC: DcSide = {
  modules_per_string: null,
  is_modules_per_string_assumed: true,
  strings: null,
  max_modules_per_string: null,
  min_modules_per_string: null,
  stc_voltage: null,
  stc_current: null,
  stc_power: null,
}
