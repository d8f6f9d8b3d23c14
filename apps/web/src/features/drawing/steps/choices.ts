import {
  AT_REST,
  type EditorStep,
  type EditorSurroundings,
  editable,
  NOTHING_SELECTED,
} from '../editor/context.ts'
import type { ChoiceEvent } from '../editor/editorEvents.ts'
import type { EditorState } from '../editor/editorState.ts'
import { startDrawing } from '../tools/drawTool.ts'
import { type ToolName, toolKind } from '../tools/toolKinds.ts'
import { select, selectBlock, selectLayer } from './selection.ts'
import { shapeInHand, toolOfLayer } from './toolInHand.ts'

/** What is taken in hand, chosen or hidden. */
export function choose(
  state: EditorState,
  event: ChoiceEvent,
  around: EditorSurroundings,
): EditorStep {
  const { design } = around
  switch (event.type) {
    case 'tool':
      return { state: takeTool(state, event.tool, around) }
    case 'redraw':
      return redraw(state, event.layerId ?? state.layerId, around)
    case 'selectBlock':
      return { state: selectBlock(state, event.blockId, design) }
    case 'selectLayer':
      return { state: selectLayer(state, event.layerId, design) }
    case 'select':
      return { state: select(state, event.ids, event.how, design) }
    case 'toggleHidden':
      return { state: hide(state, [event.id], !state.hidden.has(event.id)) }
    case 'hide':
      return { state: hide(state, event.ids, event.isHidden) }
    case 'snapping':
      return { state: { ...state, snapping: { ...state.snapping, ...event.settings } } }
    case 'areaForm':
      return { state: changeAreaForm(state) }
  }
}

function hide(state: EditorState, ids: readonly string[], isHidden: boolean): EditorState {
  const hidden = new Set(state.hidden)
  for (const id of ids) {
    if (isHidden) hidden.add(id)
    else hidden.delete(id)
  }
  return { ...state, hidden }
}

/** Laying a tool down clears the selection; some tools work on what is selected, so it stays for them. */
export function takeTool(
  state: EditorState,
  tool: ToolName,
  around: EditorSurroundings,
): EditorState {
  const kind = toolKind(tool)
  if (kind === undefined) {
    const left = state.drawing === undefined ? {} : NOTHING_SELECTED
    return { ...leavingModes(state), ...AT_REST, ...left, spoken: 'Select' }
  }
  if (!around.mayEdit && tool !== 'measure') return state
  const isOnSelection = tool === 'split' || tool === 'hole' || tool === 'measure'
  const taken = {
    ...leavingModes(state),
    ...AT_REST,
    ...(isOnSelection ? {} : NOTHING_SELECTED),
    tool,
    draftId: around.newId(),
    draftBlockId: around.newId(),
    spoken: `${kind.label} tool`,
  }
  return { ...taken, drawing: startDrawing(shapeInHand(taken)) }
}

/** A tool works on the map, not on slots, profiles or the scene. */
function leavingModes(state: EditorState): EditorState {
  return {
    ...state,
    section: undefined,
    view: 'map',
    terrain: { ...state.terrain, isInspecting: false },
  }
}

/** The geometry is drawn anew; id, name and properties stay. */
function redraw(
  state: EditorState,
  layerId: string | null,
  around: EditorSurroundings,
): EditorStep {
  const layer = layerId === null ? undefined : around.design.block_layers[layerId]
  if (layer === undefined || !around.mayEdit) return { state }
  const free = editable(state, [layer])
  if ('refusal' in free) return free.refusal
  const taken = takeTool(state, toolOfLayer(layer), around)
  return {
    state: {
      ...taken,
      redrawId: layer.id,
      draftId: layer.id,
      blockId: layer.block_id ?? state.blockId,
      spoken: `Draw ${layer.name} anew`,
    },
  }
}

function changeAreaForm(state: EditorState): EditorState {
  const areaForm = state.areaForm === 'free' ? 'rectangle' : 'free'
  const next = { ...state, areaForm } as const
  const spoken = areaForm === 'free' ? 'Areas by corners' : 'Areas as rectangles'
  const { drawing } = state
  return {
    ...next,
    ...(drawing !== undefined &&
      drawing.points.length === 0 && { drawing: startDrawing(shapeInHand(next)) }),
    spoken,
  }
}
