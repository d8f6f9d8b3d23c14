import {
  azimuthDeg,
  type BlockLayer,
  type LocalFrame,
  lengthM,
  type PointM,
  parseBlockLayer,
  polygonAreaM2,
  positionsOf,
} from '@duet/plant'
import type { Position } from 'geojson'
import {
  geometryWithHeights,
  pointHeightsOf,
  withGeometry,
} from '../../drawing/tools/layerEdits.ts'
import { layerLines } from '../../drawing/tools/layerLines.ts'

/** A hole of an area, or a line of tables. */
export interface LayerPart {
  /** Its number among the rings or lines of the geometry, from 0. */
  readonly part: number
  readonly areaM2: number
  readonly lengthM: number
  readonly azimuthDeg: number
}

/** Holes of an area and lines of `panels`; other shapes have no parts of their own. */
export function partsOfLayer(layer: BlockLayer, frame: LocalFrame): readonly LayerPart[] {
  const { geometry } = layer.geojson
  if (geometry.type !== 'Polygon' && geometry.type !== 'MultiLineString') return []
  return layerLines(layer, frame).flatMap((line, part) => {
    if (geometry.type === 'Polygon' && part === 0) return []
    const [first, last]: readonly [PointM, PointM] = [line[0] ?? [0, 0], line.at(-1) ?? [0, 0]]
    return [
      {
        part,
        areaM2: polygonAreaM2([line]),
        lengthM: lengthM(line),
        azimuthDeg: azimuthDeg(first, last),
      },
    ]
  })
}

/** Without a hole or a line; the only line cannot go. */
export function withoutPart(layer: BlockLayer, part: number): BlockLayer | undefined {
  const geometry = geometryWithHeights(layer)
  if (geometry.type !== 'Polygon' && geometry.type !== 'MultiLineString') return undefined
  if (geometry.coordinates.length < 2) return undefined
  return withGeometry(layer, { ...geometry, coordinates: geometry.coordinates.toSpliced(part, 1) })
}

/** With more holes or lines. New points of a layer with heights have none above ground. */
export function withParts(
  layer: BlockLayer,
  parts: readonly (readonly Position[])[],
): BlockLayer | undefined {
  const geometry = geometryWithHeights(layer)
  if (geometry.type !== 'Polygon' && geometry.type !== 'MultiLineString') return undefined
  const isPolygon = geometry.type === 'Polygon'
  const added = parts.map((part) =>
    [...part, ...(isPolygon ? part.slice(0, 1) : [])].map(([lng = 0, lat = 0, up = 0]) =>
      pointHeightsOf(layer) !== undefined ? [lng, lat, up] : [lng, lat],
    ),
  )
  return withGeometry(layer, { ...geometry, coordinates: [...geometry.coordinates, ...added] })
}

/** Gives each point a height of its own, or takes them away. */
export function withPointHeights(layer: BlockLayer, heightM: number | null): BlockLayer {
  const { pointHeights: _before, ...others } = Object.fromEntries(
    Object.entries(layer.geojson.properties),
  )
  const heights = { pointHeights: positionsOf(layer.geojson.geometry).map(() => heightM) }
  return parseBlockLayer({
    ...layer,
    geojson: {
      ...layer.geojson,
      properties: heightM === null ? others : { ...others, ...heights },
    },
  })
}
