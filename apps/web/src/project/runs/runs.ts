import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import {
  OneDuetSimDocument,
  ProjectDuetSimDocument,
  RunningProjectSimDocument,
  StopRunningSimulationDocument,
  type StopRunningSimulationMutation,
} from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { useRefresh } from '../../lib/useRefresh.ts'

/** What lists runs, and is stale after one has changed. */
export const RUN_LISTS = [
  ProjectDuetSimDocument,
  OneDuetSimDocument,
  RunningProjectSimDocument,
] as const

/** Has the cached runs fetched anew. */
export function useRunsChanged(): () => Promise<void> {
  return useRefresh(...RUN_LISTS)
}

export function useStopSimulation(
  projectId: string,
  id: string,
): UseMutationResult<StopRunningSimulationMutation, Error, void> {
  const onSuccess = useRunsChanged()
  return useMutation({
    mutationFn: () => request(StopRunningSimulationDocument, { id, project_id: projectId }),
    onSuccess,
  })
}
