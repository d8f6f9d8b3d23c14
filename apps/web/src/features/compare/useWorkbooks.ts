import { GetCompareWorkbooksDocument, type WorkbookFragment } from '../../lib/gql/graphql.ts'
import { useView } from '../../lib/useView.ts'
import { mapView, type View } from '../../lib/view.ts'

/** As many as the server gives at once. */
const WORKBOOKS_PER_PAGE = 250

export interface WorkbookPage {
  readonly workbooks: readonly WorkbookFragment[]
  readonly hasMore: boolean
}

/** @param page - from 1 */
export function useWorkbooks(project_id: string, page: number): View<WorkbookPage> {
  const asked = { project_id, skip: (page - 1) * WORKBOOKS_PER_PAGE, take: WORKBOOKS_PER_PAGE + 1 }
  return mapView(useView(GetCompareWorkbooksDocument, asked, { staleTime: 0 }), (workbooks) => ({
    workbooks: workbooks.slice(0, WORKBOOKS_PER_PAGE),
    hasMore: workbooks.length > WORKBOOKS_PER_PAGE,
  }))
}

/** Undefined where the project has no such workbook; of no id none is asked for. */
export function useWorkbook(
  project_id: string,
  id: string | undefined,
): View<WorkbookFragment | undefined> {
  const enabled = id !== undefined
  const view = useView(
    GetCompareWorkbooksDocument,
    { project_id, id: id ?? '' },
    { enabled, staleTime: 0 },
  )
  return enabled ? mapView(view, ([workbook]) => workbook) : { state: 'ready', data: undefined }
}
