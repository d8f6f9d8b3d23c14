import { isInsideRing, isOnRing } from '@duet/units'
import type { Geometry, Polygon, Position } from 'geojson'
import type { FieldError } from '../components/fieldError.ts'
import type { LayerType } from './blockLayer.ts'
import { type EdgeId, eastOf, firstCrossing } from './ringCrossings.ts'

/** The geometries that a layer of each type may have (D-01). */
export const LAYER_GEOMETRIES: Readonly<Record<LayerType, readonly Geometry['type'][]>> = {
  perimeter: ['Polygon'],
  section: ['Polygon'],
  guide_line: ['LineString'],
  panels: ['MultiLineString'],
  exclusion: ['Polygon', 'LineString'],
  shading: ['Polygon', 'LineString', 'Point'],
  scene: ['Polygon', 'Point'],
  frame: ['Polygon'],
}

const PATH = 'geojson.geometry.coordinates'

/** Mistakes of a geometry by itself: positions, closed rings, edges that cross. */
export function geometryErrors(geometry: Geometry): readonly FieldError[] {
  switch (geometry.type) {
    case 'Point':
      return positionErrors(geometry.coordinates, PATH)
    case 'LineString':
      return lineErrors(geometry.coordinates, PATH)
    case 'MultiLineString':
      return multiLineErrors(geometry.coordinates)
    case 'Polygon':
      return polygonErrors(geometry)
    case 'MultiPoint':
    case 'MultiPolygon':
    case 'GeometryCollection':
      return [{ path: 'geojson.geometry.type', message: `${geometry.type} cannot be a layer` }]
  }
}

/** The points of the geometry; `pointHeights` has one value for each. */
export function positionsOf(geometry: Geometry): readonly Position[] {
  switch (geometry.type) {
    case 'Point':
      return [geometry.coordinates]
    case 'LineString':
      return geometry.coordinates
    case 'MultiLineString':
    case 'Polygon':
      return geometry.coordinates.flat()
    case 'MultiPoint':
    case 'MultiPolygon':
    case 'GeometryCollection':
      return []
  }
}

/** Where the rings of a polygon cross, else touch, themselves or each other: the first place. */
export function crossingErrors(geometry: Geometry): readonly FieldError[] {
  if (geometry.type !== 'Polygon') return []
  const rings = geometry.coordinates
  const crossing = firstCrossing(rings)
  return crossing === undefined ? [] : [crossingError(rings, crossing)]
}

function positionErrors(position: Position, path: string): readonly FieldError[] {
  const [longitude = Number.NaN, latitude = Number.NaN] = position
  const isOnEarth = Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90
  return isOnEarth
    ? []
    : [{ path, message: 'must be [longitude, latitude] in degrees, -180..180 and -90..90' }]
}

function everyPositionErrors(positions: readonly Position[], path: string): readonly FieldError[] {
  return positions.flatMap((position, index) => positionErrors(position, `${path}.${index}`))
}

function lineErrors(positions: readonly Position[], path: string): readonly FieldError[] {
  const wrong = everyPositionErrors(positions, path)
  if (wrong.length > 0) return wrong
  return distinctCount(positions) < 2
    ? [{ path, message: 'a line must have at least 2 different points' }]
    : []
}

function multiLineErrors(lines: readonly (readonly Position[])[]): readonly FieldError[] {
  if (lines.length === 0) return [{ path: PATH, message: 'must have at least 1 line' }]
  return lines.flatMap((line, index) => lineErrors(line, `${PATH}.${index}`))
}

function polygonErrors(geometry: Polygon): readonly FieldError[] {
  const rings = geometry.coordinates
  const outline = rings[0]
  if (outline === undefined) return [{ path: PATH, message: 'must have an outline' }]
  const wrong = rings.flatMap((ring, index) => ringErrors(ring, `${PATH}.${index}`))
  if (wrong.length > 0) return wrong
  const crossing = crossingErrors(geometry)
  if (crossing.length > 0) return crossing
  return rings.slice(1).flatMap((hole, index) =>
    hole.every((corner) => isHeld(corner, outline))
      ? []
      : [
          {
            path: `${PATH}.${index + 1}`,
            message: `hole ${index + 1} lies outside of the outline`,
          },
        ],
  )
}

function ringErrors(ring: readonly Position[], path: string): readonly FieldError[] {
  const wrong = everyPositionErrors(ring, path)
  if (wrong.length > 0) return wrong
  if (distinctCount(ring) < 3) {
    return [{ path, message: 'a polygon must have at least 3 different corners' }]
  }
  if (!isSamePosition(ring[0], ring.at(-1))) {
    return [{ path, message: 'a polygon must end where it starts' }]
  }
  return []
}

function crossingError(
  rings: readonly (readonly Position[])[],
  [first, second]: readonly [EdgeId, EdgeId],
): FieldError {
  return {
    path: `${PATH}.${first.ring}.${first.edge}`,
    message: `the outline must not cross itself: ${edgeText(rings, first)} meets ${edgeText(rings, second)}`,
  }
}

/** `edge 2 (10.00000, 45.00000 to 10.00100, 45.00100)`, counted from 1. */
function edgeText(rings: readonly (readonly Position[])[], { ring, edge }: EdgeId): string {
  const from = positionText(rings[ring]?.[edge])
  const to = positionText(rings[ring]?.[edge + 1])
  const place = ring === 0 ? '' : ` of hole ${ring}`
  return `edge ${edge + 1}${place} (${from} to ${to})`
}

function positionText(position: Position | undefined): string {
  const [longitude = Number.NaN, latitude = Number.NaN] = position ?? []
  return `${longitude.toFixed(6)}, ${latitude.toFixed(6)}`
}

function isSamePosition(a: Position | undefined, b: Position | undefined): boolean {
  return a?.[0] === b?.[0] && a?.[1] === b?.[1]
}

function distinctCount(positions: readonly Position[]): number {
  return new Set(positions.map(([longitude, latitude]) => `${longitude},${latitude}`)).size
}

/** Inside the outline or on it; a hole may touch the outline. */
function isHeld([longitude = 0, latitude = 0]: Position, outline: readonly Position[]): boolean {
  const ring = outline.map(([east = 0, y = 0]) => [eastOf(east, longitude), y])
  return isOnRing([0, latitude], ring) || isInsideRing([0, latitude], ring)
}
