import type { BlockLayer } from '@duet/plant'
import type { DesignSession } from '../design-session/session.ts'
import { blocksInOrder, type EditorState } from '../drawing/editor/editorState.ts'
import { visibleLayers } from '../drawing/editor/visibleLayers.ts'
import { middleOf } from '../plant/boxes.ts'
import { type Bounds, layerBounds } from '../plant/layerBounds.ts'
import type { DesignMap } from './createDesignMap.ts'
import classes from './DesignMap.module.css'

interface Label {
  readonly key: string
  readonly text: string
  readonly place: readonly [number, number]
  readonly look: 'block' | 'chosen' | 'layer' | 'selected' | 'locked'
}

/** Names of blocks over their perimeters, and of layers that are chosen or large enough; HTML, so that the map needs no fonts. */
export function mapLabels(
  map: DesignMap,
  session: DesignSession,
): { readonly update: () => void; readonly remove: () => void } {
  const shown = new Map<string, { readonly label: Label; readonly take: () => void }>()
  let before: readonly unknown[] = []
  const put = (label: Label): void => {
    const known = shown.get(label.key)
    if (known !== undefined && isSame(known.label, label)) return
    known?.take()
    shown.set(label.key, { label, take: map.addLabel(elementOf(label), label.place) })
  }
  return {
    update: () => {
      const state = session.editor.get()
      const { hidden, blockId, selectedIds, showsLabels } = state
      const now = [session.shown.get(), hidden, blockId, selectedIds, showsLabels, map.zoom()]
      if (now.every((value, at) => value === before[at])) return
      before = now
      const labels = showsLabels ? [...blockLabels(map, session), ...layerLabels(map, session)] : []
      const keys = new Set(labels.map(({ key }) => key))
      for (const [key, { take }] of shown) {
        if (keys.has(key)) continue
        take()
        shown.delete(key)
      }
      for (const label of labels) put(label)
    },
    remove: () => {
      for (const { take } of shown.values()) take()
      shown.clear()
    },
  }
}

function isSame(a: Label, b: Label): boolean {
  const isSamePlace = a.place[0] === b.place[0] && a.place[1] === b.place[1]
  return isSamePlace && a.text === b.text && a.look === b.look
}

function elementOf({ text, look }: Label): HTMLElement {
  const element = document.createElement('div')
  element.className = classes['label'] ?? ''
  element.textContent = text
  element.dataset['look'] = look
  return element
}

/** A block narrower than this on screen goes without its name, and a layer too. */
const FEWEST_PX = 90
const FEWEST_LAYER_PX = 130
/** More names than these are no help. */
const MOST_LAYERS = 40

function blockLabels(map: DesignMap, session: DesignSession): readonly Label[] {
  const { blockId, ...state } = session.editor.get()
  const design = session.shown.get()
  const perimeters = visibleLayers(state, design).filter(({ type }) => type === 'perimeter')
  const ofBlock = Map.groupBy(perimeters, ({ block_id }) => block_id)
  return blocksInOrder(design).flatMap(({ id, name }): Label[] => {
    const bounds = layerBounds(ofBlock.get(id) ?? [])
    const isChosen = id === blockId
    // names of small blocks would cover their neighbours
    if (bounds === undefined || (!isChosen && widthPx(map, bounds) < FEWEST_PX)) return []
    return [{ key: id, text: name, place: topOf(bounds), look: isChosen ? 'chosen' : 'block' }]
  })
}

/** Selected ones, and areas other than perimeters whose names find room. */
function layerLabels(map: DesignMap, session: DesignSession): readonly Label[] {
  const state = session.editor.get()
  return visibleLayers(state, session.shown.get())
    .flatMap((layer): Label[] => {
      const isSelected = state.selectedIds.has(layer.id)
      const bounds = layerBounds([layer])
      if (bounds === undefined || !(isSelected || isRoomy(map, layer, bounds))) return []
      const look = lookOf(layer, isSelected, state)
      const text = layer.is_locked === true ? `${layer.name} (locked)` : layer.name
      return [{ key: layer.id, text, place: middleOf(bounds), look }]
    })
    .toSorted((a, b) => Number(b.look === 'selected') - Number(a.look === 'selected'))
    .slice(0, MOST_LAYERS)
}

function lookOf(layer: BlockLayer, isSelected: boolean, { layerId }: EditorState): Label['look'] {
  if (layer.is_locked === true) return 'locked'
  return isSelected || layer.id === layerId ? 'selected' : 'layer'
}

function isRoomy(map: DesignMap, { type }: BlockLayer, bounds: Bounds): boolean {
  return type !== 'perimeter' && type !== 'frame' && widthPx(map, bounds) >= FEWEST_LAYER_PX
}

function widthPx(map: DesignMap, [west, south, east]: Bounds): number {
  return map.project([east, south]).x - map.project([west, south]).x
}

/** Above the middle of the northern edge. */
function topOf([west, , east, north]: Bounds): [number, number] {
  return [(west + east) / 2, north]
}
