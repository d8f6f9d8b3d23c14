import { type Design, deleteLayer, putLayer, uniqueName, validateLayer } from '@duet/plant'
import {
  type Aim,
  type DrawEvent,
  type Drawn,
  type DrawSurroundings,
  startDrawing,
  stepDrawing,
} from '../tools/drawTool.ts'
import { geometryWithHeights, translateLayer, withGeometry } from '../tools/layerEdits.ts'
import { layerLines } from '../tools/layerLines.ts'
import type { PointM } from '../tools/planeGeometry.ts'
import { IDLE, type SelectEvent, type SelectStep, stepSelecting } from '../tools/selectTool.ts'
import { DRAW_TOOLS, type DrawToolName, type ToolName } from '../tools/toolKinds.ts'
import type { TypedEdge } from '../tools/typedEdge.ts'
import { deleteVertex } from '../tools/vertices.ts'
import { blockForDrawing, blocksInOrder, type EditorState, isVisible } from './editorState.ts'
import { addDrawnLayer, layerOfDrawing, type Making } from './newLayer.ts'
import type { Edit } from './plantStore.ts'

export type EditorEvent =
  | PointerEvent
  | CommandEvent
  | ChoiceEvent
  | { readonly type: 'nudge'; readonly byM: PointM }
  | { readonly type: 'typed'; readonly edge: TypedEdge }

type ChoiceEvent =
  | { readonly type: 'tool'; readonly tool: ToolName }
  | { readonly type: 'selectBlock'; readonly blockId: string | null }
  | { readonly type: 'selectLayer'; readonly layerId: string | null }
  | { readonly type: 'toggleHidden'; readonly id: string }

interface PointerEvent {
  readonly type: 'move' | 'press' | 'release' | 'click' | 'doubleClick'
  readonly aim: Aim
}

interface CommandEvent {
  readonly type: keyof typeof COMMANDS
}

export interface EditorSurroundings extends Making {
  readonly design: Design
  readonly mayEdit: boolean
}

export interface EditorStep {
  readonly state: EditorState
  /** The change of the design that the event has made. */
  readonly edit?: Edit
}

/** What an event makes of the editor; the design itself is changed by the edit that comes out. */
export function stepEditor(
  state: EditorState,
  event: EditorEvent,
  around: EditorSurroundings,
): EditorStep {
  if ('aim' in event) return pointer(state, event, around)
  if (isCommand(event)) return COMMANDS[event.type](state, around)
  switch (event.type) {
    case 'tool':
    case 'selectBlock':
    case 'selectLayer':
    case 'toggleHidden':
      return { state: choose(state, event, around) }
    case 'typed':
      return draw(state, event, around)
    case 'nudge':
      return nudge(state, event.byM, around)
  }
}

type Command = (state: EditorState, around: EditorSurroundings) => EditorStep

/** Events that say nothing but their name. */
const COMMANDS = {
  finish: (state, around) => draw(state, { type: 'finish' }, around),
  back: (state, around) => draw(state, { type: 'back' }, around),
  forward: (state, around) => draw(state, { type: 'forward' }, around),
  cancel: (state) => ({ state: cancel(state) }),
  delete: (state, around) => remove(state, around),
  duplicate: (state, around) => duplicate(state, around),
  nextBlock: (state, { design }) => ({ state: stepBlock(state, 1, design) }),
  previousBlock: (state, { design }) => ({ state: stepBlock(state, -1, design) }),
} as const satisfies Readonly<Record<string, Command>>

function isCommand(event: Exclude<EditorEvent, PointerEvent>): event is CommandEvent {
  return event.type in COMMANDS
}

function choose(state: EditorState, event: ChoiceEvent, around: EditorSurroundings): EditorState {
  switch (event.type) {
    case 'tool':
      return takeTool(state, event.tool, around)
    case 'selectBlock':
      return selectBlock(state, event.blockId, around.design)
    case 'selectLayer':
      return selectLayer(state, event.layerId, around.design)
    case 'toggleHidden':
      return { ...state, hidden: toggled(state.hidden, event.id) }
  }
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}

