import { type BlockLayer, type Design, type DesignDiff, diffBetween } from '@duet/plant'
import { counted } from '../../../lib/counted.ts'
import type { Edit } from '../../plant/plantStore.ts'
import { layerIndex } from '../tools/layerIndex.ts'
import { IDLE, type SelectSurroundings } from '../tools/selectTool.ts'
import type { SnapSurroundings } from '../tools/snapping.ts'
import { type EditorState, isVisible, selectedLayers } from './editorState.ts'
import type { Making } from './newLayer.ts'
import { visibleLayers } from './visibleLayers.ts'

export interface EditorSurroundings extends Making {
  readonly design: Design
  readonly mayEdit: boolean
}

export interface EditorStep {
  readonly state: EditorState
  /** The change of the design that the event has made. */
  readonly edit?: Edit
}

/** No tool in hand and nothing held. */
export const AT_REST = {
  tool: 'select',
  drawing: undefined,
  redrawId: undefined,
  vertex: undefined,
  selecting: IDLE,
} as const

export const NOTHING_SELECTED = { layerId: null, selectedIds: new Set<string>() } as const

/** Says why nothing happens. */
export function refused(state: EditorState, notice: string): EditorStep {
  return { state: { ...state, notice, spoken: notice } }
}

/** The selected layers, all of them free to be changed; or the step that says why they are not. */
export type Editable = { readonly layers: readonly BlockLayer[] } | { readonly refusal: EditorStep }

export function editableSelection(
  state: EditorState,
  { design, mayEdit }: EditorSurroundings,
): Editable {
  const layers = selectedLayers(state, design)
  if (layers.length === 0 || !mayEdit) return { refusal: { state } }
  return editable(state, layers)
}

export function editable(state: EditorState, layers: readonly BlockLayer[]): Editable {
  const locked = layers.filter(({ is_locked }) => is_locked === true)
  return locked.length === 0 ? { layers } : { refusal: refused(state, lockedNotice(locked)) }
}

export function lockedNotice(locked: readonly BlockLayer[]): string {
  const [first] = locked
  if (first === undefined || locked.length > 1) {
    return `${locked.length} of the layers are locked. Unlock them first (Shift-L).`
  }
  return `${first.name} is locked. Unlock it first (Shift-L).`
}

/** What a step calls several layers. */
export function nameOf(layers: readonly BlockLayer[]): string {
  const [only, ...others] = layers
  return only !== undefined && others.length === 0 ? only.name : counted(layers.length, 'layer')
}

/** Adds or replaces layers. */
export function putLayers(design: Design, layers: readonly BlockLayer[]): DesignDiff {
  const changed = Object.fromEntries(layers.map((layer) => [layer.id, layer]))
  return diffBetween(design, {
    ...design,
    block_layers: { ...design.block_layers, ...changed },
  })
}

/** Changes layers; what is selected stays so. */
export function changedStep(
  state: EditorState,
  layers: readonly BlockLayer[],
  verb: string,
  { design }: Pick<EditorSurroundings, 'design'>,
): EditorStep {
  const name = nameOf(layers)
  return {
    state: { ...state, spoken: `${name} changed` },
    edit: { name: `${verb} ${name}`, diff: putLayers(design, layers) },
  }
}

export function selectSurroundings(
  state: EditorState,
  { design, frame, mayEdit }: Pick<EditorSurroundings, 'design' | 'frame' | 'mayEdit'>,
): SelectSurroundings {
  const selected = selectedLayers(state, design).filter((layer) => isVisible(state, layer))
  return {
    index: layerIndex(visibleLayers(state, design), frame),
    selected,
    frame,
    mayEdit,
    mayGather: state.selectMode === 'simple_select',
    snaps: snapSurroundings(
      state,
      { design, frame },
      selected.map(({ id }) => id),
    ),
  }
}

export function snapSurroundings(
  state: EditorState,
  { design, frame }: Pick<EditorSurroundings, 'design' | 'frame'>,
  except: readonly string[],
): SnapSurroundings {
  return {
    index: layerIndex(visibleLayers(state, design), frame),
    frame,
    settings: state.snapping,
    except: new Set(except),
  }
}
