import {
  type ComparedDataset,
  comparedDatasetSchema,
  type WorkbookTag,
  workbookDataSchema,
} from '@duet/comparison'
import { sql } from 'kysely'
import type { Database } from '../db/connection.ts'
import type { DatasetCopy } from '../meteo/datasets/copyDatasets.ts'

interface WorkbookCopies {
  readonly fromProject: string
  readonly toProject: string
  /** Of the copies. */
  readonly ownerId: string
  /** What went along that workbooks compare. */
  readonly datasets: readonly Pick<DatasetCopy, 'fromId' | 'id'>[]
}

/** Writes the workbooks of a project into another, those both of whose datasets went along; of their tags the same. */
export async function insertWorkbookCopies(
  tx: Database,
  { fromProject, toProject, ownerId, datasets }: WorkbookCopies,
): Promise<void> {
  if (datasets.length === 0) return
  const newIds = new Map(datasets.map(({ fromId, id }) => [fromId, id]))
  const originals = await tx
    .selectFrom('compare_workbook')
    .select(['name', 'data', 'dataset_a', 'dataset_b'])
    .where('project_id', '=', fromProject)
    .where(sql<string>`dataset_a ->> 'id'`, 'in', [...newIds.keys()])
    .where(sql<string>`dataset_b ->> 'id'`, 'in', [...newIds.keys()])
    .execute()
  const rows = originals.map(({ name, data, dataset_a, dataset_b }) => {
    const { tags, ...stored } = workbookDataSchema.parse(data)
    return {
      name,
      project_id: toProject,
      owner_id: ownerId,
      data: JSON.stringify({ ...stored, tags: tags.flatMap((tag) => copiedTag(tag, newIds)) }),
      dataset_a: JSON.stringify(copied(comparedDatasetSchema.parse(dataset_a), newIds)),
      dataset_b: JSON.stringify(copied(comparedDatasetSchema.parse(dataset_b), newIds)),
    }
  })
  if (rows.length > 0) await tx.insertInto('compare_workbook').values(rows).execute()
}

type NewIds = ReadonlyMap<string, string>

function copiedTag(tag: WorkbookTag, newIds: NewIds): WorkbookTag[] {
  const { dataset_a, dataset_b } = tag
  const [a, b] = [copied(dataset_a, newIds), copied(dataset_b, newIds)]
  return a === undefined || b === undefined ? [] : [{ ...tag, dataset_a: a, dataset_b: b }]
}

/** Undefined: it stayed behind. */
function copied(
  dataset: ComparedDataset | null,
  newIds: NewIds,
): ComparedDataset | null | undefined {
  if (dataset === null) return null
  const id = newIds.get(dataset.id)
  return id === undefined ? undefined : { ...dataset, id }
}
