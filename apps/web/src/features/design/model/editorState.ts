import type { Block, BlockLayer, Design } from '@duet/plant'
import { validateLayer } from '@duet/plant'
import { type DrawState, shapeSoFar } from '../tools/drawTool.ts'
import { IDLE, type SelectState } from '../tools/selectTool.ts'
import type { ToolName } from '../tools/toolKinds.ts'
import type { VertexRef } from '../tools/vertices.ts'
import { layerOfDrawing, type Making, needsBlock, newBlock } from './newLayer.ts'

/** What the user has chosen and is doing; the design itself is in the plant store. */
export interface EditorState {
  readonly tool: ToolName
  readonly blockId: string | null
  readonly layerId: string | null
  /** The handle of the selected layer that keys act on. */
  readonly vertex: VertexRef | undefined
  /** While a drawing tool is in hand. */
  readonly drawing: DrawState | undefined
  /** Id of the layer that is being drawn, and of the block that a first perimeter brings along. */
  readonly draftId: string
  readonly draftBlockId: string
  readonly selecting: SelectState
  /** Blocks and layers that are not shown. */
  readonly hidden: ReadonlySet<string>
  /** Last words for a screen reader. */
  readonly spoken: string
}

export function initialEditor(blockId: string | null, layerId: string | null): EditorState {
  return {
    tool: 'select',
    blockId,
    layerId,
    vertex: undefined,
    drawing: undefined,
    draftId: '',
    draftBlockId: '',
    selecting: IDLE,
    hidden: new Set(),
    spoken: '',
  }
}

/** A layer is seen when neither it nor its block is hidden. */
export function isVisible(
  { hidden }: Pick<EditorState, 'hidden'>,
  { id, block_id }: Pick<BlockLayer, 'id' | 'block_id'>,
): boolean {
  return !hidden.has(id) && (block_id === null || !hidden.has(block_id))
}

/** What is under the hand: a layer and, where it is the first, the block that it will bring along. */
export interface Draft {
  readonly layer: BlockLayer
  readonly block: Block | undefined
}

/** What the tables follow before the button is let go; undefined where the drawing is not sound. */
export function draftOf(state: EditorState, design: Design, making: Making): Draft | undefined {
  const { selecting, drawing, tool } = state
  if (selecting.mode === 'dragging') return { layer: selecting.draft, block: undefined }
  if (drawing === undefined || tool === 'select') return undefined
  const drawn = shapeSoFar(drawing)
  if (drawn === undefined || drawing.problem !== undefined) return undefined
  const blockId = blockForDrawing(state, design)
  const block = needsBlock(tool, blockId) ? newBlock(design, making, state.draftBlockId) : undefined
  const layer = layerOfDrawing(
    design,
    { tool, drawn, id: state.draftId, blockId: block?.id ?? blockId },
    making,
  )
  return validateLayer(layer).length === 0 ? { layer, block } : undefined
}

/** The design with what is under the hand in it. */
export function shownDesign(design: Design, draft: Draft | undefined): Design {
  if (draft === undefined) return design
  const { layer, block } = draft
  return {
    blocks: block === undefined ? design.blocks : { ...design.blocks, [block.id]: block },
    block_layers: { ...design.block_layers, [layer.id]: layer },
  }
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

export function layersInOrder(design: Design, blockId: string | null): readonly BlockLayer[] {
  return Object.values(design.block_layers)
    .filter(({ block_id }) => block_id === blockId)
    .toSorted(
      (a, b) =>
        TYPE_ORDER.indexOf(a.type) - TYPE_ORDER.indexOf(b.type) || BY_NAME.compare(a.name, b.name),
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
