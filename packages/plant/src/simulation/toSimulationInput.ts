import {
  type BlockRatings,
  blockRatings,
  type Block as EngineBlock,
  type Module,
  type Site,
  type SkyModel,
} from '@duet/engine'
import { type Block, DEFAULT_ALBEDO, DEFAULT_MIN_DESIGN_TEMPERATURE_C } from '../block/block.ts'
import { powerFactorByLoad, ratedPowerFactor } from '../block/ratedPowerFactor.ts'
import { tableGeometry } from '../components/table/tableGeometry.ts'
import type { PlantDocument } from '../document/plantDocument.ts'
import type { TableLayout } from '../layout/layoutTables.ts'
import { localFrame } from '../layout/localFrame.ts'
import { aboutFirstTable } from './aboutFirstTable.ts'
import type { Assumption } from './assumption.ts'
import { auxiliariesInput } from './auxiliariesInput.ts'
import { type BlockParts, blockParts, findBlock } from './blockParts.ts'
import { degradationInput } from './degradationInput.ts'
import { type FieldInput, fieldInput } from './fieldInput.ts'
import { type GroundInput, groundInput, type TerrainInput } from './groundInput.ts'
import { heatedByFront } from './heatedByFront.ts'
import { horizonInput } from './horizonInput.ts'
import { inverterAcPowerW, inverterInput } from './inverterInput.ts'
import { acLine, stringWireOhm } from './lineInput.ts'
import { mismatchInput } from './mismatchInput.ts'
import { type ModuleInput, moduleElectrical, moduleInput } from './moduleInput.ts'
import { allowancesInput, mountInput, rowsInput, tracedAllowances } from './mountInput.ts'
import { obstacleMeshes } from './obstacleMeshes.ts'
import { siteAssumptions } from './siteAssumptions.ts'
import { snowInput } from './snowInput.ts'
import { soilingInput } from './soilingInput.ts'
import { planStrings, type StringPlan } from './strings/stringPlan.ts'
import { stringsAtInverters } from './strings/stringsAtInverters.ts'
import { transformerInput } from './transformerInput.ts'
import { windInput } from './windInput.ts'

export interface SimulationInputOptions {
  /** Coldest air of the weather, °C: strings are sized there unless the block has a design temperature. */
  readonly coldestAirC?: number
  /** `perez` where absent. */
  readonly skyModel?: SkyModel
}

export interface BlockField {
  readonly layout: TableLayout
  /** Layers of obstacles that count. */
  readonly shadingLayerIds: readonly string[]
}

export interface ToSimulationInput {
  readonly document: PlantDocument
  readonly blockId: string
  readonly site: Site
  /** Tables of the block's layout. */
  readonly tableCount: number
  /** Rows of the block's layout; 1: no neighbour rows. Absent: rows without end. */
  readonly rowCount?: number
  /** Tables and obstacles in space, whose light is traced. Absent: the light of the mean module of long rows. */
  readonly field?: BlockField
  /** Heights of the project's ground and the block's tables, for a block on terrain. Absent: it lies in the plane of its slope fields. */
  readonly terrain?: TerrainInput
  readonly options?: SimulationInputOptions
}

export interface SimulationInput {
  readonly block: EngineBlock
  readonly ratings: BlockRatings
  readonly assumptions: readonly Assumption[]
}

/**
 * The one crossing from design records (mm, %, component ids) to the engine's input (SI, fractions), for one block.
 * Expects records that passed their schemas.
 *
 * @throws AppError NOT_FOUND for an unknown block; INVALID_INPUT for a missing component, no modules or an impossible string
 */
