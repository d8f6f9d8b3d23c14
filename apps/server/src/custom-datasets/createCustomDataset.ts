import { randomUUID } from 'node:crypto'
import { columnKey, seriesUnit } from '@duet/formats'
import { commitStoredFile, dropPendingFile } from '../files/storedFileQueries.ts'
import { describeSeries } from '../jobs/series/describeSeries.ts'
import type { Server } from '../server.ts'
import { insertNamed } from './customDatasetNames.ts'
import type { CustomDatasetRow } from './customDatasetQueries.ts'
import type { CustomDatasetStage } from './customDatasetRecord.ts'
import { newDataKey } from './storeCustomFile.ts'

/** Results of another program, as they were read from its file. */
export interface CustomDatasetInput {
  readonly project_id: string
  /** Made free where it is taken. */
  readonly name: string
  readonly source: 'pvsyst'
  /** What it was made of, in words. */
  readonly origin: string
  readonly source_filename: string
  readonly created_by: string | null
  /** Start of each step, ms since 1970 UTC, rising; a typical year lies in `TMY_NOMINAL_YEAR`. */
  readonly startUtcMs: Float64Array
  readonly stepS: number
  readonly isTypicalYear: boolean
  readonly utcOffsetH: number
  readonly columns: readonly {
    readonly name: string
    /** One that is known (see `seriesUnit`) is stored in the unit of its kind. */
    readonly unit: string
    readonly aggregation: 'mean' | 'sum'
    /** NaN: no value, [steps] */
    readonly values: Float64Array
  }[]
  readonly stages?: readonly CustomDatasetStage[]
}

/** Stores series that were made, not uploaded. The caller has settled access. @throws AppError QUOTA_EXCEEDED */
export async function createCustomDataset(
  { db, series }: Pick<Server, 'db' | 'series'>,
  input: CustomDatasetInput,
): Promise<CustomDatasetRow> {
  const { project_id, name, source, origin, source_filename, created_by, stages = [] } = input
  const place = { id: randomUUID(), project_id }
  const storage_key = newDataKey(place)
  const columns = input.columns.map(storedColumn)
  const table = new Map(columns.map(({ column, values }) => [columnKey(column), values]))
  const object = {
    key: storage_key,
    projectId: project_id,
    filename: 'data.parquet',
    state: 'pending',
    metadata: {},
  } as const
  try {
    const size_bytes = await series.write(object, { timeUtcMs: input.startUtcMs, columns: table })
    const row = {
      ...place,
      source,
      origin,
      source_filename,
      created_by,
      ...factsOf(input, columns),
      stages: JSON.stringify(stages),
      storage_key,
      size_bytes,
    }
    return await insertNamed(db, row, { wanted: name }, (tx) => commitStoredFile(tx, storage_key))
  } catch (error) {
    await dropPendingFile(db, storage_key).catch(() => undefined)
    throw error
  }
}

function storedColumn(column: CustomDatasetInput['columns'][number], index: number) {
  const { scale, offset, storedUnit } = seriesUnit(column.unit)
  const values = column.values.map((value) => value * scale + offset)
  return { ...column, column: index + 1, storedUnit, values }
}

function factsOf(
  { startUtcMs, stepS, isTypicalYear, utcOffsetH }: CustomDatasetInput,
  columns: readonly ReturnType<typeof storedColumn>[],
) {
  const steps = startUtcMs.length
  const startMs = startUtcMs[0] ?? 0
  const endMs = (startUtcMs.at(-1) ?? 0) + stepS * 1000
  const described = describeSeries(columns, ({ column }) => columnKey(column))
  return {
    type: isTypicalYear ? 'TMY' : 'Sequential',
    step_s: stepS,
    interval_alignment: 'beginning',
    utc_offset_h: utcOffsetH,
    start_time: new Date(startMs),
    end_time: new Date(endMs),
    row_count: steps,
    missing_row_count: Math.round((endMs - startMs) / (stepS * 1000)) - steps,
    columns: JSON.stringify(described),
  }
}
