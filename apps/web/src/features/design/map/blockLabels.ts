import { blocksInOrder, isVisible } from '../model/editorState.ts'
import type { DesignSession } from '../model/session.ts'
import type { Bounds, DesignMap } from './createDesignMap.ts'
import classes from './DesignMap.module.css'
import { layerBounds } from './designBounds.ts'

/** The names of blocks over their perimeters; HTML, so that the map needs no fonts. */
export function blockLabels(
  map: DesignMap,
  session: DesignSession,
): { readonly update: () => void; readonly remove: () => void } {
  let labels: (() => void)[] = []
  let before: readonly unknown[] = []
  const remove = (): void => {
    for (const take of labels) take()
    labels = []
  }
  const update = (): void => {
    const state = session.editor.get()
    const design = session.shown.get()
    const now = [design, state.hidden, state.blockId, map.zoom()]
    if (now.every((value, index) => value === before[index])) return
    before = now
    remove()
    labels = blocksInOrder(design).flatMap((block) => {
      const perimeters = Object.values(design.block_layers).filter(
        (layer) =>
          layer.block_id === block.id && layer.type === 'perimeter' && isVisible(state, layer),
      )
      const bounds = layerBounds(perimeters)
      if (bounds === undefined) return []
      const isChosen = block.id === state.blockId
      // names of small blocks would cover their neighbours
      if (!isChosen && widthPx(map, bounds) < FEWEST_PX) return []
      const element = document.createElement('div')
      element.className = classes['label'] ?? ''
      element.textContent = block.name
      if (isChosen) element.dataset['chosen'] = 'true'
      return [map.addLabel(element, placeOf(bounds))]
    })
  }
  return { update, remove }
}

/** A block narrower than this on screen goes without its name. */
const FEWEST_PX = 90

function widthPx(map: DesignMap, [west, south, east]: Bounds): number {
  return map.project([east, south]).x - map.project([west, south]).x
}

/** Above the middle of the northern edge. */
function placeOf([west, , east, north]: Bounds): [number, number] {
  return [(west + east) / 2, north]
}