export function toSimulationInput(input: ToSimulationInput): SimulationInput {
  const block = findBlock(input.document, input.blockId)
  const parts = blockParts(input.document, block)
  const module = moduleInput(parts.panel)
  const coldest = coldestDesign(block, input.options)
  const strings = blockStrings(input, block, parts, module, coldest.temperatureC)
  const optics = blockOptics(input, block, parts, module, strings)
  const inverters = stringsAtInverters(block, parts.inverter, strings.stringCount)
  const { centreHeightM, widthM: slantHeightM } = tableGeometry(parts.table, parts.panel)
  const snow = snowInput(block, {
    tiers: parts.table.num_tiers,
    slantHeightM,
    lowerEdgeM: parts.table.ground_clearance,
  })
  const auxiliaries = auxiliariesInput(block, input.tableCount)
  const windHeights = windInput(block, parts.panel, centreHeightM)
  const engineBlock: EngineBlock = {
    id: block.id,
    site: input.site,
    skyModel: input.options?.skyModel ?? 'perez',
    ...optics.fields,
    soiling: soilingInput(block, optics.fields.mount),
    ...(snow && { snow }),
    ...(auxiliaries && { auxiliaries }),
    ...(block.light_within_hour === 'clouds' && { lightWithinHour: 'clouds' }),
    module: storingHeat(module.module, block.module_mass),
    ...(windHeights && { windHeights }),
    degradation: degradationInput(block, parts.panel),
    ...electricalFields(block, parts, module, strings),
    ...inverters.fields,
  }
  const ratings = blockRatings(engineBlock)
  return {
    block: block.cell_heating === 'front' ? heatedByFront(engineBlock, ratings) : engineBlock,
    ratings,
    assumptions: [
      ...coldest.assumptions,
      ...strings.assumptions,
      ...inverters.assumptions,
      ...module.assumptions,
      ...optics.assumptions,
      ...degradationAssumptions(block),
      ...siteAssumptions(
        input.document,
        input.site,
        engineBlock.field && input.field?.shadingLayerIds,
      ),
    ],
  }
}

function storingHeat(module: Module, massKgPerM2: number | null | undefined): Module {
  return massKgPerM2 == null ? module : { ...module, massKgPerM2 }
}

function blockStrings(
  input: ToSimulationInput,
  block: Block,
  parts: BlockParts,
  module: ModuleInput,
  coldestC: number,
): StringPlan {
  const { modulesPerTable } = tableGeometry(parts.table, parts.panel)
  return planStrings({
    moduleCount: input.tableCount * modulesPerTable,
    modulesPerString: block.modules_per_string ?? undefined,
    vocV: module.ratings.vocV,
    betaVocVPerK: module.betaVocVPerK,
    maxDcVoltageV: parts.inverter.maximum_dc_voltage,
    coldestC,
  })
}

type OpticalFields = Pick<
  EngineBlock,
  'albedoByMonth' | 'snowAlbedo' | 'slope' | 'mount' | 'rows' | 'allowances' | 'field' | 'horizon'
>

function blockOptics(
  input: ToSimulationInput,
  block: Block,
  parts: BlockParts,
  module: ModuleInput,
  strings: StringPlan,
): { readonly fields: OpticalFields; readonly assumptions: readonly Assumption[] } {
  const geometry = tableGeometry(parts.table, parts.panel)
  const isEndless = block.row_optics === 'endless_rows'
  const rows = rowsInput(geometry, isEndless ? undefined : input.rowCount)
  const horizon = horizonInput(block)
  const { mount, ...mounted } = mountInput(parts.table, block)
  const ground = blockGround(input, block, parts)
  const traced = isEndless ? undefined : tracedField(input, ground, parts)
  const mismatch = mismatchInput(block, { ...strings, electrical: moduleElectrical(parts.panel) })
  const { allowances, ...allowed } = traced
    ? tracedAllowances(block, mismatch)
    : allowancesInput(block, parts.table, geometry, module.module.bifaciality, mismatch)
  return {
    fields: {
      albedoByMonth: block.albedo_by_month ?? Array.from({ length: 12 }, () => DEFAULT_ALBEDO),
      ...(block.snow_albedo != null && { snowAlbedo: block.snow_albedo }),
      slope: ground.slope,
      mount,
      ...(rows && { rows }),
      ...(traced && { field: traced.field }),
      ...(horizon && { horizon }),
      allowances,
    },
    assumptions: [
      ...mounted.assumptions,
      ...allowed.assumptions,
      ...(traced?.assumptions ?? []),
      ...ground.assumptions,
      ...(traced === undefined ? rowsUnknown(mount) : []),
      ...groundAssumptions(block, rows === undefined),
    ],
  }
}

/** What rows in long lines cannot do, as no table of theirs has a place. */
function rowsUnknown(mount: EngineBlock['mount']): readonly Assumption[] {
  if (mount.kind !== 'singleAxis' || !mount.byRow) return []
  const reason =
    'Without traced light no table has a place: all turn back by the slope of the block.'
  return [{ field: 'backtracking_by', value: 'block', unit: '', reason }]
}

