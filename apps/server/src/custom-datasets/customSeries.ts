import { type ComparableSeries, laidOut, MOST_STEPS } from '@duet/comparison'
import { AppError } from '@duet/contract'
import { rangeSql, START_MS_SQL, stepsSql } from '@duet/results'
import { reportDamage } from '../files/parquet/damagedSeries.ts'
import type { NumberTable } from '../files/parquet/readColumns.ts'
import type { DescribedColumn } from '../jobs/series/describeSeries.ts'
import type { Server } from '../server.ts'
import { customDatasetDamaged, customDatasetNotFound } from './customDatasetAccess.ts'
import { type CustomDatasetRow, findCustomDataset } from './customDatasetQueries.ts'
import { columnsOf } from './customDatasetRecord.ts'

/** The stored column of a key. @throws AppError NOT_FOUND */
export function customColumn(
  dataset: Pick<CustomDatasetRow, 'columns' | 'name'>,
  key: string,
): DescribedColumn {
  const column = columnsOf(dataset).find((one) => one.key === key)
  if (column) return column
  throw new AppError('NOT_FOUND', `The custom dataset '${dataset.name}' has no column '${key}'`, {
    column: key,
  })
}

/** Reads of the values of a dataset. @throws AppError RESULT_DAMAGED */
export const readCustomDataset = (
  { series }: Pick<Server, 'series'>,
  dataset: CustomDatasetRow,
  query: (source: string) => string,
): Promise<NumberTable> =>
  reportDamage(series.read([dataset.storage_key], query), customDatasetDamaged(dataset))

/** All values of one column. The caller has settled access to the dataset. @throws AppError NOT_FOUND, INVALID_INPUT, RESULT_DAMAGED */
export async function readCustomSeries(
  server: Pick<Server, 'db' | 'series'>,
  datasetId: string,
  key: string,
): Promise<ComparableSeries> {
  const dataset = await findCustomDataset(server.db, datasetId)
  if (!dataset) throw customDatasetNotFound()
  const column = customColumn(dataset, key)
  checkSpan(dataset)
  const { columns } = await readCustomDataset(server, dataset, (source) =>
    stepsSql(source, [{ name: column.key }]),
  )
  const [startMs = new Float64Array(), values = new Float64Array()] = columns
  return {
    ...laidOut({ startUtcMs: startMs, values, stepS: dataset.step_s }),
    unit: column.stored_unit,
    kind: column.aggregation === 'sum' ? 'sum' : 'mean',
    isTypicalYear: dataset.type === 'TMY',
    utcOffsetH: dataset.utc_offset_h,
  }
}

/** @throws AppError INVALID_INPUT where few rows lie so far apart that laid out they would fill the memory */
function checkSpan({ name, start_time, end_time, step_s }: CustomDatasetRow): void {
  const steps = (end_time.getTime() - start_time.getTime()) / 1000 / step_s
  if (steps <= MOST_STEPS) return
  throw new AppError(
    'INVALID_INPUT',
    `The custom dataset '${name}' spans ${Math.round(steps).toLocaleString('en-US')} steps of ${step_s} s, more than ${MOST_STEPS.toLocaleString('en-US')}. Remove the rows whose times are far from the others.`,
  )
}

/** Rows of several columns as points of `pointS`: start, then mean, least and greatest value of each column. */
export function pointsSql(
  source: string,
  keys: readonly string[],
  {
    fromMs,
    toMs,
    pointMs,
  }: { readonly fromMs: number; readonly toMs: number; readonly pointMs: number },
): string {
  const start = `${fromMs} + floor((${START_MS_SQL} - ${fromMs}) / ${pointMs}) * ${pointMs}`
  const figures = keys.flatMap((key) => [`avg("${key}")`, `min("${key}")`, `max("${key}")`])
  const range = rangeSql({ fromUtcMs: fromMs, toUtcMs: toMs })
  return `select ${[`(${start})::double`, ...figures].join(', ')} from ${source} ${range} group by 1 order by 1`
}
