import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import type * as z from 'zod'
import type { studySearch } from './studySearch.ts'

const route = getRouteApi('/$org/project/$projectId/compute/studies/$studyId')

type StudySearch = z.infer<typeof studySearch>

/** What of the page stands in the address, and how it is changed. */
export function useStudySearch(): readonly [StudySearch, (next: StudySearch) => void] {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const change = useCallback(
    (next: StudySearch) =>
      void navigate({ search: (now) => ({ ...now, ...next }), replace: true, resetScroll: false }),
    [navigate],
  )
  return [search, change]
}
