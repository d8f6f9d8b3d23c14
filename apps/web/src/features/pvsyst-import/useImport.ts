import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { capture } from '../../lib/analytics/analytics.ts'
import { useCurrentProject } from '../../lib/currentProject.ts'
import {
  DeletePvSystImportFilesDocument,
  ExecutePvSystImportDocument,
  type ExecutePvSystImportMutation,
  GetPvSystImportDataDocument,
  type GetPvSystImportDataQuery,
  ListCompareDatasetsDocument,
  type PvSystImportInput,
  PvSystImportOptionsDocument,
  type PvSystImportOptionsQuery,
  PvSystImportPreviewDocument,
  type PvSystImportPreviewQuery,
  PvSystImportsDocument,
  type PvSystImportsQuery,
} from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { type Change, useChange } from '../../lib/useChange.ts'
import { useRefresh } from '../../lib/useRefresh.ts'
import { useView } from '../../lib/useView.ts'
import type { View } from '../../lib/view.ts'
import { uploadToProject } from '../../project/projectFiles.ts'
import { pvsystBytes } from '../../project/pvsystFiles.ts'
import type { Comparable } from './comparison.ts'

export type ImportData = GetPvSystImportDataQuery['getPvSystImportData']
export type ImportPreview = PvSystImportPreviewQuery['pvSystImportPreview']
export type DoneImport = PvSystImportsQuery['pvSystImports'][number]

/** What was sent, as it was read. */
export function useImportData(): View<ImportData> {
  const { id } = useCurrentProject()
  return useView(GetPvSystImportDataDocument, { project_id: id })
}

export function useImportPreview(input: PvSystImportInput): View<ImportPreview> {
  const { id } = useCurrentProject()
  return useView(PvSystImportPreviewDocument, { project_id: id, input })
}

export function useImports(): View<readonly DoneImport[]> {
  const { id } = useCurrentProject()
  return useView(PvSystImportsDocument, { project_id: id })
}

/** What runs and results there are, newest first. */
export function useComparable(): View<readonly Comparable[]> {
  const { id } = useCurrentProject()
  return useView(ListCompareDatasetsDocument, { project_id: id }, { staleTime: 0 })
}

/** What can stand for files that are not there. */
export function useImportOptions(): View<PvSystImportOptionsQuery> {
  const { id } = useCurrentProject()
  return useView(PvSystImportOptionsDocument, { project_id: id })
}

/** Packs files with their paths and sends them. */
export function useSendFiles(): UseMutationResult<void, Error, readonly File[]> {
  const { id } = useCurrentProject()
  const refresh = useRefresh(GetPvSystImportDataDocument, PvSystImportPreviewDocument)
  return useMutation({
    mutationFn: async (files: readonly File[]) => {
      const bytes = await pvsystBytes(files)
      // the readers are fetched when they are wanted
      const { packUploads } = await import('@duet/formats')
      const packed = packUploads(bytes)
      await uploadToProject({
        projectId: id,
        dir: '/pvsyst-import',
        filename: packed.name,
        file: new Blob([Uint8Array.from(packed.bytes)]),
        allowOverwrite: true,
      })
    },
    onSuccess: refresh,
  })
}

export function useStartOver(): Change<typeof DeletePvSystImportFilesDocument> {
  return useChange(DeletePvSystImportFilesDocument, {
    stale: [GetPvSystImportDataDocument, PvSystImportPreviewDocument],
  })
}

/** Everything of the project may have changed afterwards. */
export function useExecute(
  onDone: (importId: string) => void,
): UseMutationResult<ExecutePvSystImportMutation, Error, PvSystImportInput> {
  const { id } = useCurrentProject()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: PvSystImportInput) =>
      request(ExecutePvSystImportDocument, { project_id: id, input }),
    onSuccess: async ({ executePvSystImport }) => {
      capture('pvsyst_imported', {})
      await queryClient.invalidateQueries()
      onDone(executePvSystImport.id)
    },
  })
}
