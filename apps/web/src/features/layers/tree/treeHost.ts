import { type DragEvent, useLayoutEffect, useMemo, useRef } from 'react'
import type { DesignSession } from '../../design-session/session.ts'
import type { TreeRow } from './layerTree.ts'
import type { TreeDialogs } from './TreeDialogs.tsx'
import type { DropPlace } from './treeDrag.ts'
import type { Choosing } from './treeSelection.ts'

/** What lines ask of the tree. The object stays the same, so that lines are drawn again only for their own sake. */
export interface TreeHost {
  readonly choose: (row: TreeRow, how: Choosing) => void
  readonly focused: (row: TreeRow) => void
  readonly fold: (row: TreeRow, isOpen: boolean) => void
  readonly rename: (row: TreeRow, isOn: boolean) => void
  /** The name has been typed: the line takes the focus again. */
  readonly renamed: (row: TreeRow) => void
  readonly openMenu: (row: TreeRow, isOpen: boolean) => void
  readonly dragStart: (event: DragEvent, row: TreeRow) => void
  readonly dragOver: (event: DragEvent, row: TreeRow) => void
  readonly drop: (event: DragEvent) => void
  readonly dragEnd: () => void
  readonly dialogs: TreeDialogs
}

/** What the tree gives each of its lines. */
export interface TreeLineProps {
  readonly session: DesignSession
  readonly host: TreeHost
  readonly row: TreeRow
  readonly top: number
  readonly height: number
  /** The one line that the Tab key comes to. */
  readonly hasFocus: boolean
  readonly isRenaming: boolean
  readonly isMenuOpen: boolean
  /** Where dragged layers would be put. */
  readonly dropSide: DropPlace['side'] | undefined
}

/** Calls go to the newest of the hosts. */
export function useStableHost(newest: TreeHost): TreeHost {
  const host = useRef(newest)
  useLayoutEffect(() => {
    host.current = newest
  })
  return useMemo(
    () => ({
      choose: (row, how) => host.current.choose(row, how),
      focused: (row) => host.current.focused(row),
      fold: (row, isOpen) => host.current.fold(row, isOpen),
      rename: (row, isOn) => host.current.rename(row, isOn),
      renamed: (row) => host.current.renamed(row),
      openMenu: (row, isOpen) => host.current.openMenu(row, isOpen),
      dragStart: (event, row) => host.current.dragStart(event, row),
      dragOver: (event, row) => host.current.dragOver(event, row),
      drop: (event) => host.current.drop(event),
      dragEnd: () => host.current.dragEnd(),
      dialogs: {
        removeBlock: (block) => host.current.dialogs.removeBlock(block),
        moveToBlock: (ids) => host.current.dialogs.moveToBlock(ids),
      },
    }),
    [],
  )
}
