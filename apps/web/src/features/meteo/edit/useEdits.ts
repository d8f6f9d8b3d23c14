import { keepPreviousData, type UseMutationResult, useMutation } from '@tanstack/react-query'
import { capture } from '../../../lib/analytics/analytics.ts'
import {
  EditEnviroDatasetDocument,
  type EditEnviroDatasetMutation,
  PreviewEnviroDatasetEditDocument,
  type PreviewEnviroDatasetEditQuery,
} from '../../../lib/gql/graphql.ts'
import { request } from '../../../lib/graphqlClient.ts'
import { useView } from '../../../lib/useView.ts'
import type { View } from '../../../lib/view.ts'
import { ROWS_CACHED, useDatasetsChanged } from '../useDatasets.ts'

export type EditPreview = PreviewEnviroDatasetEditQuery['previewEnviroDatasetEdit']

/** What the edits would change; asked for only while there are any. */
export function usePreview(id: string, edits: readonly object[]): View<EditPreview> {
  return useView(
    PreviewEnviroDatasetEditDocument,
    { id, edits },
    { ...ROWS_CACHED, placeholderData: keepPreviousData, enabled: edits.length > 0 },
  )
}

interface NewDataset {
  readonly name: string
  readonly edits: readonly object[]
}

export function useEditDataset(
  id: string,
): UseMutationResult<EditEnviroDatasetMutation, Error, NewDataset> {
  const changed = useDatasetsChanged()
  return useMutation({
    mutationFn: ({ name, edits }: NewDataset) =>
      request(EditEnviroDatasetDocument, { id, input: { name, edits } }),
    onSuccess: () => {
      capture('meteo_changed', { change: 'edited' })
      return changed()
    },
  })
}