function takeTool(state: EditorState, tool: ToolName, around: EditorSurroundings): EditorState {
  if (tool === 'select') return { ...state, ...AT_REST, layerId: null, spoken: 'Select' }
  if (!around.mayEdit) return state
  const { label, shape } = DRAW_TOOLS[tool]
  return {
    ...state,
    ...AT_REST,
    tool,
    layerId: null,
    drawing: startDrawing(shape),
    draftId: around.newId(),
    draftBlockId: around.newId(),
    spoken: `${label} tool`,
  }
}

const AT_REST = {
  tool: 'select',
  drawing: undefined,
  vertex: undefined,
  selecting: IDLE,
} as const

function selectBlock(state: EditorState, blockId: string | null, design: Design): EditorState {
  const name = blockId === null ? undefined : design.blocks[blockId]?.name
  const ofLayer = state.layerId === null ? undefined : design.block_layers[state.layerId]?.block_id
  const layerId = ofLayer === blockId ? state.layerId : null
  return { ...state, blockId, layerId, vertex: undefined, spoken: name ? `${name} selected` : '' }
}

/** A layer brings its block along. */
function selectLayer(state: EditorState, layerId: string | null, design: Design): EditorState {
  const layer = layerId === null ? undefined : design.block_layers[layerId]
  if (layer === undefined) return { ...state, ...AT_REST, layerId: null }
  return {
    ...state,
    ...AT_REST,
    layerId,
    blockId: layer.block_id ?? state.blockId,
    spoken: `${layer.name} selected`,
  }
}

function pointer(state: EditorState, event: PointerEvent, around: EditorSurroundings): EditorStep {
  const { type, aim } = event
  if (state.drawing !== undefined) {
    if (type === 'move') return draw(state, { type: 'move', aim }, around)
    if (type === 'click') return draw(state, { type: 'add', aim }, around)
    return type === 'doubleClick' ? draw(state, { type: 'finish' }, around) : { state }
  }
  if (type === 'doubleClick') return { state }
  return select(state, { type, aim }, around)
}

function draw(state: EditorState, event: DrawEvent, around: EditorSurroundings): EditorStep {
  const { drawing, tool } = state
  if (drawing === undefined || tool === 'select') return { state }
  const step = stepDrawing(drawing, event, drawSurroundings(state, tool, around))
  const after = { ...state, drawing: step.state }
  if (step.drawn === undefined) return { state: after }
  const { diff, layer } = addDrawnLayer(
    around.design,
    drawnLayer(state, tool, step.drawn, around.design),
    around,
  )
  return {
    state: {
      ...after,
      ...AT_REST,
      layerId: layer.id,
      blockId: layer.block_id ?? state.blockId,
      spoken: `${layer.name} added`,
    },
    edit: { name: `Draw ${layer.name}`, diff },
  }
}

function drawSurroundings(
  state: EditorState,
  tool: DrawToolName,
  around: EditorSurroundings,
): DrawSurroundings {
  return {
    lines: visibleLayers(state, around.design).flatMap((layer) => layerLines(layer, around.frame)),
    problemOf: (drawn) =>
      validateLayer(
        layerOfDrawing(around.design, drawnLayer(state, tool, drawn, around.design), around),
      )[0]?.message,
  }
}

const drawnLayer = (
  state: EditorState,
  tool: DrawToolName,
  drawn: Drawn,
  design: Design,
): Parameters<typeof layerOfDrawing>[1] => ({
  tool,
  drawn,
  id: state.draftId,
  blockId: blockForDrawing(state, design),
  newBlockId: state.draftBlockId,
})

function visibleLayers(state: EditorState, design: Design): Design['block_layers'][string][] {
  return Object.values(design.block_layers).filter((layer) => isVisible(state, layer))
}

function select(state: EditorState, event: SelectEvent, around: EditorSurroundings): EditorStep {
  const step = stepSelecting(state.selecting, event, {
    layers: visibleLayers(state, around.design),
    selectedId: state.layerId,
    frame: around.frame,
    mayEdit: around.mayEdit,
  })
  return afterSelecting({ ...state, selecting: step.state }, step, around)
}

