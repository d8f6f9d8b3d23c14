import { type HeightGrid, type LocalFrame, localFrame } from '@duet/plant'

/** A height grid made ready for pictures: holes closed, slopes at its nodes. A plain value. */
export interface GridSurface {
  readonly grid: HeightGrid
  readonly frame: LocalFrame
  /** [rows · columns], m: holes take the height of the nearest node that has one. */
  readonly filledM: Float32Array
  /** [rows · columns], rise per run towards the east and the north; NaN next to a hole. */
  readonly slopeEast: Float32Array
  readonly slopeNorth: Float32Array
  readonly meanM: number
  /** The slope that nine tenths of the ground stay below, rise per run. */
  readonly steepSlope: number
}

/** Takes milliseconds for a million heights. */
export function gridSurface(grid: HeightGrid): GridSurface {
  const { slopeEast, slopeNorth } = nodeSlopes(grid)
  return {
    grid,
    frame: localFrame(grid.longitude, grid.latitude),
    filledM: withoutHoles(grid),
    slopeEast,
    slopeNorth,
    meanM: meanOf(grid.heightsM),
    steepSlope: quantileOfSlope(slopeEast, slopeNorth, 0.9),
  }
}

/**
 * Slopes at the nodes by differences over three by three heights (B. K. P. Horn, Proc. IEEE 69 (1981) 14-47,
 * doi:10.1109/PROC.1981.11918); at the border of the grid by the heights that are there.
 */
function nodeSlopes(grid: HeightGrid): Pick<GridSurface, 'slopeEast' | 'slopeNorth'> {
  const { columns, rows, heightsM, cellSizeM } = grid
  const slopeEast = new Float32Array(columns * rows)
  const slopeNorth = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    const south = Math.max(0, row - 1) * columns
    const middle = row * columns
    const north = Math.min(rows - 1, row + 1) * columns
    const spanNorthM = ((north - south) / columns) * cellSizeM * 4
    for (let column = 0; column < columns; column++) {
      const west = Math.max(0, column - 1)
      const east = Math.min(columns - 1, column + 1)
      const at = (offset: number, place: number): number => heightsM[offset + place] ?? Number.NaN
      const rise = (from: number, to: number): number =>
        at(south, to) -
        at(south, from) +
        2 * (at(middle, to) - at(middle, from)) +
        at(north, to) -
        at(north, from)
      slopeEast[middle + column] = rise(west, east) / ((east - west) * cellSizeM * 4)
      slopeNorth[middle + column] =
        (at(north, west) +
          2 * at(north, column) +
          at(north, east) -
          at(south, west) -
          2 * at(south, column) -
          at(south, east)) /
        spanNorthM
    }
  }
  return { slopeEast, slopeNorth }
}

/** Heights with each hole filled from the nearest known node, counted in steps over the grid. */
function withoutHoles({ heightsM, columns, rows }: HeightGrid): Float32Array {
  const filled = Float32Array.from(heightsM)
  const queue = new Int32Array(filled.length)
  let tail = 0
  for (let i = 0; i < filled.length; i++) {
    if (!Number.isNaN(filled[i])) queue[tail++] = i
  }
  if (tail === 0) return filled.fill(0)
  for (let head = 0; head < tail; head++) {
    const index = queue[head] ?? 0
    const column = index % columns
    const row = (index - column) / columns
    const visit = (isInside: boolean, neighbour: number): void => {
      if (!isInside || !Number.isNaN(filled[neighbour])) return
      filled[neighbour] = filled[index] ?? 0
      queue[tail++] = neighbour
    }
    visit(column > 0, index - 1)
    visit(column < columns - 1, index + 1)
    visit(row > 0, index - columns)
    visit(row < rows - 1, index + columns)
  }
  return filled
}

function meanOf(heightsM: Float32Array): number {
  let sum = 0
  let count = 0
  for (const heightM of heightsM) {
    if (Number.isNaN(heightM)) continue
    sum += heightM
    count += 1
  }
  return count === 0 ? 0 : sum / count
}

/** Enough to say how steep the ground is. */
const QUANTILE_SAMPLES = 4000

function quantileOfSlope(east: Float32Array, north: Float32Array, share: number): number {
  const step = Math.max(1, Math.floor(east.length / QUANTILE_SAMPLES))
  const slopes: number[] = []
  for (let i = 0; i < east.length; i += step) {
    const slope = Math.hypot(east[i] ?? Number.NaN, north[i] ?? Number.NaN)
    if (!Number.isNaN(slope)) slopes.push(slope)
  }
  slopes.sort((a, b) => a - b)
  return slopes[Math.floor(share * (slopes.length - 1))] ?? 0
}

/** Ground at a place: height in m, slopes as rise per run. */
export interface SurfacePoint {
  heightM: number
  slopeEast: number
  slopeNorth: number
}

/**
 * Ground at a place of the grid's own plane, bilinear between nodes; all NaN outside and in holes.
 * Writes into `out`, so that a tile makes no garbage.
 */
export function surfaceAt(
  surface: GridSurface,
  eastM: number,
  northM: number,
  out: SurfacePoint,
): SurfacePoint {
  const { grid, slopeEast, slopeNorth } = surface
  const { columns, rows, heightsM } = grid
  const x = (eastM - grid.originEastM) / grid.cellSizeM
  const y = (northM - grid.originNorthM) / grid.cellSizeM
  if (!(x >= 0 && y >= 0 && x <= columns - 1 && y <= rows - 1)) {
    out.heightM = Number.NaN
    out.slopeEast = Number.NaN
    out.slopeNorth = Number.NaN
    return out
  }
  const column = Math.min(columns - 2, Math.floor(x))
  const row = Math.min(rows - 2, Math.floor(y))
  const index = row * columns + column
  const fx = x - column
  const fy = y - row
  out.heightM = bilinear(heightsM, index, columns, fx, fy)
  out.slopeEast = bilinear(slopeEast, index, columns, fx, fy)
  out.slopeNorth = bilinear(slopeNorth, index, columns, fx, fy)
  return out
}

/**
 * Height for the ground's mesh, which may have no holes and no cliff at its end: outside, the height of the edge,
 * falling to the mean height over a quarter of the grid's diagonal.
 */
export function meshHeightM(surface: GridSurface, eastM: number, northM: number): number {
  const { grid, filledM, meanM } = surface
  const { columns, rows, cellSizeM } = grid
  const x = (eastM - grid.originEastM) / cellSizeM
  const y = (northM - grid.originNorthM) / cellSizeM
  const insideX = Math.min(columns - 1, Math.max(0, x))
  const insideY = Math.min(rows - 1, Math.max(0, y))
  const column = Math.min(columns - 2, Math.floor(insideX))
  const row = Math.min(rows - 2, Math.floor(insideY))
  const edgeM = bilinear(filledM, row * columns + column, columns, insideX - column, insideY - row)
  const outside = Math.hypot(x - insideX, y - insideY)
  if (outside === 0) return edgeM
  const left = Math.max(0, 1 - (4 * outside) / Math.hypot(columns, rows))
  return meanM + (edgeM - meanM) * left * left
}

function bilinear(
  values: Float32Array,
  index: number,
  columns: number,
  fx: number,
  fy: number,
): number {
  const southWest = values[index] ?? Number.NaN
  const southEast = values[index + 1] ?? Number.NaN
  const northWest = values[index + columns] ?? Number.NaN
  const northEast = values[index + columns + 1] ?? Number.NaN
  const south = southWest + (southEast - southWest) * fx
  const north = northWest + (northEast - northWest) * fx
  return south + (north - south) * fy
}
