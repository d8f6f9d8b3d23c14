import { sum } from '@duet/units'
import type { Position } from 'geojson'
import { type LayerOf, SECTION_MASK_SCALE } from '../layers/blockLayer.ts'
import { polygonToLocalM } from './geometryM.ts'
import type { LayoutWarning } from './layoutTables.ts'
import { type LocalFrame, toLocalM } from './localFrame.ts'
import { isInsideRings, nearRings } from './pointInRings.ts'
import type { RingM } from './polygonM.ts'
import { type RowAxes, rowAxes, toRowAxes } from './rowAxes.ts'

/** A section in row axes: which ground it claims, and which cell a place lies in. */
export interface SectionGrid {
  readonly id: string
  readonly axes: RowAxes
  /** Zero of the grid along the row and across it, m. */
  readonly zeroM: readonly [number, number]
  readonly cellM: readonly [number, number]
  /** Scaled about their middle, so that slots on the rim survive rounding. */
  readonly rings: readonly RingM[]
  readonly bufferM: number
  readonly mask: readonly (readonly boolean[])[] | undefined
}

/** [row, column] of a grid, from its zero. */
export type SectionCell = readonly [number, number]

/** Way in which the sizes of a cell follow from the table: length + gap along the row, row pitch across it. */
export const SECTION_DIMENSIONS_VERSION = 1

/** @param axes - of the block's rows, for a section that does not say its own */
export function sectionGrid(
  layer: LayerOf<'section'>,
  frame: LocalFrame,
  axes: RowAxes,
): SectionGrid {
  const { properties, geometry } = layer.geojson
  const { gridCellWidth, gridCellHeight, origin, bufferRadius, gridMask, gridAzimuth } = properties
  const own = gridAzimuth === undefined ? axes : rowAxes('tracker', gridAzimuth)
  const [longitudeDeg = 0, latitudeDeg = 0] = origin
  return {
    id: layer.id,
    axes: own,
    zeroM: toRowAxes(own, ...toLocalM(frame, longitudeDeg, latitudeDeg)),
    cellM: [gridCellWidth, gridCellHeight],
    rings: scaledRings(geometry.coordinates, frame),
    bufferM: bufferRadius,
    mask: gridMask,
  }
}

/** The oldest first: where two meet, it has the slot. */
export function sectionGrids(
  layers: readonly LayerOf<'section'>[],
  frame: LocalFrame,
  axes: RowAxes,
): SectionGrid[] {
  return layers
    .toSorted((a, b) => compare(a.created_at, b.created_at) || compare(a.id, b.id))
    .map((layer) => sectionGrid(layer, frame, axes))
}

/**
 * The section that has the slot with its centre here: the first whose outline, `bufferRadius` added, holds it.
 * So a slot on the line between two sections is never claimed by both.
 */
export function claimingSection(
  grids: readonly SectionGrid[],
  eastM: number,
  northM: number,
): SectionGrid | undefined {
  return grids.find(
    ({ rings, bufferM }) =>
      isInsideRings(rings, eastM, northM) || nearRings(rings, eastM, northM, bufferM),
  )
}

/** Keeps a centre on the line between two cells in one of them. */
const CELL_ROUNDING = 1e-6

export function cellAt(grid: SectionGrid, eastM: number, northM: number): SectionCell {
  const [u, v] = toRowAxes(grid.axes, eastM, northM)
  return [
    Math.floor((v - grid.zeroM[1]) / grid.cellM[1] + CELL_ROUNDING),
    Math.floor((u - grid.zeroM[0]) / grid.cellM[0] + CELL_ROUNDING),
  ]
}

/** Outside of the mask every slot is in use. */
export function isCellOn({ mask }: SectionGrid, [row, column]: SectionCell): boolean {
  return mask?.[row]?.[column] !== false
}

/** Slots that sections take out of the automatic layout, by the place of their centre. */
export function removedBySections(
  sections: readonly LayerOf<'section'>[],
  frame: LocalFrame,
  axes: RowAxes,
): (eastM: number, northM: number) => boolean {
  const grids = sectionGrids(sections, frame, axes)
  return (eastM, northM) => {
    const grid = claimingSection(grids, eastM, northM)
    return grid !== undefined && !isCellOn(grid, cellAt(grid, eastM, northM))
  }
}

/** Sizes of cells may differ by this, m: tables are drawn to the millimetre. */
const CELL_TOLERANCE_M = 0.001

/** Whether the grid of a section was made for tables of another size than the block's. */
export function isGridOutdated(
  { geojson: { properties } }: LayerOf<'section'>,
  cell: { readonly gridCellWidth: number; readonly gridCellHeight: number },
): boolean {
  return (
    Math.abs(properties.gridCellWidth - cell.gridCellWidth) > CELL_TOLERANCE_M ||
    Math.abs(properties.gridCellHeight - cell.gridCellHeight) > CELL_TOLERANCE_M
  )
}

export function sectionWarnings(
  sections: readonly LayerOf<'section'>[],
  cell: { readonly gridCellWidth: number; readonly gridCellHeight: number },
): LayoutWarning[] {
  return sections
    .filter((layer) => layer.geojson.properties.gridMask && isGridOutdated(layer, cell))
    .map(({ name, geojson: { properties } }) => {
      const was = sizeText(properties)
      const message = `${name}: its grid of ${was} is not that of the tables, ${sizeText(cell)}. Rebuild the grid.`
      return { code: 'SECTION_GRID', message }
    })
}

function sizeText(cell: {
  readonly gridCellWidth: number
  readonly gridCellHeight: number
}): string {
  return `${cell.gridCellWidth.toFixed(2)} m × ${cell.gridCellHeight.toFixed(2)} m`
}

function scaledRings(coordinates: readonly Position[][], frame: LocalFrame): RingM[] {
  const rings = polygonToLocalM(frame, coordinates)
  const [outer = new Float64Array()] = rings
  const middle = [0, 1].map((axis) => {
    const values = outer.filter((_, i) => i % 2 === axis)
    return sum(values) / (values.length || 1)
  })
  return rings.map((ring) =>
    ring.map((value, i) => {
      const at = middle[i % 2] ?? 0
      return at + SECTION_MASK_SCALE * (value - at)
    }),
  )
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
