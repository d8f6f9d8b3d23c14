import type { Geometry, Position } from 'geojson'
import type { GisHeights } from '../file/gisFile.ts'
import type { XmlElement } from '../file/parseXml.ts'
import { childrenOf, childText, nameOf } from '../file/readXml.ts'

/** One shape of a placemark. */
export interface KmlShape {
  readonly geometry: Geometry
  readonly heights: GisHeights
  /** Drawn down to the ground. */
  readonly isExtruded: boolean
}

/** The shapes of a placemark or of a MultiGeometry, and the names of elements that are no shapes to us. */
export function kmlShapes(parent: XmlElement): {
  readonly shapes: readonly KmlShape[]
  readonly unread: readonly string[]
} {
  const shapes: KmlShape[] = []
  const unread: string[] = []
  for (const element of childrenOf(parent)) {
    const name = nameOf(element)
    if (name === 'MultiGeometry' || name === 'MultiTrack') {
      const inner = kmlShapes(element)
      shapes.push(...inner.shapes)
      unread.push(...inner.unread)
      continue
    }
    if (name === 'Model') unread.push('Model')
    const geometry = geometryOf(element, name)
    if (geometry === undefined) continue
    shapes.push({
      geometry,
      heights: heightsOf(element),
      isExtruded: childText(element, 'extrude') === '1',
    })
  }
  return { shapes, unread }
}

function geometryOf(element: XmlElement, name: string): Geometry | undefined {
  switch (name) {
    case 'Point': {
      const [coordinates] = positionsOf(childText(element, 'coordinates'))
      return coordinates && { type: 'Point', coordinates }
    }
    case 'LineString':
    case 'LinearRing':
      return { type: 'LineString', coordinates: positionsOf(childText(element, 'coordinates')) }
    case 'Track':
      return {
        type: 'LineString',
        coordinates: childrenOf(element, 'coord').flatMap((coord) =>
          positionsOf(coord.textContent.trim().replaceAll(/\s+/g, ',')),
        ),
      }
    case 'Polygon':
      return { type: 'Polygon', coordinates: ringsOf(element) }
    default:
      return undefined
  }
}

function ringsOf(polygon: XmlElement): Position[][] {
  const boundaries = [
    ...childrenOf(polygon, 'outerBoundaryIs').slice(0, 1),
    ...childrenOf(polygon, 'innerBoundaryIs'),
  ]
  return boundaries.flatMap((boundary) =>
    childrenOf(boundary, 'LinearRing').map((ring) => positionsOf(childText(ring, 'coordinates'))),
  )
}

/** "lon,lat[,height] lon,lat[,height]"; spaces after commas, which some programs write, are borne. */
function positionsOf(text: string): Position[] {
  const tuples = text.replaceAll(/\s*,\s*/g, ',').split(/\s+/)
  return tuples
    .filter((tuple) => tuple !== '')
    .map((tuple) => {
      const [x = Number.NaN, y = Number.NaN, z] = tuple
        .split(',')
        .map((number) => (number === '' ? Number.NaN : Number(number)))
      return z === undefined || Number.isNaN(z) ? [x, y] : [x, y, z]
    })
}

/** Without a mode the shape is laid on the ground, and its heights mean nothing. */
function heightsOf(element: XmlElement): GisHeights {
  switch (childText(element, 'altitudeMode')) {
    case 'absolute':
    case 'relativeToSeaFloor':
      return 'sea'
    case 'relativeToGround':
      return 'ground'
    default:
      return 'none'
  }
}
