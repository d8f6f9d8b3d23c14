import { RAD_TO_DEG } from '@duet/units'
import type { LocalFrame } from '../layout/localFrame.ts'
import { heightsIn } from './heightAt.ts'
import type { HeightGrid } from './heightGrid.ts'

/** Compass sectors of 45 degrees, each around its direction; an index into this list names one. */
export const ASPECT_SECTORS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const

/** Slopes, rise over run, at which the colour of a slope gets one step fuller. */
export const SLOPE_STEPS = [0.025, 0.05, 0.1] as const

/** Ground less steep than this, rise over run, faces nowhere: the direction would be that of its noise. */
export const LEVEL_SLOPE = 0.005

export interface SlopeAspect {
  /** Rise over run. */
  readonly slope: number
  /** Azimuth in which the ground falls, 0 to below 360; undefined on level ground. */
  readonly aspectDeg: number | undefined
  /** Index into {@link ASPECT_SECTORS}; undefined on level ground. */
  readonly sector: number | undefined
  /** How many of {@link SLOPE_STEPS} the slope reaches, 0 to 3. */
  readonly step: number
}

/** Slope and aspect from the eight heights around a place, a cell away (Horn 1981); undefined where one is missing. */
export function slopeAspectAt(
  grid: HeightGrid,
  frame: LocalFrame,
  eastM: number,
  northM: number,
): SlopeAspect | undefined {
  const heightAt = heightsIn(grid, frame)
  const d = grid.cellSizeM
  const z = (x: number, y: number): number => heightAt(eastM + x * d, northM + y * d)
  const east = (z(1, 1) + 2 * z(1, 0) + z(1, -1) - z(-1, 1) - 2 * z(-1, 0) - z(-1, -1)) / (8 * d)
  const north = (z(1, 1) + 2 * z(0, 1) + z(-1, 1) - z(1, -1) - 2 * z(0, -1) - z(-1, -1)) / (8 * d)
  return Number.isNaN(east + north) ? undefined : slopeAspect(east, north)
}

/** Slope and aspect of a plane that rises so much per metre east and north. */
export function slopeAspect(riseEast: number, riseNorth: number): SlopeAspect {
  const slope = Math.hypot(riseEast, riseNorth)
  const step = SLOPE_STEPS.filter((least) => slope >= least).length
  if (slope < LEVEL_SLOPE) return { slope, aspectDeg: undefined, sector: undefined, step }
  const aspectDeg = fallAzimuthDeg(riseEast, riseNorth)
  return { slope, aspectDeg, sector: aspectSector(aspectDeg), step }
}

function fallAzimuthDeg(riseEast: number, riseNorth: number): number {
  return (Math.atan2(-riseEast, -riseNorth) * RAD_TO_DEG + 360) % 360
}

/** Index into {@link ASPECT_SECTORS} of an azimuth. */
export function aspectSector(azimuthDeg: number): number {
  return Math.round((((azimuthDeg % 360) + 360) % 360) / 45) % 8
}

/** Slope and aspect at each height of a grid, for colouring. */
export interface SlopeGrid {
  /** [rows · columns] as the heights: rise over run, NaN where it is not known. */
  readonly slope: Float32Array<ArrayBuffer>
  /** [rows · columns]: degrees, 0 to below 360; NaN on level or unknown ground. */
  readonly aspectDeg: Float32Array<ArrayBuffer>
}

/** Horn's slopes of a whole grid; at the edge and beside missing heights from the neighbours that there are. */
export function slopeGrid(grid: HeightGrid): SlopeGrid {
  const { columns, rows } = grid
  const slope = new Float32Array(columns * rows).fill(Number.NaN)
  const aspectDeg = new Float32Array(columns * rows).fill(Number.NaN)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [east, north] = risesAt(grid, column, row)
      const steep = Math.hypot(east, north)
      const at = row * columns + column
      slope[at] = steep
      if (steep >= LEVEL_SLOPE) aspectDeg[at] = fallAzimuthDeg(east, north)
    }
  }
  return { slope, aspectDeg }
}

/** Rises per metre east and north at a height; NaN where they are not known. */
function risesAt(grid: HeightGrid, column: number, row: number): [number, number] {
  const { columns, rows, heightsM, cellSizeM } = grid
  const isInside = column > 0 && row > 0 && column < columns - 1 && row < rows - 1
  if (isInside) {
    const at = row * columns + column
    const z = (offset: number): number => heightsM[at + offset] ?? Number.NaN
    const [sw, s, se] = [z(-columns - 1), z(-columns), z(-columns + 1)]
    const [nw, n, ne] = [z(columns - 1), z(columns), z(columns + 1)]
    const east = (se + 2 * z(1) + ne - sw - 2 * z(-1) - nw) / (8 * cellSizeM)
    const north = (nw + 2 * n + ne - sw - 2 * s - se) / (8 * cellSizeM)
    if (!Number.isNaN(east + north + z(0))) return [east, north]
  }
  return [rise(grid, column, row, 1, 0), rise(grid, column, row, 0, 1)]
}

/** Rise per metre along one axis of the grid at a height: the mean over its own line (twice) and the two beside. */
function rise(grid: HeightGrid, column: number, row: number, x: number, y: number): number {
  if (Number.isNaN(heightOf(grid, column, row))) return Number.NaN
  let sum = 0
  let weight = 0
  for (let side = -1; side <= 1; side++) {
    const found = lineRise(grid, column + side * y, row + side * x, x, y)
    if (Number.isNaN(found)) continue
    const share = side === 0 ? 2 : 1
    sum += share * found
    weight += share
  }
  return weight === 0 ? Number.NaN : sum / weight
}

function lineRise(grid: HeightGrid, column: number, row: number, x: number, y: number): number {
  const middle = heightOf(grid, column, row)
  const before = heightOf(grid, column - x, row - y)
  const after = heightOf(grid, column + x, row + y)
  if (!Number.isNaN(before) && !Number.isNaN(after)) return (after - before) / (2 * grid.cellSizeM)
  return (Number.isNaN(before) ? after - middle : middle - before) / grid.cellSizeM
}

function heightOf(grid: HeightGrid, column: number, row: number): number {
  if (column < 0 || row < 0 || column >= grid.columns || row >= grid.rows) return Number.NaN
  return grid.heightsM[row * grid.columns + column] ?? Number.NaN
}
