import { type BlockLayer, type LocalFrame, parseBlockLayer, toLngLat, toLocalM } from '@duet/plant'
import type { Geometry, Position } from 'geojson'
import { type PointM } from './planeGeometry.ts'
import { mapPositions, partsOf } from './vertices.ts'

/** The layer with another geometry of the same kind; heights of its points may ride along as third numbers. */
export function withGeometry(layer: BlockLayer, geometry: Geometry): BlockLayer {
  const heights = partsOf(geometry).flatMap((part) => part.map((position) => position[2]))
  const properties = heightsOf(layer) === undefined ? {} : { pointHeights: heights }
  return parseBlockLayer({
    ...layer,
    geojson: {
      type: 'Feature',
      geometry: mapPositions(geometry, ([lng = 0, lat = 0]) => [lng, lat]),
      properties: { ...layer.geojson.properties, ...properties },
    },
  })
}

/** The geometry with the layer's point heights as third numbers, so that they stay with their corners in an edit. */
export function geometryWithHeights(layer: BlockLayer): Geometry {
  const heights = heightsOf(layer)
  if (heights === undefined) return layer.geojson.geometry
  const closing = layer.geojson.geometry.type === 'Polygon' ? 1 : 0
  let next = 0
  const starts = partsOf(layer.geojson.geometry).map((part) => {
    const start = next
    next += part.length
    return { start, count: part.length - closing }
  })
  const order = starts.flatMap(({ start, count }) =>
    Array.from({ length: count }, (_, index) => heights[start + index] ?? 0),
  )
  let at = 0
  return mapPositions(layer.geojson.geometry, ([lng = 0, lat = 0]) => [lng, lat, order[at++] ?? 0])
}

/** Every point moved by metres east and north. */
export function translateLayer(
  layer: BlockLayer,
  frame: LocalFrame,
  [eastM, northM]: PointM,
): BlockLayer {
  return withGeometry(
    layer,
    mapPositions(geometryWithHeights(layer), (position) => {
      const [x, y] = positionToM(frame, position)
      return [...toLngLat(frame, x + eastM, y + northM), ...position.slice(2)]
    }),
  )
}

export function positionToM(frame: LocalFrame, [lng = 0, lat = 0]: Position): PointM {
  return toLocalM(frame, lng, lat)
}

export function pointToPosition(frame: LocalFrame, [eastM, northM]: PointM): Position {
  return toLngLat(frame, eastM, northM)
}

function heightsOf({ geojson }: BlockLayer): readonly number[] | undefined {
  const { properties } = geojson
  const heights: unknown = 'pointHeights' in properties ? properties.pointHeights : undefined
  return Array.isArray(heights) ? heights.map(Number) : undefined
}
