import {
  keepPreviousData,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import {
  SimulationKpisDocument,
  type UncertaintyPartsFragment,
  UpdateYieldUncertaintyDocument,
  type UpdateYieldUncertaintyMutation,
  YieldExceedanceDocument,
  type YieldExceedanceQuery,
} from '../../../lib/gql/graphql.ts'
import { request } from '../../../lib/graphqlClient.ts'
import { allOf } from '../../../lib/graphqlQuery.ts'
import { useView } from '../../../lib/useView.ts'
import type { View } from '../../../lib/view.ts'
import { type Scope, scopeVariables } from '../scope.ts'

export type Exceedance = YieldExceedanceQuery['yieldExceedance']
export type Parts = UncertaintyPartsFragment['parts']

/** Energies and how likely they are exceeded, of the mean of some years. */
export function useExceedance(scope: Scope, years: number): View<Exceedance> {
  const variables = { ...scopeVariables(scope), years }
  return useView(YieldExceedanceDocument, variables, { placeholderData: keepPreviousData })
}

/** Changes the parts of the project; null: back to those of a usual plant. */
export function useUpdateUncertainty(
  projectId: string,
): UseMutationResult<UpdateYieldUncertaintyMutation, Error, Parts | null> {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (parts: Parts | null) =>
      request(UpdateYieldUncertaintyDocument, { project_id: projectId, parts }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: allOf(YieldExceedanceDocument) }),
        client.invalidateQueries({ queryKey: allOf(SimulationKpisDocument) }),
      ]),
  })
}
