import { type LocalFrame, localFrame, toLngLat, toLocalM } from '../layout/localFrame.ts'
import type { HeightGrid } from './heightGrid.ts'

/** Height of the ground at a place of a plane, m above sea level; NaN where it is not known. */
export type HeightAt = (eastM: number, northM: number) => number

/** More cells than this are not held: a file of 16 MB, a square of 2 km at 1 m. */
export const MAX_HEIGHT_CELLS = 4_000_000

/** Places this far outside, as a share of a cell, still count as on the edge: corners that were rounded. */
const EDGE_CELLS = 1e-6

/** The local plane that a grid lies in. */
export function frameOfGrid(grid: HeightGrid): LocalFrame {
  return localFrame(grid.longitude, grid.latitude)
}

/**
 * Heights of a grid by places of any local plane, bilinear between the four heights around. To be made once for many places.
 * Next to a missing height the answer is NaN, unless the place lies on a height that is there.
 */
export function heightsIn(grid: HeightGrid, frame: LocalFrame): HeightAt {
  if (isOwnFrame(grid, frame)) return (eastM, northM) => bilinear(grid, eastM, northM)
  const own = frameOfGrid(grid)
  return (eastM, northM) => {
    const [longitude, latitude] = toLngLat(frame, eastM, northM)
    const [x, y] = toLocalM(own, longitude, latitude)
    return bilinear(grid, x, y)
  }
}

/** Height at one place, m above sea level; NaN outside the grid. For many places take {@link heightsIn}. */
export function heightAt(
  grid: HeightGrid,
  frame: LocalFrame,
  eastM: number,
  northM: number,
): number {
  return heightsIn(grid, frame)(eastM, northM)
}

/** A rectangle of a local plane. */
export interface BoundsM {
  readonly minEastM: number
  readonly minNorthM: number
  readonly maxEastM: number
  readonly maxNorthM: number
}

/** The rectangle of a plane that holds the whole grid. */
export function boundsInFrame(grid: HeightGrid, frame: LocalFrame): BoundsM {
  const maxEastM = grid.originEastM + (grid.columns - 1) * grid.cellSizeM
  const maxNorthM = grid.originNorthM + (grid.rows - 1) * grid.cellSizeM
  const corners: readonly (readonly [number, number])[] = [
    [grid.originEastM, grid.originNorthM],
    [maxEastM, grid.originNorthM],
    [maxEastM, maxNorthM],
    [grid.originEastM, maxNorthM],
  ]
  const own = frameOfGrid(grid)
  const moved = isOwnFrame(grid, frame)
    ? corners
    : corners.map(([x, y]) => toLocalM(frame, ...toLngLat(own, x, y)))
  return {
    minEastM: Math.min(...moved.map(([x]) => x)),
    minNorthM: Math.min(...moved.map(([, y]) => y)),
    maxEastM: Math.max(...moved.map(([x]) => x)),
    maxNorthM: Math.max(...moved.map(([, y]) => y)),
  }
}

/** Least, greatest and mean of the heights that are known; undefined where none is. */
export function heightRange(
  grid: HeightGrid,
): { readonly minM: number; readonly maxM: number; readonly meanM: number } | undefined {
  let minM = Number.POSITIVE_INFINITY
  let maxM = Number.NEGATIVE_INFINITY
  let sum = 0
  let count = 0
  for (const height of grid.heightsM) {
    if (Number.isNaN(height)) continue
    if (height < minM) minM = height
    if (height > maxM) maxM = height
    sum += height
    count++
  }
  return count === 0 ? undefined : { minM, maxM, meanM: sum / count }
}

function isOwnFrame(grid: HeightGrid, frame: LocalFrame): boolean {
  return grid.longitude === frame.originLongitudeDeg && grid.latitude === frame.originLatitudeDeg
}

function bilinear(grid: HeightGrid, eastM: number, northM: number): number {
  const { columns, rows, heightsM } = grid
  const x = (eastM - grid.originEastM) / grid.cellSizeM
  const y = (northM - grid.originNorthM) / grid.cellSizeM
  const isInside =
    x >= -EDGE_CELLS &&
    y >= -EDGE_CELLS &&
    x <= columns - 1 + EDGE_CELLS &&
    y <= rows - 1 + EDGE_CELLS
  if (!isInside) return Number.NaN
  const column = Math.min(Math.max(0, Math.floor(x)), Math.max(0, columns - 2))
  const row = Math.min(Math.max(0, Math.floor(y)), Math.max(0, rows - 2))
  const fx = Math.min(1, Math.max(0, x - column))
  const fy = Math.min(1, Math.max(0, y - row))
  const at = row * columns + column
  const right = columns > 1 ? 1 : 0
  const up = rows > 1 ? columns : 0
  return between(
    between(heightsM[at] ?? Number.NaN, heightsM[at + right] ?? Number.NaN, fx),
    between(heightsM[at + up] ?? Number.NaN, heightsM[at + up + right] ?? Number.NaN, fx),
    fy,
  )
}

/** A missing height without a share does not count. */
function between(a: number, b: number, share: number): number {
  if (share === 0) return a
  if (share === 1) return b
  return a + (b - a) * share
}
