import type { PointM } from '@duet/plant'
import {
  type BlockLayer,
  type LocalFrame,
  parseBlockLayer,
  rotatePoints,
  toLngLat,
  toLocalM,
} from '@duet/plant'
import type { Geometry, Position } from 'geojson'
import { mapAllPositions, mapPositions, partsOf } from './vertices.ts'

/** The layer with another geometry of the same kind; heights of its points may ride along as third numbers. */
export function withGeometry(layer: BlockLayer, geometry: Geometry): BlockLayer {
  const heights = partsOf(geometry).flatMap((part) => part.map((position) => position[2]))
  const properties = pointHeightsOf(layer) === undefined ? {} : { pointHeights: heights }
  return withFeature(layer, {
    geometry: mapPositions(geometry, ([lng = 0, lat = 0]) => [lng, lat]),
    properties: { ...layer.geojson.properties, ...properties },
  })
}

/** @throws AppError INVALID_PLANT_DOCUMENT where the geometry does not suit the type of the layer */
function withFeature(
  layer: BlockLayer,
  feature: { readonly geometry: Geometry; readonly properties: object },
): BlockLayer {
  const changed = { ...layer, geojson: { type: 'Feature', ...feature } }
  // reading a record anew costs too much while many layers are dragged
  return isSameKind(layer, changed) ? changed : parseBlockLayer(changed)
}

function isSameKind(
  layer: BlockLayer,
  changed: { readonly geojson: { readonly geometry: Geometry } },
): changed is BlockLayer {
  return changed.geojson.geometry.type === layer.geojson.geometry.type
}

/** The geometry with the layer's point heights as third numbers, so that they stay with their corners in an edit. */
export function geometryWithHeights(layer: BlockLayer): Geometry {
  const heights = pointHeightsOf(layer)
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

/** Every point moved by metres east and north; the zero of a section's grid goes along. */
export function translateLayer(
  layer: BlockLayer,
  frame: LocalFrame,
  [eastM, northM]: PointM,
): BlockLayer {
  const moved = mapLayerPoints(layer, frame, (points) =>
    points.map(([x, y]) => [x + eastM, y + northM]),
  )
  if (moved.type !== 'section') return moved
  const { properties, geometry } = moved.geojson
  const [x, y] = positionToM(frame, properties.origin)
  const origin = pointToPosition(frame, [x + eastM, y + northM])
  return withFeature(moved, { geometry, properties: { ...properties, origin } })
}

/** Turned clockwise about a point; a frame's azimuth turns with it. */
export function rotateLayer(
  layer: BlockLayer,
  frame: LocalFrame,
  byDeg: number,
  aboutM: PointM,
): BlockLayer {
  const turned = mapLayerPoints(layer, frame, (points) => rotatePoints(points, byDeg, aboutM))
  const azimuth = turned.type === 'frame' ? turned.geojson.properties.azimuth : undefined
  if (azimuth === undefined) return turned
  const properties = {
    ...turned.geojson.properties,
    azimuth: (((azimuth + byDeg) % 360) + 360) % 360,
  }
  return withFeature(turned, { geometry: turned.geojson.geometry, properties })
}

/** Every point by a rule that leaves straight lines straight; heights stay with their points. */
export function mapLayerPoints(
  layer: BlockLayer,
  frame: LocalFrame,
  change: (points: readonly PointM[]) => readonly PointM[],
): BlockLayer {
  const geometry = geometryWithHeights(layer)
  const before = partsOf(geometry).flatMap((part) => part.map((at) => positionToM(frame, at)))
  const after = change(before)
  let next = 0
  return withGeometry(
    layer,
    mapAllPositions(geometry, (position) => [
      ...pointToPosition(frame, after[next++] ?? [0, 0]),
      ...position.slice(2),
    ]),
  )
}

export function positionToM(frame: LocalFrame, [lng = 0, lat = 0]: Position): PointM {
  return toLocalM(frame, lng, lat)
}

export function pointToPosition(frame: LocalFrame, [eastM, northM]: PointM): Position {
  return toLngLat(frame, eastM, northM)
}

/** Heights of the single points; undefined where the layer has one height for all. */
export function pointHeightsOf({ geojson }: BlockLayer): readonly number[] | undefined {
  const { properties } = geojson
  const heights: unknown = 'pointHeights' in properties ? properties.pointHeights : undefined
  return Array.isArray(heights) ? heights.map(Number) : undefined
}
