import type { Polygon } from 'geojson'
import { tableGeometry } from '../components/table/tableGeometry.ts'
import {
  DEFAULT_BUFFER_RADIUS_M,
  type LayerOf,
  type SectionProperties,
} from '../layers/blockLayer.ts'
import { polygonToLocalM } from './geometryM.ts'
import type { LayoutBlockInput } from './layoutBlock.ts'
import { type LocalFrame, toLngLat } from './localFrame.ts'
import { fromRowAxes, type RowAxes, rowAxes, toRowAxes } from './rowAxes.ts'
import {
  cellAt,
  isCellOn,
  SECTION_DIMENSIONS_VERSION,
  type SectionCell,
  sectionGrid,
} from './sectionGrid.ts'
import type { SectionSlot } from './sectionSlots.ts'
import { tableAsLaidOut } from './tableAsLaidOut.ts'

/** Axes of a block's rows, as its table and its layers have them. */
export function blockRowAxes(input: LayoutBlockInput): RowAxes {
  const { table } = tableAsLaidOut(input)
  return rowAxes(table.tracking_type === 0 ? 'fixed' : 'tracker', table.azimuth)
}

/**
 * Grid of a new section: cells of table length + gap by row pitch, from the corner of the outline where rows begin.
 * All slots are in use.
 *
 * @param anchorM - first corner of a table, [east, north]: cells then lie around tables
 */
export function newSectionProperties(
  outline: Polygon,
  block: LayoutBlockInput,
  anchorM?: readonly [number, number],
): SectionProperties {
  const axes = blockRowAxes(block)
  const cell = sectionCell(block)
  return {
    ...cell,
    origin: gridOrigin(outline, block.frame, axes, [cell.gridCellWidth, cell.gridCellHeight], {
      anchorM,
      gapM: cell.gridCellWidth - tableGeometry(block.table, block.panel).lengthM,
      depthM: tableGeometry(block.table, block.panel).planDepthM,
    }),
    gridAzimuth: azimuthOf(axes),
    dimensionCalcVersion: SECTION_DIMENSIONS_VERSION,
    bufferRadius: DEFAULT_BUFFER_RADIUS_M,
  }
}

/** Size of a cell for the block's table. */
export function sectionCell({
  table,
  panel,
}: Pick<LayoutBlockInput, 'table' | 'panel'>): Pick<
  SectionProperties,
  'gridCellWidth' | 'gridCellHeight'
> {
  const { slotPitchM, rowPitchM } = tableGeometry(table, panel)
  return { gridCellWidth: slotPitchM, gridCellHeight: rowPitchM }
}

/** Lowest corner of the outline along and across the rows, moved down to the lattice of the tables. */
function gridOrigin(
  outline: Polygon,
  frame: LocalFrame,
  axes: RowAxes,
  [width, height]: readonly [number, number],
  {
    anchorM,
    gapM,
    depthM,
  }: {
    readonly anchorM: readonly [number, number] | undefined
    readonly gapM: number
    readonly depthM: number
  },
): [number, number] {
  const [ring = new Float64Array()] = polygonToLocalM(frame, outline.coordinates)
  let u0 = Number.POSITIVE_INFINITY
  let v0 = Number.POSITIVE_INFINITY
  for (let i = 0; i < ring.length; i += 2) {
    const [u, v] = toRowAxes(axes, ring[i] ?? 0, ring[i + 1] ?? 0)
    u0 = Math.min(u0, u)
    v0 = Math.min(v0, v)
  }
  if (anchorM !== undefined) {
    const [u, v] = toRowAxes(axes, ...anchorM)
    // tables in the middle of their cells
    const [au, av] = [u - gapM / 2, v + depthM / 2 - height / 2]
    u0 = au + Math.floor((u0 - au) / width) * width
    v0 = av + Math.floor((v0 - av) / height) * height
  }
  return toLngLat(frame, ...fromRowAxes(axes, u0, v0))
}

/** Heading of the rows, 0 to below 180°. */
function azimuthOf({ along: [east, north] }: RowAxes): number {
  const deg = (Math.atan2(east, north) * 180) / Math.PI
  return ((deg % 180) + 180) % 180
}

/** The section with slots switched on or off; the mask grows to hold them. */
export function withCells(
  layer: LayerOf<'section'>,
  frame: LocalFrame,
  axes: RowAxes,
  cells: readonly SectionCell[],
  isOn: boolean,
): LayerOf<'section'> {
  if (cells.length === 0) return layer
  const down = Math.max(0, ...cells.map(([row]) => -row))
  const left = Math.max(0, ...cells.map(([, column]) => -column))
  const mask = (layer.geojson.properties.gridMask ?? []).map((row) => [
    ...Array.from({ length: left }, () => true),
    ...row,
  ])
  mask.unshift(...Array.from({ length: down }, () => []))
  for (const [row, column] of cells) setCell(mask, row + down, column + left, isOn)
  const { geojson } = layer
  const origin =
    down + left > 0 ? movedOrigin(layer, frame, axes, -left, -down) : geojson.properties.origin
  const properties = { ...geojson.properties, origin, gridMask: mask }
  return { ...layer, geojson: { ...geojson, properties } }
}

function setCell(mask: boolean[][], row: number, column: number, isOn: boolean): void {
  while (mask.length <= row) mask.push([])
  const line = mask[row]
  if (line === undefined) return
  while (line.length <= column) line.push(true)
  line[column] = isOn
}

function movedOrigin(
  layer: LayerOf<'section'>,
  frame: LocalFrame,
  axes: RowAxes,
  columns: number,
  rows: number,
): [number, number] {
  const { axes: own, zeroM, cellM } = sectionGrid(layer, frame, axes)
  const [u, v] = [zeroM[0] + columns * cellM[0], zeroM[1] + rows * cellM[1]]
  return toLngLat(frame, ...fromRowAxes(own, u, v))
}

/**
 * The section with a grid for the block's tables as they are now. A slot is off where the old grid had its centre off:
 * what still matches is retained.
 *
 * @param slots - of the section in the layout that the old grid made
 */
export function rebuiltSection(
  layer: LayerOf<'section'>,
  block: LayoutBlockInput,
  slots: readonly SectionSlot[],
): LayerOf<'section'> {
  const axes = blockRowAxes(block)
  const before = sectionGrid(layer, block.frame, axes)
  const anchor = slots[0]?.cornersM
  const fresh = newSectionProperties(
    layer.geojson.geometry,
    block,
    anchor && [anchor[0] ?? 0, anchor[1] ?? 0],
  )
  const properties = { ...fresh, bufferRadius: layer.geojson.properties.bufferRadius }
  const bare: LayerOf<'section'> = { ...layer, geojson: { ...layer.geojson, properties } }
  const grid = sectionGrid(bare, block.frame, axes)
  const off = slots.flatMap(({ cornersM }) => {
    const east = ((cornersM[0] ?? 0) + (cornersM[4] ?? 0)) / 2
    const north = ((cornersM[1] ?? 0) + (cornersM[5] ?? 0)) / 2
    const wasOn = isCellOn(before, cellAt(before, east, north))
    return wasOn ? [] : [cellAt(grid, east, north)]
  })
  return withCells(bare, block.frame, axes, off, false)
}

/** Cells to switch so that the section keeps as many tables: the first of them, row by row. */
export function keepCount(
  slots: readonly SectionSlot[],
  count: number,
): { readonly on: readonly SectionCell[]; readonly off: readonly SectionCell[] } {
  return {
    on: slots.slice(0, count).map(({ cell }) => cell),
    off: slots.slice(count).map(({ cell }) => cell),
  }
}
