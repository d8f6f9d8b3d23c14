import {
  changedStep,
  type EditorStep,
  type EditorSurroundings,
  lockedNotice,
  refused,
  selectSurroundings,
} from '../editor/context.ts'
import type { PointerEvent } from '../editor/editorEvents.ts'
import type { EditorState } from '../editor/editorState.ts'
import { type SelectEvent, stepSelecting } from '../tools/selectTool.ts'
import { addCopies } from './clipboard.ts'
import { draw } from './drawing.ts'
import { select } from './selection.ts'

/** The mouse on the map, with a tool or the bare hand. */
export function pointer(
  state: EditorState,
  event: PointerEvent,
  around: EditorSurroundings,
): EditorStep {
  const { type, aim } = event
  // then the pointer belongs to the slots or to the profile line
  if (state.section !== undefined || state.terrain.isInspecting) return { state }
  if (state.drawing !== undefined) {
    if (type === 'doubleClick') return draw(state, { type: 'finish' }, around)
    return draw(state, { type: type === 'click' ? 'add' : type, aim }, around)
  }
  if (type === 'doubleClick') return { state: openSection(state, around) }
  return choosing(state, { type, aim }, around)
}

/** A double click on a section opens its slots. */
function openSection(state: EditorState, { design, mayEdit }: EditorSurroundings): EditorState {
  const layer = state.layerId === null ? undefined : design.block_layers[state.layerId]
  const isOver = state.selecting.mode === 'idle' && state.selecting.hover !== undefined
  if (layer?.type !== 'section' || !isOver || !mayEdit) return state
  return { ...state, section: layer.id, spoken: `Slots of ${layer.name}` }
}

function choosing(state: EditorState, event: SelectEvent, around: EditorSurroundings): EditorStep {
  const step = stepSelecting(state.selecting, event, selectSurroundings(state, around))
  const after = step.state === state.selecting ? state : { ...state, selecting: step.state }
  if (step.refused !== undefined) return refused(after, lockedNotice(step.refused))
  if (step.changed !== undefined) {
    const { layers, verb, isCopy } = step.changed
    return isCopy ? addCopies(after, layers, around) : changedStep(after, layers, verb, around)
  }
  if (step.vertex !== undefined) return { state: { ...after, vertex: step.vertex } }
  if (step.selected === undefined) return { state: after }
  const { ids, how } = step.selected
  return { state: { ...select(after, ids, how, around.design), selecting: step.state } }
}