function afterSelecting(
  state: EditorState,
  step: SelectStep,
  around: EditorSurroundings,
): EditorStep {
  if (step.changed !== undefined) {
    const { layer, name } = step.changed
    const edit = { name, diff: putLayer(around.design, layer) }
    return { state: { ...state, spoken: `${layer.name} changed` }, edit }
  }
  if (step.vertex !== undefined) return { state: { ...state, vertex: step.vertex } }
  if (step.selected === undefined) return { state }
  return { state: { ...selectLayer(state, step.selected, around.design), selecting: step.state } }
}

/** One step back: a drag, the drawing, the tool, the vertex, the selection. */
function cancel(state: EditorState): EditorState {
  const { drawing } = state
  if (drawing !== undefined && drawing.points.length > 0) {
    return { ...state, drawing: startDrawing(drawing.shape), spoken: 'Drawing cancelled' }
  }
  if (drawing !== undefined) return { ...state, ...AT_REST }
  if (state.selecting.mode !== 'idle') return { ...state, selecting: IDLE }
  if (state.vertex !== undefined) return { ...state, vertex: undefined }
  return { ...state, layerId: null }
}

function remove(state: EditorState, { design, mayEdit }: EditorSurroundings): EditorStep {
  const layer = state.layerId === null ? undefined : design.block_layers[state.layerId]
  if (layer === undefined || !mayEdit) return { state }
  if (state.vertex !== undefined) {
    const geometry = deleteVertex(geometryWithHeights(layer), state.vertex)
    if (geometry === undefined) {
      return { state: { ...state, spoken: 'A shape keeps at least 3 corners, a line 2 points' } }
    }
    const changed = withGeometry(layer, geometry)
    const problem = validateLayer(changed)[0]?.message
    if (problem !== undefined) return { state: { ...state, spoken: problem } }
    return {
      state: { ...state, vertex: undefined, spoken: 'Vertex deleted' },
      edit: { name: `Delete vertex of ${layer.name}`, diff: putLayer(design, changed) },
    }
  }
  return {
    state: { ...state, layerId: null, spoken: `${layer.name} deleted` },
    edit: { name: `Delete ${layer.name}`, diff: deleteLayer(design, layer.id) },
  }
}

/** A copy lies this far east and south of its original, m. */
const COPY_OFFSET_M: PointM = [10, -10]

function duplicate(state: EditorState, around: EditorSurroundings): EditorStep {
  const { design, mayEdit, frame } = around
  const layer = state.layerId === null ? undefined : design.block_layers[state.layerId]
  if (layer === undefined || !mayEdit) return { state }
  const names = Object.values(design.block_layers).map(({ name }) => name)
  const copy = {
    ...translateLayer(layer, frame, COPY_OFFSET_M),
    id: around.newId(),
    name: uniqueName(layer.name, names),
  }
  return {
    state: { ...state, layerId: copy.id, vertex: undefined, spoken: `${copy.name} added` },
    edit: { name: `Duplicate ${layer.name}`, diff: putLayer(design, copy) },
  }
}

function nudge(state: EditorState, byM: PointM, around: EditorSurroundings): EditorStep {
  const layer = state.layerId === null ? undefined : around.design.block_layers[state.layerId]
  if (layer === undefined || !around.mayEdit) return { state }
  const diff = putLayer(around.design, translateLayer(layer, around.frame, byM))
  return { state, edit: { name: `Nudge ${layer.name}`, diff, joins: `nudge ${layer.id}` } }
}

function stepBlock(state: EditorState, by: number, design: Design): EditorState {
  const blocks = blocksInOrder(design)
  if (blocks.length === 0) return state
  const at = blocks.findIndex(({ id }) => id === state.blockId)
  const next = at < 0 ? 0 : (at + by + blocks.length) % blocks.length
  return selectBlock(state, blocks[next]?.id ?? null, design)
}
