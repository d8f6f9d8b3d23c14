import type { Block } from '../block/block.ts'
import type { PanelParameters } from '../components/panel/panelParameters.ts'
import { type TableGeometry, tableGeometry } from '../components/table/tableGeometry.ts'
import type { TableParameters } from '../components/table/tableParameters.ts'
import type { BlockLayer, LayerOf, LayerType } from '../layers/blockLayer.ts'
import { areaWithoutM2, offsetRings } from './buffers.ts'
import { type ExplicitTablesInput, tablesFromFrames, tablesFromPanels } from './explicitTables.ts'
import { lineToLocalM, polygonToLocalM } from './geometryM.ts'
import { keepOutRings } from './keepOut.ts'
import {
  joinTables,
  type LayoutWarning,
  layoutTables,
  type PerimeterGroup,
  type TableLayout,
} from './layoutTables.ts'
import type { LocalFrame } from './localFrame.ts'
import { orientedRings, type RingM } from './polygonM.ts'
import { rowAxes } from './rowAxes.ts'
import { removedBySections } from './sectionMask.ts'

export interface LayoutBlockInput {
  readonly block: Pick<Block, 'id' | 'edge_setback' | 'row_alignment'>
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
/** Clear ground between rows below which people cannot pass, m (D-03). */
const SMALL_ROW_GAP_M = 0.3

/** Tables of a block (D-01, D-02): from its `frame` layers, else its `panels` layers, else its perimeters. */
export function layoutBlock(input: LayoutBlockInput): TableLayout {
  const geometry = tableGeometry(input.table, input.panel)
  const warnings = spacingWarnings(geometry)
  const explicit = explicitInput(input, geometry)
  const frames = layersOf(input, 'frame')
  const panels = layersOf(input, 'panels')
  const layout =
    frames.length > 0
      ? tablesFromFrames(explicit, frames)
      : panels.length > 0
        ? tablesFromPanels(explicit, panels)
        : fillPerimeters(input, explicit)
  return { ...layout, warnings: [...warnings, ...layout.warnings] }
}

/** Buildable area: perimeters less exclusions, m² in the local plane (1 in 10⁷ of the geodesic area at 5 km). */
export function blockAreaM2(input: Pick<LayoutBlockInput, 'block' | 'layers' | 'frame'>): number {
  const perimeters = layersOf(input, 'perimeter').flatMap((layer) =>
    perimeterRings(layer, input.frame),
  )
  return areaWithoutM2(perimeters, keepOutRings(input.layers, input.frame))
}

function fillPerimeters(input: LayoutBlockInput, explicit: ExplicitTablesInput): TableLayout {
  const { block, layers, frame } = input
  const { axes, table } = explicit
  const groups = perimeterGroups(input)
  const problem = gridProblem(groups, table)
  if (problem) return joinTables(block.id, 'perimeter', [], [], [problem])
  return layoutTables({
    blockId: block.id,
    axes,
    table,
    minTablesPerRow: MIN_TABLES_PER_ROW,
    groups,
    exclusions: keepOutRings(layers, frame),
    isRemoved: removedBySections(layersOf(input, 'section'), frame, axes),
  })
}

/** Perimeters by the guide line that they follow; those without one share one grid. */
function perimeterGroups(input: LayoutBlockInput): PerimeterGroup[] {
  const guides = new Map(
    input.layers.filter((layer) => layer.type === 'guide_line').map((layer) => [layer.id, layer]),
  )
  const groups = new Map<string, LayerOf<'perimeter'>[]>()
  for (const layer of layersOf(input, 'perimeter')) {
    const linked = layer.geojson.properties.guideLineId ?? ''
    const key = guides.has(linked) ? linked : ''
    groups.set(key, [...(groups.get(key) ?? []), layer])
  }
  return [...groups].map(([key, perimeters]) => perimeterGroup(input, perimeters, guides.get(key)))
}

function perimeterGroup(
  { block, frame }: LayoutBlockInput,
  perimeters: readonly LayerOf<'perimeter'>[],
  guide: LayerOf<'guide_line'> | undefined,
): PerimeterGroup {
  const rings = perimeters.flatMap((layer) => perimeterRings(layer, frame))
  const alignment = block.row_alignment ?? 'max'
  return {
    key: guide?.id ?? '',
    perimeters: offsetRings(rings, -(block.edge_setback ?? 0)),
    // every alignment places as many tables along a row; `max` leaves the choice to the layout
    align: alignment === 'max' ? 'start' : alignment,
    containTest: guide?.geojson.properties.containTest ?? 'v1',
    ...(guide && { guideM: firstPointM(guide, frame) }),
  }
}

function perimeterRings(layer: LayerOf<'perimeter'>, frame: LocalFrame): RingM[] {
  return orientedRings(polygonToLocalM(frame, layer.geojson.geometry.coordinates))
}

function firstPointM(guide: LayerOf<'guide_line'>, frame: LocalFrame): [number, number] {
  const [x = 0, y = 0] = lineToLocalM(frame, guide.geojson.geometry.coordinates.slice(0, 1))
  return [x, y]
}

function layersOf<T extends LayerType>(
  { block, layers }: Pick<LayoutBlockInput, 'layers'> & { readonly block: { readonly id: string } },
  type: T,
): LayerOf<T>[] {
  const isWanted = (layer: BlockLayer): layer is BlockLayer & LayerOf<T> =>
    layer.type === type && layer.block_id === block.id
  return layers.filter(isWanted)
}

function explicitInput(input: LayoutBlockInput, geometry: TableGeometry): ExplicitTablesInput {
  return {
    blockId: input.block.id,
    frame: input.frame,
    axes: rowAxes(input.table.tracking_type === 0 ? 'fixed' : 'tracker', input.table.azimuth),
    table: {
      lengthM: geometry.lengthM,
      depthM: geometry.planDepthM,
      gapM: geometry.slotPitchM - geometry.lengthM,
      pitchM: geometry.rowPitchM,
    },
  }
}

function spacingWarnings(geometry: TableGeometry): LayoutWarning[] {
  const clear = geometry.clearGapM.toFixed(2)
  if (geometry.clearGapM < 0) {
    return [
      { code: 'ROWS_OVERLAP', message: `Rows overlap by ${-Number(clear)} m: raise row_spacing.` },
    ]
  }
  if (geometry.clearGapM < SMALL_ROW_GAP_M) {
    return [{ code: 'ROW_GAP_SMALL', message: `Only ${clear} m are clear between rows.` }]
  }
  return []
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
    const message = `No tables are placed: more than ${MAX_TABLES_PER_BLOCK} would fit. Check the size of the table.`
    return { code: 'TOO_MANY_TABLES', message }
  }
  return undefined
}
