import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useStore } from '../../../lib/externalStore.ts'
import type { DesignSession } from '../../design-session/session.ts'
import classes from './LayerTree.module.css'
import { type TreeFilter, type TreeRow, treeRows } from './layerTree.ts'
import type { TreeDialogs } from './TreeDialogs.tsx'
import { TreeLine } from './TreeLine.tsx'
import { type TreeHost, useStableHost } from './treeHost.ts'
import { type TreeKeyContext, treeKeyAction } from './treeKeys.ts'
import { chooseRow } from './treeSelection.ts'
import { type Folds, useFolds } from './useFolds.ts'
import { type TreeDrag, useTreeDrag } from './useTreeDrag.ts'
import { type TreeFocus, useTreeFocus } from './useTreeFocus.ts'

interface LayerTreeProps {
  readonly session: DesignSession
  readonly filter: TreeFilter
  readonly dialogs: TreeDialogs
}

const GROUP_HEIGHT_PX = 32
const LAYER_HEIGHT_PX = 28

/** Blocks and their layers as a tree; only the lines in view are drawn. */
export function LayerTree({ session, filter, dialogs }: LayerTreeProps): ReactNode {
  const design = useStore(session.plant, (state) => state.design)
  const folds = useFolds(session)
  const rows = useMemo(() => treeRows(design, filter, folds.isOpen), [design, filter, folds.isOpen])
  const scroller = useRef<HTMLDivElement>(null)
  const virtualizer = useTreeWindow(rows, scroller)
  const focus = useTreeFocus(session, rows, scroller, (at) => virtualizer.scrollToIndex(at))
  const [renaming, setRenaming] = useState<string>()
  const [menuOf, setMenuOf] = useState<string>()
  const drag = useTreeDrag(session, rows)
  const parts = { session, rows, folds, focus, drag, dialogs, setRenaming, setMenuOf }
  const host = useStableHost(hostOf(parts))
  return (
    <div ref={scroller} className={classes['scroller']}>
      <div
        role="tree"
        aria-label="Blocks and layers"
        aria-multiselectable
        tabIndex={-1}
        className={classes['tree']}
        style={{ height: virtualizer.getTotalSize() }}
        onKeyDown={(event) =>
          onTreeKey(event, { session, rows, at: focus.at, focus: focus.goTo, host })
        }
      >
        {virtualizer.getVirtualItems().map(({ index, start, size, key }) => {
          const row = rows[index]
          if (row === undefined) return null
          return (
            <TreeLine
              key={key}
              session={session}
              host={host}
              row={row}
              top={start}
              height={size}
              hasFocus={index === focus.at}
              isRenaming={renaming === row.key}
              isMenuOpen={menuOf === row.key}
              dropSide={drag.place?.key === row.key ? drag.place.side : undefined}
            />
          )
        })}
      </div>
    </div>
  )
}

interface TreeParts {
  readonly session: DesignSession
  readonly rows: readonly TreeRow[]
  readonly folds: Folds
  readonly focus: TreeFocus
  readonly drag: TreeDrag
  readonly dialogs: TreeDialogs
  readonly setRenaming: (key: string | undefined) => void
  readonly setMenuOf: (key: string | undefined) => void
}

function hostOf(parts: TreeParts): TreeHost {
  const { session, rows, folds, focus, drag, dialogs } = parts
  const goTo = (to: TreeRow): void => focus.goTo(rows.findIndex(({ key }) => key === to.key))
  return {
    choose: (row, how) => {
      chooseRow(session, rows, row, how)
      // the name that was pressed has no keys of its own
      goTo(row)
    },
    focused: ({ key }) => focus.take(key),
    fold: ({ key }, isOpen) => folds.setOpen(key, isOpen),
    rename: ({ key }, isOn) => parts.setRenaming(isOn ? key : undefined),
    renamed: goTo,
    openMenu: (row, isOpen) => {
      parts.setMenuOf(isOpen ? row.key : undefined)
      if (!isOpen) goTo(row)
    },
    dragStart: drag.start,
    dragOver: drag.over,
    drop: drag.drop,
    dragEnd: drag.end,
    dialogs,
  }
}

/** The lines that are in view. */
function useTreeWindow(
  rows: readonly TreeRow[],
  scroller: RefObject<HTMLDivElement | null>,
): Virtualizer<HTMLDivElement, Element> {
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises this hook
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => rows[index]?.key ?? index,
    estimateSize: (index) => (rows[index]?.kind === 'group' ? GROUP_HEIGHT_PX : LAYER_HEIGHT_PX),
    overscan: 12,
  })
  const shape = useMemo(() => rows.map(({ kind }) => kind[0]).join(''), [rows])
  const measured = useRef(shape)
  useLayoutEffect(() => {
    if (measured.current === shape) return
    measured.current = shape
    virtualizer.measure()
  }, [virtualizer, shape])
  return virtualizer
}

function onTreeKey(event: KeyboardEvent, context: TreeKeyContext): void {
  if (!isOnRow(event.target)) return
  const act = treeKeyAction(event, context)
  if (act === undefined) return
  event.preventDefault()
  act()
}

/** Keys in a text field or on a button of a row are theirs. */
function isOnRow(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.getAttribute('role') === 'treeitem'
}
