import type { Block } from '../block/block.ts'
import type { PanelParameters } from '../components/panel/panelParameters.ts'
import { type TableGeometry, tableGeometry } from '../components/table/tableGeometry.ts'
import type { TableParameters } from '../components/table/tableParameters.ts'
import type { BlockLayer } from '../layers/blockLayer.ts'
import { areaWithoutM2, offsetRings } from './buffers.ts'
import { type ExplicitTablesInput, tablesFromFrames, tablesFromPanels } from './explicitTables.ts'
import { type GuideGroup, guideGroups } from './guideGroups.ts'
import { keepOutRings } from './keepOut.ts'
import { perimeterRingsM } from './layerRings.ts'
import { layersOfBlock } from './layersOfBlock.ts'
import {
  joinTables,
  type LayoutTablesInput,
  type LayoutWarning,
  layoutTables,
  type PerimeterGroup,
  type TableLayout,
} from './layoutTables.ts'
import type { LocalFrame } from './localFrame.ts'
import { type RowAxes, rowAxes } from './rowAxes.ts'
import { azimuthAlongDeg } from './rowDirection.ts'
import { removedBySections, sectionWarnings } from './sectionGrid.ts'
import { tableAsLaidOut } from './tableAsLaidOut.ts'

export interface LayoutBlockInput {
  readonly block: Pick<Block, 'id' | 'edge_setback' | 'row_alignment' | 'row_direction'>
  /** All layers of the plant: exclusions of other blocks count too. */
  readonly layers: readonly BlockLayer[]
  readonly table: TableParameters
  readonly panel: PanelParameters
  /** Of the project's origin: one frame for all blocks. */
  readonly frame: LocalFrame
}

/** Rows with fewer tables are dropped (D-02 step 6). */
export const MIN_TABLES_PER_ROW = 1
/** A layout beyond this is refused: the table is too small for the ground, most likely by a slip of units. */
export const MAX_TABLES_PER_BLOCK = 500_000
/** No table is smaller than a small module, m². */
const LEAST_TABLE_M2 = 0.3

/** Tables of a block (D-01, D-02): from its `frame` layers, else its `panels` layers, else its perimeters. */
export function layoutBlock(input: LayoutBlockInput): TableLayout {
  const laidOut = tableAsLaidOut(input)
  const geometry = tableGeometry(laidOut.table, input.panel)
  const explicit = explicitInput(input, laidOut.table, geometry)
  const frames = layersOfBlock(input, 'frame')
  const panels = layersOfBlock(input, 'panels')
  const layout =
    frames.length > 0
      ? tablesFromFrames(explicit, frames)
      : panels.length > 0
        ? tablesFromPanels(explicit, panels)
        : fillPerimeters(input, explicit)
  return { ...layout, warnings: [...laidOut.warnings, ...layout.warnings] }
}

/** Buildable area: perimeters less exclusions, m² in the local plane (1 in 10⁷ of the geodesic area at 5 km). */
export function blockAreaM2(input: Pick<LayoutBlockInput, 'block' | 'layers' | 'frame'>): number {
  const perimeters = layersOfBlock(input, 'perimeter').flatMap((layer) => [
    ...perimeterRingsM(layer, input.frame),
  ])
  return areaWithoutM2(perimeters, keepOutRings(input.layers, input.frame))
}

function fillPerimeters(input: LayoutBlockInput, explicit: ExplicitTablesInput): TableLayout {
  const { block, layers, frame } = input
  const { axes, table } = explicit
  const turnM = turningRadiusM(input.table, table)
  const groups = guideGroups(input).map((group) => perimeterGroup(input, group, turnM))
  const problem = gridProblem(groups, table)
  if (problem) return joinTables(block.id, 'perimeter', [], [], [problem])
  const sections = layersOfBlock(input, 'section')
  const layout = layoutTables({
    blockId: block.id,
    axes,
    ...(turnM > 0 ? turningTables(table) : { table }),
    minTablesPerRow: MIN_TABLES_PER_ROW,
    groups,
    exclusions: offsetRings(keepOutRings(layers, frame), turnM),
    ...(sections.length > 0 && { isRemoved: removedBySections(sections, frame, axes) }),
  })
  const cell = { gridCellWidth: table.lengthM + table.gapM, gridCellHeight: table.pitchM }
  return { ...layout, warnings: [...layout.warnings, ...sectionWarnings(sections, cell)] }
}

