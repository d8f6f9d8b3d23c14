import {
  applyDiff,
  type BlockLayer,
  deleteLayer,
  diffBetween,
  type PointM,
  scalePoints,
} from '@duet/plant'
import { middleOf } from '../../plant/boxes.ts'
import {
  changedStep,
  type EditorStep,
  type EditorSurroundings,
  editableSelection,
  NOTHING_SELECTED,
  nameOf,
  putLayers,
  refused,
} from '../editor/context.ts'
import type { ShapeEvent } from '../editor/editorEvents.ts'
import type { EditorState } from '../editor/editorState.ts'
import { mapLayerPoints, rotateLayer, translateLayer } from '../tools/layerEdits.ts'
import { selectionBox } from '../tools/selectionBox.ts'
import { deleteCorner, nudgeCorner } from './corners.ts'

/** Deletes the chosen corner, else the selected layers with what hangs on them. */
export function remove(state: EditorState, around: EditorSurroundings): EditorStep {
  const { design } = around
  const selection = editableSelection(state, around)
  if ('refusal' in selection) return selection.refusal
  if (state.vertex !== undefined) return deleteCorner(state, state.vertex, around)
  const { layers } = selection
  const left = layers.reduce((rest, { id }) => applyDiff(rest, deleteLayer(rest, id)), design)
  const lockedToo = Object.values(design.block_layers).find(
    ({ id, is_locked }) => is_locked === true && left.block_layers[id] === undefined,
  )
  if (lockedToo !== undefined) {
    return refused(state, `${lockedToo.name} would be deleted too, but is locked. Unlock it first.`)
  }
  return {
    state: {
      ...state,
      ...NOTHING_SELECTED,
      section: undefined,
      spoken: `${nameOf(layers)} deleted`,
    },
    edit: { name: `Delete ${nameOf(layers)}`, diff: diffBetween(design, left) },
  }
}

/** The chosen corner, else the selected layers; nudges in a row are one step of the history. */
export function nudge(state: EditorState, byM: PointM, around: EditorSurroundings): EditorStep {
  const selection = editableSelection(state, around)
  if ('refusal' in selection) return selection.refusal
  if (state.vertex !== undefined) return nudgeCorner(state, state.vertex, byM, around)
  const { layers } = selection
  const moved = layers.map((layer) => translateLayer(layer, around.frame, byM))
  const joins = `nudge ${layers.map(({ id }) => id).join(' ')}`
  const diff = putLayers(around.design, moved)
  return { state, edit: { name: `Nudge ${nameOf(layers)}`, diff, joins } }
}

export function turn(
  state: EditorState,
  { byDeg, aboutM }: Extract<ShapeEvent, { type: 'rotate' }>,
  around: EditorSurroundings,
): EditorStep {
  const { frame } = around
  return transformed(state, around, aboutM, 'Turn', (layer, about) =>
    rotateLayer(layer, frame, byDeg, about),
  )
}

export function scale(
  state: EditorState,
  { by, aboutM }: Extract<ShapeEvent, { type: 'scale' }>,
  around: EditorSurroundings,
): EditorStep {
  if (!(by > 0)) return refused(state, 'A factor must be greater than 0.')
  const { frame } = around
  return transformed(state, around, aboutM, 'Scale', (layer, about) =>
    mapLayerPoints(layer, frame, (points) => scalePoints(points, by, about)),
  )
}

/** About a point, else about the middle of the selection. */
function transformed(
  state: EditorState,
  around: EditorSurroundings,
  aboutM: PointM | undefined,
  verb: string,
  change: (layer: BlockLayer, aboutM: PointM) => BlockLayer,
): EditorStep {
  const selection = editableSelection(state, around)
  if ('refusal' in selection) return selection.refusal
  const { layers } = selection
  const box = selectionBox(layers, around.frame)
  const about = aboutM ?? (box && middleOf(box))
  if (about === undefined) return { state }
  const changed = layers.map((layer) => change(layer, about))
  return changedStep(state, changed, verb, around)
}
