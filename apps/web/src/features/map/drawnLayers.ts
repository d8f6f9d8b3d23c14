import type { BlockLayer, Design } from '@duet/plant'
import type { DesignSession } from '../design-session/session.ts'
import type { EditorState } from '../drawing/editor/editorState.ts'
import { visibleLayers } from '../drawing/editor/visibleLayers.ts'
import { isSameList } from '../plant/sameList.ts'
import type { DesignMap } from './createDesignMap.ts'
import { heldFeatures } from './layerFeatures.ts'
import { layerLooks } from './layerLooks.ts'
import { createLayerSource } from './layerSource.ts'

export interface DrawnLayers {
  readonly paint: (state: EditorState) => void
}

/**
 * The drawn layers on the map. Those under the hand have a source of their own, so that a move of the mouse sends only
 * them; when they are let go they stay in it until the others are up to date.
 */
export function createDrawnLayers(
  session: DesignSession,
  map: DesignMap,
  again: () => void,
): DrawnLayers {
  const source = createLayerSource(map.raw, again)
  let held: readonly BlockLayer[] = []
  let heldIds: ReadonlySet<string> = new Set()
  let before: readonly unknown[] = []
  return {
    paint: (state) => {
      const { design } = session.plant.get()
      const visible = visibleLayers(state, design)
      source.setLayers(visible)
      const inHand = heldLayers(design, session.shown.get())
      const isWrong = state.selecting.mode === 'dragging' && state.selecting.problem !== undefined
      if (inHand.length > 0 || source.isSettled()) {
        if (!isSameList(inHand, held) || isWrong !== before[0]) {
          map.setHeld(heldFeatures(inHand, isWrong))
          heldIds = new Set(inHand.map(({ id }) => id))
        }
        held = inHand
      }
      const now = [isWrong, visible, heldIds, state.selectedIds, state.blockId, hoverOf(state)]
      if (now.every((value, at) => value === before[at])) return
      before = now
      source.setLooks(layerLooks(state, visible, heldIds))
    },
  }
}

function hoverOf({ selecting }: EditorState): unknown {
  return selecting.mode === 'idle' ? selecting.hover : undefined
}

const NONE: readonly BlockLayer[] = []

/** Layers that are shown otherwise than they are stored. */
function heldLayers(design: Design, shown: Design): readonly BlockLayer[] {
  if (shown === design || shown.block_layers === design.block_layers) return NONE
  return Object.values(shown.block_layers).filter(
    (layer) => design.block_layers[layer.id] !== layer,
  )
}
