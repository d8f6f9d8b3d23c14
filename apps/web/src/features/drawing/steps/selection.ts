import type { BlockLayer, Design } from '@duet/plant'
import { counted } from '../../../lib/counted.ts'
import { AT_REST, NOTHING_SELECTED } from '../editor/context.ts'
import { blocksInOrder, type EditorState, selectedLayers } from '../editor/editorState.ts'
import { visibleLayers } from '../editor/visibleLayers.ts'
import { startDrawing } from '../tools/drawTool.ts'
import { IDLE } from '../tools/selectTool.ts'

/** Chooses layers; the last of them becomes the primary one and brings its block along. */
export function select(
  state: EditorState,
  ids: readonly string[],
  how: 'replace' | 'add' | 'toggle',
  design: Design,
): EditorState {
  // inspecting the ground blocks the selection of layers
  if (state.terrain.isInspecting) return state
  const known = ids.filter((id) => design.block_layers[id] !== undefined)
  const chosen = gathered(state, known, how)
  const last = known.findLast((id) => chosen.has(id)) ?? [...chosen].at(-1)
  const layer = last === undefined ? undefined : design.block_layers[last]
  if (layer === undefined)
    return { ...state, ...AT_REST, ...NOTHING_SELECTED, ...offSection(state) }
  return {
    ...state,
    ...AT_REST,
    selectMode: 'simple_select',
    layerId: layer.id,
    selectedIds: chosen,
    blockId: layer.block_id ?? state.blockId,
    ...offSection(state, layer.id),
    spoken:
      chosen.size > 1 ? `${counted(chosen.size, 'layer')} selected` : `${layer.name} selected`,
  }
}

function gathered(
  { selectedIds }: EditorState,
  ids: readonly string[],
  how: 'replace' | 'add' | 'toggle',
): ReadonlySet<string> {
  if (how === 'replace') return new Set(ids)
  if (how === 'add') return new Set([...selectedIds, ...ids])
  const toggled = new Set(selectedIds)
  for (const id of ids) if (!toggled.delete(id)) toggled.add(id)
  return toggled
}

/** The slots of another section are not edited any more. */
function offSection({ section }: EditorState, layerId?: string): Pick<EditorState, 'section'> {
  return { section: section === layerId ? section : undefined }
}

export function selectLayer(
  state: EditorState,
  layerId: string | null,
  design: Design,
): EditorState {
  return select(state, layerId === null ? [] : [layerId], 'replace', design)
}

export function selectBlock(
  state: EditorState,
  blockId: string | null,
  design: Design,
): EditorState {
  const name = blockId === null ? undefined : design.blocks[blockId]?.name
  const ofLayer = state.layerId === null ? undefined : design.block_layers[state.layerId]?.block_id
  const alone = ofLayer === blockId ? {} : { ...NOTHING_SELECTED, section: undefined }
  return {
    ...state,
    ...alone,
    blockId,
    vertex: undefined,
    spoken: name ? `${name} selected` : '',
  }
}

export function selectAll(state: EditorState, design: Design): EditorState {
  if (state.drawing !== undefined) return state
  const ids = visibleLayers(state, design).map(({ id }) => id)
  return select(state, ids, 'replace', design)
}

/** Shows only what is selected, else only the chosen block; again: all that was shown before. */
export function isolate(state: EditorState, design: Design): EditorState {
  if (state.hiddenBefore !== undefined) {
    return {
      ...state,
      hidden: state.hiddenBefore,
      hiddenBefore: undefined,
      spoken: 'All layers shown again',
    }
  }
  const layers = Object.values(design.block_layers)
  const selected = selectedLayers(state, design)
  const alone =
    selected.length > 0 ? selected : layers.filter(({ block_id }) => block_id === state.blockId)
  if (alone.length === 0) return state
  return {
    ...state,
    hidden: hiddenBut(alone, design),
    hiddenBefore: state.hidden,
    spoken:
      alone.length === 1
        ? `Only ${alone[0]?.name} is shown`
        : `Only ${alone.length} layers are shown`,
  }
}

function hiddenBut(alone: readonly BlockLayer[], design: Design): ReadonlySet<string> {
  const shown = new Set(alone.flatMap(({ id, block_id }) => [id, block_id]))
  return new Set(
    [...Object.keys(design.blocks), ...Object.keys(design.block_layers)].filter(
      (id) => !shown.has(id),
    ),
  )
}

/** One step back: a drag, the drawing, the tool, the slots, the corner, the selection. */
export function cancel(state: EditorState): EditorState {
  const { drawing } = state
  if (drawing !== undefined && !isBlank(drawing)) {
    return { ...state, drawing: startDrawing(drawing.shape), spoken: 'Drawing cancelled' }
  }
  if (drawing !== undefined) return { ...state, ...AT_REST, ...NOTHING_SELECTED, spoken: 'Select' }
  if (state.terrain.isInspecting) {
    return { ...state, terrain: { ...state.terrain, isInspecting: false } }
  }
  if (state.section !== undefined) return { ...state, section: undefined, spoken: 'Slots closed' }
  if (state.selecting.mode !== 'idle') return { ...state, selecting: IDLE }
  if (state.vertex !== undefined) return { ...state, vertex: undefined }
  return { ...state, ...NOTHING_SELECTED }
}

function isBlank({ points, parts, done }: NonNullable<EditorState['drawing']>): boolean {
  return points.length === 0 && parts.length === 0 && done === undefined
}

export function stepBlock(state: EditorState, by: number, design: Design): EditorState {
  const blocks = blocksInOrder(design)
  if (blocks.length === 0) return state
  const at = blocks.findIndex(({ id }) => id === state.blockId)
  const next = at < 0 ? 0 : (at + by + blocks.length) % blocks.length
  return selectBlock(state, blocks[next]?.id ?? null, design)
}
