import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { capture } from '../../../lib/analytics/analytics.ts'
import {
  CreateLongTermDatasetDocument,
  type CreateLongTermDatasetMutation,
  LongTermCorrectionDocument,
  type LongTermCorrectionQuery,
  type LongTermInput,
} from '../../../lib/gql/graphql.ts'
import { request } from '../../../lib/graphqlClient.ts'
import { useView } from '../../../lib/useView.ts'
import type { View } from '../../../lib/view.ts'
import { ROWS_CACHED, useDatasetsChanged } from '../useDatasets.ts'

export type LongTermReport = LongTermCorrectionQuery['longTermCorrection']

/** What a correction would do. */
export const useLongTermReport = (input: LongTermInput): View<LongTermReport> =>
  useView(LongTermCorrectionDocument, { input }, ROWS_CACHED)

interface NewDataset {
  readonly name: string
  readonly input: LongTermInput
}

export function useCreateLongTerm(): UseMutationResult<
  CreateLongTermDatasetMutation,
  Error,
  NewDataset
> {
  const changed = useDatasetsChanged()
  return useMutation({
    mutationFn: (variables: NewDataset) => request(CreateLongTermDatasetDocument, { ...variables }),
    onSuccess: () => {
      capture('meteo_changed', { change: 'edited' })
      return changed()
    },
  })
}
