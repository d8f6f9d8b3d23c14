import { AppError } from '@duet/contract'
import type { InverterGroupCounts, ModuleRatings } from '@duet/engine'
import type { Block } from '../block/block.ts'
import { inverterStrings, inverterStringsError } from '../block/inverterStrings.ts'
import type { LinkedComponents } from '../block/linkedComponents.ts'
import { ratedPowerFactor } from '../block/ratedPowerFactor.ts'
import type { WeatherColumnsKnown } from '../block/simulationPrerequisites.ts'
import { type TableGeometry, tableGeometry } from '../components/table/tableGeometry.ts'
import type { TableParameters } from '../components/table/tableParameters.ts'
import type { TransformerParameters } from '../components/transformer/transformerParameters.ts'
import type { AcWireParameters } from '../components/wire/wireParameters.ts'
import { linkedComponents } from '../document/linkedComponents.ts'
import { findComponent, type PlantDocument, type PlantProject } from '../document/plantDocument.ts'
import type { BlockLayer } from '../layers/blockLayer.ts'
import { layoutBlock } from '../layout/layoutBlock.ts'
import type { TableLayout } from '../layout/layoutTables.ts'
import type { LocalFrame } from '../layout/localFrame.ts'
import { tableAsLaidOut } from '../layout/tableAsLaidOut.ts'
import { inverterAcPowerW, inverterInput } from '../simulation/inverterInput.ts'
import { panelFault, panelStc } from '../simulation/panelStc.ts'
import { maxModulesInSeries, type StringLimitInput } from '../simulation/stringSizing.ts'
import { stringLimits } from '../summary/stringLimits.ts'
import { maxModuleVoltageV } from '../summary/usualCounts.ts'

/** The part of a document that the rules look at. */
export type DesignToCheck = Pick<
  PlantDocument,
  'blocks' | 'block_layers' | 'components' | 'system_parameters'
> & { readonly project: Pick<PlantProject, 'longitude' | 'latitude'> }

/** A block with what the rules need of it, found once. What cannot be found is undefined. */
export interface BlockFacts {
  readonly design: DesignToCheck
  readonly block: Block
  readonly frame: LocalFrame
  /** The block's own. */
  readonly layers: readonly BlockLayer[]
  readonly parts: LinkedComponents
  /** Turned, tilted and lifted as explicit tables and guide lines do it. */
  readonly table: TableParameters | undefined
  readonly geometry: TableGeometry | undefined
  readonly layout: TableLayout | undefined
  readonly strings: StringFacts | undefined
  readonly weather: BlockWeather | null | undefined
  /** Undefined where the plant has no HV stage. */
  readonly hv: HvParts | undefined
}

/** What the HV stage names; undefined where it names nothing that there is. */
export interface HvParts {
  readonly transformer: TransformerParameters | undefined
  readonly wire: AcWireParameters | undefined
}

/** The modules of a block in strings on its inverters. */
export interface StringFacts {
  readonly modules: number
  readonly modulesPerString: number
  readonly strings: number
  /** On the fullest inverter. */
  readonly stringsPerInverter: number
  /** Inverters with as many strings each; undefined: spread evenly, or not as the block says it. */
  readonly groups: readonly InverterGroupCounts[] | undefined
  /** Of one module at STC. */
  readonly stc: ModuleRatings
  readonly limits: StringLimitInput
  /** System voltage that the module bears; undefined where its file says none, V. */
  readonly maxModuleV: number | undefined
}

export interface KnownOfBlock {
  /** The tables where they are known; null: they cannot be laid out. Absent: they are laid out. */
  readonly layout?: TableLayout | null
  /** Null: the block has none. Absent: nobody has looked. */
  readonly weather?: BlockWeather | null
}

/** What weather has for the models of panels, and what strings are sized by where the block does not say it. */
export interface BlockWeather extends WeatherColumnsKnown {
  readonly coldestAirC?: number | undefined
}

