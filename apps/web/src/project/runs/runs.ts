import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  OneDuetSimDocument,
  ProjectDuetSimDocument,
  RunningProjectSimDocument,
  StopRunningSimulationDocument,
  type StopRunningSimulationMutation,
} from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { allOf } from '../../lib/graphqlQuery.ts'

/** Whatever was kept of runs is asked for anew. */
export function useRunsChanged(): () => Promise<unknown> {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      [
        allOf(ProjectDuetSimDocument),
        allOf(OneDuetSimDocument),
        allOf(RunningProjectSimDocument),
      ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    )
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
