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

/** Has the cached runs fetched anew. */
export function useRunsChanged(): () => Promise<void> {
  return useRefresh(ProjectDuetSimDocument, OneDuetSimDocument, RunningProjectSimDocument)
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
