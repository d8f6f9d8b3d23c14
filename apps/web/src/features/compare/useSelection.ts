import { isSameSelection, type Selection } from '@duet/comparison'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { type LabelOf, saysWhat, searchOf, selectionOf } from './compareSearch.ts'

const route = getRouteApi('/$org/project/$projectId/compare/$workbookId')

export interface ShownSelection {
  readonly selection: Selection
  /** What is shown is not what the workbook stores. */
  readonly isChanged: boolean
  readonly onChange: (selection: Selection) => void
  /** Back to what the workbook stores. */
  readonly onReset: () => void
}

/** What the address says is shown; where it says nothing, what the workbook stores. */
export function useSelection(stored: Selection, labelOf: LabelOf): ShownSelection {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  // The same object while nothing has changed: what is computed of it takes a while
  const selection = useMemo(
    () => (saysWhat(search) ? selectionOf(search, labelOf) : stored),
    [search, labelOf, stored],
  )
  return {
    selection,
    isChanged: !isSameSelection(selection, stored),
    onChange: (changed) =>
      void navigate({ to: '.', search: searchOf(changed), replace: true, resetScroll: false }),
    onReset: () => void navigate({ to: '.', search: {}, replace: true, resetScroll: false }),
  }
}
