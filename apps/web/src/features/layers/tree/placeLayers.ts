import {
  applyDiff,
  type BlockLayer,
  type Design,
  type DesignDiff,
  diffBetween,
  moveLayer,
} from '@duet/plant'
import { layersInOrder } from '../../drawing/editor/editorState.ts'

/** Where layers are put: into a block (null: none) before a layer; null is its end. */
export interface LayerPlace {
  readonly blockId: string | null
  readonly beforeId: string | null
}

/** Puts layers, in the order of the list, before another one. Guide lines go along with their perimeters. */
export function placeLayers(design: Design, ids: readonly string[], place: LayerPlace): DesignDiff {
  const moved = assigned(design, ids, place.blockId)
  const list = layersInOrder(moved, place.blockId)
  const moving = new Set(ids.filter((id) => id !== place.beforeId))
  const others = list.filter(({ id }) => !moving.has(id))
  const found = others.findIndex(({ id }) => id === place.beforeId)
  const at = found === -1 ? others.length : found
  const numbered = withNumbers(
    others.slice(0, at),
    list.filter(({ id }) => moving.has(id)),
    others[at],
  )
  return diffBetween(design, withLayers(moved, numbered))
}

/** Puts layers into a block, null being none, where their type and name say. */
export function assignLayers(
  design: Design,
  ids: readonly string[],
  blockId: string | null,
): DesignDiff {
  const changing = ids.filter((id) => design.block_layers[id]?.block_id !== blockId)
  const moved = assigned(design, changing, blockId)
  const unplaced = changing.flatMap((id) => {
    const layer = moved.block_layers[id]
    return layer === undefined ? [] : [{ ...layer, sort_order: null }]
  })
  return diffBetween(design, withLayers(moved, unplaced))
}

/** Puts a layer one place up (-1) or down (1) in its block; undefined at the end of the list. */
export function placeBeside(
  design: Design,
  layer: BlockLayer,
  step: -1 | 1,
): LayerPlace | undefined {
  const list = layersInOrder(design, layer.block_id)
  const at = list.findIndex(({ id }) => id === layer.id)
  const to = at + step
  if (at === -1 || to < 0 || to >= list.length) return undefined
  const before = step === -1 ? list[to] : list[to + 1]
  return { blockId: layer.block_id, beforeId: before?.id ?? null }
}

function assigned(design: Design, ids: readonly string[], blockId: string | null): Design {
  return ids.reduce(
    (after, id) =>
      after.block_layers[id]?.block_id === blockId
        ? after
        : applyDiff(after, moveLayer(after, id, blockId)),
    design,
  )
}

/** Numbers nearer to one another than this are made anew. */
const LEAST_STEP = 1e-6

/**
 * Layers without a number stand after those with one. So layers that come among the numbered ones get numbers between
 * their neighbours, and those that come further down make all before them numbered.
 */
function withNumbers(
  before: readonly BlockLayer[],
  moving: readonly BlockLayer[],
  after: BlockLayer | undefined,
): readonly BlockLayer[] {
  const low = before.at(-1)?.sort_order
  const high = after?.sort_order ?? undefined
  if (before.length === 0 || typeof low === 'number') {
    const [from, step] = between(low ?? undefined, high, moving.length)
    if (step >= LEAST_STEP) {
      return moving.map((layer, index) => ({ ...layer, sort_order: from + step * (index + 1) }))
    }
  }
  const first = high === undefined ? 0 : high - before.length - moving.length
  return [...before, ...moving].flatMap((layer, index) =>
    layer.sort_order === first + index ? [] : [{ ...layer, sort_order: first + index }],
  )
}

function between(
  low: number | undefined,
  high: number | undefined,
  count: number,
): readonly [from: number, step: number] {
  if (low !== undefined && high !== undefined) return [low, (high - low) / (count + 1)]
  if (high !== undefined) return [high - count - 1, 1]
  return [low ?? -1, 1]
}

function withLayers(design: Design, layers: readonly BlockLayer[]): Design {
  const changed = Object.fromEntries(layers.map((layer) => [layer.id, layer]))
  return { blocks: design.blocks, block_layers: { ...design.block_layers, ...changed } }
}