function blockGround(
  { document, terrain }: ToSimulationInput,
  block: Block,
  parts: BlockParts,
): GroundInput {
  const { longitude, latitude } = document.project
  return groundInput(block, parts, localFrame(longitude, latitude), terrain)
}

/** Undefined for tables on two axes, which are taken as free standing, and where no tables in space are given. */
function tracedField(
  { document, field }: ToSimulationInput,
  ground: GroundInput,
  { table, panel }: BlockParts,
): FieldInput | undefined {
  if (field === undefined || table.tracking_type === 2) return undefined
  const frame = localFrame(document.project.longitude, document.project.latitude)
  const obstacles = obstacleMeshes(
    document.block_layers,
    field.shadingLayerIds,
    frame,
    ground.heightAt,
  )
  const made = fieldInput(table, panel, field.layout, obstacles)
  const standing = { ...made.field, ...ground.tables }
  return { ...made, field: aboutFirstTable(standing, ground.heightAt) }
}

type ElectricalFields = Pick<
  EngineBlock,
  | 'modulesPerString'
  | 'stringCount'
  | 'stringWireOhm'
  | 'inverter'
  | 'inverterCount'
  | 'powerFactor'
  | 'powerFactorByHour'
  | 'powerFactorByLoad'
  | 'acLine'
  | 'mvTransformer'
>

function electricalFields(
  block: Block,
  parts: BlockParts,
  { ratings }: ModuleInput,
  { modulesPerString, stringCount }: StringPlan,
): ElectricalFields {
  const inverter = inverterInput(parts.inverter)
  const inverterCount = block.num_inverters
  const powerFactor = ratedPowerFactor(block, inverter)
  const byLoad = powerFactorByLoad(block)
  const ratedW = inverterAcPowerW(inverter, inverterCount, powerFactor)
  // percentages of wires and transformers are of the AC power at STC (D-08)
  const powerAtStcW = Math.min(modulesPerString * stringCount * ratings.pmpW, ratedW)
  return {
    modulesPerString,
    stringCount,
    stringWireOhm: stringWireOhm(parts.dcWire, {
      voltageV: modulesPerString * ratings.vmpV,
      currentA: ratings.impA,
    }),
    inverter,
    inverterCount,
    powerFactor,
    ...(block.power_factor_schedule && { powerFactorByHour: block.power_factor_schedule }),
    ...(byLoad && { powerFactorByLoad: byLoad }),
    acLine: acLine(parts.acWire, {
      voltageV: inverter.acVoltageV,
      powerAtStcW,
      parallelLines: inverterCount,
    }),
    mvTransformer: transformerInput(parts.transformer, {
      powerAtStcW,
      ratedVa: inverterCount * inverter.maxApparentPowerVa,
    }),
  }
}

/** The block's own design temperature, else the weather's coldest, else the default. */
function coldestDesign(
  block: Block,
  options: SimulationInputOptions | undefined,
): { readonly temperatureC: number; readonly assumptions: readonly Assumption[] } {
  const known = block.min_design_temperature ?? options?.coldestAirC
  if (known !== undefined) return { temperatureC: known, assumptions: [] }
  const temperatureC = DEFAULT_MIN_DESIGN_TEMPERATURE_C
  const reason =
    'Coldest cell temperature of string sizing: neither the block nor the weather has one.'
  return {
    temperatureC,
    assumptions: [{ field: 'min_design_temperature', value: temperatureC, unit: '°C', reason }],
  }
}

function groundAssumptions(block: Block, isFreeStanding: boolean): Assumption[] {
  const list: Assumption[] = []
  if (!block.albedo_by_month) {
    const reason = 'Ground reflectance where the weather has none.'
    list.push({ field: 'albedo_by_month', value: DEFAULT_ALBEDO, unit: '', reason })
  }
  if (isFreeStanding) {
    const reason = 'The block has one row: no other row shades it.'
    list.push({ field: 'rows', value: 1, unit: 'row', reason })
  }
  return list
}

function degradationAssumptions(block: Block): Assumption[] {
  if (block.pv_system_start_date) return []
  const reason = 'The block has no start date: degradation is off.'
  return [{ field: 'pv_system_start_date', value: 'none', unit: '', reason }]
}
