import { type BlockLayer, validateLayer } from '@duet/plant'
import {
  AT_REST,
  type EditorStep,
  type EditorSurroundings,
  putLayers,
  snapSurroundings,
} from '../editor/context.ts'
import { type EditorState, selectedLayers } from '../editor/editorState.ts'
import { addDrawnLayer, layerOfDrawing, missingOf, redrawnLayer } from '../editor/newLayer.ts'
import { visibleLayers } from '../editor/visibleLayers.ts'
import {
  type DrawEvent,
  type Drawn,
  type DrawState,
  type DrawSurroundings,
  stepDrawing,
} from '../tools/drawTool.ts'
import { cutHole, holeTarget } from '../tools/holes.ts'
import { measureText } from '../tools/readout.ts'
import { drawingGuides } from '../tools/snapGuides.ts'
import { edgesAround, snapTo } from '../tools/snapping.ts'
import { type DrawToolName, isDrawTool } from '../tools/toolKinds.ts'
import { drawnLayer } from './drafts.ts'
import { split } from './shaping.ts'

/** One event for the drawing in hand, and what becomes of it when it is finished. */
export function draw(state: EditorState, event: DrawEvent, around: EditorSurroundings): EditorStep {
  const { drawing, tool } = state
  if (drawing === undefined || tool === 'select') return { state }
  const step = stepDrawing(drawing, event, drawSurroundings(state, around))
  const after = { ...state, drawing: step.state }
  if (step.drawn === undefined) return { state: after }
  if (state.redrawId !== undefined) return finishRedraw(after, state.redrawId, step.drawn, around)
  if (isDrawTool(tool)) return finishLayer(after, tool, step.drawn, around)
  switch (tool) {
    case 'hole':
      return finishHole(after, step.drawn, around)
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

function finishRedraw(
  state: EditorState,
  layerId: string,
  drawn: Drawn,
  around: EditorSurroundings,
): EditorStep {
  const layer = around.design.block_layers[layerId]
  if (layer === undefined) return { state: { ...state, ...AT_REST } }
  return changedLayer(state, redrawnLayer(layer, drawn, around), `Redraw ${layer.name}`, around)
}

function finishHole(state: EditorState, drawn: Drawn, around: EditorSurroundings): EditorStep {
  const target = targetOfHole(state, drawn, around)
  if (target === undefined) return { state }
  const layer = cutHole(target, drawn.points, around.frame)
  return changedLayer(state, layer, `Hole in ${target.name}`, around)
}

function changedLayer(
  state: EditorState,
  layer: BlockLayer,
  name: string,
  { design }: EditorSurroundings,
): EditorStep {
  return {
    state: { ...chosenAlone(state, layer), spoken: `${layer.name} changed` },
    edit: { name, diff: putLayers(design, [layer]) },
  }
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

function targetOfHole(
  state: EditorState,
  { points }: Drawn,
  { design, frame }: EditorSurroundings,
): BlockLayer | undefined {
  return holeTarget(points, selectedLayers(state, design), visibleLayers(state, design), frame)
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
  const { tool, redrawId } = state
  const before = redrawId === undefined ? undefined : around.design.block_layers[redrawId]
  if (before !== undefined) return problemOfLayer(redrawnLayer(before, drawn, around))
  if (isDrawTool(tool)) {
    const layer = drawnLayer(state, tool, drawn, around.design)
    return missingOf(layer, around) ?? problemOfLayer(layerOfDrawing(around.design, layer, around))
  }
  if (tool !== 'hole') return undefined
  const target = targetOfHole(state, drawn, around)
  if (target === undefined) return 'A hole is cut into a perimeter, an exclusion or a shading area'
  if (target.is_locked === true) return `${target.name} is locked`
  return problemOfLayer(cutHole(target, drawn.points, around.frame))
}

function problemOfLayer(layer: BlockLayer): string | undefined {
  return validateLayer(layer)[0]?.message
}
