import { getRouteApi } from '@tanstack/react-router'
import type { z } from 'zod'
import type { lossesSearch } from './lossesSearch.ts'

const route = getRouteApi('/$org/project/$projectId/design/losses')

type Search = z.output<typeof lossesSearch>

/** What the address of the losses says, and what changes a part of it, in place. */
export function useLossesSearch(): readonly [Search, (changed: Partial<Search>) => void] {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  return [search, (changed) => void navigate({ search: { ...search, ...changed }, replace: true })]
}
