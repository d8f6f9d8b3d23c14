import { z } from 'zod'
import type { CustomDataset } from '../graphql/resolvers.gen.ts'
import type { DescribedColumn } from '../jobs/series/describeSeries.ts'
import type { CustomDatasetRow } from './customDatasetQueries.ts'

const storedColumns: z.ZodType<DescribedColumn[]> = z.array(
  z.object({
    key: z.string(),
    name: z.string(),
    unit: z.string(),
    stored_unit: z.string(),
    kind: z.string(),
    aggregation: z.string(),
    missing_count: z.number(),
    min: z.number().nullable(),
    max: z.number().nullable(),
    mean: z.number().nullable(),
    total: z.number().nullable(),
  }),
)

const storedStages = z.array(z.object({ key: z.string(), value: z.number(), unit: z.string() }))

const storedWarnings = z.array(
  z.object({ code: z.string(), message: z.string(), line: z.number().nullable() }),
)

/** A step of the loss diagram of a simulation. */
export type CustomDatasetStage = z.infer<typeof storedStages>[number]

export const columnsOf = ({ columns }: Pick<CustomDatasetRow, 'columns'>): DescribedColumn[] =>
  storedColumns.parse(columns)

/** A dataset as the API shows it; where its values lie stays inside. */
export function customDatasetAnswer(row: CustomDatasetRow): CustomDataset {
  const {
    storage_key: _key,
    header_hash: _hash,
    created_by: _by,
    dst_shifts: _shifts,
    ...shown
  } = row
  return {
    ...shown,
    columns: columnsOf(row),
    stages: storedStages.parse(row.stages),
    warnings: storedWarnings.parse(row.warnings),
  }
}
