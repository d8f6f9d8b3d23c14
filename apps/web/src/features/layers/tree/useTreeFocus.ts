import { type RefObject, useEffect, useRef, useState } from 'react'
import { useStore } from '../../../lib/externalStore.ts'
import type { DesignSession } from '../../design-session/session.ts'
import type { TreeRow } from './layerTree.ts'

export interface TreeFocus {
  /** Number of the row that the Tab key comes to. */
  readonly at: number
  readonly goTo: (at: number) => void
  /** The row has been given the focus. */
  readonly take: (key: string) => void
}

/** One row can be reached by Tab; what is chosen elsewhere is scrolled into view. */
export function useTreeFocus(
  session: DesignSession,
  rows: readonly TreeRow[],
  scroller: RefObject<HTMLDivElement | null>,
  scrollTo: (at: number) => void,
): TreeFocus {
  const chosen = useStore(session.editor, ({ layerId, blockId }) => layerId ?? blockId)
  const [focused, setFocused] = useState<string>()
  const wanted = useRef<string>(undefined)
  const indexOf = (key: string | null | undefined): number =>
    rows.findIndex((row) => row.key === key)
  const at = Math.max(0, indexOf(focused) === -1 ? indexOf(chosen) : indexOf(focused))
  const toChosen = useRef(scrollTo)
  useEffect(() => {
    toChosen.current = (index) => scrollTo(index)
  })
  const chosenAt = indexOf(chosen)
  useEffect(() => {
    if (chosenAt !== -1) toChosen.current(chosenAt)
    // only a new choice scrolls, not a row that moves
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [chosen])
  const focusWanted = (): void => {
    if (wanted.current === undefined) return
    const row = scroller.current?.querySelector<HTMLElement>(
      `[data-row="${CSS.escape(wanted.current)}"]`,
    )
    if (row === null || row === undefined) return
    wanted.current = undefined
    row.focus({ preventScroll: true })
  }
  useEffect(focusWanted)
  return {
    at,
    goTo: (index) => {
      const key = rows[index]?.key
      wanted.current = key
      setFocused(key)
      scrollTo(index)
      // nothing is drawn anew for a row that had been gone to before
      focusWanted()
    },
    take: setFocused,
  }
}
