import { type HeightAt, type LayerType, type LocalFrame, toLocalM } from '@duet/plant'
import type { Geometry, Position } from 'geojson'
import type { GisFeature } from '../file/gisFile.ts'
import { type GroupRule, numberIn } from './groupRule.ts'

interface Ground {
  readonly frame: LocalFrame
  /** Height of the ground above the sea; absent: not known. */
  readonly groundAt: HeightAt | undefined
}

/** What of a shape's heights goes into a layer. */
export interface ShapeHeights {
  /** With heights above the sea as third coordinates where only these are known. */
  readonly shape: Geometry
  readonly heights: object
}

/** Heights above the ground by the rule; a sea height less that of the ground where it is known. */
export function withHeights(
  geometry: Geometry,
  feature: GisFeature,
  { height }: GroupRule,
  type: LayerType,
  { groundAt, frame }: Ground,
): ShapeHeights {
  const plain = { shape: flattened(geometry), heights: {} }
  if (height.from === 'attribute') {
    const value = numberIn(feature.attributes[height.key])
    return type === 'shading' && value > 0 ? { ...plain, heights: { height: value } } : plain
  }
  const positions = allPositions(geometry)
  const hasZ = feature.heights !== 'none' && positions.every(([, , z]) => z !== undefined)
  if (height.from === 'none' || !hasZ || !TAKES_HEIGHTS.has(type)) return plain
  const above =
    feature.heights === 'ground'
      ? positions.map(([, , z = 0]) => z)
      : positions.map(([lng = 0, lat = 0, z = 0]) =>
          groundAt === undefined ? Number.NaN : z - groundAt(...toLocalM(frame, lng, lat)),
        )
  const isKnown = above.every((value) => Number.isFinite(value))
  const tilted = type === 'frame' ? planeOf(positions, frame) : {}
  if (!isKnown) return { shape: geometry, heights: tilted }
  const rounded = above.map((value) => Number(value.toFixed(4)))
  return type === 'frame'
    ? { shape: plain.shape, heights: { ...tilted, cornerElevations: rounded.slice(0, 4) } }
    : { shape: plain.shape, heights: { pointHeights: rounded } }
}

const TAKES_HEIGHTS: ReadonlySet<LayerType> = new Set(['perimeter', 'panels', 'shading', 'frame'])

const flat = ([x = 0, y = 0]: Position): Position => [x, y]

function flattened(geometry: Geometry): Geometry {
  switch (geometry.type) {
    case 'Point':
      return { type: 'Point', coordinates: flat(geometry.coordinates) }
    case 'LineString':
      return { type: 'LineString', coordinates: geometry.coordinates.map(flat) }
    case 'Polygon':
    case 'MultiLineString':
      return {
        type: geometry.type,
        coordinates: geometry.coordinates.map((part) => part.map(flat)),
      }
    case 'MultiPoint':
    case 'MultiPolygon':
    case 'GeometryCollection':
      return geometry
  }
}

function allPositions(geometry: Geometry): readonly Position[] {
  switch (geometry.type) {
    case 'Point':
      return [geometry.coordinates]
    case 'LineString':
      return geometry.coordinates
    case 'Polygon':
    case 'MultiLineString':
      return geometry.coordinates.flat()
    case 'MultiPoint':
    case 'MultiPolygon':
    case 'GeometryCollection':
      return []
  }
}

/** Tilt from horizontal and the azimuth that it faces, by the diagonals of four corners; a level one faces nowhere. */
function planeOf(
  corners: readonly Position[],
  frame: LocalFrame,
): { tilt?: number; azimuth?: number } {
  const [a, b, c, d] = corners.slice(0, 4).map(([lng = 0, lat = 0, z = 0]) => {
    const [x, y] = toLocalM(frame, lng, lat)
    return [x, y, z] as const
  })
  if (!a || !b || !c || !d) return {}
  const [ux, uy, uz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]]
  const [vx, vy, vz] = [d[0] - b[0], d[1] - b[1], d[2] - b[2]]
  const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
  const up = Math.sign(nz) || 1
  const tilt = (Math.atan2(Math.hypot(nx, ny), Math.abs(nz)) * 180) / Math.PI
  if (!(tilt > 0.05)) return { tilt: 0 }
  const azimuth = ((((Math.atan2(nx * up, ny * up) * 180) / Math.PI) % 360) + 360) % 360
  return { tilt: Number(tilt.toFixed(3)), azimuth: Number(azimuth.toFixed(2)) }
}
