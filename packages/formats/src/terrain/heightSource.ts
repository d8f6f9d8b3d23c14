import {
  type BoundsM,
  type HeightGrid,
  localFrame,
  MAX_HEIGHT_CELLS,
  toLngLat,
  toLocalM,
} from '@duet/plant'
import { TerrainFileError } from './terrainFileError.ts'

/** Heights of the ground as a file gives them, by places of the earth. */
export interface HeightSource {
  /** What the file counts in, for people. */
  readonly crsName: string
  /** Degrees WGS84: no height lies outside. */
  readonly boundsDeg: BoundsDeg
  /** Distance of neighbour heights, m, about. */
  readonly resolutionM: number
  /** m above sea level; NaN where the file has none. */
  readonly heightAt: (longitude: number, latitude: number) => number
  /** Of the heights as they stand in the file. */
  readonly statistics: HeightStatistics
  /** What was taken for granted, in sentences. */
  readonly notes: readonly string[]
}

export interface BoundsDeg {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

export interface HeightStatistics {
  readonly count: number
  /** Places of the file that have no height. */
  readonly missingCount: number
  readonly minM: number
  readonly maxM: number
  readonly meanM: number
}

/** Where a grid shall lie: the local plane of a project, a rectangle in it, and how fine it is. */
export interface GridPlan {
  readonly longitude: number
  readonly latitude: number
  readonly bounds: BoundsM
  readonly cellSizeM: number
}

/** Heights farther from the project than this are another place: the plane's error grows with the cube of the distance. */
const MAX_DISTANCE_M = 100_000
/** Usual sizes of cells, m. */
const CELL_SIZES_M = [0.25, 0.5, 1, 2, 5, 10, 20, 30, 50, 100, 200, 500, 1000]
/** Heights of the source that make up the mean of one cell, a side at most. */
const MAX_SUBSAMPLES = 8

/**
 * A grid over all of a source, as fine as it is, in the plane of a project; coarser where it would be too large.
 *
 * @param withinM - a rectangle around the project that is enough; absent: all
 * @throws TerrainFileError when the heights lie elsewhere
 */
export function suggestGrid(
  source: HeightSource,
  { longitude, latitude }: { readonly longitude: number; readonly latitude: number },
  withinM?: BoundsM,
): GridPlan {
  const found = boundsInPlane(source.boundsDeg, longitude, latitude)
  const distanceM = Math.hypot(
    Math.max(found.minEastM, -found.maxEastM, 0),
    Math.max(found.minNorthM, -found.maxNorthM, 0),
  )
  if (!(distanceM <= MAX_DISTANCE_M)) {
    throw new TerrainFileError(
      'elsewhere',
      `The heights lie ${Math.round(distanceM / 1000).toLocaleString('en-GB')} km from the project: check the file, its coordinate system and the project's place.`,
    )
  }
  const bounds = withinM === undefined ? found : common(found, withinM)
  if (!(bounds.maxEastM > bounds.minEastM && bounds.maxNorthM > bounds.minNorthM)) {
    throw new TerrainFileError('elsewhere', 'The heights lie outside the chosen area.')
  }
  const isFit = (cellSizeM: number): boolean =>
    cellSizeM >= source.resolutionM * 0.75 && cellCount(bounds, cellSizeM) <= MAX_HEIGHT_CELLS
  const cellSizeM = CELL_SIZES_M.find(isFit) ?? CELL_SIZES_M.at(-1) ?? 1000
  return { longitude, latitude, bounds, cellSizeM }
}

/** Heights that a plan asks for. */
export function cellCount(bounds: BoundsM, cellSizeM: number): number {
  const columns = Math.floor((bounds.maxEastM - bounds.minEastM) / cellSizeM) + 1
  const rows = Math.floor((bounds.maxNorthM - bounds.minNorthM) / cellSizeM) + 1
  return columns * rows
}

/**
 * Reads a source into a grid: between its heights where the grid is finer, their mean over each cell where it is coarser.
 *
 * @throws TerrainFileError when the grid would be too large or has no height at all
 */
export function toHeightGrid(source: HeightSource, plan: GridPlan): HeightGrid {
  const { bounds, cellSizeM } = plan
  const columns = Math.max(2, Math.floor((bounds.maxEastM - bounds.minEastM) / cellSizeM) + 1)
  const rows = Math.max(2, Math.floor((bounds.maxNorthM - bounds.minNorthM) / cellSizeM) + 1)
  if (!(columns * rows <= MAX_HEIGHT_CELLS)) {
    throw new TerrainFileError(
      'too_large',
      `A terrain of ${columns} x ${rows} heights is too large: at most ${MAX_HEIGHT_CELLS.toLocaleString('en-GB')}. Take larger cells or less ground.`,
    )
  }
  const frame = localFrame(plan.longitude, plan.latitude)
  const parts = Math.min(MAX_SUBSAMPLES, Math.max(1, Math.round(cellSizeM / source.resolutionM)))
  const heightsM = new Float32Array(columns * rows)
  let known = 0
  for (let i = 0; i < heightsM.length; i++) {
    const east = bounds.minEastM + (i % columns) * cellSizeM
    const north = bounds.minNorthM + Math.floor(i / columns) * cellSizeM
    const heightM = meanOver(parts, cellSizeM, (dx, dy) =>
      source.heightAt(...toLngLat(frame, east + dx, north + dy)),
    )
    heightsM[i] = heightM
    if (!Number.isNaN(heightM)) known++
  }
  if (known === 0) {
    throw new TerrainFileError('no_heights', 'The file has no height in the chosen area.')
  }
  return {
    longitude: plan.longitude,
    latitude: plan.latitude,
    originEastM: bounds.minEastM,
    originNorthM: bounds.minNorthM,
    cellSizeM,
    columns,
    rows,
    heightsM,
  }
}

/** Mean of what is known over a cell around its middle, which must be known itself. */
function meanOver(
  parts: number,
  cellSizeM: number,
  heightAt: (dxM: number, dyM: number) => number,
): number {
  const middle = heightAt(0, 0)
  if (parts === 1 || Number.isNaN(middle)) return middle
  let sum = 0
  let count = 0
  for (let i = 0; i < parts * parts; i++) {
    const dx = (((i % parts) + 0.5) / parts - 0.5) * cellSizeM
    const dy = ((Math.floor(i / parts) + 0.5) / parts - 0.5) * cellSizeM
    const heightM = heightAt(dx, dy)
    if (Number.isNaN(heightM)) continue
    sum += heightM
    count++
  }
  return count === 0 ? middle : sum / count
}

/** The rectangle of a plane within which the corners of a box of degrees lie. */
function boundsInPlane(box: BoundsDeg, longitude: number, latitude: number): BoundsM {
  const frame = localFrame(longitude, latitude)
  const corners = [
    toLocalM(frame, box.west, box.south),
    toLocalM(frame, box.east, box.south),
    toLocalM(frame, box.east, box.north),
    toLocalM(frame, box.west, box.north),
  ]
  return {
    minEastM: Math.min(...corners.map(([x]) => x)),
    minNorthM: Math.min(...corners.map(([, y]) => y)),
    maxEastM: Math.max(...corners.map(([x]) => x)),
    maxNorthM: Math.max(...corners.map(([, y]) => y)),
  }
}

function common(a: BoundsM, b: BoundsM): BoundsM {
  return {
    minEastM: Math.max(a.minEastM, b.minEastM),
    minNorthM: Math.max(a.minNorthM, b.minNorthM),
    maxEastM: Math.min(a.maxEastM, b.maxEastM),
    maxNorthM: Math.min(a.maxNorthM, b.maxNorthM),
  }
}

/** Statistics of heights; @throws TerrainFileError when there is none */
export function statisticsOf(heightsM: ArrayLike<number>): HeightStatistics {
  let minM = Number.POSITIVE_INFINITY
  let maxM = Number.NEGATIVE_INFINITY
  let sum = 0
  let count = 0
  for (let i = 0; i < heightsM.length; i++) {
    const heightM = heightsM[i] ?? Number.NaN
    if (Number.isNaN(heightM)) continue
    minM = Math.min(minM, heightM)
    maxM = Math.max(maxM, heightM)
    sum += heightM
    count++
  }
  if (count === 0) {
    throw new TerrainFileError('no_heights', 'The file has no height between -1,000 and 10,000 m.')
  }
  return { count, missingCount: heightsM.length - count, minM, maxM, meanM: sum / count }
}

/** Heights of the earth's surface lie within these, m: others stand for a missing one. */
export function isHeight(heightM: number): boolean {
  return heightM >= -1000 && heightM <= 10_000
}
