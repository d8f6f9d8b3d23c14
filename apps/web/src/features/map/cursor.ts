import type { EditorState } from '../drawing/editor/editorState.ts'
import type { Hit } from '../drawing/tools/hitTest.ts'

/** What the pointer looks like over the map; '' leaves it to the map. */
export function cursorOf(
  { drawing, selecting, selectedIds, terrain }: EditorState,
  mayEdit: boolean,
  isPanning: boolean,
): string {
  if (isPanning) return 'grab'
  if (drawing !== undefined || terrain.isInspecting) return 'crosshair'
  switch (selecting.mode) {
    case 'marquee':
      return 'crosshair'
    case 'dragging':
      return selecting.isCopy ? 'copy' : draggingCursor(selecting.hit)
    case 'pressed':
      return ''
    case 'idle':
      return hoverCursor(selecting.hover, selectedIds, mayEdit)
  }
}

function draggingCursor(hit: Hit): string {
  return hit.kind === 'scale' ? scaleCursor(hit.corner) : 'grabbing'
}

function hoverCursor(
  hover: Hit | undefined,
  selectedIds: ReadonlySet<string>,
  mayEdit: boolean,
): string {
  switch (hover?.kind) {
    case undefined:
      return ''
    case 'layer':
      return selectedIds.has(hover.layerId) && mayEdit ? 'move' : 'pointer'
    case 'rotate':
      return 'grab'
    case 'scale':
      return scaleCursor(hover.corner)
    case 'vertex':
    case 'midpoint':
      return 'move'
  }
}

const scaleCursor = (corner: number): string => (corner % 2 === 0 ? 'nesw-resize' : 'nwse-resize')
