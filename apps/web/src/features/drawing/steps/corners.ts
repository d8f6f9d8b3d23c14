import { type BlockLayer, type Design, type PointM, validateLayer } from '@duet/plant'
import type { Geometry } from 'geojson'
import {
  changedStep,
  type EditorStep,
  type EditorSurroundings,
  editableSelection,
  refused,
} from '../editor/context.ts'
import type { ShapeEvent } from '../editor/editorEvents.ts'
import type { EditorState } from '../editor/editorState.ts'
import {
  geometryWithHeights,
  pointToPosition,
  positionToM,
  withGeometry,
} from '../tools/layerEdits.ts'
import { layerLines } from '../tools/layerLines.ts'
import {
  deleteVertex,
  insertVertex,
  moveVertex,
  type VertexRef,
  verticesOf,
} from '../tools/vertices.ts'

/** Walks over the corners of the selected layer; beyond the last one none is chosen. */
export function stepCorner(state: EditorState, by: 1 | -1, design: Design): EditorState {
  const layer = state.layerId === null ? undefined : design.block_layers[state.layerId]
  if (layer === undefined || state.drawing !== undefined) return state
  const corners = verticesOf(layer.geojson.geometry)
  const at = corners.findIndex(({ ref }) => isSame(ref, state.vertex))
  const next = at < 0 ? (by === 1 ? 0 : corners.length - 1) : at + by
  const corner = corners[next]
  if (corner === undefined) return { ...state, vertex: undefined, spoken: layer.name }
  const spoken = `Corner ${next + 1} of ${corners.length}`
  return { ...state, vertex: corner.ref, spoken }
}

function isSame(ref: VertexRef, other: VertexRef | undefined): boolean {
  return other !== undefined && ref.part === other.part && ref.index === other.index
}

/** A new corner halfway to the next one, which is then chosen. */
export function insertCorner(state: EditorState, around: EditorSurroundings): EditorStep {
  const { vertex } = state
  if (vertex === undefined) return { state }
  const { part, index } = vertex
  const step = reshaped(state, around, 'Add corner to', (layer) => {
    const line = layerLines(layer, around.frame)[part] ?? []
    const [from, to] = [line[index], line[index + 1]]
    if (from === undefined || to === undefined) return undefined
    const middle: PointM = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
    return insertVertex(geometryWithHeights(layer), vertex, pointToPosition(around.frame, middle))
  })
  if (step.edit === undefined) return step
  return { ...step, state: { ...step.state, vertex: { part, index: index + 1 } } }
}

export function deleteCorner(
  state: EditorState,
  vertex: VertexRef,
  around: EditorSurroundings,
): EditorStep {
  const step = reshaped(state, around, 'Delete vertex of', (layer) =>
    deleteVertex(geometryWithHeights(layer), vertex),
  )
  if (step.edit === undefined) return step
  return { ...step, state: { ...step.state, vertex: undefined, spoken: 'Vertex deleted' } }
}

export function moveCorner(
  state: EditorState,
  { ref, byM }: Extract<ShapeEvent, { type: 'moveVertex' }>,
  around: EditorSurroundings,
): EditorStep {
  return reshaped(state, around, 'Reshape', movedBy(ref, byM, around))
}

export function nudgeCorner(
  state: EditorState,
  ref: VertexRef,
  byM: PointM,
  around: EditorSurroundings,
): EditorStep {
  const step = reshaped(state, around, 'Reshape', movedBy(ref, byM, around))
  if (step.edit === undefined) return step
  const joins = `nudge ${state.layerId} ${ref.part} ${ref.index}`
  return { ...step, edit: { ...step.edit, joins } }
}

export function placeCorner(
  state: EditorState,
  ref: VertexRef,
  atM: PointM,
  around: EditorSurroundings,
): EditorStep {
  return reshaped(state, around, 'Reshape', (layer) =>
    moveVertex(geometryWithHeights(layer), ref, pointToPosition(around.frame, atM)),
  )
}

function movedBy(
  ref: VertexRef,
  [eastM, northM]: PointM,
  { frame }: EditorSurroundings,
): (layer: BlockLayer) => Geometry | undefined {
  return (layer) => {
    const geometry = geometryWithHeights(layer)
    const corner = verticesOf(geometry).find((one) => isSame(one.ref, ref))
    if (corner === undefined) return undefined
    const [x, y] = positionToM(frame, corner.position)
    return moveVertex(geometry, ref, pointToPosition(frame, [x + eastM, y + northM]))
  }
}

/** Changes the corners of the primary layer, unless that would make it invalid. */
function reshaped(
  state: EditorState,
  around: EditorSurroundings,
  verb: string,
  change: (layer: BlockLayer) => Geometry | undefined,
): EditorStep {
  const selection = editableSelection(state, around)
  if ('refusal' in selection) return selection.refusal
  const [layer] = selection.layers
  if (layer === undefined) return { state }
  const geometry = change(layer)
  if (geometry === undefined) {
    return refused(state, 'A shape keeps at least 3 corners, a line 2 points')
  }
  const changed = withGeometry(layer, geometry)
  const problem = validateLayer(changed)[0]?.message
  if (problem !== undefined) return refused(state, problem)
  return changedStep(state, [changed], verb, around)
}
