import { getRouteApi } from '@tanstack/react-router'
import * as z from 'zod'
import { compareSearch } from './compareSearch.ts'

/** The list in the address, beside what links to a comparison have always had there. */
export const indexSearch = compareSearch.extend({
  search: z.string().optional().catch(undefined),
  page: z.int().min(1).optional().catch(undefined),
})
type IndexSearch = z.infer<typeof indexSearch>

const route = getRouteApi('/$org/project/$projectId/compare')

interface ListSearch {
  readonly search: string
  readonly page: number
  readonly onChange: (changed: Pick<Partial<IndexSearch>, 'search' | 'page'>) => void
}

export function useIndexSearch(): ListSearch {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  return {
    search: search.search ?? '',
    page: search.page ?? 1,
    onChange: (changed) =>
      void navigate({ to: '.', search: { ...search, ...changed }, replace: true }),
  }
}
