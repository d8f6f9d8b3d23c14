import { type BlockLayer, validateLayer } from '@duet/plant'
import {
  AT_REST,
  changedStep,
  type EditorStep,
  type EditorSurroundings,
  snapSurroundings,
} from '../editor/context.ts'
import type { EditorState } from '../editor/editorState.ts'
import { addDrawnLayer } from '../editor/newLayer.ts'
import {
  type DrawEvent,
  type Drawn,
  type DrawState,
  type DrawSurroundings,
  stepDrawing,
} from '../tools/drawTool.ts'
import { measureText } from '../tools/readout.ts'
import { drawingGuides } from '../tools/snapGuides.ts'
import { edgesAround, snapTo } from '../tools/snapping.ts'
import { type DrawToolName, isDrawTool } from '../tools/toolKinds.ts'
import { draftOfDrawing, drawnLayer } from './drafts.ts'
import { split } from './shaping.ts'

/** One event for the drawing in hand, and what becomes of it when it is finished. */
export function draw(state: EditorState, event: DrawEvent, around: EditorSurroundings): EditorStep {
  const { drawing, tool } = state
  if (drawing === undefined || tool === 'select') return { state }
  const step = stepDrawing(drawing, event, drawSurroundings(state, around))
  const after = { ...state, drawing: step.state }
  if (step.drawn === undefined) return { state: after }
  if (state.redrawId !== undefined) return finishChange(after, 'Redraw', step.drawn, around)
  if (isDrawTool(tool)) return finishLayer(after, tool, step.drawn, around)
  switch (tool) {
    case 'hole':
      return finishChange(after, 'Hole in', step.drawn, around)
    case 'split':
      return split({ ...after, ...AT_REST }, step.drawn.points, around)
    case 'measure':
      return { state: measured(after, step.state, step.drawn) }
  }
}

function finishLayer(
  state: EditorState,
  tool: DrawToolName,
  drawn: Drawn,
  around: EditorSurroundings,
): EditorStep {
  const { diff, layer } = addDrawnLayer(
    around.design,
    drawnLayer(state, tool, drawn, around.design),
    around,
  )
  const blockId = layer.block_id ?? state.blockId
  return {
    state: { ...chosenAlone(state, layer), blockId, spoken: `${layer.name} added` },
    edit: { name: `Draw ${layer.name}`, diff },
  }
}

/** A layer that was drawn anew, or into which a hole was cut. */
function finishChange(
  state: EditorState,
  verb: string,
  drawn: Drawn,
  around: EditorSurroundings,
): EditorStep {
  const draft = draftOfDrawing(state, drawn, around.design, around)
  const [layer] = typeof draft === 'object' ? draft.layers : []
  if (layer === undefined) return { state: { ...state, ...AT_REST } }
  return changedStep(chosenAlone(state, layer), [layer], verb, around)
}

function chosenAlone(state: EditorState, { id }: BlockLayer): EditorState {
  const selectedIds = new Set([id])
  return { ...state, ...AT_REST, selectMode: 'simple_select', layerId: id, selectedIds }
}

/** What was measured stays to be read; the next click begins anew. */
function measured(state: EditorState, drawing: DrawState, drawn: Drawn): EditorState {
  const done = { ...drawing, done: drawn, next: undefined, snap: undefined, problem: undefined }
  return { ...state, drawing: done, spoken: measureText(done).join(', ') }
}

function drawSurroundings(state: EditorState, around: EditorSurroundings): DrawSurroundings {
  const except = state.redrawId === undefined ? [] : [state.redrawId]
  const snaps = snapSurroundings(state, around, except)
  return {
    snap: ({ at, toleranceM, isFree }, points) => {
      if (isFree) return undefined
      const last = points.at(-1)
      const edges = last === undefined ? [] : edgesAround(last, toleranceM, snaps)
      return snapTo(at, toleranceM, snaps, drawingGuides(points, edges))
    },
    problemOf: (drawn) => problemOf(state, drawn, around),
  }
}

function problemOf(
  state: EditorState,
  drawn: Drawn,
  around: EditorSurroundings,
): string | undefined {
  const draft = draftOfDrawing(state, drawn, around.design, around)
  if (draft === undefined || typeof draft === 'string') return draft
  return draft.layers.flatMap((layer) => validateLayer(layer))[0]?.message
}
