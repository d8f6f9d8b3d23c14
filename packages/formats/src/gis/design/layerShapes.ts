import {
  type LayerType,
  type LocalFrame,
  type PointM,
  toLngLat,
  toLocalM,
  validAreas,
} from '@duet/plant'
import type { Geometry, Polygon, Position } from 'geojson'
import type { GisGeometry } from '../file/gisFile.ts'

/** Corners within this of a straight line are no corners, m. */
const STRAIGHT_M = 0.02

/** The shape as a layer of the type has it, or why it cannot be one. */
export function shapeForType(
  geometry: GisGeometry,
  type: LayerType,
  frame: LocalFrame,
): Geometry | string {
  switch (type) {
    case 'perimeter':
    case 'section':
      return asArea(geometry) ?? 'is an open line: an area is needed'
    case 'frame':
      return asQuad(geometry, frame)
    case 'panels':
      return asAxis(geometry, frame)
    case 'guide_line':
      return geometry.type === 'LineString' ? geometry : 'is no line'
    case 'exclusion':
      return geometry.type === 'Point'
        ? 'is a point: an exclusion is an area or a line'
        : (asArea(geometry) ?? geometry)
    case 'shading':
      return asArea(geometry) ?? geometry
    case 'scene':
      return 'is no scene'
  }
}

/** A line that ends where it starts goes around an area. */
function asArea(geometry: GisGeometry): Polygon | undefined {
  if (geometry.type === 'Polygon') return geometry
  if (geometry.type !== 'LineString') return undefined
  const { coordinates } = geometry
  const [first, last] = [coordinates[0], coordinates.at(-1)]
  const isClosed = coordinates.length > 3 && first?.[0] === last?.[0] && first?.[1] === last?.[1]
  return isClosed ? { type: 'Polygon', coordinates: [coordinates] } : undefined
}

function asQuad(geometry: GisGeometry, frame: LocalFrame): Polygon | string {
  const area = asArea(geometry)
  if (area === undefined) return 'is no area: a frame has 4 corners'
  const corners = plainCorners(area.coordinates[0] ?? [], frame)
  if (corners.length !== 4) return `has ${corners.length} corners: a frame has 4`
  return { type: 'Polygon', coordinates: [[...corners, ...corners.slice(0, 1)]] }
}

/** Without the repeated corner and those on a straight edge. */
function plainCorners(ring: readonly Position[], frame: LocalFrame): Position[] {
  const open = ring.slice(0, -1)
  return open.filter((corner, i) => {
    const [x, y] = inPlane(corner, frame)
    const [ax, ay] = inPlane(open.at(i - 1) ?? corner, frame)
    const [bx, by] = inPlane(open[(i + 1) % open.length] ?? corner, frame)
    const length = Math.hypot(bx - ax, by - ay)
    return (
      length === 0 || Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length > STRAIGHT_M
    )
  })
}

/** A line itself; of a table with four corners the line through the middles of its short sides. */
function asAxis(geometry: GisGeometry, frame: LocalFrame): Geometry | string {
  if (geometry.type === 'LineString') {
    return { type: 'MultiLineString', coordinates: [geometry.coordinates] }
  }
  if (geometry.type === 'Point') return 'is a point: panels are lines'
  const quad = asQuad(geometry, frame)
  if (typeof quad === 'string') return quad.replace('a frame', 'an area that becomes a row')
  const [a = [], b = [], c = [], d = []] = quad.coordinates[0] ?? []
  const isFirstShort = edgeM(a, b, frame) <= edgeM(b, c, frame)
  const line = isFirstShort ? [middle(a, b), middle(c, d)] : [middle(b, c), middle(d, a)]
  return { type: 'MultiLineString', coordinates: [line] }
}

function edgeM(a: Position, b: Position, frame: LocalFrame): number {
  const [ax, ay] = inPlane(a, frame)
  const [bx, by] = inPlane(b, frame)
  return Math.hypot(bx - ax, by - ay)
}

function middle(a: Position, b: Position): Position {
  return a.map((value, i) => (value + (b[i] ?? value)) / 2)
}

function inPlane([longitude = 0, latitude = 0]: Position, frame: LocalFrame): PointM {
  return toLocalM(frame, longitude, latitude)
}

/** An area whose rings cross themselves or each other as areas that do not; heights are lost. */
export function repairedAreas({ coordinates }: Polygon, frame: LocalFrame): readonly Polygon[] {
  const rings = coordinates.map((ring) => ring.map((position) => inPlane(position, frame)))
  return validAreas(rings).map((polygon) => ({
    type: 'Polygon',
    coordinates: polygon.map((ring) =>
      [...ring, ...ring.slice(0, 1)].map(([x, y]) => toLngLat(frame, x, y)),
    ),
  }))
}
