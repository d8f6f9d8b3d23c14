import type { BlockLayer } from '@duet/plant'
import { blocksInOrder, isVisible } from '../model/editorState.ts'
import type { DesignSession } from '../model/session.ts'
import type { DesignMap } from './createDesignMap.ts'
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
    const now = [design, state.hidden, state.blockId]
    if (now.every((value, index) => value === before[index])) return
    before = now
    remove()
    labels = blocksInOrder(design).flatMap((block) => {
      const perimeters = Object.values(design.block_layers).filter(
        (layer) =>
          layer.block_id === block.id && layer.type === 'perimeter' && isVisible(state, layer),
      )
      const place = placeOf(perimeters)
      if (place === undefined) return []
      const element = document.createElement('div')
      element.className = classes['label'] ?? ''
      element.textContent = block.name
      if (block.id === state.blockId) element.dataset['chosen'] = 'true'
      return [map.addLabel(element, place)]
    })
  }
  return { update, remove }
}

/** Above the middle of the northern edge. */
function placeOf(layers: readonly BlockLayer[]): [number, number] | undefined {
  const bounds = layerBounds(layers)
  if (bounds === undefined) return undefined
  const [west, , east, north] = bounds
  return [(west + east) / 2, north]
}
