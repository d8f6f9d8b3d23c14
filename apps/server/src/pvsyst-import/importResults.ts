import type { ImportPlan, VariantResults } from '@duet/formats'
import type { ProjectRow } from '../access/projectQueries.ts'
import { createCustomDataset } from '../custom-datasets/createCustomDataset.ts'
import type { CustomDatasetRow } from '../custom-datasets/customDatasetQueries.ts'
import { deleteCustomDataset } from '../custom-datasets/customDatasets.ts'
import type { Server } from '../server.ts'
import type { Undoable } from './importWeather.ts'

interface ResultsWish {
  readonly userId: string
  readonly plan: ImportPlan
  readonly results: VariantResults | undefined
}

interface ImportedResults extends Pick<Undoable, 'undo'> {
  readonly dataset: CustomDatasetRow | null
}

/** PVsyst's own results as a custom dataset, to compare runs with. */
export async function importResults(
  server: Server,
  { id: project_id }: ProjectRow,
  { userId, plan, results }: ResultsWish,
): Promise<ImportedResults> {
  if (!results) return { dataset: null, undo: () => Promise.resolve() }
  const dataset = await createCustomDataset(server, {
    ...results,
    project_id,
    name: `PVsyst ${plan.variantName}`,
    source: 'pvsyst',
    origin: `Results of the PVsyst variant ${plan.variantName}`,
    source_filename: plan.variantFile,
    created_by: userId,
  })
  return { dataset, undo: () => deleteCustomDataset(server, userId, dataset.id) }
}
