import { type Block, type BlockLayer, type Design, LAYER_LABELS, type LayerType } from '@duet/plant'
import { blocksInOrder, layersInOrder } from '../../drawing/editor/editorState.ts'

/** What the list is narrowed to; empty shows all. */
export interface TreeFilter {
  /** Words that a layer, its type or its block must contain. */
  readonly text: string
  readonly types: readonly LayerType[]
}

export const NO_FILTER: TreeFilter = { text: '', types: [] }

/** A line of the list with its place among its siblings, from 1. */
interface TreePlace {
  readonly key: string
  readonly position: number
  readonly siblings: number
}

export interface GroupRow extends TreePlace {
  readonly kind: 'group'
  /** Undefined: the layers without a block. */
  readonly block: Block | undefined
  /** Place in the list of blocks, from 0; gives the colour of the tables. */
  readonly index: number
  readonly isOpen: boolean
  /** Layers that pass the filter. */
  readonly layers: number
}

export interface LayerTreeRow extends TreePlace {
  readonly kind: 'layer'
  readonly layer: BlockLayer
  readonly groupKey: string
}

export type TreeRow = GroupRow | LayerTreeRow

/** Key of the group of layers without a block. */
export const UNASSIGNED_KEY = 'unassigned'

/** The lines of the list: blocks, below the open ones their layers, at the end what lies in no block. */
export function treeRows(
  design: Design,
  filter: TreeFilter,
  isOpen: (blockKey: string) => boolean,
): readonly TreeRow[] {
  const isFiltered = filter.text !== '' || filter.types.length > 0
  const byBlock = Map.groupBy(Object.values(design.block_layers), ({ block_id }) => block_id)
  const groups = [...blocksInOrder(design), undefined].flatMap((block, index) => {
    const all = inOrder(byBlock.get(block?.id ?? null) ?? [], block?.id ?? null)
    const layers = all.filter((layer) => passes(layer, block, filter))
    const isListed = isFiltered
      ? layers.length > 0 || (block !== undefined && isNamed(block, filter))
      : block !== undefined || layers.length > 0
    return isListed ? [{ block, index, layers }] : []
  })
  return groups.flatMap(({ block, index, layers }, place): readonly TreeRow[] => {
    const key = block?.id ?? UNASSIGNED_KEY
    const isUnfolded = isFiltered || isOpen(key)
    const head: GroupRow = {
      kind: 'group',
      key,
      block,
      index,
      isOpen: isUnfolded,
      layers: layers.length,
      position: place + 1,
      siblings: groups.length,
    }
    if (!isUnfolded) return [head]
    return [head, ...layers.map((layer, at) => layerRow(layer, key, at + 1, layers.length))]
  })
}

function layerRow(
  layer: BlockLayer,
  groupKey: string,
  position: number,
  siblings: number,
): LayerTreeRow {
  return { kind: 'layer', key: layer.id, layer, groupKey, position, siblings }
}

function inOrder(layers: readonly BlockLayer[], blockId: string | null): readonly BlockLayer[] {
  const block_layers = Object.fromEntries(layers.map((layer) => [layer.id, layer]))
  return layersInOrder({ blocks: {}, block_layers }, blockId)
}

/** Every word is in the name of the layer, its type or its block. */
function passes(layer: BlockLayer, block: Block | undefined, { text, types }: TreeFilter): boolean {
  if (types.length > 0 && !types.includes(layer.type)) return false
  return hasWords([layer.name, LAYER_LABELS[layer.type], block?.name ?? ''].join(' '), text)
}

/** A block without layers is found by its name, as long as no type is asked for. */
function isNamed(block: Block, { text, types }: TreeFilter): boolean {
  return types.length === 0 && hasWords(block.name, text)
}

function hasWords(name: string, text: string): boolean {
  const lower = name.toLocaleLowerCase()
  return text
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word))
}
