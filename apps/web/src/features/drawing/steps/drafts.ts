import { type Block, type BlockLayer, type Design, validateLayer } from '@duet/plant'
import { blockForDrawing, type EditorState, selectedLayers } from '../editor/editorState.ts'
import {
  type DrawnLayer,
  layerOfDrawing,
  type Making,
  missingOf,
  needsBlock,
  newBlock,
  redrawnLayer,
} from '../editor/newLayer.ts'
import { visibleLayers } from '../editor/visibleLayers.ts'
import { type Drawn, shapeSoFar } from '../tools/drawTool.ts'
import { cutHole, holeTarget } from '../tools/holes.ts'
import { type DrawToolName, isDrawTool } from '../tools/toolKinds.ts'

/** What is under the hand: layers and, where one is the first, the block that it will bring along. */
export interface Draft {
  readonly layers: readonly BlockLayer[]
  readonly block: Block | undefined
}

/** What the tables follow before the button is let go; undefined where the drawing is not valid. */
export function draftOf(state: EditorState, design: Design, making: Making): Draft | undefined {
  const { selecting, drawing, tool } = state
  if (selecting.mode === 'dragging') return { layers: selecting.drafts, block: undefined }
  if (drawing === undefined || tool === 'select') return undefined
  const drawn = shapeSoFar(drawing)
  if (drawn === undefined || drawing.problem !== undefined) return undefined
  const draft = draftOfDrawing(state, drawn, design, making)
  if (draft === undefined || typeof draft === 'string') return undefined
  return draft.layers.every((layer) => validateLayer(layer).length === 0) ? draft : undefined
}

/** What a drawing would make of the design; or why it makes nothing. Undefined: it is no drawing of a layer. */
export function draftOfDrawing(
  state: EditorState,
  drawn: Drawn,
  design: Design,
  making: Making,
): Draft | string | undefined {
  const { tool, redrawId } = state
  if (redrawId !== undefined) {
    const before = design.block_layers[redrawId]
    return before && { layers: [redrawnLayer(before, drawn, making)], block: undefined }
  }
  if (tool === 'hole') return holeDraft(state, drawn, design, making)
  if (!isDrawTool(tool)) return undefined
  const layer = drawnLayer(state, tool, drawn, design)
  const missing = missingOf(layer, making)
  if (missing !== undefined) return missing
  const block = needsBlock(tool, layer.blockId)
    ? newBlock(design, making, state.draftBlockId)
    : undefined
  const blockId = block?.id ?? layer.blockId
  return { layers: [layerOfDrawing(design, { ...layer, blockId }, making)], block }
}

function holeDraft(
  state: EditorState,
  { points }: Drawn,
  design: Design,
  { frame }: Making,
): Draft | string {
  const selected = selectedLayers(state, design)
  const target = holeTarget(points, selected, visibleLayers(state, design), frame)
  if (target === undefined) return 'A hole is cut into a perimeter, an exclusion or a shading area'
  if (target.is_locked === true) return `${target.name} is locked`
  return { layers: [cutHole(target, points, frame)], block: undefined }
}

export const drawnLayer = (
  state: EditorState,
  tool: DrawToolName,
  drawn: Drawn,
  design: Design,
): DrawnLayer => ({
  tool,
  drawn,
  id: state.draftId,
  blockId: blockForDrawing(state, design),
  newBlockId: state.draftBlockId,
})

/** The design with what is under the hand in it. */
export function shownDesign(design: Design, draft: Draft | undefined): Design {
  if (draft === undefined) return design
  const { layers, block } = draft
  const drafts = Object.fromEntries(layers.map((layer) => [layer.id, layer]))
  return {
    blocks: block === undefined ? design.blocks : { ...design.blocks, [block.id]: block },
    block_layers: { ...design.block_layers, ...drafts },
  }
}
