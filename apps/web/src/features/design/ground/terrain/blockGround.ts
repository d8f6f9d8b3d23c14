import type { Design, HeightGrid, PointM } from '@duet/plant'
import { type ByDimension, byDimension, frameOfGrid, toLocalM } from '@duet/plant'
import { isInsideRing } from '@duet/units'
import { blocksInOrder } from '../../model/editorState.ts'

/** The ground of one block, or of the whole terrain, by height, slope and aspect. */
export interface GroundAreas {
  readonly id: string
  readonly name: string
  readonly areas: ByDimension
}

/** Smallest number of heights that say something about a block. */
const FEWEST_CELLS = 4

/** The whole terrain first, then the ground within the perimeters of each block. */
export function groundAreas(grid: HeightGrid, design: Design): readonly GroundAreas[] {
  const blocks = blocksInOrder(design).flatMap(({ id, name }) => {
    const rings = perimeterRings(grid, design, id)
    if (rings.length === 0) return []
    return [{ id, name, areas: byDimension(grid, (east, north) => isInside(rings, [east, north])) }]
  })
  const smallestM2 = FEWEST_CELLS * grid.cellSizeM ** 2
  return [
    { id: '', name: 'Whole terrain', areas: byDimension(grid) },
    ...blocks.filter(({ areas }) => areas.areaM2 >= smallestM2),
  ]
}

/** Share of the perimeters of the blocks for which heights are known, 0 to 1; undefined without perimeters. */
export function coverage(grid: HeightGrid, design: Design): number | undefined {
  let corners = 0
  let covered = 0
  const { columns, rows, cellSizeM, originEastM, originNorthM } = grid
  for (const { id } of Object.values(design.blocks)) {
    for (const [eastM, northM] of perimeterRings(grid, design, id).flatMap((rings) =>
      rings.flat(),
    )) {
      corners += 1
      const column = Math.round((eastM - originEastM) / cellSizeM)
      const row = Math.round((northM - originNorthM) / cellSizeM)
      const isThere = column >= 0 && row >= 0 && column < columns && row < rows
      if (isThere && !Number.isNaN(grid.heightsM[row * columns + column])) covered += 1
    }
  }
  return corners === 0 ? undefined : covered / corners
}

type Rings = readonly (readonly PointM[])[]

/** Rings of each perimeter in the grid's own plane. */
function perimeterRings(grid: HeightGrid, design: Design, blockId: string): readonly Rings[] {
  const frame = frameOfGrid(grid)
  return Object.values(design.block_layers).flatMap((layer) => {
    if (layer.block_id !== blockId || layer.type !== 'perimeter') return []
    return [
      layer.geojson.geometry.coordinates.map((ring) =>
        ring.map(([longitude = 0, latitude = 0]): PointM => toLocalM(frame, longitude, latitude)),
      ),
    ]
  })
}

function isInside(perimeters: readonly Rings[], point: PointM): boolean {
  return perimeters.some(
    (rings) => rings.filter((ring) => isInsideRing(point, ring)).length % 2 === 1,
  )
}
