import type { Block, BlockLayer, Design, LayerType } from '@duet/plant'
import type { DrawState } from '../tools/drawTool.ts'
import { IDLE, type SelectState } from '../tools/selectTool.ts'
import { DEFAULT_SNAP_SETTINGS, type SnapSettings } from '../tools/snapSettings.ts'
import { type ActionToolName, DRAW_TOOLS, isDrawTool, type ToolName } from '../tools/toolKinds.ts'
import type { VertexRef } from '../tools/vertices.ts'

/** What the user has chosen and is doing; the design itself is in the plant store. */
export interface EditorState {
  readonly tool: ToolName
  /** The mode while the hand is bare. */
  readonly selectMode: SelectMode
  readonly blockId: string | null
  /** The primary one of the selected layers: its properties are shown, its corners can be held. */
  readonly layerId: string | null
  /** All selected layers. */
  readonly selectedIds: ReadonlySet<string>
  /** The handle of the selected layer that keys act on. */
  readonly vertex: VertexRef | undefined
  /** While a drawing tool is in hand. */
  readonly drawing: DrawState | undefined
  /** The layer that is being drawn anew. */
  readonly redrawId: string | undefined
  /** How areas are drawn: corner by corner, or as rectangles. */
  readonly areaForm: 'free' | 'rectangle'
  /** Id of the layer that is being drawn, and of the block that a first perimeter brings along. */
  readonly draftId: string
  readonly draftBlockId: string
  readonly selecting: SelectState
  readonly snapping: SnapSettings
  /** The section layer whose slots are being edited. */
  readonly section: string | undefined
  readonly view: 'map' | 'scene'
  readonly terrain: TerrainView
  /** Whether the rows of tables are drawn on the map. */
  readonly showsRows: boolean
  /** Whether the names of blocks and layers stand on the map. */
  readonly showsLabels: boolean
  /** Blocks and layers that are not shown. */
  readonly hidden: ReadonlySet<string>
  /** What was hidden before one selection was shown alone; undefined while nothing is isolated. */
  readonly hiddenBefore: ReadonlySet<string> | undefined
  /** Copied layers; they can be pasted into any block. */
  readonly clipboard: readonly BlockLayer[]
  /** Why the last action was refused. */
  readonly notice: string | undefined
  /** Last words for a screen reader. */
  readonly spoken: string
}

export type SelectMode = 'simple_select' | 'single_select'

export interface TerrainView {
  readonly isOn: boolean
  /** A line on the ground is being measured; layers cannot be selected meanwhile. */
  readonly isInspecting: boolean
  /** Heights are shown this many times as large. */
  readonly exaggeration: number
}

/** What is stored in the browser between visits. */
export interface StoredView {
  readonly terrain: Pick<TerrainView, 'isOn' | 'exaggeration'>
  readonly snapping: SnapSettings
}

export const DEFAULT_EXAGGERATION = 1

export const DEFAULT_VIEW: StoredView = {
  terrain: { isOn: false, exaggeration: DEFAULT_EXAGGERATION },
  snapping: DEFAULT_SNAP_SETTINGS,
}

export function initialEditor(
  blockId: string | null,
  layerId: string | null,
  { terrain, snapping }: StoredView = DEFAULT_VIEW,
): EditorState {
  return {
    tool: 'select',
    selectMode: terrain.isOn && layerId === null ? 'single_select' : 'simple_select',
    blockId,
    layerId,
    selectedIds: new Set(layerId === null ? [] : [layerId]),
    vertex: undefined,
    drawing: undefined,
    redrawId: undefined,
    areaForm: 'free',
    draftId: '',
    draftBlockId: '',
    selecting: IDLE,
    snapping,
    section: undefined,
    view: 'map',
    terrain: { ...terrain, isInspecting: false },
    showsRows: true,
    showsLabels: true,
    hidden: new Set(),
    hiddenBefore: undefined,
    clipboard: [],
    notice: undefined,
    spoken: '',
  }
}

export type EditorMode = SelectMode | `draw_${LayerType | ActionToolName}`

/** The name of the mode, as the specification has it. */
export function modeOf({ tool, selectMode }: EditorState): EditorMode {
  if (tool === 'select') return selectMode
  return `draw_${isDrawTool(tool) ? DRAW_TOOLS[tool].type : tool}`
}

/** A layer is seen when neither it nor its block is hidden. */
export function isVisible(
  { hidden }: Pick<EditorState, 'hidden'>,
  { id, block_id }: Pick<BlockLayer, 'id' | 'block_id'>,
): boolean {
  return !hidden.has(id) && (block_id === null || !hidden.has(block_id))
}

/** Selected layers that are still there; the primary one first. */
export function selectedLayers(
  { layerId, selectedIds }: Pick<EditorState, 'layerId' | 'selectedIds'>,
  design: Design,
): readonly BlockLayer[] {
  const others = [...selectedIds].filter((id) => id !== layerId)
  return [...(layerId === null ? [] : [layerId]), ...others].flatMap(
    (id) => design.block_layers[id] ?? [],
  )
}

/** The chosen block, or the one that is coming about. */
export function shownBlockId({ blockId, drawing, draftBlockId }: EditorState): string | null {
  return blockId ?? (drawing === undefined ? null : draftBlockId)
}

/** New layers go into the chosen block. */
export function blockForDrawing(
  { blockId }: Pick<EditorState, 'blockId'>,
  design: Design,
): string | null {
  return blockId !== null && design.blocks[blockId] !== undefined ? blockId : null
}

/** Blocks as they are listed: by name, numbers by their size. */
export function blocksInOrder(design: Design): readonly Block[] {
  return Object.values(design.blocks).toSorted((a, b) => BY_NAME.compare(a.name, b.name))
}

/** Layers as they are listed, the front one first: those with a place, then the others by type and name. */
export function layersInOrder(design: Design, blockId: string | null): readonly BlockLayer[] {
  return Object.values(design.block_layers)
    .filter(({ block_id }) => block_id === blockId)
    .toSorted(byPlace)
}

function byPlace(a: BlockLayer, b: BlockLayer): number {
  return (
    (a.sort_order ?? Number.MAX_VALUE) - (b.sort_order ?? Number.MAX_VALUE) ||
    TYPE_ORDER.indexOf(a.type) - TYPE_ORDER.indexOf(b.type) ||
    BY_NAME.compare(a.name, b.name)
  )
}

const BY_NAME = new Intl.Collator(undefined, { numeric: true })

const TYPE_ORDER: readonly BlockLayer['type'][] = [
  'perimeter',
  'guide_line',
  'section',
  'panels',
  'frame',
  'exclusion',
  'shading',
  'scene',
]
