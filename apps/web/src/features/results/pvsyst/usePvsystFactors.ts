import {
  type UseMutationResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  GetPVsystExportDataDocument,
  type GetPVsystExportDataQuery,
  StartPvsystFactorsDocument,
  type StartPvsystFactorsMutation,
} from '../../../lib/gql/graphql.ts'
import { request } from '../../../lib/graphqlClient.ts'
import { allOf, graphqlQuery } from '../../../lib/graphqlQuery.ts'
import { mapView, type View, viewOf } from '../../../lib/view.ts'
import { type Scope, scopeVariables } from '../scope.ts'
import { type ResultJobState, useResultJob } from '../useResultJob.ts'

export type PvsystData = GetPVsystExportDataQuery['pvsystExportData']

export interface PvsystFactorsView {
  readonly view: View<PvsystData>
  /** What makes the factors, once they were asked for. */
  readonly job: ResultJobState | undefined
  readonly start: UseMutationResult<StartPvsystFactorsMutation, Error, void>
}

/** Factors of a block or the plant; asked for once, then stored with the run. */
export function usePvsystFactors(scope: Scope): PvsystFactorsView {
  const variables = scopeVariables(scope)
  const queryClient = useQueryClient()
  const query = useQuery(graphqlQuery(GetPVsystExportDataDocument, variables))
  const refresh = (): Promise<void> =>
    queryClient.invalidateQueries({ queryKey: allOf(GetPVsystExportDataDocument) })
  const start = useMutation({
    mutationFn: () => request(StartPvsystFactorsDocument, variables),
    onSuccess: refresh,
  })
  const asked = start.data?.startPvsystFactors.id
  const job = useResultJob(query.data?.pvsystExportData.job?.id ?? asked)
  const isMade = job?.status === 'completed'
  const isShown = query.data?.pvsystExportData.job?.status === 'completed'
  useEffect(() => {
    if (isMade && !isShown) {
      void queryClient.invalidateQueries({ queryKey: allOf(GetPVsystExportDataDocument) })
    }
  }, [isMade, isShown, queryClient])
  return { view: mapView(viewOf(query), ({ pvsystExportData }) => pvsystExportData), job, start }
}
