import type { BlockLayer, LocalFrame, PointM } from '@duet/plant'
import { boxAround, boxOfPoints } from '../../plant/boxes.ts'
import { type BoxIndex, type BoxM, boxIndex } from './boxIndex.ts'
import { layerLines } from './layerLines.ts'

/** An edge of a layer. */
export interface Segment {
  readonly from: PointM
  readonly to: PointM
}

/** Layers by where they are. */
export interface LayerIndex {
  readonly layers: readonly BlockLayer[]
  /** Those whose boxes meet a window. */
  readonly search: (window: BoxM) => readonly BlockLayer[]
}

/** Made once for each list of layers: a list is never changed in place. */
export function layerIndex(layers: readonly BlockLayer[], frame: LocalFrame): LayerIndex {
  const known = layerIndexes.get(layers)
  if (known !== undefined && known.frame === frame) return known.index
  const index = newLayerIndex(layers, frame)
  layerIndexes.set(layers, { frame, index })
  return index
}

const layerIndexes = new WeakMap<
  readonly BlockLayer[],
  { readonly frame: LocalFrame; readonly index: LayerIndex }
>()

function newLayerIndex(layers: readonly BlockLayer[], frame: LocalFrame): LayerIndex {
  const boxes = boxIndex(layers.map((layer) => layerBox(layer, frame)))
  return {
    layers,
    search: (window) => boxes.search(window).flatMap((number) => layers[number] ?? []),
  }
}

/** Around all points of a layer. */
export function layerBox(layer: BlockLayer, frame: LocalFrame): BoxM {
  return edgesOf(layer, frame).box
}

/** The edges of a layer whose boxes meet a window; a point is an edge without length. */
export function segmentsIn(layer: BlockLayer, frame: LocalFrame, window: BoxM): readonly Segment[] {
  const { segments, index } = edgesOf(layer, frame)
  if (index === undefined) return segments
  return index.search(window).flatMap((number) => segments[number] ?? [])
}

interface Edges {
  readonly frame: LocalFrame
  readonly segments: readonly Segment[]
  readonly box: BoxM
  /** Only where there are many. */
  readonly index: BoxIndex | undefined
}

/** Fewer edges are faster looked at one by one. */
const FEWEST_INDEXED = 64

const edges = new WeakMap<BlockLayer['geojson'], Edges>()

function edgesOf(layer: BlockLayer, frame: LocalFrame): Edges {
  const known = edges.get(layer.geojson)
  if (known !== undefined && known.frame === frame) return known
  const segments = layerLines(layer, frame).flatMap(segmentsOfLine)
  const boxes = segments.map(({ from, to }) => boxOfPoints([from, to]))
  const made = {
    frame,
    segments,
    box: boxAround(boxes),
    index: segments.length < FEWEST_INDEXED ? undefined : boxIndex(boxes),
  }
  edges.set(layer.geojson, made)
  return made
}

function segmentsOfLine(line: readonly PointM[]): readonly Segment[] {
  const [first] = line
  if (line.length === 1 && first !== undefined) return [{ from: first, to: first }]
  return line.slice(1).map((to, index) => ({ from: line[index] ?? to, to }))
}
