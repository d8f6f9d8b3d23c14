import { type ComparableSeries, laidOut } from '@duet/comparison'
import { WEATHER_VALUE_COLUMNS } from '@duet/formats'
import { WEATHER_COLUMN_NAMES, WEATHER_COLUMN_UNITS } from '@duet/weather'
import { isUuid } from '../db/uuid.ts'
import type { CompareColumns } from '../graphql/resolvers.gen.ts'
import { type DatasetRow, findDataset } from '../meteo/datasets/datasetQueries.ts'
import { readSeries } from '../meteo/datasets/datasetSeries.ts'
import { storedColumns } from '../meteo/datasets/weatherReads.ts'
import type { Server } from '../server.ts'
import type { ColumnRequest, SourceRequest } from './comparedSource.ts'
import { datasetNotFound, unknownColumn } from './unknownColumn.ts'

/** Columns of the weather of a project. The wind's direction has no mean and is not compared. */
export const meteoSource = {
  columns: async (server: Server, asked: SourceRequest): Promise<CompareColumns> => {
    const dataset = await projectDataset(server, asked)
    const stored = await storedColumns(server.series, dataset)
    const columns = COMPARED.filter((name) => stored.some((column) => column.name === name)).map(
      (name) => ({
        name,
        label: WEATHER_COLUMN_NAMES[name].label,
        unit: WEATHER_COLUMN_UNITS[name],
        group: 'weather',
      }),
    )
    return {
      label: dataset.name,
      parts: [{ id: null, label: 'Whole dataset', columns: 'weather' }],
      lists: [{ key: 'weather', columns }],
    }
  },
  series: async (server: Server, asked: ColumnRequest): Promise<ComparableSeries> => {
    const dataset = await projectDataset(server, asked)
    const name = COMPARED.find((known) => known === asked.column)
    if (!name) throw unknownColumn(dataset.name, 'column', asked.column)
    if (asked.part !== null) throw unknownColumn(dataset.name, 'part', asked.part)
    const series = await readSeries(server.series, dataset, [name])
    const values = series.columns[name]
    if (!values) throw unknownColumn(dataset.name, 'column', asked.column)
    return {
      ...laidOut({ startUtcMs: series.intervalStartUtcMs, values, stepS: series.stepS }),
      unit: WEATHER_COLUMN_UNITS[name],
      kind: 'mean',
      isTypicalYear: series.isTypicalYear,
      utcOffsetH: series.utcOffsetH,
    }
  },
}

const COMPARED = WEATHER_VALUE_COLUMNS.filter((name) => name !== 'wind_direction')

/** @throws AppError NOT_FOUND */
async function projectDataset(
  { db }: Server,
  { projectId, id }: SourceRequest,
): Promise<DatasetRow> {
  const dataset = isUuid(id) ? await findDataset(db, id) : undefined
  if (dataset?.project_id !== projectId) throw datasetNotFound()
  return dataset
}
