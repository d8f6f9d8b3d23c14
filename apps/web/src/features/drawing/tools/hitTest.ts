import type { BlockLayer, LocalFrame } from '@duet/plant'
import { areaM2, distanceM, nearestOnSegment, type PointM } from '@duet/plant'
import { isInsideRing } from '@duet/units'
import { windowAt } from './boxIndex.ts'
import { type LayerIndex, segmentsIn } from './layerIndex.ts'
import { layerLines } from './layerLines.ts'
import { boxHandleAt, selectionBox } from './selectionBox.ts'
import { type VertexRef, verticesOf } from './vertices.ts'

/** What lies under the pointer. */
export type Hit =
  | { readonly kind: 'vertex' | 'midpoint'; readonly layerId: string; readonly ref: VertexRef }
  | { readonly kind: 'layer'; readonly layerId: string }
  | { readonly kind: 'rotate' }
  | { readonly kind: 'scale'; readonly corner: 0 | 1 | 2 | 3 }

export interface HitSurroundings {
  /** Layers that can be seen. */
  readonly index: LayerIndex
  /** Those of them that are selected, the primary one first. */
  readonly selected: readonly BlockLayer[]
  readonly frame: LocalFrame
  /** Handles can be taken hold of only by those who may edit. */
  readonly mayEdit: boolean
}

/** Handles of the selection first, then lines and outlines, then the smallest area. */
export function hitTest(
  at: PointM,
  toleranceM: number,
  { index, selected, frame, mayEdit }: HitSurroundings,
): Hit | undefined {
  const handle = mayEdit ? handleAt(at, toleranceM, selected, frame) : undefined
  if (handle !== undefined) return handle
  const near = index.search(windowAt(at, toleranceM))
  const layer = layerByLine(at, toleranceM, near, frame) ?? smallestAround(at, near, frame)
  return layer === undefined ? undefined : { kind: 'layer', layerId: layer.id }
}

export function isSameHit(a: Hit | undefined, b: Hit | undefined): boolean {
  if (a === b) return true
  return a !== undefined && b !== undefined && JSON.stringify(a) === JSON.stringify(b)
}

/** Where a midpoint handle stands: halfway along the edge after `ref`. A frame has four corners and no more. */
export function midpointsOf(
  layer: BlockLayer,
  frame: LocalFrame,
): readonly { readonly ref: VertexRef; readonly at: PointM }[] {
  if (layer.type === 'frame') return []
  return layerLines(layer, frame).flatMap((line, part) =>
    line.slice(1).map(([x, y], index) => {
      const [bx, by] = line[index] ?? [x, y]
      return { ref: { part, index }, at: [(x + bx) / 2, (y + by) / 2] as const }
    }),
  )
}

/** Corners can be held only of a single layer; a box is around any selection. */
function handleAt(
  at: PointM,
  toleranceM: number,
  selected: readonly BlockLayer[],
  frame: LocalFrame,
): Hit | undefined {
  const [primary, ...others] = selected
  if (primary === undefined || selected.some((layer) => layer.is_locked === true)) return undefined
  const corner = others.length === 0 ? cornerAt(at, toleranceM, primary, frame) : undefined
  if (corner !== undefined) return corner
  const box = selectionBox(selected, frame)
  const handle = box && boxHandleAt(at, box, toleranceM)
  if (handle === undefined) return undefined
  return handle.kind === 'rotate' ? { kind: 'rotate' } : { kind: 'scale', corner: handle.corner }
}

function cornerAt(
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
  let found: BlockLayer | undefined
  let leastM = toleranceM
  for (const layer of layers) {
    for (const { from, to } of segmentsIn(layer, frame, windowAt(at, toleranceM))) {
      const awayM = distanceM(at, nearestOnSegment(at, from, to))
      // of edges that lie on one another the front layer's counts
      if (awayM > leastM || (awayM === leastM && !isInFront(layer, found))) continue
      found = layer
      leastM = awayM
    }
  }
  return found
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
  return around.sort((a, b) => a.areaM2 - b.areaM2 || (isInFront(a.layer, b.layer) ? -1 : 1))[0]
    ?.layer
}

/** Places in the list count from the front. */
function isInFront(layer: BlockLayer, other: BlockLayer | undefined): boolean {
  return other === undefined || placeOf(layer) < placeOf(other)
}

function placeOf(layer: BlockLayer): number {
  return layer.sort_order ?? Number.MAX_VALUE
}
