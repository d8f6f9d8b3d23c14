import { AppError } from '@duet/contract'
import type { Block, RowOptics } from '../block/block.ts'
import type { ComponentKind } from '../components/kinds.ts'
import { tableGeometry } from '../components/table/tableGeometry.ts'
import type { TableParameters } from '../components/table/tableParameters.ts'
import { linkedComponents } from '../document/linkedComponents.ts'
import { isOfKind, type PlantComponent, type PlantDocument } from '../document/plantDocument.ts'
import { localFrame } from '../layout/localFrame.ts'
import { blockPvSummary } from '../summary/blockPvSummary.ts'

/** What of a run a study reads and may change. */
export interface StudyChoice {
  readonly blockIds: readonly string[]
  /** Undefined: each block has its own. */
  readonly datasetId?: string | undefined
}

/** A plant and the choices of a run of it. */
export interface StudyCase<Choice extends StudyChoice = StudyChoice> {
  readonly document: PlantDocument
  readonly input: Choice
}

/** Coldest air of a dataset, °C; undefined where it is not known. */
export type ColdestAir = (datasetId: string) => number | undefined

/** The case with one value of a parameter. @throws AppError INVALID_INPUT where a block has no such value */
export type StudyEdit = <Choice extends StudyChoice>(
  base: StudyCase<Choice>,
  value: number | string,
  coldestAirC: ColdestAir,
) => StudyCase<Choice>

/** The dataset that a block of a run is run with. */
export const datasetIdOf = (input: StudyChoice, block: Block): string | undefined =>
  input.datasetId ?? block.enviro_dataset_id ?? undefined

export const unfit = (message: string): AppError => new AppError('INVALID_INPUT', message)

/** The same direction above -180° and up to 180°. */
export function halfTurn(azimuthDeg: number): number {
  if (azimuthDeg > 180) return azimuthDeg - 360
  return azimuthDeg === -180 ? 180 : azimuthDeg
}

interface BlockSurroundings {
  readonly document: PlantDocument
  readonly coldestAirC: number | undefined
}

type BlockEdit = (block: Block, value: number | string, around: BlockSurroundings) => Block

export function onBlocks(edit: BlockEdit): StudyEdit {
  return ({ document, input }, value, coldestAirC) => ({
    input,
    document: {
      ...document,
      blocks: document.blocks.map((block) =>
        input.blockIds.includes(block.id)
          ? edit(block, value, {
              document,
              coldestAirC: coldestAirC(datasetIdOf(input, block) ?? ''),
            })
          : block,
      ),
    },
  })
}

/** The case with the light between rows of the chosen blocks found in one way. */
export const withRowOptics = <Choice extends StudyChoice>(
  base: StudyCase<Choice>,
  rowOptics: RowOptics,
): StudyCase<Choice> =>
  onBlocks((block) => ({ ...block, row_optics: rowOptics }))(base, rowOptics, () => undefined)

/** Changes how the trackers of the chosen blocks turn. */
export const onTrackers = (edit: (block: Block, value: number | string) => Block): StudyEdit =>
  onBlocks((block, value, { document }) => {
    const { table } = linkedComponents(document, block)
    if (table?.tracking_type === 0) throw unfit('Fixed-tilt tables do not turn.')
    return edit(block, value)
  })

/** What trackers turn back by, with how a study names it. */
export const BACKTRACKING_BY = {
  none: 'Never',
  level: 'Level ground',
  block: 'Slope of the block',
  row: 'Each row as it stands',
}

/** Sets backtracking, slope-aware tracking and what it goes by as one. */
export const withBacktrackingBy: StudyEdit = (base, value, coldestAirC) => {
  const turning = onTrackers((block) => ({
    ...block,
    slope_aware_tracking: value === 'block' || value === 'row',
    backtracking_by: value === 'row' ? 'row' : 'block',
  }))
  const backtracking = onTables((table) => ({ ...table, backtracking_enabled: value !== 'none' }))
  return backtracking(turning(base, value, coldestAirC), value, coldestAirC)
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
export function onTables(edit: TableEdit): StudyEdit {
  return ({ document, input }, value) => {
    const blocks = document.blocks.filter(({ id: blockId }) => input.blockIds.includes(blockId))
    const changed = (component: PlantComponent): PlantComponent => {
      const block = blocks.find(({ pv_table_id }) => pv_table_id === component.id)
      if (!block || !isOfKind(component, 'table')) return component
      return { ...component, parameters: edit(component.parameters, value, { block, document }) }
    }
    return { input, document: { ...document, components: document.components.map(changed) } }
  }
}

/** Fixed tables by the height of their lowest edge, trackers by that of their tube or pivot. */
export function withHeight(table: TableParameters, value: number | string): TableParameters {
  const height = Number(value)
  switch (table.tracking_type) {
    case 0:
      return { ...table, ground_clearance: height }
    case 1:
      return { ...table, torque_tube_height: height }
    case 2:
      return { ...table, mast_height: height }
  }
}

export function withGcr(
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
export function withDcAcRatio(
  block: Block,
  value: number | string,
  { document, coldestAirC }: BlockSurroundings,
): Block {
  const { stc_power, modules, modules_per_string, strings, inverter_ac_power } = blockPvSummary({
    block,
    components: linkedComponents(document, block),
    layers: document.block_layers,
    frame: localFrame(document.project.longitude, document.project.latitude),
    coldestAirC,
  })
  if (stc_power === null || inverter_ac_power === null || !modules_per_string || !strings) {
    return block
  }
  const connectedW = (stc_power * strings * modules_per_string) / modules
  const ratedW = inverter_ac_power / block.num_inverters
  const inverters = Math.max(1, Math.round(connectedW / (Number(value) * ratedW)))
  return { ...block, num_inverters: inverters }
}

export function componentName(
  kind: ComponentKind,
): (value: number | string, document: PlantDocument) => string {
  return (value, { components }) =>
    components.find((component) => component.kind === kind && component.id === value)?.name ??
    String(value)
}

export function knownComponent(
  { components }: PlantDocument,
  kind: ComponentKind,
  value: number | string,
): string {
  const found = components.find((component) => component.kind === kind && component.id === value)
  if (!found) throw unfit(`The design has no such ${kind}.`)
  return found.id
}
