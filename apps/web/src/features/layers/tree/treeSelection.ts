import type { DesignSession } from '../../design-session/session.ts'
import type { TreeRow } from './layerTree.ts'

/** `range`: from the row that was chosen last to this one. */
export type Choosing = 'replace' | 'toggle' | 'range'

/** How the keys that are held make a choice. */
export function choosingOf(event: Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>): Choosing {
  if (event.shiftKey) return 'range'
  return event.ctrlKey || event.metaKey ? 'toggle' : 'replace'
}

/** Chooses a block, or layers among others. */
export function chooseRow(
  session: DesignSession,
  rows: readonly TreeRow[],
  row: TreeRow,
  how: Choosing,
): void {
  if (row.kind === 'group') {
    if (row.block !== undefined) session.dispatch({ type: 'selectBlock', blockId: row.block.id })
    return
  }
  const { id } = row.layer
  const from = session.editor.get().layerId
  if (how === 'range' && from !== null) {
    // the last one is the primary layer, from which the next range starts again
    const ids = layersBetween(rows, id, from)
    session.dispatch({ type: 'select', ids, how: 'replace' })
  } else if (how === 'toggle') session.dispatch({ type: 'select', ids: [id], how: 'toggle' })
  else session.dispatch({ type: 'selectLayer', layerId: id })
}

/** Layers of the list from one to another, both included, beginning with the first named. */
function layersBetween(rows: readonly TreeRow[], fromId: string, toId: string): readonly string[] {
  const from = rows.findIndex(({ key }) => key === fromId)
  const to = rows.findIndex(({ key }) => key === toId)
  if (from === -1 || to === -1) return [toId]
  const between = rows.slice(Math.min(from, to), Math.max(from, to) + 1)
  const ids = between.flatMap((row) => (row.kind === 'layer' ? [row.layer.id] : []))
  return from <= to ? ids : ids.toReversed()
}

/** What an action of a row is about: the row's layer, or all that are selected when it is among them. */
export function actedOn(session: DesignSession, layerId: string): readonly string[] {
  const { selectedIds } = session.editor.get()
  return selectedIds.has(layerId) ? [...selectedIds] : [layerId]
}
