import { useCallback, useState } from 'react'
import { useStore } from '../../../lib/externalStore.ts'
import type { DesignSession } from '../../design-session/session.ts'
import { UNASSIGNED_KEY } from './layerTree.ts'

/** Many blocks are listed folded, but for the chosen one. */
const MOST_OPEN = 12

export interface Folds {
  readonly isOpen: (key: string) => boolean
  readonly setOpen: (key: string, isOpen: boolean) => void
}

/** Which blocks show their layers. */
export function useFolds(session: DesignSession): Folds {
  const chosen = useStore(session.editor, ({ blockId }) => blockId)
  const isShort = useStore(
    session.plant,
    ({ design }) => Object.keys(design.blocks).length <= MOST_OPEN,
  )
  const [folds, setFolds] = useState<ReadonlyMap<string, boolean>>(new Map())
  const isOpen = useCallback(
    (key: string) => folds.get(key) ?? (key === chosen || key === UNASSIGNED_KEY || isShort),
    [folds, chosen, isShort],
  )
  const setOpen = useCallback(
    (key: string, isUnfolded: boolean) => setFolds((known) => new Map(known).set(key, isUnfolded)),
    [],
  )
  return { isOpen, setOpen }
}
