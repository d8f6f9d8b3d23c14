import type { BlockLayer, Design } from '@duet/plant'
import type { DesignSession } from '../../design-session/session.ts'
import {
  blocksInOrder,
  type EditorState,
  isVisible,
  selectedLayers,
  shownBlockId,
} from '../../drawing/editor/editorState.ts'
import type { LayoutState } from '../../layout/layoutMessages.ts'
import type { DesignMap } from '../../map/createDesignMap.ts'
import { cursorOf } from '../../map/cursor.ts'
import { createDrawnLayers, type DrawnLayers } from '../../map/drawnLayers.ts'
import { handleFeatures } from '../../map/handleFeatures.ts'
import { colorParts, MAP_COLORS, tableColor } from '../../map/mapColors.ts'
import { overlayFeatures } from '../../map/overlayFeatures.ts'
import type { TableBatch } from '../../map/tableBatch.ts'
import { isSameList } from '../../plant/sameList.ts'
import { createSlotBatches } from '../../sections/sectionBatches.ts'

/** How clearly the tables of the chosen block stand out from the others. */
const CHOSEN_OPACITY = 0.92
const OTHER_OPACITY = 0.55

/** Draws what has changed since the last call; `again` asks for another call. */
export function createPainter(
  session: DesignSession,
  map: DesignMap,
  again: () => void,
): () => void {
  let drawn: DrawnLayers | undefined
  map.whenLoaded(() => {
    drawn = createDrawnLayers(session, map, again)
    again()
  })
  const overlay = onChange(
    (
      drawing: EditorState['drawing'],
      selecting: EditorState['selecting'],
      tool: EditorState['tool'],
    ) => map.setOverlay(overlayFeatures({ drawing, selecting, tool }, session.frame)),
  )
  const handles = onChange(
    (
      selected: readonly BlockLayer[],
      vertex: EditorState['vertex'],
      toleranceM: number,
      isShown: boolean,
    ) => map.setHandles(handleFeatures(isShown ? selected : [], vertex, session.frame, toleranceM)),
  )
  const selectedOf = handledLayers()
  const tables = tablesPainter(map)
  const slotBatches = createSlotBatches(session)
  return () => {
    const state = session.editor.get()
    const design = session.shown.get()
    drawn?.paint(state)
    overlay(state.drawing, state.selecting, state.tool)
    handles(
      selectedOf(state, session.plant.get().design),
      state.vertex,
      map.toleranceM(),
      mayHandle(state, session.mayEdit),
    )
    const { byBlock } = session.layout.get()
    tables(
      byBlock,
      shownBlockId(state),
      state.hidden,
      design.blocks,
      slotBatches(),
      state.showsRows,
    )
    map.setCursor(cursorOf(state, session.mayEdit, map.isPanning()))
  }
}

function tablesPainter(map: DesignMap) {
  return onChange(
    (
      byBlock: LayoutState['byBlock'],
      blockId: EditorState['blockId'],
      hidden: EditorState['hidden'],
      blocks: Design['blocks'],
      slots: readonly TableBatch[],
      showsRows: boolean,
    ) =>
      map.setTables([
        ...(showsRows ? tableBatches(byBlock, blockId, hidden, blocks) : []),
        ...slots,
      ]),
  )
}

/** Handles are for a bare hand that holds nothing. */
function mayHandle({ drawing, selecting, section }: EditorState, mayEdit: boolean): boolean {
  const isFree = selecting.mode === 'idle' || selecting.mode === 'pressed'
  return mayEdit && drawing === undefined && section === undefined && isFree
}

/** Selected layers that are seen and not locked; the same list while nothing of that changes. */
function handledLayers(): (state: EditorState, design: Design) => readonly BlockLayer[] {
  let before: readonly BlockLayer[] = []
  return (state, design) => {
    const selected = selectedLayers(state, design)
    const now = selected.some(({ is_locked }) => is_locked === true)
      ? []
      : selected.filter((layer) => isVisible(state, layer))
    if (!isSameList(now, before)) before = now
    return before
  }
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
    .flatMap((layout) => {
      const { blockId: id, corners, strips, steepCorners } = layout
      const color = colorParts(tableColor(layout.tracking, Math.max(0, order.indexOf(id))))
      const opacity = id === blockId ? CHOSEN_OPACITY : OTHER_OPACITY
      const steep = colorParts(MAP_COLORS.steep)
      return [
        { blockId: id, corners, strips, color, opacity },
        { blockId: id, corners: steepCorners, color: steep, opacity, look: 'steep' } as const,
      ]
    })
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
