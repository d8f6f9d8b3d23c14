import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { allPages } from '../../lib/allPages.ts'
import {
  type OrganizationRunRowFragment,
  OrganizationRunsDocument,
  type OrganizationRunsQuery,
  type OrganizationRunsQueryVariables,
} from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { graphqlQuery } from '../../lib/graphqlQuery.ts'
import { mapView, type View, viewOf } from '../../lib/view.ts'
import { SIMULATION_POLL_MS } from '../../project/runs/simulationJob.ts'
import { orderOf, type RunsSearch } from './runsSearch.ts'

export const RUNS_PER_PAGE = 50
const MOST_TAKEN = 500

export interface RunsPageData {
  readonly page: OrganizationRunsQuery['organizationRuns']
  /** When this was so, ms. */
  readonly asOfMs: number
}

/** One page of the runs of an organisation; asked for again while one of those found is on its way. */
export function useOrganizationRuns(
  organizationId: string,
  search: RunsSearch,
): View<RunsPageData> {
  const query = useQuery({
    ...graphqlQuery(OrganizationRunsDocument, {
      ...variablesOf(organizationId, search),
      skip: ((search.page ?? 1) - 1) * RUNS_PER_PAGE,
      take: RUNS_PER_PAGE,
    }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      (state.data?.organizationRuns.counts.running ?? 0) > 0 ? SIMULATION_POLL_MS : false,
  })
  return mapView(viewOf(query), ({ organizationRuns }) => ({
    page: organizationRuns,
    asOfMs: query.dataUpdatedAt,
  }))
}

/** Every row that the search finds, on whatever page. */
export const allRows = (
  organizationId: string,
  search: RunsSearch,
): Promise<readonly OrganizationRunRowFragment[]> =>
  allPages(MOST_TAKEN, async (place) => {
    const variables = { ...variablesOf(organizationId, search), ...place }
    return (await request(OrganizationRunsDocument, variables)).organizationRuns.rows
  })

function variablesOf(organizationId: string, search: RunsSearch): OrganizationRunsQueryVariables {
  const { key, descending } = orderOf(search)
  return {
    organization_id: organizationId,
    search: search.search ?? null,
    state: search.state ?? null,
    all_runs: search.all ?? false,
    order_by: `${key} ${descending ? 'desc' : 'asc'}`,
  }
}
