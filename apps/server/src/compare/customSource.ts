import type { ComparableSeries } from '@duet/comparison'
import {
  type CustomDatasetRow,
  findCustomDataset,
} from '../custom-datasets/customDatasetQueries.ts'
import { columnsOf, customDatasetAnswer } from '../custom-datasets/customDatasetRecord.ts'
import { readCustomSeries } from '../custom-datasets/customSeries.ts'
import { isUuid } from '../db/uuid.ts'
import type { CompareColumns } from '../graphql/resolvers.gen.ts'
import type { Server } from '../server.ts'
import { namedStages } from './comparedStages.ts'
import type { ColumnRequest, SourceRequest } from './sourceRequest.ts'
import { datasetNotFound, unknownColumn } from './unknownColumn.ts'

/** Columns of tables that people brought, and of the results of other programs. */
export const customSource = {
  columns: async (server: Server, asked: SourceRequest): Promise<CompareColumns> => {
    const dataset = await projectDataset(server, asked)
    const columns = columnsOf(dataset).map(({ key, name, stored_unit, kind }) => ({
      name: key,
      label: name,
      unit: stored_unit,
      group: kind,
    }))
    return {
      label: dataset.name,
      parts: [{ id: null, label: 'Whole dataset', columns: 'custom' }],
      lists: [{ key: 'custom', columns }],
      stages: namedStages(customDatasetAnswer(dataset).stages),
    }
  },
  series: async (server: Server, asked: ColumnRequest): Promise<ComparableSeries> => {
    const dataset = await projectDataset(server, asked)
    if (asked.part !== null) throw unknownColumn(dataset.name, 'part', asked.part)
    if (!columnsOf(dataset).some(({ key }) => key === asked.column))
      throw unknownColumn(dataset.name, 'column', asked.column)
    return readCustomSeries(server, dataset.id, asked.column)
  },
}

/** @throws AppError NOT_FOUND */
async function projectDataset(
  { db }: Server,
  { projectId, id }: SourceRequest,
): Promise<CustomDatasetRow> {
  const dataset = isUuid(id) ? await findCustomDataset(db, id) : undefined
  if (dataset?.project_id !== projectId) throw datasetNotFound()
  return dataset
}
