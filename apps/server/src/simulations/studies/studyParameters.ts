import { AppError } from '@duet/contract'
import {
  type Block,
  blockPvSummary,
  type ComponentKind,
  linkedComponents,
  localFrame,
  type PlantComponent,
  type PlantDocument,
  type TableParameters,
  tableGeometry,
} from '@duet/plant'
import { z } from 'zod'
import type { RunInput } from '../plan/runInput.ts'

export const STUDY_PARAMETERS = [
  'tilt',
  'azimuth',
  'row_spacing',
  'gcr',
  'num_inverters',
  'dc_ac_ratio',
  'modules_per_string',
  'panel',
  'inverter',
  'enviro_dataset',
  'albedo',
  'backtracking',
] as const
export type StudyParameter = (typeof STUDY_PARAMETERS)[number]

/** A plant and the choices of a run of it. */
export interface StudyCase {
  readonly document: PlantDocument
  readonly input: RunInput
}

interface Parameter {
  readonly schema: z.ZodType<number | string>
  readonly label: (value: number | string, document: PlantDocument) => string
  /** The case with this one value. @throws AppError INVALID_INPUT where a block has no such value */
  readonly apply: (base: StudyCase, value: number | string, coldestAirC: ColdestAir) => StudyCase
}

/** Coldest air of the weather that a block is run with, °C; undefined where it has none. */
export type ColdestAir = (block: Block) => number | undefined

const number = (min: number, max: number): z.ZodType<number> =>
  z.number('must be a number').min(min, `minimum ${min}`).max(max, `maximum ${max}`)
const count = z.number('must be a number').int('must be integer').min(1, 'minimum 1').max(100_000)
const id = z.uuid('must be an id').toLowerCase()
const withUnit = (unit: string) => (value: number | string) => `${value} ${unit}`.trim()

const PARAMETERS: Readonly<Record<StudyParameter, Parameter>> = {
  tilt: {
    schema: number(0, 90),
    label: withUnit('°'),
    apply: onTables((table, value) => {
      if (table.tracking_type !== 0) throw unfit('Only fixed-tilt tables have a tilt.')
      return { ...table, tilt: Number(value) }
    }),
  },
  azimuth: {
    // 270° and -90° are one direction, and one value
    schema: number(-180, 360).transform(halfTurn),
    label: withUnit('°'),
    apply: onTables((table, value) => ({ ...table, azimuth: Number(value) })),
  },
  row_spacing: {
    schema: number(0.1, 200),
    label: withUnit('m'),
    apply: onTables((table, value) => ({ ...table, row_spacing: Number(value) })),
  },
  gcr: { schema: number(0.02, 1), label: withUnit(''), apply: onTables(withGcr) },
  num_inverters: {
    schema: count,
    label: withUnit(''),
    apply: onBlocks((block, value) => ({ ...block, num_inverters: Number(value) })),
  },
  dc_ac_ratio: { schema: number(0.2, 5), label: withUnit(''), apply: onBlocks(withDcAcRatio) },
  modules_per_string: {
    schema: count,
    label: withUnit(''),
    apply: onBlocks((block, value) => ({ ...block, modules_per_string: Number(value) })),
  },
  panel: {
    schema: id,
    label: componentName('panel'),
    apply: onBlocks((block, value, { document }) => ({
      ...block,
      pv_panel_id: knownComponent(document, 'panel', value),
    })),
  },
  inverter: {
    schema: id,
    label: componentName('inverter'),
    apply: onBlocks((block, value, { document }) => ({
      ...block,
      pv_inverter_id: knownComponent(document, 'inverter', value),
    })),
  },
  enviro_dataset: {
    schema: id,
    label: withUnit(''),
    apply: ({ document, input }, value) => ({
      document,
      input: { ...input, datasetId: String(value) },
    }),
  },
  albedo: {
    schema: number(0, 1),
    label: withUnit(''),
    apply: onBlocks((block, value) => ({
      ...block,
      albedo_by_month: Array.from({ length: 12 }, () => Number(value)),
    })),
  },
  backtracking: {
    schema: z.enum(['on', 'off'], 'must be on or off'),
    label: withUnit(''),
    apply: onTables((table, value) => {
      if (table.tracking_type === 0) throw unfit('Fixed-tilt tables have no backtracking.')
      return { ...table, backtracking_enabled: value === 'on' }
    }),
  },
}

