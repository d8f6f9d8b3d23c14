import type { BlockLayer } from '@duet/plant'
import {
  type EditorStep,
  type EditorSurroundings,
  editableSelection,
  nameOf,
  putLayers,
  refused,
} from '../editor/context.ts'
import { COPY_OFFSET_M, copiedLayers } from '../editor/copyLayers.ts'
import { blockForDrawing, type EditorState, selectedLayers } from '../editor/editorState.ts'
import { remove } from './moving.ts'

/** Copies beside the originals. */
export function duplicate(state: EditorState, around: EditorSurroundings): EditorStep {
  const layers = selectedLayers(state, around.design)
  if (layers.length === 0 || !around.mayEdit) return { state }
  const copies = copiedLayers(around.design, layers, COPY_OFFSET_M, undefined, around)
  return added(state, copies, `Duplicate ${nameOf(layers)}`, around)
}

export function copy(state: EditorState, { design }: EditorSurroundings): EditorStep {
  const clipboard = selectedLayers(state, design)
  if (clipboard.length === 0) return { state }
  return { state: { ...state, clipboard, spoken: `${nameOf(clipboard)} copied` } }
}

export function cut(state: EditorState, around: EditorSurroundings): EditorStep {
  const selection = editableSelection(state, around)
  if ('refusal' in selection) return selection.refusal
  const taken = copy(state, around).state
  return remove({ ...taken, vertex: undefined }, around)
}

/** Into the chosen block: at the same place when it comes from another one or has gone, else a little beside. */
export function paste(state: EditorState, around: EditorSurroundings): EditorStep {
  const { clipboard } = state
  const { design, mayEdit } = around
  if (clipboard.length === 0 || !mayEdit) return { state }
  const blockId = blockForDrawing(state, design)
  if (blockId === null && clipboard.some(({ type }) => type === 'perimeter')) {
    return refused(state, 'Choose a block to paste the perimeter into.')
  }
  const isThere = clipboard.some(({ id }) => design.block_layers[id]?.block_id === blockId)
  const byM = isThere ? COPY_OFFSET_M : ([0, 0] as const)
  const copies = copiedLayers(design, clipboard, byM, blockId, around)
  return added(state, copies, `Paste ${nameOf(copies)}`, around)
}

/** Layers that were dragged away from their originals with Alt held. */
export function addCopies(
  state: EditorState,
  drafts: readonly BlockLayer[],
  around: EditorSurroundings,
): EditorStep {
  const copies = copiedLayers(around.design, drafts, [0, 0], undefined, around)
  return added(state, copies, `Duplicate ${nameOf(selectedLayers(state, around.design))}`, around)
}

function added(
  state: EditorState,
  copies: readonly BlockLayer[],
  name: string,
  { design }: EditorSurroundings,
): EditorStep {
  const [first] = copies
  if (first === undefined) return { state }
  return {
    state: {
      ...state,
      layerId: first.id,
      selectedIds: new Set(copies.map(({ id }) => id)),
      blockId: first.block_id ?? state.blockId,
      vertex: undefined,
      spoken: `${nameOf(copies)} added`,
    },
    edit: { name, diff: putLayers(design, copies) },
  }
}
