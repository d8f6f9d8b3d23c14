import { type DragEvent, useRef, useState } from 'react'
import type { DesignSession } from '../../design-session/session.ts'
import type { TreeRow } from './layerTree.ts'
import { moveToBlock, moveToPlace } from './treeActions.ts'
import { type DropPlace, dropPlaceOf, placeOfDrop } from './treeDrag.ts'
import { actedOn } from './treeSelection.ts'

/** Dragging layers by the mouse; the keyboard has Alt with the arrows and the menu for it. */
export interface TreeDrag {
  readonly place: DropPlace | undefined
  readonly start: (event: DragEvent, row: TreeRow) => void
  readonly over: (event: DragEvent, row: TreeRow) => void
  readonly drop: (event: DragEvent) => void
  readonly end: () => void
}

export function useTreeDrag(session: DesignSession, rows: readonly TreeRow[]): TreeDrag {
  const dragged = useRef<readonly string[]>(undefined)
  const [place, setPlace] = useState<DropPlace>()
  const end = (): void => {
    dragged.current = undefined
    setPlace(undefined)
  }
  return {
    place,
    end,
    start: (event, row) => {
      if (row.kind !== 'layer' || !session.mayEdit) return
      dragged.current = actedOn(session, row.layer.id)
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', row.layer.name)
    },
    over: (event, row) => {
      if (dragged.current === undefined) return
      event.preventDefault()
      const { top, height } = event.currentTarget.getBoundingClientRect()
      const next = dropPlaceOf(row, (event.clientY - top) / height)
      if (next.key !== place?.key || next.side !== place.side) setPlace(next)
    },
    drop: (event) => {
      const ids = dragged.current
      if (ids === undefined) return
      event.preventDefault()
      const to = place && placeOfDrop(rows, place, session.plant.get().design)
      end()
      if (to === undefined) return
      if ('beforeId' in to) moveToPlace(session, ids, to)
      else moveToBlock(session, ids, to.blockId)
    },
  }
}
