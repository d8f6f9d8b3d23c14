import { useNavigate, useSearch } from '@tanstack/react-router'
import { type IssuesSearch, issuesSearch } from './issuesSearch.ts'

/** What the address of a list says, and what changes a part of it; a list with another filter begins with its first page. */
export function useIssuesSearch(): readonly [
  IssuesSearch,
  (changed: Partial<IssuesSearch>) => void,
] {
  const search = issuesSearch.parse(useSearch({ strict: false }))
  const navigate = useNavigate()
  return [
    search,
    (changed) =>
      void navigate({
        to: '.',
        search: (before: object) => ({ ...before, page: undefined, ...changed }),
        replace: true,
      }),
  ]
}
