import type { BlockLayer, Design } from '@duet/plant'
import { type EditorStep, type EditorSurroundings, nameOf, putLayers } from '../editor/context.ts'
import type { ShapeEvent } from '../editor/editorEvents.ts'
import { type EditorState, layersInOrder } from '../editor/editorState.ts'

export function setLocked(
  state: EditorState,
  { ids, isLocked }: Extract<ShapeEvent, { type: 'lock' }>,
  { design, mayEdit }: EditorSurroundings,
): EditorStep {
  const layers = ids
    .flatMap((id) => design.block_layers[id] ?? [])
    .filter(({ is_locked }) => (is_locked === true) !== isLocked)
  if (layers.length === 0 || !mayEdit) return { state }
  const changed = layers.map((layer) => ({ ...layer, is_locked: isLocked }))
  const name = nameOf(layers)
  return {
    state: { ...state, spoken: `${name} ${isLocked ? 'locked' : 'unlocked'}` },
    edit: { name: `${isLocked ? 'Lock' : 'Unlock'} ${name}`, diff: putLayers(design, changed) },
  }
}

/** One place up the list, and before its neighbour on the map. */
export function bringForward(state: EditorState, around: EditorSurroundings): EditorStep {
  return shifted(state, -1, around)
}

export function sendBackward(state: EditorState, around: EditorSurroundings): EditorStep {
  return shifted(state, 1, around)
}

function shifted(state: EditorState, by: 1 | -1, around: EditorSurroundings): EditorStep {
  const { design } = around
  const layer = state.layerId === null ? undefined : design.block_layers[state.layerId]
  if (layer === undefined) return { state }
  const list = layersInOrder(design, layer.block_id)
  const at = list.findIndex(({ id }) => id === layer.id)
  const to = at + by
  if (to < 0 || to >= list.length) return { state }
  const before = by === -1 ? list[to] : list[to + 1]
  const event = { type: 'reorder', layerId: layer.id, beforeId: before?.id ?? null } as const
  return reorder(state, event, around)
}

export function reorder(
  state: EditorState,
  { layerId, beforeId }: Extract<ShapeEvent, { type: 'reorder' }>,
  { design, mayEdit }: EditorSurroundings,
): EditorStep {
  const layer = design.block_layers[layerId]
  if (layer === undefined || !mayEdit || layerId === beforeId) return { state }
  const changed = withPlace(layer, beforeId, design)
  if (changed.length === 0) return { state }
  return {
    state: { ...state, spoken: `${layer.name} moved in the list` },
    edit: { name: `Reorder ${layer.name}`, diff: putLayers(design, changed) },
  }
}

/** The layer between its new neighbours; where not all have places yet, the whole list gets them. */
function withPlace(
  layer: BlockLayer,
  beforeId: string | null,
  design: Design,
): readonly BlockLayer[] {
  const others = layersInOrder(design, layer.block_id).filter(({ id }) => id !== layer.id)
  const at = beforeId === null ? others.length : others.findIndex(({ id }) => id === beforeId)
  if (at < 0) return []
  const place = placeBetween(others[at - 1], others[at])
  if (others.every(({ sort_order }) => typeof sort_order === 'number') && place !== undefined) {
    return place === layer.sort_order ? [] : [{ ...layer, sort_order: place }]
  }
  return [...others.slice(0, at), layer, ...others.slice(at)].flatMap((one, index) =>
    one.sort_order === index ? [] : [{ ...one, sort_order: index }],
  )
}

/** Halves lie between halves only so often. */
const NEAREST = 1e-6

function placeBetween(
  before: BlockLayer | undefined,
  after: BlockLayer | undefined,
): number | undefined {
  const [low, high] = [before?.sort_order ?? undefined, after?.sort_order ?? undefined]
  if (low === undefined) return high === undefined ? 0 : high - 1
  if (high === undefined) return low + 1
  return high - low > NEAREST ? (low + high) / 2 : undefined
}
