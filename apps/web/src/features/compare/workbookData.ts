import {
  type ComparedDataset,
  comparedDatasetSchema,
  NEW_PARAMETERS,
  type Selection,
  type WorkbookData,
  workbookDataSchema,
} from '@duet/comparison'
import type { CompareWorkbookInput, WorkbookFragment } from '../../lib/gql/graphql.ts'

/** A comparison that nobody has saved. */
export const DRAFT = 'draft'

/** Of two runs their own view is shown first; of other datasets the first that they have. */
export const NOTHING_CHOSEN: Selection = {
  dataset_a: null,
  dataset_b: null,
  parameters: { ...NEW_PARAMETERS, view: 'runs' },
}

/** What a workbook stores; a workbook of a later version shows nothing, and says nothing wrong. */
export function dataOf({ data }: Pick<WorkbookFragment, 'data'>): WorkbookData {
  const parsed = workbookDataSchema.safeParse(data)
  return parsed.success ? parsed.data : { version: 1, parameters: NEW_PARAMETERS, tags: [] }
}

export const storedSelection = (workbook: WorkbookFragment): Selection => ({
  dataset_a: datasetOf(workbook.dataset_a),
  dataset_b: datasetOf(workbook.dataset_b),
  parameters: dataOf(workbook).parameters,
})

const datasetOf = (dataset: WorkbookFragment['dataset_a']): ComparedDataset | null =>
  comparedDatasetSchema.safeParse(dataset).data ?? null

/** A workbook as it is sent. */
export const inputOf = (
  name: string,
  { dataset_a, dataset_b, parameters }: Selection,
  tags: WorkbookData['tags'],
): CompareWorkbookInput => ({ name, dataset_a, dataset_b, data: { version: 1, parameters, tags } })
