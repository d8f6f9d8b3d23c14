import {
  type BlockLayer,
  distanceM,
  type LocalFrame,
  nearestOnSegment,
  type PointM,
  type ShapeM,
} from '@duet/plant'
import type { Geometry, Position } from 'geojson'
import { geometryWithHeights, pointToPosition, positionToM, withGeometry } from './layerEdits.ts'
import { layerLines } from './layerLines.ts'
import { partsOf } from './vertices.ts'

/** A layer as a polygon or a line of the local plane; undefined for points and for several lines. */
export function shapeOf(layer: BlockLayer, frame: LocalFrame): ShapeM | undefined {
  const lines = layerLines(layer, frame)
  switch (layer.geojson.geometry.type) {
    case 'Polygon':
      return { kind: 'polygon', rings: lines }
    case 'LineString':
      return { kind: 'line', points: lines[0] ?? [] }
    case 'Point':
    case 'MultiLineString':
      return undefined
  }
}

/** Height above ground at a place, m; undefined where the points of a layer have none. */
export type HeightOf = (at: PointM) => number | undefined

/** Heights of the points of some layers, along their edges in proportion. */
export function heightsOn(layers: readonly BlockLayer[], frame: LocalFrame): HeightOf {
  const edges = layers.flatMap((layer) =>
    partsOf(geometryWithHeights(layer)).flatMap((part) => edgesWithHeights(part, frame)),
  )
  return (at) => {
    let found: number | undefined
    let leastM = Number.POSITIVE_INFINITY
    for (const { from, to, low, high } of edges) {
      const foot = nearestOnSegment(at, from, to)
      const awayM = distanceM(at, foot)
      if (awayM >= leastM) continue
      leastM = awayM
      const length = distanceM(from, to)
      found = low + (high - low) * (length === 0 ? 0 : distanceM(from, foot) / length)
    }
    return found
  }
}

interface HeightEdge {
  readonly from: PointM
  readonly to: PointM
  readonly low: number
  readonly high: number
}

function edgesWithHeights(part: readonly Position[], frame: LocalFrame): readonly HeightEdge[] {
  return part.slice(1).flatMap((end, index) => {
    const start = part[index] ?? end
    const [low, high] = [start[2], end[2]]
    if (low === undefined || high === undefined) return []
    return [{ from: positionToM(frame, start), to: positionToM(frame, end), low, high }]
  })
}

/** The layer with another shape of the same kind; its points take their heights from `heightOf`. */
export function withShape(
  layer: BlockLayer,
  shape: ShapeM,
  frame: LocalFrame,
  heightOf: HeightOf,
): BlockLayer {
  const position = (at: PointM): Position => {
    const height = heightOf(at)
    return [...pointToPosition(frame, at), ...(height === undefined ? [] : [toMillimetres(height)])]
  }
  const geometry: Geometry =
    shape.kind === 'line'
      ? { type: 'LineString', coordinates: shape.points.map(position) }
      : {
          type: 'Polygon',
          coordinates: shape.rings.map((ring) => closed(ring).map(position)),
        }
  return withGeometry(layer, geometry)
}

/** Heights in between do not pretend to more. */
function toMillimetres(heightM: number): number {
  return Math.round(heightM * 1000) / 1000
}

function closed(ring: readonly PointM[]): readonly PointM[] {
  const [first] = ring
  const last = ring.at(-1)
  if (first === undefined || last === undefined) return ring
  return distanceM(first, last) === 0 ? ring : [...ring, first]
}
