import {
  type UseMutationResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { allPages } from '../../lib/allPages.ts'
import { downloadUrl } from '../../lib/download.ts'
import {
  type CustomDatasetRowFragment,
  DeleteCustomDatasetDocument,
  DescribeCustomDatasetDocument,
  ExportCustomDatasetDocument,
  GetCustomDatasetsDocument,
  UpdateCustomDatasetDocument,
} from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { allOf } from '../../lib/graphqlQuery.ts'
import { useRefresh } from '../../lib/useRefresh.ts'
import { useView } from '../../lib/useView.ts'
import { type View, viewOf } from '../../lib/view.ts'

/** What the server gives at most at once. */
const DATASETS_A_CALL = 500

/** All datasets of a project, newest first. */
export function useCustomDatasets(projectId: string): View<readonly CustomDatasetRowFragment[]> {
  const query = useQuery({
    queryKey: [...allOf(GetCustomDatasetsDocument), { project_id: projectId }],
    queryFn: ({ signal }) =>
      allPages(DATASETS_A_CALL, async (page) => {
        const asked = { project_id: projectId, ...page }
        return (await request(GetCustomDatasetsDocument, asked, signal)).customDatasets
      }),
  })
  return viewOf(query)
}

export const useCustomDataset = (id: string): View<CustomDatasetRowFragment> =>
  useView(DescribeCustomDatasetDocument, { id })

/** Has the cached lists fetched anew. */
export const useCustomDatasetsChanged = (): (() => Promise<unknown>) =>
  useRefresh(GetCustomDatasetsDocument, DescribeCustomDatasetDocument)

export function useRenameCustomDataset(id: string): UseMutationResult<unknown, Error, string> {
  const changed = useCustomDatasetsChanged()
  return useMutation({
    mutationFn: (name: string) => request(UpdateCustomDatasetDocument, { id, input: { name } }),
    onSuccess: changed,
  })
}

/** Everything that was made of the rows is asked for anew. */
export function useMapCustomDataset(id: string): UseMutationResult<unknown, Error, object> {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (mapping: object) =>
      request(UpdateCustomDatasetDocument, { id, input: { mapping } }),
    onSuccess: () => queryClient.invalidateQueries(),
  })
}

export function useDeleteCustomDataset(id: string): UseMutationResult<unknown, Error, void> {
  const changed = useCustomDatasetsChanged()
  return useMutation({
    mutationFn: () => request(DeleteCustomDatasetDocument, { id }),
    // Not waited for: the page of the dataset is left first.
    onSuccess: () => void changed(),
  })
}

/** All rows as a file, which the browser saves. */
export function useExportCustomDataset({
  id,
  name,
}: Pick<CustomDatasetRowFragment, 'id' | 'name'>): UseMutationResult<
  void,
  Error,
  'csv' | 'parquet'
> {
  return useMutation({
    mutationFn: async (format) => {
      const answer = await request(ExportCustomDatasetDocument, { id, format })
      downloadUrl(answer.exportCustomDataset.url, `${name}.${format}`)
    },
  })
}
