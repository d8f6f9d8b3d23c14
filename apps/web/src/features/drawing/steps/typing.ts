import type { BlockLayer, LocalFrame, PointM } from '@duet/plant'
import type { EditorStep, EditorSurroundings } from '../editor/context.ts'
import type { EditorState } from '../editor/editorState.ts'
import { pointAtEdge } from '../tools/drawTool.ts'
import { layerLines } from '../tools/layerLines.ts'
import { IDLE } from '../tools/selectTool.ts'
import type { TypedEdge } from '../tools/typedEdge.ts'
import type { VertexRef } from '../tools/vertices.ts'
import { placeCorner } from './corners.ts'
import { draw } from './drawing.ts'

/** The next edge of a drawing; else the edge that leads to the corner that is dragged or chosen. */
export function typed(state: EditorState, edge: TypedEdge, around: EditorSurroundings): EditorStep {
  if (state.drawing !== undefined) return draw(state, { type: 'typed', edge }, around)
  const ref = cornerInHand(state)
  const layer = state.layerId === null ? undefined : around.design.block_layers[state.layerId]
  if (ref === undefined || layer === undefined) return { state }
  const ends = edgeEnds(layer, ref, around.frame)
  const held = state.selecting.mode === 'dragging' ? state.selecting.toM : ends?.corner
  const at = ends && pointAtEdge(ends.before, edge, held)
  if (at === undefined) return { state }
  return placeCorner({ ...state, selecting: IDLE, vertex: ref }, ref, at, around)
}

/** The corner that a typed edge would place. */
export function cornerInHand({ selecting, vertex, drawing }: EditorState): VertexRef | undefined {
  if (drawing !== undefined) return undefined
  const { mode } = selecting
  if (mode === 'dragging') return selecting.hit.kind === 'vertex' ? selecting.hit.ref : undefined
  return vertex
}

/** The corner and the one before it; of an open line's first point the one after it. */
function edgeEnds(
  layer: BlockLayer,
  { part, index }: VertexRef,
  frame: LocalFrame,
): { readonly before: PointM; readonly corner: PointM } | undefined {
  const line = layerLines(layer, frame)[part] ?? []
  const isRing = layer.geojson.geometry.type === 'Polygon'
  const corner = line[index]
  const before = index > 0 ? line[index - 1] : isRing ? line.at(-2) : line[1]
  return corner === undefined || before === undefined ? undefined : { before, corner }
}
