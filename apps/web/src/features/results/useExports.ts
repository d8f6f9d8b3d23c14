import {
  type UseMutationResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { capture } from '../../lib/analytics.ts'
import { addTask } from '../../lib/backgroundTasks.ts'
import { downloadUrl } from '../../lib/download.ts'
import {
  DataExportsDocument,
  type ExportRowFragment,
  GetDataExportUrlsDocument,
  SimDataExportDocument,
  type SimDataExportMutation,
} from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { allOf, graphqlQuery } from '../../lib/graphqlQuery.ts'
import { mapView, type View, viewOf } from '../../lib/view.ts'
import { type ExportForm, exportInput } from './exportForm.ts'

export function useExports(simulation_id: string): View<readonly ExportRowFragment[]> {
  const query = useQuery(graphqlQuery(DataExportsDocument, { simulation_id }))
  return mapView(viewOf(query), ({ dataExports }) => dataExports)
}

export function useCreateExport(
  simulation_id: string,
): UseMutationResult<SimDataExportMutation, Error, ExportForm> {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (form: ExportForm): Promise<SimDataExportMutation> => {
      const page = location.pathname
      return addTask({
        name: `Export of the ${form.scope} as ${form.format.toUpperCase()}`,
        type: 'export',
        run: () => request(SimDataExportDocument, { simulation_id, ...exportInput(form) }),
        link: () => page,
      })
    },
    onSuccess: (_answer, { format, scope }) => {
      capture('data_exported', { format, scope })
      return queryClient.invalidateQueries({ queryKey: allOf(DataExportsDocument) })
    },
  })
}

/** Asks for a signed link, which holds for minutes only, and has the browser fetch it. */
export function useDownloadExport(): UseMutationResult<void, Error, ExportRowFragment> {
  return useMutation({
    mutationFn: async ({ id, filename }: ExportRowFragment) => {
      const { getDataExportUrls } = await request(GetDataExportUrlsDocument, { ids: [id] })
      const [link] = getDataExportUrls
      if (link !== undefined) downloadUrl(link.url, filename)
    },
  })
}
