import type { LocalFrame } from '../layout/localFrame.ts'
import { type BoundsM, heightsIn } from './heightAt.ts'
import type { HeightGrid } from './heightGrid.ts'

/** Finest grid of a surroundings, cells a side. */
const MAX_SIDE_CELLS = 512

/**
 * Heights on a grid over the whole of a rectangle, each place without a height getting that of the nearest one: ground that
 * has no hole and no end within the rectangle. Undefined where no height is known in it.
 */
export function wholeGround(
  grid: HeightGrid,
  frame: LocalFrame,
  bounds: BoundsM,
): HeightGrid | undefined {
  const eastM = bounds.maxEastM - bounds.minEastM
  const northM = bounds.maxNorthM - bounds.minNorthM
  const cellSizeM = Math.max(grid.cellSizeM, Math.max(eastM, northM) / MAX_SIDE_CELLS)
  const columns = Math.ceil(eastM / cellSizeM - 1e-9) + 1
  const rows = Math.ceil(northM / cellSizeM - 1e-9) + 1
  const heightAt = heightsIn(grid, frame)
  const heightsM = Float32Array.from({ length: columns * rows }, (_, i) =>
    heightAt(
      bounds.minEastM + (i % columns) * cellSizeM,
      bounds.minNorthM + Math.floor(i / columns) * cellSizeM,
    ),
  )
  if (!fillFromNearest(heightsM, columns)) return undefined
  return {
    longitude: frame.originLongitudeDeg,
    latitude: frame.originLatitudeDeg,
    originEastM: bounds.minEastM,
    originNorthM: bounds.minNorthM,
    cellSizeM,
    columns,
    rows,
    heightsM,
  }
}

/** Known heights spread to their unknown neighbours, ring by ring. False where none is known. */
function fillFromNearest(heightsM: Float32Array, columns: number): boolean {
  let ring = Array.from(heightsM.keys()).filter((i) => !Number.isNaN(heightsM[i] ?? Number.NaN))
  if (ring.length === 0) return false
  while (ring.length > 0) {
    const next: number[] = []
    for (const i of ring) {
      const column = i % columns
      const around = [
        ...(column > 0 ? [i - 1] : []),
        ...(column < columns - 1 ? [i + 1] : []),
        i - columns,
        i + columns,
      ]
      for (const neighbour of around) {
        const isOpen = Number.isNaN(heightsM[neighbour] ?? 0)
        if (!isOpen) continue
        heightsM[neighbour] = heightsM[i] ?? 0
        next.push(neighbour)
      }
    }
    ring = next
  }
  return true
}
