import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  AddStudyPointsDocument,
  type AddStudyPointsMutation,
  SimulationStudyDocument,
} from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { graphqlQuery } from '../../lib/graphqlQuery.ts'
import { useRunsChanged } from '../../project/runs/runs.ts'

/** Runs further points of a study. */
export function useAddPoints(
  id: string,
): UseMutationResult<AddStudyPointsMutation, Error, readonly (readonly (number | string)[])[]> {
  const queryClient = useQueryClient()
  const onRunsChanged = useRunsChanged()
  return useMutation({
    mutationFn: (points: readonly (readonly (number | string)[])[]) =>
      request(AddStudyPointsDocument, { id, points: points.map((values) => [...values]) }),
    onSuccess: ({ addStudyPoints }) => {
      const { queryKey } = graphqlQuery(SimulationStudyDocument, { id })
      queryClient.setQueryData(queryKey, { simulationStudy: addStudyPoints })
      void onRunsChanged()
    },
  })
}
