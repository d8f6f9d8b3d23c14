import type { CustomDataset } from '../graphql/resolvers.gen.ts'
import type { DescribedColumn } from '../jobs/series/describeSeries.ts'
import type { CustomDatasetRow } from './customDatasetQueries.ts'

/** A step of the loss diagram of a simulation. */
export interface CustomDatasetStage {
  readonly key: string
  readonly value: number
  readonly unit: string
}

/** Only this program writes columns. */
export const columnsOf = ({ columns }: Pick<CustomDatasetRow, 'columns'>): DescribedColumn[] =>
  columns as unknown as DescribedColumn[]

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
    stages: row.stages as unknown as CustomDatasetStage[],
    warnings: row.warnings as unknown as CustomDataset['warnings'],
  }
}
