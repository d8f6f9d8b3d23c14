import {
  booleanOpDWithPolyTree,
  ClipType,
  FillRule,
  type PathsD,
  type PolyPathD,
  PolyTreeD,
} from 'clipper2-ts'
import { contours } from 'd3-contour'
import type { FeatureCollection, MultiPolygon, Position } from 'geojson'
import { toLngLat } from '../layout/localFrame.ts'
import { frameOfGrid, heightRange } from './heightAt.ts'
import type { HeightGrid } from './heightGrid.ts'

/** The heights that an area lies between, m above sea level. */
export interface BandProperties {
  readonly from_m: number
  readonly to_m: number
}

/** Grids with more cells a side than this are looked at more coarsely: lines finer than a screen shows. */
const MAX_SIDE_CELLS = 512
/** Rounding of places, in cells: lines of neighbouring bands meet exactly. */
const DECIMALS = 4
/** Bands of a grid when nobody says how many. */
const USUAL_BANDS = 12

/** Round heights that part a range into about so many bands: steps of 1, 2 or 5 times a power of ten. */
export function bandLimitsM(minM: number, maxM: number, bands: number = USUAL_BANDS): number[] {
  const roughM = Math.max(maxM - minM, 0.1) / bands
  const tenM = 10 ** Math.floor(Math.log10(roughM))
  const stepM = ([1, 2, 5].find((times) => times * tenM >= roughM) ?? 10) * tenM
  const first = Math.floor(minM / stepM)
  const last = Math.max(first + 1, Math.ceil(maxM / stepM))
  return Array.from({ length: last - first + 1 }, (_, i) =>
    Number(((first + i) * stepM).toFixed(6)),
  )
}

/**
 * Areas between neighbouring heights as polygons in longitude and latitude, the lowest first. They do not overlap; where the
 * height is not known there is none.
 *
 * @param limitsM - rising; absent: round heights over the whole range of the grid
 */
export function isobands(
  grid: HeightGrid,
  limitsM?: readonly number[],
): FeatureCollection<MultiPolygon, BandProperties> {
  const range = heightRange(grid)
  if (range === undefined) return { type: 'FeatureCollection', features: [] }
  const limits = limitsM ?? bandLimitsM(range.minM, range.maxM)
  const coarse = coarser(grid)
  const { columns, rows, heightsM } = coarse
  // the typing of d3 asks for a plain list
  const areas = contours()
    .size([columns, rows])
    .thresholds([...limits])(Array.from(heightsM))
  const place = placeOf(coarse)
  const features = areas.slice(0, -1).map((area, i) => {
    const coordinates = withoutHigher(area.coordinates, areas[i + 1]?.coordinates ?? [], coarse)
    const properties: BandProperties = { from_m: limits[i] ?? 0, to_m: limits[i + 1] ?? 0 }
    return {
      type: 'Feature' as const,
      properties,
      geometry: {
        type: 'MultiPolygon' as const,
        coordinates: coordinates.map((rings) => rings.map((ring) => ring.map(place))),
      },
    }
  })
  return {
    type: 'FeatureCollection',
    features: features.filter(({ geometry }) => geometry.coordinates.length > 0),
  }
}

/** Every second, third ... height of a grid that is finer than lines need be. */
function coarser(grid: HeightGrid): HeightGrid {
  const every = Math.ceil(Math.max(grid.columns, grid.rows) / MAX_SIDE_CELLS)
  if (every <= 1) return grid
  const columns = Math.floor((grid.columns - 1) / every) + 1
  const rows = Math.floor((grid.rows - 1) / every) + 1
  const heightsM = Float32Array.from(
    { length: columns * rows },
    (_, i) =>
      grid.heightsM[Math.floor(i / columns) * every * grid.columns + (i % columns) * every] ?? 0,
  )
  return { ...grid, columns, rows, heightsM, cellSizeM: grid.cellSizeM * every }
}

/** What of an area the next higher one leaves, as polygons with their holes. */
function withoutHigher(
  area: readonly Position[][][],
  higher: readonly Position[][][],
  size: Pick<HeightGrid, 'columns' | 'rows'>,
): Position[][][] {
  const tree = new PolyTreeD()
  const paths = (polygons: readonly Position[][][]): PathsD =>
    polygons.flat().map((ring) => ring.map((point) => within(point, size)))
  booleanOpDWithPolyTree(
    ClipType.Difference,
    paths(area),
    paths(higher),
    tree,
    FillRule.EvenOdd,
    DECIMALS,
  )
  return polygonsOf(tree)
}

/** d3 draws a border half a cell outside the outermost heights: it is brought back to them. */
function within([x = 0, y = 0]: Position, { columns, rows }: Pick<HeightGrid, 'columns' | 'rows'>) {
  return {
    x: Math.min(columns - 0.5, Math.max(0.5, x)),
    y: Math.min(rows - 0.5, Math.max(0.5, y)),
  }
}

/** Outer rings of a tree with the holes right below them; what lies in a hole is a polygon of its own. */
function polygonsOf(node: PolyPathD): Position[][][] {
  const out: Position[][][] = []
  for (let i = 0; i < node.count; i++) {
    const outer = node.child(i)
    const rings = [ringOf(outer)]
    for (let j = 0; j < outer.count; j++) {
      const hole = outer.child(j)
      rings.push(ringOf(hole))
      out.push(...polygonsOf(hole))
    }
    out.push(rings.filter((ring) => ring.length >= 4))
  }
  return out.filter((rings) => rings.length > 0)
}

function ringOf(node: PolyPathD): Position[] {
  const ring: Position[] = (node.poly ?? []).map(({ x, y }) => [x, y])
  const [first] = ring
  return first === undefined ? [] : [...ring, first]
}

/** Longitude and latitude of a place in cells, half a cell being the first height. */
function placeOf(grid: HeightGrid): (point: Position) => Position {
  const frame = frameOfGrid(grid)
  return ([x = 0, y = 0]) =>
    toLngLat(
      frame,
      grid.originEastM + (x - 0.5) * grid.cellSizeM,
      grid.originNorthM + (y - 0.5) * grid.cellSizeM,
    )
}
