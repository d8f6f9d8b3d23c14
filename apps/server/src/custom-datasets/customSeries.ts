import { AppError } from '@duet/contract'
import { rangeSql, START_MS_SQL, stepsSql } from '@duet/results'
import { reportDamage } from '../files/parquet/damagedSeries.ts'
import type { NumberTable } from '../files/parquet/readColumns.ts'
import type { DescribedColumn } from '../jobs/series/describeSeries.ts'
import type { Server } from '../server.ts'
import { customDatasetDamaged, customDatasetNotFound } from './customDatasetAccess.ts'
import { type CustomDatasetRow, findCustomDataset } from './customDatasetQueries.ts'
import { columnsOf } from './customDatasetRecord.ts'

/** A column over equal steps, as series are compared. */
export interface CustomSeries {
  /** Start of the first step. */
  readonly startUtcS: number
  readonly stepS: number
  /** NaN: no value, [steps] */
  readonly values: Float64Array
  readonly unit: string
  /** Mean of the step, or sum over it. */
  readonly kind: 'mean' | 'sum'
  /** Its times lie in the nominal year. */
  readonly isTypicalYear: boolean
  readonly utcOffsetH: number
}

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

/** All values of one column. The caller has settled access to the dataset. @throws AppError NOT_FOUND, RESULT_DAMAGED */
export async function readCustomSeries(
  server: Pick<Server, 'db' | 'series'>,
  datasetId: string,
  key: string,
): Promise<CustomSeries> {
  const dataset = await findCustomDataset(server.db, datasetId)
  if (!dataset) throw customDatasetNotFound()
  const column = customColumn(dataset, key)
  const { columns } = await readCustomDataset(server, dataset, (source) =>
    stepsSql(source, [{ name: column.key }]),
  )
  const [startMs = new Float64Array(), values = new Float64Array()] = columns
  const startUtcS = (startMs[0] ?? 0) / 1000
  return {
    startUtcS,
    stepS: dataset.step_s,
    values: onSteps(startMs, values, { startUtcS, stepS: dataset.step_s }),
    unit: column.stored_unit,
    kind: column.aggregation === 'sum' ? 'sum' : 'mean',
    isTypicalYear: dataset.type === 'TMY',
    utcOffsetH: dataset.utc_offset_h,
  }
}

/** Values at equal steps: those that no row has are NaN. */
export function onSteps(
  startMs: Float64Array,
  values: Float64Array,
  {
    startUtcS,
    stepS,
    count,
  }: { readonly startUtcS: number; readonly stepS: number; readonly count?: number },
): Float64Array {
  const at = (ms: number): number => Math.round((ms / 1000 - startUtcS) / stepS)
  const out = new Float64Array(count ?? (startMs.length === 0 ? 0 : at(startMs.at(-1) ?? 0) + 1))
  out.fill(Number.NaN)
  for (let row = 0; row < startMs.length; row++)
    out[at(startMs[row] ?? 0)] = values[row] ?? Number.NaN
  return out
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
