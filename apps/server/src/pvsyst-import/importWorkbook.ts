import { type ComparedDataset, NEW_PARAMETERS, type WorkbookData } from '@duet/comparison'
import { insertWorkbook } from '../compare/workbookQueries.ts'
import type { CustomDatasetRow } from '../custom-datasets/customDatasetQueries.ts'
import { columnsOf } from '../custom-datasets/customDatasetRecord.ts'
import type { Database } from '../db/connection.ts'

/** Of the name of a workbook. */
const MOST_CHARACTERS = 200

/** A workbook of PVsyst's results; the run beside them is chosen when there is one. Gives its id. */
export function importWorkbook(
  tx: Database,
  userId: string,
  variantName: string,
  results: CustomDatasetRow,
): Promise<string> {
  const { id, name: label, project_id } = results
  const compared: ComparedDataset = { id, label, source: 'custom' }
  return insertWorkbook(tx, {
    project_id,
    owner_id: userId,
    name: `PVsyst against DUET, ${variantName}`.slice(0, MOST_CHARACTERS),
    data: JSON.stringify(dataOf(results)),
    dataset_a: null,
    dataset_b: JSON.stringify(compared),
  })
}

/** The energy to the grid of both, month by month. */
function dataOf(results: CustomDatasetRow): WorkbookData {
  const energy = columnsOf(results).find(({ name }) => name === 'E_Grid')?.key ?? null
  const { a, b } = NEW_PARAMETERS
  return {
    version: 1,
    parameters: {
      ...NEW_PARAMETERS,
      a: { ...a, column: 'grid' },
      b: { ...b, column: energy },
      view: 'months',
    },
    tags: [],
  }
}