/** Radius of the circle that a table on one mast sweeps while it turns; 0 for others. */
function turningRadiusM(
  { tracking_type }: TableParameters,
  { lengthM, depthM }: ExplicitTablesInput['table'],
): number {
  return tracking_type === 2 ? Math.hypot(lengthM, depthM) / 2 : 0
}

/** Masts are placed as points on ground that is the radius of the circle smaller; what is drawn is the table at rest. */
function turningTables(
  table: ExplicitTablesInput['table'],
): Pick<LayoutTablesInput, 'table' | 'shape'> {
  const stepM = table.lengthM + table.gapM
  return { table: { ...table, lengthM: 0, depthM: 0, gapM: stepM }, shape: table }
}

function perimeterGroup(
  { block, table }: LayoutBlockInput,
  group: GuideGroup,
  turnM: number,
): PerimeterGroup {
  const alignment = block.row_alignment ?? 'max'
  const { guide, rings, originM, alongDeg } = group
  const containTest = guide?.geojson.properties.containTest ?? 'v1'
  const insideM = (block.edge_setback ?? 0) + (containTest === 'v1' ? turnM : 0)
  return {
    key: guide?.id ?? '',
    perimeters: offsetRings(rings, -insideM),
    // every alignment places as many tables along a row; `max` leaves the choice to the layout
    align: alignment === 'max' ? 'start' : alignment,
    containTest,
    ...(originM && { guideM: originM }),
    ...(alongDeg !== undefined && {
      axes: axesOf({ ...table, azimuth: azimuthAlongDeg(table, alongDeg) }),
    }),
  }
}

function axesOf({ tracking_type, azimuth }: TableParameters): RowAxes {
  return rowAxes(tracking_type === 0 ? 'fixed' : 'tracker', azimuth)
}

function explicitInput(
  { block, frame }: LayoutBlockInput,
  table: TableParameters,
  geometry: TableGeometry,
): ExplicitTablesInput {
  return {
    blockId: block.id,
    frame,
    axes: axesOf(table),
    table: {
      lengthM: geometry.lengthM,
      depthM: geometry.planDepthM,
      gapM: geometry.slotPitchM - geometry.lengthM,
      pitchM: geometry.rowPitchM,
    },
  }
}

/** Why a grid cannot be laid out at all. */
function gridProblem(
  groups: readonly PerimeterGroup[],
  table: ExplicitTablesInput['table'],
): LayoutWarning | undefined {
  const stepM = table.lengthM + table.gapM
  if (!(table.pitchM >= table.depthM) || !(table.depthM > 0)) {
    return { code: 'ROWS_OVERLAP', message: 'No tables are placed: rows would overlap.' }
  }
  if (!(stepM >= table.lengthM) || !(table.lengthM > 0)) {
    return {
      code: 'TABLES_OVERLAP',
      message: 'No tables are placed: tables of a row would overlap.',
    }
  }
  const areaM2 = groups.reduce((sum, group) => sum + areaWithoutM2(group.perimeters, []), 0)
  if (areaM2 / (stepM * table.pitchM) > MAX_TABLES_PER_BLOCK) {
    const most = MAX_TABLES_PER_BLOCK.toLocaleString('en-GB')
    const isSmallTable = table.lengthM * table.depthM < LEAST_TABLE_M2
    const advice = isSmallTable
      ? `Check the size of the table: it is ${table.lengthM.toFixed(2)} m by ${table.depthM.toFixed(2)} m.`
      : `The perimeters hold ${(areaM2 / 1e6).toFixed(1)} km²: draw smaller ones, or spread the ground over several blocks.`
    const message = `No tables are placed: more than ${most} would fit. ${advice}`
    return { code: 'TOO_MANY_TABLES', message }
  }
  return undefined
}
