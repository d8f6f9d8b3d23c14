import type { DesignSession } from '../../design-session/session.ts'
import { nameOf } from '../../drawing/editor/context.ts'
import { assignLayers, type LayerPlace, placeBeside, placeLayers } from './placeLayers.ts'

/** What the list does to layers; each is one step of the history. */
export function moveToPlace(
  session: DesignSession,
  ids: readonly string[],
  place: LayerPlace,
): void {
  const { design } = session.plant.get()
  const diff = placeLayers(design, ids, place)
  session.dispatch({ type: 'edit', edit: { name: `Move ${textOf(session, ids)}`, diff } })
}

/** Null: Unassigned. */
export function moveToBlock(
  session: DesignSession,
  ids: readonly string[],
  blockId: string | null,
): void {
  const { design } = session.plant.get()
  const name = `Move ${textOf(session, ids)} to ${blockId === null ? 'Unassigned' : (design.blocks[blockId]?.name ?? '')}`
  session.dispatch({ type: 'edit', edit: { name, diff: assignLayers(design, ids, blockId) } })
  session.dispatch({ type: 'select', ids, how: 'replace' })
}

export function moveByOne(session: DesignSession, layerId: string, step: -1 | 1): void {
  const { design } = session.plant.get()
  const layer = design.block_layers[layerId]
  const place = layer && placeBeside(design, layer, step)
  if (place !== undefined) {
    session.dispatch({ type: 'reorder', layerId, beforeId: place.beforeId })
  }
}

/** Acts on layers as the keys do on the selection. */
export function onLayers(
  session: DesignSession,
  ids: readonly string[],
  type: 'delete' | 'duplicate',
): void {
  session.dispatch({ type: 'select', ids, how: 'replace' })
  session.dispatch({ type })
}

export function lockLayers(
  session: DesignSession,
  ids: readonly string[],
  isLocked: boolean,
): void {
  session.dispatch({ type: 'lock', ids, isLocked })
}

/** `Perimeter 2`, or how many. */
export function textOf(session: DesignSession, ids: readonly string[]): string {
  const { block_layers } = session.plant.get().design
  return nameOf(ids.flatMap((id) => block_layers[id] ?? []))
}