/** @throws ZodError-like issues through `safeParse` of the schema */
export const studyValueSchema = (parameter: StudyParameter): z.ZodType<number | string> =>
  PARAMETERS[parameter].schema

/** Stored values as they are given today: older studies have azimuths of other turns. */
export function normalStudyValue(
  parameter: StudyParameter,
): (stored: number | string) => number | string {
  const { schema } = PARAMETERS[parameter]
  return (stored) => schema.safeParse(stored).data ?? stored
}

export const studyValueLabel = (
  parameter: StudyParameter,
  value: number | string,
  document: PlantDocument,
): string => PARAMETERS[parameter].label(value, document)

/** The case of a value of a study. @throws AppError INVALID_INPUT where the plant has no such parameter */
export const studyCase = (
  parameter: StudyParameter,
  base: StudyCase,
  value: number | string,
  coldestAirC: ColdestAir,
): StudyCase => PARAMETERS[parameter].apply(base, value, coldestAirC)

const unfit = (message: string): AppError => new AppError('INVALID_INPUT', message)

/** The same direction above -180° and up to 180°. */
function halfTurn(azimuthDeg: number): number {
  if (azimuthDeg > 180) return azimuthDeg - 360
  return azimuthDeg === -180 ? 180 : azimuthDeg
}

interface BlockSurroundings {
  readonly document: PlantDocument
  readonly coldestAirC: ColdestAir
}

type BlockEdit = (block: Block, value: number | string, around: BlockSurroundings) => Block

function onBlocks(edit: BlockEdit): Parameter['apply'] {
  return ({ document, input }, value, coldestAirC) => ({
    input,
    document: {
      ...document,
      blocks: document.blocks.map((block) =>
        input.blockIds.includes(block.id) ? edit(block, value, { document, coldestAirC }) : block,
      ),
    },
  })
}

interface TableOwner {
  readonly block: Block
  readonly document: PlantDocument
}

type TableEdit = (
  table: TableParameters,
  value: number | string,
  owner: TableOwner,
) => TableParameters

/** Changes the tables of the chosen blocks, each as of the first block that has it. */
function onTables(edit: TableEdit): Parameter['apply'] {
  return ({ document, input }, value) => {
    const blocks = document.blocks.filter(({ id: blockId }) => input.blockIds.includes(blockId))
    const changed = (component: PlantComponent): PlantComponent => {
      const block = blocks.find(({ pv_table_id }) => pv_table_id === component.id)
      if (!block || !isTable(component)) return component
      return { ...component, parameters: edit(component.parameters, value, { block, document }) }
    }
    return { input, document: { ...document, components: document.components.map(changed) } }
  }
}

const isTable = (component: PlantComponent): component is PlantComponent<'table'> =>
  component.kind === 'table'

function withGcr(
  table: TableParameters,
  value: number | string,
  { block, document }: TableOwner,
): TableParameters {
  const { panel } = linkedComponents(document, block)
  if (!panel) throw unfit('Choose a Panel')
  const { widthM } = tableGeometry(table, panel)
  return { ...table, row_spacing: widthM / Number(value) }
}

/** The whole number of inverters that comes nearest. Modules that are left over after whole strings give no power. */
function withDcAcRatio(
  block: Block,
  value: number | string,
  { document, coldestAirC }: BlockSurroundings,
): Block {
  const { stc_power, modules, modules_per_string, strings, inverter_ac_power } = blockPvSummary({
    block,
    components: linkedComponents(document, block),
    layers: document.block_layers,
    frame: localFrame(document.project.longitude, document.project.latitude),
    coldestAirC: coldestAirC(block),
  })
  if (stc_power === null || inverter_ac_power === null || !modules_per_string || !strings) {
    return block
  }
  const connectedW = (stc_power * strings * modules_per_string) / modules
  const ratedW = inverter_ac_power / block.num_inverters
  const inverters = Math.max(1, Math.round(connectedW / (Number(value) * ratedW)))
  return { ...block, num_inverters: inverters }
}

function componentName(kind: ComponentKind): Parameter['label'] {
  return (value, { components }) =>
    components.find((component) => component.kind === kind && component.id === value)?.name ??
    String(value)
}

function knownComponent(
  { components }: PlantDocument,
  kind: ComponentKind,
  value: number | string,
): string {
  const found = components.find((component) => component.kind === kind && component.id === value)
  if (!found) throw unfit(`The design has no such ${kind}.`)
  return found.id
}
