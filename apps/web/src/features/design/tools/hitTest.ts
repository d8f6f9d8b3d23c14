import type { BlockLayer, LocalFrame } from '@duet/plant'
import { layerLines } from './layerLines.ts'
import { areaM2, distanceM, distanceToLineM, isInsideRing, type PointM } from './planeGeometry.ts'
import { type VertexRef, verticesOf } from './vertices.ts'

/** What lies under the pointer. */
export type Hit =
  | { readonly kind: 'vertex' | 'midpoint'; readonly layerId: string; readonly ref: VertexRef }
  | { readonly kind: 'layer'; readonly layerId: string }

export interface HitSurroundings {
  /** Those that can be seen. */
  readonly layers: readonly BlockLayer[]
  readonly selectedId: string | null
  readonly frame: LocalFrame
}

/** Handles of the selected layer first, then lines and outlines, then the smallest area. */
export function hitTest(
  at: PointM,
  toleranceM: number,
  { layers, selectedId, frame }: HitSurroundings,
): Hit | undefined {
  const selected = layers.find(({ id }) => id === selectedId)
  const handle = selected && handleAt(at, toleranceM, selected, frame)
  if (handle !== undefined) return handle
  const layer = layerByLine(at, toleranceM, layers, frame) ?? smallestAround(at, layers, frame)
  return layer === undefined ? undefined : { kind: 'layer', layerId: layer.id }
}

/** Where a midpoint handle stands: halfway along the edge after `ref`. */
export function midpointsOf(
  layer: BlockLayer,
  frame: LocalFrame,
): readonly { readonly ref: VertexRef; readonly at: PointM }[] {
  return layerLines(layer, frame).flatMap((line, part) =>
    line.slice(1).map(([x, y], index) => {
      const [bx, by] = line[index] ?? [x, y]
      return { ref: { part, index }, at: [(x + bx) / 2, (y + by) / 2] as const }
    }),
  )
}

function handleAt(
  at: PointM,
  toleranceM: number,
  layer: BlockLayer,
  frame: LocalFrame,
): Hit | undefined {
  const lines = layerLines(layer, frame)
  const vertex = verticesOf(layer.geojson.geometry).find(({ ref }) => {
    const point = lines[ref.part]?.[ref.index]
    return point !== undefined && distanceM(at, point) <= toleranceM
  })
  if (vertex !== undefined) return { kind: 'vertex', layerId: layer.id, ref: vertex.ref }
  const middle = midpointsOf(layer, frame).find((point) => distanceM(at, point.at) <= toleranceM)
  return middle && { kind: 'midpoint', layerId: layer.id, ref: middle.ref }
}

function layerByLine(
  at: PointM,
  toleranceM: number,
  layers: readonly BlockLayer[],
  frame: LocalFrame,
): BlockLayer | undefined {
  const near = layers.map((layer) => ({
    layer,
    awayM: Math.min(...layerLines(layer, frame).map((line) => distanceToLineM(at, line))),
  }))
  return near.filter(({ awayM }) => awayM <= toleranceM).sort((a, b) => a.awayM - b.awayM)[0]?.layer
}

function smallestAround(
  at: PointM,
  layers: readonly BlockLayer[],
  frame: LocalFrame,
): BlockLayer | undefined {
  const around = layers.flatMap((layer) => {
    const [outline, ...holes] = layerLines(layer, frame)
    const isIn =
      layer.geojson.geometry.type === 'Polygon' &&
      outline !== undefined &&
      isInsideRing(at, outline) &&
      !holes.some((hole) => isInsideRing(at, hole))
    return isIn ? [{ layer, areaM2: areaM2(outline) }] : []
  })
  return around.sort((a, b) => a.areaM2 - b.areaM2)[0]?.layer
}