export function blockFacts(
  design: DesignToCheck,
  block: Block,
  frame: LocalFrame,
  known: KnownOfBlock,
): BlockFacts {
  const parts = linkedComponents(design, block)
  const layers = design.block_layers.filter((layer) => layer.block_id === block.id)
  const { panel, table: chosen } = parts
  const input = panel &&
    chosen && { block, layers: design.block_layers, table: chosen, panel, frame }
  const table = input && attempt(() => tableAsLaidOut(input).table)
  const geometry = panel && table && tableGeometry(table, panel)
  const layout =
    input && (known.layout === undefined ? attempt(() => layoutBlock(input)) : known.layout)
  const modules = (layout?.count ?? 0) * (geometry?.modulesPerTable ?? 0)
  const strings = stringFacts(block, parts, modules, known.weather?.coldestAirC)
  return {
    design,
    block,
    frame,
    layers,
    parts,
    table,
    geometry,
    layout: layout ?? undefined,
    strings,
    weather: known.weather,
    hv: hvParts(design),
  }
}

export function hvParts(design: DesignToCheck): HvParts | undefined {
  const { hv_stage_enabled, pv_hv_transformer_id, pv_hv_ac_wire_id } = design.system_parameters
  if (!hv_stage_enabled) return undefined
  return {
    transformer: findComponent(design, 'hvTransformer', pv_hv_transformer_id),
    wire: findComponent(design, 'acWire', pv_hv_ac_wire_id),
  }
}

/** Highest apparent power of the block's inverters, VA; 0 without an inverter. */
export function blockApparentVa({ block, parts: { inverter } }: BlockFacts): number {
  return inverter ? block.num_inverters * inverterInput(inverter).maxApparentPowerVa : 0
}

/** AC power at STC that percentages of losses are of, W; 0 where it is not known. */
export function blockAcPowerW({ block, strings, parts: { inverter } }: BlockFacts): number {
  if (!strings || !inverter) return 0
  const dcW = strings.strings * strings.modulesPerString * strings.stc.pmpW
  const made = inverterInput(inverter)
  const powerFactor = ratedPowerFactor(block, made)
  return Math.min(dcW, inverterAcPowerW(made, block.num_inverters, powerFactor))
}

/** Undefined where the parts do not bear it: their own mistakes are reported. */
function attempt<T>(make: () => T): T | undefined {
  try {
    return make()
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}

/** Undefined without a panel and an inverter that work, and without counts that are some. */
export function stringFacts(
  block: Block,
  { panel, inverter }: LinkedComponents,
  modules: number,
  coldestAirC: number | undefined,
): StringFacts | undefined {
  if (!panel || !inverter || panelFault(panel) !== undefined) return undefined
  if (!isCount(block.num_inverters) || !isCount(block.modules_per_string ?? 1)) return undefined
  const limits = stringLimits(
    { ...block, min_design_temperature: block.min_design_temperature ?? coldestAirC ?? null },
    panel,
    inverter,
  )
  const modulesPerString =
    block.modules_per_string ??
    Math.max(1, Math.min(maxModulesInSeries(limits), modules || Number.POSITIVE_INFINITY))
  const strings = Math.floor(modules / modulesPerString)
  return {
    modules,
    modulesPerString,
    strings,
    ...stringsOfInverters(block, strings),
    stc: panelStc(panel),
    limits,
    maxModuleV: maxModuleVoltageV(panel),
  }
}

function stringsOfInverters(
  block: Block,
  strings: number,
): Pick<StringFacts, 'stringsPerInverter' | 'groups'> {
  const groups = inverterStringsError(block, strings) ? undefined : inverterStrings(block, strings)
  const [fullest] = groups ?? []
  const even = Math.ceil(strings / block.num_inverters)
  return { stringsPerInverter: fullest?.stringsPerInverter ?? even, groups }
}

const isCount = (value: number): boolean => Number.isInteger(value) && value > 0
