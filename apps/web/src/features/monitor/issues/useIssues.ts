import {
  IssueDocument,
  IssueIndexDocument,
  type IssueIndexQuery,
  type IssueQuery,
  IssuesDocument,
  type IssuesQuery,
} from '../../../lib/gql/graphql.ts'
import { useView } from '../../../lib/useView.ts'
import type { View } from '../../../lib/view.ts'
import { useDeployment } from '../shell/deployment.ts'
import { FOLLOW } from '../shell/follow.ts'
import type { Period } from '../shell/period.ts'
import { filterOf, type IssuesSearch } from './issuesSearch.ts'

export const PER_PAGE = 50
export const USUAL_SORT = 'kwh desc'

/** What a change of issues makes stale. */
export const STALE_LISTS = [IssuesDocument, IssueIndexDocument, IssueDocument] as const

export type IssueDetails = IssueQuery['issue']
export type IssueGroup = IssueIndexQuery['issueIndex'][number]

/** Of the whole period: the table of groups is what lists are chosen by. */
export function useIssueIndex({ from, to }: Period): View<readonly IssueGroup[]> {
  const { project_id } = useDeployment()
  return useView(IssueIndexDocument, { project_id, filter: { from, to } }, FOLLOW)
}

export function useIssues(search: IssuesSearch, period: Period): View<IssuesQuery['issues']> {
  const { project_id } = useDeployment()
  return useView(
    IssuesDocument,
    {
      project_id,
      filter: filterOf(search, period),
      order_by: search.sort ?? USUAL_SORT,
      skip: ((search.page ?? 1) - 1) * PER_PAGE,
      take: PER_PAGE,
    },
    FOLLOW,
  )
}
