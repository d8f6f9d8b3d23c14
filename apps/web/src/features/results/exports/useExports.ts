import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { capture } from '../../../lib/analytics/analytics.ts'
import { downloadUrl } from '../../../lib/download.ts'
import {
  DataExportsDocument,
  type DataExportsQuery,
  DeleteResultFileDocument,
  type ExportRowFragment,
  GetDataExportUrlsDocument,
  MakeRunBundleDocument,
  type ResultFileRowFragment,
  ResultFilesDocument,
  type ResultFilesQuery,
  RetryResultFileDocument,
  SimDataExportDocument,
} from '../../../lib/gql/graphql.ts'
import { request } from '../../../lib/graphqlClient.ts'
import { allOf, graphqlQuery } from '../../../lib/graphqlQuery.ts'
import { mapView, type View, viewOf } from '../../../lib/view.ts'
import { type ExportForm, exportInput } from './exportForm.ts'

const REFRESH_MS = 1000

export const isBeingMade = ({ status }: { readonly status: string }): boolean =>
  status === 'queued' || status === 'running'

const refreshOf = (rows: readonly { readonly status: string }[] | undefined): number | false =>
  rows?.some(isBeingMade) === true ? REFRESH_MS : false

export function useExports(simulation_id: string): View<readonly ExportRowFragment[]> {
  const query: UseQueryResult<DataExportsQuery> = useQuery({
    ...graphqlQuery(DataExportsDocument, { simulation_id }),
    refetchInterval: ({ state }) => refreshOf(state.data?.dataExports),
  })
  return mapView(viewOf(query), ({ dataExports }) => dataExports)
}

export type FileKind = 'pdf_report' | 'run_bundle'

export function useResultFiles(
  simulation_id: string,
  kind: FileKind,
): View<readonly ResultFileRowFragment[]> {
  const query: UseQueryResult<ResultFilesQuery> = useQuery({
    ...graphqlQuery(ResultFilesDocument, { simulation_id, kind }),
    refetchInterval: ({ state }) => refreshOf(state.data?.resultFiles),
  })
  return mapView(viewOf(query), ({ resultFiles }) => resultFiles)
}

/** Has the lists of files read anew. */
export function useFilesChanged(): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    await queryClient.invalidateQueries({ queryKey: allOf(DataExportsDocument) })
    await queryClient.invalidateQueries({ queryKey: allOf(ResultFilesDocument) })
  }
}

export function useCreateExport(
  simulation_id: string,
  utcOffsetH: number,
): UseMutationResult<unknown, Error, ExportForm> {
  const filesChanged = useFilesChanged()
  return useMutation({
    mutationFn: (form: ExportForm) =>
      request(SimDataExportDocument, { simulation_id, ...exportInput(form, utcOffsetH) }),
    onSuccess: (_answer, { format, scope }) => {
      capture('data_exported', { format, scope })
      return filesChanged()
    },
  })
}

export function useMakeBundle(simulation_id: string): UseMutationResult<unknown, Error, void> {
  const filesChanged = useFilesChanged()
  return useMutation({
    mutationFn: () => request(MakeRunBundleDocument, { simulation_id }),
    onSuccess: filesChanged,
  })
}

export function useRetryFile(): UseMutationResult<unknown, Error, string> {
  const filesChanged = useFilesChanged()
  return useMutation({
    mutationFn: (id: string) => request(RetryResultFileDocument, { id }),
    onSuccess: filesChanged,
  })
}

export function useDeleteFile(): UseMutationResult<unknown, Error, string> {
  const filesChanged = useFilesChanged()
  return useMutation({
    mutationFn: (id: string) => request(DeleteResultFileDocument, { id }),
    onSuccess: filesChanged,
  })
}

interface WantedFile {
  readonly id: string
  readonly filename: string
}

/** Asks for a signed link, which holds for minutes only, and has the browser fetch it. */
export function useDownloadFile(): UseMutationResult<void, Error, WantedFile> {
  return useMutation({
    mutationFn: async ({ id, filename }: WantedFile) => {
      const url = await fileUrl(id)
      if (url !== undefined) downloadUrl(url, filename)
    },
  })
}

export async function fileUrl(id: string): Promise<string | undefined> {
  const { getDataExportUrls } = await request(GetDataExportUrlsDocument, { ids: [id] })
  return getDataExportUrls[0]?.url
}
