import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { capture } from '../../../lib/analytics/analytics.ts'
import { downloadUrl } from '../../../lib/download.ts'
import {
  DataExportsDocument,
  type ExportRowFragment,
  GetDataExportUrlsDocument,
  type ResultFileRowFragment,
  ResultFilesDocument,
  SimDataExportDocument,
} from '../../../lib/gql/graphql.ts'
import { request } from '../../../lib/graphqlClient.ts'
import { useRefresh } from '../../../lib/useRefresh.ts'
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

/** What lists files, and is stale after one has changed. */
export const FILE_LISTS = [DataExportsDocument, ResultFilesDocument] as const

export function useCreateExport(
  simulation_id: string,
  utcOffsetH: number,
): UseMutationResult<unknown, Error, ExportForm> {
  const filesChanged = useRefresh(...FILE_LISTS)
  return useMutation({
    mutationFn: (form: ExportForm) =>
      request(SimDataExportDocument, { simulation_id, ...exportInput(form, utcOffsetH) }),
    onSuccess: (_answer, { format, scope }) => {
      capture('data_exported', { format, scope })
      return filesChanged()
    },
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
