import type { BlockLayer, Design } from '@duet/plant'
import type { LayoutState } from '../layout/layoutMessages.ts'
import { blocksInOrder, type EditorState, isVisible, shownBlockId } from '../model/editorState.ts'
import type { DesignSession } from '../model/session.ts'
import type { DesignMap } from './createDesignMap.ts'
import { layerFeatures } from './layerFeatures.ts'
import { colorParts, tableColor } from './mapColors.ts'
import { overlayFeatures } from './overlayFeatures.ts'
import type { TableBatch } from './tablesLayer.ts'

/** How clearly the tables of the chosen block stand out from the others. */
const CHOSEN_OPACITY = 0.92
const OTHER_OPACITY = 0.55

/** Draws what has changed since the last call. */
export function createPainter(session: DesignSession, map: DesignMap): () => void {
  const layers = onChange((state: EditorState, design: Design) => {
    const { selecting } = state
    map.setLayers(
      layerFeatures({
        layers: visibleLayers(state, design),
        selectedId: state.layerId ?? (state.drawing === undefined ? null : state.draftId),
        hoveredId: selecting.mode === 'idle' ? selecting.hover?.layerId : undefined,
        blockId: state.blockId,
        problemId:
          selecting.mode === 'dragging' && selecting.problem !== undefined
            ? selecting.draft.id
            : undefined,
      }),
    )
  })
  const overlay = onChange((state: EditorState, design: Design) => {
    const selected = state.layerId === null ? undefined : design.block_layers[state.layerId]
    const shown = selected !== undefined && isVisible(state, selected) ? selected : undefined
    map.setOverlay(overlayFeatures(state, shown, session.frame, session.mayEdit))
  })
  const tables = onChange(
    (
      byBlock: LayoutState['byBlock'],
      blockId: EditorState['blockId'],
      hidden: EditorState['hidden'],
      blocks: Design['blocks'],
    ) => map.setTables(tableBatches(byBlock, blockId, hidden, blocks)),
  )
  return () => {
    const state = session.editor.get()
    const design = session.shown.get()
    layers(state, design)
    overlay(state, design)
    tables(session.layout.get().byBlock, shownBlockId(state), state.hidden, design.blocks)
    map.setCursor(cursorOf(state, session.mayEdit))
  }
}

function visibleLayers(state: EditorState, design: Design): readonly BlockLayer[] {
  return Object.values(design.block_layers).filter((layer) => isVisible(state, layer))
}

function tableBatches(
  byBlock: LayoutState['byBlock'],
  blockId: string | null,
  hidden: ReadonlySet<string>,
  blocks: Design['blocks'],
): readonly TableBatch[] {
  const order = blocksInOrder({ blocks, block_layers: {} }).map(({ id }) => id)
  return [...byBlock.values()]
    .filter((layout) => !hidden.has(layout.blockId))
    .map((layout) => ({
      blockId: layout.blockId,
      corners: layout.corners,
      color: colorParts(tableColor(layout.tracking, Math.max(0, order.indexOf(layout.blockId)))),
      opacity: layout.blockId === blockId ? CHOSEN_OPACITY : OTHER_OPACITY,
    }))
}

function cursorOf({ drawing, selecting, layerId }: EditorState, mayEdit: boolean): string {
  if (drawing !== undefined) return 'crosshair'
  if (selecting.mode === 'dragging') return 'grabbing'
  const hover = selecting.mode === 'idle' ? selecting.hover : undefined
  if (hover === undefined) return ''
  if (hover.kind !== 'layer') return mayEdit ? 'move' : 'pointer'
  return hover.layerId === layerId && mayEdit ? 'move' : 'pointer'
}

/** Calls only when an argument is another than the last time. */
function onChange<A extends readonly unknown[]>(call: (...args: A) => void): (...args: A) => void {
  let before: A | undefined
  return (...args) => {
    if (before?.every((value, index) => value === args[index])) return
    before = args
    call(...args)
  }
}
