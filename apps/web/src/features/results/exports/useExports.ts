import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { capture } from '../../../lib/analytics/analytics.ts'
import { downloadUrl } from '../../../lib/download.ts'
import {
  DataExportsDocument,
  DeleteResultFileDocument,
  type ExportRowFragment,
  GetDataExportUrlsDocument,
  MakeRunBundleDocument,
  type ResultFileRowFragment,
  ResultFilesDocument,
  RetryResultFileDocument,
  SimDataExportDocument,
} from '../../../lib/gql/graphql.ts'
import { request } from '../../../lib/graphqlClient.ts'
import { allOf } from '../../../lib/graphqlQuery.ts'
import { useView } from '../../../lib/useView.ts'
import type { View } from '../../../lib/view.ts'
import { type ExportForm, exportInput } from './exportForm.ts'

const REFRESH_MS = 1000

export const isBeingMade = ({ status }: { readonly status: string }): boolean =>
  status === 'queued' || status === 'running'

const refreshOf = (rows: readonly { readonly status: string }[] | undefined): number | false =>
  rows?.some(isBeingMade) === true ? REFRESH_MS : false

export function useExports(simulation_id: string): View<readonly ExportRowFragment[]> {
  return useView(
    DataExportsDocument,
    { simulation_id },
    {
      refetchInterval: ({ state }) => refreshOf(state.data?.dataExports),
    },
  )
}

export type FileKind = 'pdf_report' | 'run_bundle'

export function useResultFiles(
  simulation_id: string,
  kind: FileKind,
): View<readonly ResultFileRowFragment[]> {
  return useView(
    ResultFilesDocument,
    { simulation_id, kind },
    {
      refetchInterval: ({ state }) => refreshOf(state.data?.resultFiles),
    },
  )
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
  return useFileMutation(() => request(MakeRunBundleDocument, { simulation_id }))
}

export function useRetryFile(): UseMutationResult<unknown, Error, string> {
  return useFileMutation((id: string) => request(RetryResultFileDocument, { id }))
}

export function useDeleteFile(): UseMutationResult<unknown, Error, string> {
  return useFileMutation((id: string) => request(DeleteResultFileDocument, { id }))
}

/** Something that changes the lists of files. */
export function useFileMutation<Asked>(
  mutationFn: (asked: Asked) => Promise<unknown>,
): UseMutationResult<unknown, Error, Asked> {
  const filesChanged = useFilesChanged()
  return useMutation({ mutationFn, onSuccess: filesChanged })
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
