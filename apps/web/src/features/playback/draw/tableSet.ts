import type { FeatureCollection, Polygon } from 'geojson'
import { mercatorOf } from '../../layout/mercatorCorners.ts'

/** What tables.geojson says of a table. */
interface TableFacts {
  readonly block: number
  readonly unit: number
  readonly ground_m?: number
  readonly axis_tilt_deg?: number
}

export type TableCollection = FeatureCollection<Polygon, TableFacts>

/** All tables, in arrays. */
export interface TableSet {
  readonly count: number
  /** Places in the index, [count]. */
  readonly unit: Uint32Array
  readonly block: Uint32Array
  /** Of the ground above sea level, m, [count]; NaN where it is not known. */
  readonly groundM: Float64Array
  /** Fall of the row towards its axis azimuth, [count]. */
  readonly axisTiltDeg: Float64Array
  /** Four corners each, degrees, [8 count]. */
  readonly corners: Float64Array
  /** Around all of them: west, south, east, north. */
  readonly bounds: readonly [number, number, number, number]
}

export function tableSet({ features }: TableCollection): TableSet {
  const count = features.length
  const set = {
    count,
    unit: new Uint32Array(count),
    block: new Uint32Array(count),
    groundM: new Float64Array(count),
    axisTiltDeg: new Float64Array(count),
    corners: new Float64Array(8 * count),
  }
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  features.forEach(({ properties, geometry }, table) => {
    set.unit[table] = properties.unit
    set.block[table] = properties.block
    set.groundM[table] = properties.ground_m ?? Number.NaN
    set.axisTiltDeg[table] = properties.axis_tilt_deg ?? 0
    for (let corner = 0; corner < 4; corner++) {
      const [lng = 0, lat = 0] = geometry.coordinates[0]?.[corner] ?? []
      set.corners.set([lng, lat], 8 * table + 2 * corner)
      west = Math.min(west, lng)
      east = Math.max(east, lng)
      south = Math.min(south, lat)
      north = Math.max(north, lat)
    }
  })
  return { ...set, bounds: [west, south, east, north] }
}

/** Places of tables for the graphics card: about a point, in the units of a projection. */
export interface TablePlaces {
  /** Middle, half of the edge along the row, half of the edge across it to the side that is low when the turn is positive, [6 count]. */
  readonly vectors: Float32Array
}

type Project = (longitudeDeg: number, latitudeDeg: number) => readonly [number, number]

/**
 * @param project - to a plane with its first axis to the east
 * @param facing - of a block, the side that a table looks to when its turn is positive, as a unit vector of that plane
 * @param widthAcross - of a block, across the row, in units of the plane; undefined: as its outlines are
 */
export function tablePlaces(
  { count, corners, block }: TableSet,
  project: Project,
  facing: (block: number) => readonly [number, number],
  widthAcross: (block: number) => number,
): TablePlaces {
  const vectors = new Float32Array(6 * count)
  for (let table = 0; table < count; table++) {
    const at = (corner: number): readonly [number, number] =>
      project(corners[8 * table + 2 * corner] ?? 0, corners[8 * table + 2 * corner + 1] ?? 0)
    const [a, b, c, d] = [at(0), at(1), at(2), at(3)]
    const alongX = (b[0] - a[0]) / 2
    const alongY = (b[1] - a[1]) / 2
    const length = Math.hypot(alongX, alongY) || 1
    const own = block[table] ?? 0
    const [toX, toY] = facing(own)
    // across the row, to the side that is nearer to where the block looks
    const side = Math.sign(toX * alongY - toY * alongX) || 1
    const half = widthAcross(own) / 2
    vectors.set(
      [
        (a[0] + b[0] + c[0] + d[0]) / 4,
        (a[1] + b[1] + c[1] + d[1]) / 4,
        alongX,
        alongY,
        (side * half * alongY) / length,
        (-side * half * alongX) / length,
      ],
      6 * table,
    )
  }
  return { vectors }
}

/** Web Mercator less that of a point, for the map. */
export function mercatorAbout(longitudeDeg: number, latitudeDeg: number): Project {
  const [x, y] = mercatorOf(longitudeDeg, latitudeDeg)
  return (lng, lat) => {
    const [ownX, ownY] = mercatorOf(lng, lat)
    return [ownX - x, ownY - y]
  }
}

/** The table whose outline, at rest, holds a place of the plane; undefined where there is none. */
export function tableAt({ vectors }: TablePlaces, x: number, y: number): number | undefined {
  for (let table = 0; table < vectors.length / 6; table++) {
    const [ox = 0, oy = 0, ax = 0, ay = 0, bx = 0, by = 0] = [
      vectors[6 * table],
      vectors[6 * table + 1],
      vectors[6 * table + 2],
      vectors[6 * table + 3],
      vectors[6 * table + 4],
      vectors[6 * table + 5],
    ]
    const along = ((x - ox) * ax + (y - oy) * ay) / (ax * ax + ay * ay)
    if (Math.abs(along) > 1) continue
    const across = ((x - ox) * bx + (y - oy) * by) / (bx * bx + by * by)
    if (Math.abs(across) <= 1) return table
  }
  return undefined
}
