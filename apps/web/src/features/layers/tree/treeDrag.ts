import type { Design } from '@duet/plant'
import type { TreeRow } from './layerTree.ts'
import type { LayerPlace } from './placeLayers.ts'

/** Where dragged layers would go: beside a layer, or into a block. */
export interface DropPlace {
  readonly key: string
  readonly side: 'before' | 'after' | 'into'
}

/** The upper half of a layer's row is before it, the lower half after it. */
export function dropPlaceOf(row: TreeRow, share: number): DropPlace {
  if (row.kind === 'group') return { key: row.key, side: 'into' }
  return { key: row.key, side: share < 0.5 ? 'before' : 'after' }
}

/** What a drop means for the design; undefined where the row has gone. */
export function placeOfDrop(
  rows: readonly TreeRow[],
  { key, side }: DropPlace,
  design: Design,
): LayerPlace | { readonly blockId: string | null } | undefined {
  const at = rows.findIndex((row) => row.key === key)
  const row = rows[at]
  if (row === undefined) return undefined
  if (row.kind === 'group') return { blockId: row.block?.id ?? null }
  const { block_id: blockId } = design.block_layers[row.layer.id] ?? row.layer
  if (side === 'before') return { blockId, beforeId: row.layer.id }
  const next = rows[at + 1]
  const isSibling = next?.kind === 'layer' && next.groupKey === row.groupKey
  return { blockId, beforeId: isSibling ? next.layer.id : null }
}
