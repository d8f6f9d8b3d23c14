import type { BlockLayer } from '@duet/plant'
import type { EditorState } from '../drawing/editor/editorState.ts'
import type { LayerLook } from './layerFeatures.ts'

/** How the visible layers look; those that look plain are left out. */
export function layerLooks(
  { selectedIds, blockId, selecting }: EditorState,
  visible: readonly BlockLayer[],
  held: ReadonlySet<string>,
): ReadonlyMap<string, LayerLook> {
  const hover = selecting.mode === 'idle' ? selecting.hover : undefined
  const hoveredId = hover !== undefined && 'layerId' in hover ? hover.layerId : undefined
  const looks = new Map<string, LayerLook>()
  for (const { id, block_id } of visible) {
    const look = {
      isSelected: selectedIds.has(id),
      isHovered: id === hoveredId,
      isOwn: block_id !== null && block_id === blockId,
      isHeld: held.has(id),
    }
    if (look.isSelected || look.isHovered || look.isOwn || look.isHeld) looks.set(id, look)
  }
  return looks
}
