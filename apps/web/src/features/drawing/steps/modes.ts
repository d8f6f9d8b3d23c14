import { AT_REST, type EditorSurroundings, NOTHING_SELECTED } from '../editor/context.ts'
import type { ModeEvent } from '../editor/editorEvents.ts'
import type { EditorState } from '../editor/editorState.ts'

/** The ways of looking at the plant, with the transitions of the specification. */
export function changeMode(
  state: EditorState,
  event: ModeEvent,
  { design, mayEdit }: EditorSurroundings,
): EditorState {
  switch (event.type) {
    case 'view':
      return { ...state, ...atRest(state), view: event.view }
    case 'terrain':
      return event.isOn ? withTerrain(state) : withoutTerrain(state)
    case 'inspect':
      return event.isOn ? inspecting(state) : notInspecting(state)
    case 'exaggerate':
      return event.by > 0
        ? { ...state, terrain: { ...state.terrain, exaggeration: event.by } }
        : state
    case 'editSection': {
      const layer = event.layerId === undefined ? undefined : design.block_layers[event.layerId]
      if (layer?.type !== 'section' || !mayEdit) return { ...state, section: undefined }
      return {
        ...state,
        ...AT_REST,
        layerId: layer.id,
        selectedIds: new Set([layer.id]),
        blockId: layer.block_id ?? state.blockId,
        section: layer.id,
        spoken: `Slots of ${layer.name}`,
      }
    }
  }
}

/** A tool is laid down, and then nothing is selected. */
function atRest({ drawing }: EditorState): Partial<EditorState> {
  return drawing === undefined ? AT_REST : { ...AT_REST, ...NOTHING_SELECTED }
}

function withTerrain(state: EditorState): EditorState {
  return {
    ...state,
    ...atRest(state),
    selectMode: 'single_select',
    terrain: { ...state.terrain, isOn: true },
    spoken: 'Terrain shown',
  }
}

function withoutTerrain(state: EditorState): EditorState {
  return {
    ...state,
    selectMode: 'simple_select',
    terrain: { ...state.terrain, isOn: false, isInspecting: false },
    spoken: 'Terrain hidden',
  }
}

function inspecting(state: EditorState): EditorState {
  return {
    ...withTerrain(state),
    ...AT_REST,
    ...NOTHING_SELECTED,
    section: undefined,
    terrain: { ...state.terrain, isOn: true, isInspecting: true },
    spoken: 'Inspecting the terrain: layers cannot be selected',
  }
}

function notInspecting(state: EditorState): EditorState {
  if (!state.terrain.isInspecting) return state
  return { ...state, terrain: { ...state.terrain, isInspecting: false }, spoken: '' }
}
