import type { DesignSession } from '../../design-session/session.ts'
import type { TreeRow } from './layerTree.ts'
import { moveByOne } from './treeActions.ts'
import type { TreeHost } from './treeHost.ts'
import { chooseRow } from './treeSelection.ts'

/** What keys do in the list. */
export interface TreeKeyContext {
  readonly session: DesignSession
  readonly rows: readonly TreeRow[]
  /** Number of the row that has the focus. */
  readonly at: number
  readonly focus: (at: number) => void
  readonly host: TreeHost
}

type TreeKey = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

type Action = () => void

/** Rows that a page key goes over. */
const PAGE_ROWS = 15

/** What a key means; undefined where it is not one of the list's. */
export function treeKeyAction(event: TreeKey, context: TreeKeyContext): Action | undefined {
  const row = context.rows[context.at]
  if (row === undefined) return undefined
  if (event.altKey) return placeAction(event, row, context)
  return (
    goAction(event, context) ?? foldAction(event, row, context) ?? rowAction(event, row, context)
  )
}

/** Keys of the list that the page leaves to it. */
export const TREE_KEYS =
  'ArrowUp ArrowDown ArrowLeft ArrowRight Home End PageUp PageDown Enter F2 F10 ContextMenu Space'

function placeAction(
  { key }: TreeKey,
  row: TreeRow,
  { session }: TreeKeyContext,
): Action | undefined {
  if (row.kind !== 'layer' || !session.mayEdit) return undefined
  if (key === 'ArrowUp') return () => moveByOne(session, row.layer.id, -1)
  if (key === 'ArrowDown') return () => moveByOne(session, row.layer.id, 1)
  return undefined
}

/** Going on chooses, with Shift a range; with Ctrl it only goes. */
function goAction(event: TreeKey, context: TreeKeyContext): Action | undefined {
  const { session, rows, at } = context
  const to = goneTo(event.key, at, rows.length)
  const row = to === undefined ? undefined : rows[to]
  if (to === undefined || row === undefined) return undefined
  return () => {
    context.focus(to)
    if (event.ctrlKey || event.metaKey) return
    chooseRow(session, rows, row, event.shiftKey ? 'range' : 'replace')
  }
}

function goneTo(key: string, at: number, count: number): number | undefined {
  const last = count - 1
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, last)
    case 'ArrowUp':
      return Math.max(at - 1, 0)
    case 'PageDown':
      return Math.min(at + PAGE_ROWS, last)
    case 'PageUp':
      return Math.max(at - PAGE_ROWS, 0)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}

/** Right opens a block, then goes in; left goes out, then folds. */
function foldAction({ key }: TreeKey, row: TreeRow, context: TreeKeyContext): Action | undefined {
  const { rows, at } = context
  if (key === 'ArrowRight') {
    if (row.kind === 'layer') return () => undefined
    return row.isOpen
      ? () => context.focus(Math.min(at + 1, rows.length - 1))
      : () => context.host.fold(row, true)
  }
  if (key !== 'ArrowLeft') return undefined
  if (row.kind === 'group') return () => context.host.fold(row, false)
  const group = rows.findIndex((other) => other.key === row.groupKey)
  return () => context.focus(group)
}

function rowAction(event: TreeKey, row: TreeRow, context: TreeKeyContext): Action | undefined {
  const { session, rows, host } = context
  const block = row.kind === 'group' ? row.block : undefined
  switch (event.key) {
    case 'Enter':
      return () => chooseRow(session, rows, row, 'replace')
    case ' ':
      return () => chooseRow(session, rows, row, event.shiftKey ? 'range' : 'toggle')
    case 'F2':
      return session.mayEdit ? () => host.rename(row, true) : undefined
    case 'F10':
      return event.shiftKey ? () => host.openMenu(row, true) : undefined
    case 'ContextMenu':
      return () => host.openMenu(row, true)
    case 'Delete':
      return block !== undefined && session.mayEdit
        ? () => host.dialogs.removeBlock(block)
        : undefined
    default:
      return undefined
  }
}
