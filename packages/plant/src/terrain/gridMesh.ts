import type { LocalFrame } from '../layout/localFrame.ts'
import { type BoundsM, boundsInFrame, heightsIn } from './heightAt.ts'
import type { HeightGrid } from './heightGrid.ts'
import { rightTriangles } from './rightTriangles.ts'

/** A surface of triangles: east, north, up, m; counter-clockwise seen from above. */
export interface TerrainMesh {
  readonly positions: Float64Array<ArrayBuffer>
  readonly indices: Uint32Array<ArrayBuffer>
}

/** Finest lattice of a mesh, cells a side: a power of two. */
const MAX_LATTICE_CELLS = 512
const LEAST_LATTICE_CELLS = 2

/**
 * The ground within a rectangle as few triangles as follow it within a tolerance (each triangle's longest side is halved until its
 * middle does); none where the height is not known. Empty where the rectangle and the grid do not meet.
 *
 * @param baseM - height above sea level that becomes 0
 */
export function gridMesh(
  grid: HeightGrid,
  frame: LocalFrame,
  bounds: BoundsM,
  toleranceM: number,
  baseM = 0,
): TerrainMesh {
  const area = common(bounds, boundsInFrame(grid, frame))
  const eastM = area.maxEastM - area.minEastM
  const northM = area.maxNorthM - area.minNorthM
  if (!(eastM > 0 && northM > 0))
    return { positions: new Float64Array(), indices: new Uint32Array() }
  const cells = latticeCells(Math.max(eastM, northM) / grid.cellSizeM)
  const size = cells + 1
  const heightAt = heightsIn(grid, frame)
  const values = Float64Array.from(
    { length: size * size },
    (_, i) =>
      heightAt(
        area.minEastM + (eastM * (i % size)) / cells,
        area.minNorthM + (northM * Math.floor(i / size)) / cells,
      ) - baseM,
  )
  const { corners } = rightTriangles(values, size, toleranceM)
  const numbers = new Map<number, number>()
  const positions: number[] = []
  const indices = Uint32Array.from(corners, (corner) => {
    const known = numbers.get(corner)
    if (known !== undefined) return known
    const number = numbers.size
    numbers.set(corner, number)
    positions.push(
      area.minEastM + (eastM * (corner % size)) / cells,
      area.minNorthM + (northM * Math.floor(corner / size)) / cells,
      values[corner] ?? 0,
    )
    return number
  })
  return { positions: Float64Array.from(positions), indices }
}

/** The least power of two that is no fewer cells than asked for. */
function latticeCells(wanted: number): number {
  let cells = LEAST_LATTICE_CELLS
  while (cells < wanted && cells < MAX_LATTICE_CELLS) cells *= 2
  return cells
}

function common(a: BoundsM, b: BoundsM): BoundsM {
  return {
    minEastM: Math.max(a.minEastM, b.minEastM),
    minNorthM: Math.max(a.minNorthM, b.minNorthM),
    maxEastM: Math.min(a.maxEastM, b.maxEastM),
    maxNorthM: Math.min(a.maxNorthM, b.maxNorthM),
  }
}
