import { getRouteApi } from '@tanstack/react-router'
import type { z } from 'zod'
import type { simulationSearch } from './simulationSearch.ts'

const route = getRouteApi('/$org/project/$projectId/simulations/$simId/$tab')

type Search = z.output<typeof simulationSearch>

/** What the address of the results says beside the run, and what changes a part of it, in place. */
export function useResultSearch(): readonly [Search, (changed: Partial<Search>) => void] {
  const params = route.useParams()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  return [
    search,
    (changed) => void navigate({ params, search: { ...search, ...changed }, replace: true }),
  ]
}
