import { createHash, randomBytes } from 'node:crypto'
import { dropPendingFile } from '../files/storedFileQueries.ts'
import { fileReaders } from '../jobs/fileReaders.ts'
import type { DescribedSeries } from '../jobs/series/describeSeries.ts'
import type { Server } from '../server.ts'
import { customDatasetFolder } from './customDatasetNames.ts'
import type { CustomDatasetRow } from './customDatasetQueries.ts'
import { type SeriesMappingInput, toSeriesMapping } from './seriesMappingInput.ts'

/** A key of this attempt alone, so that another one cannot harm it. */
export const newDataKey = (dataset: Pick<CustomDatasetRow, 'project_id' | 'id'>): string =>
  `${customDatasetFolder(dataset)}/data-${randomBytes(6).toString('hex')}.parquet`

/** By which files of the same shape are known. */
export const headerHash = (headers: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(headers.map((name) => name.trim().toLowerCase())))
    .digest('hex')

/** What a row says of the file that it was made of. */
export type FileFacts = ReturnType<typeof factsOf>

/**
 * Reads the upload of a dataset on a reading thread and stores its columns; `record` writes what makes them part of a dataset.
 * Of an attempt that fails nothing is left but the upload.
 *
 * @throws AppError FILE_FORMAT with the first problems of the file, QUOTA_EXCEEDED
 */
export async function storeCustomFile<T>(
  { db, series, storage }: Pick<Server, 'db' | 'series' | 'storage'>,
  dataset: Pick<CustomDatasetRow, 'project_id' | 'id'>,
  mapping: SeriesMappingInput,
  localOffsetH: number,
  record: (facts: FileFacts) => Promise<T>,
): Promise<T> {
  const path = await storage.localPath(`${customDatasetFolder(dataset)}/upload`)
  const key = newDataKey(dataset)
  const object = {
    key,
    projectId: dataset.project_id,
    filename: 'data.parquet',
    state: 'pending',
  } as const
  const read: DescribedSeries[] = []
  try {
    const sizeBytes = await series.writeBy(object, async (target) => {
      const said = { sheet: mapping.sheet ?? undefined, mapping: toSeriesMapping(mapping) }
      read.push(await fileReaders.read('series', { path, target, localOffsetH, ...said }))
    })
    const [described] = read
    if (!described) throw new Error('The file was not read')
    return await record(factsOf(described, mapping, key, sizeBytes))
  } catch (error) {
    await dropPendingFile(db, key).catch(() => undefined)
    throw error
  }
}

function factsOf(
  described: DescribedSeries,
  mapping: SeriesMappingInput,
  storage_key: string,
  size_bytes: number,
) {
  return {
    type: described.isTypicalYear ? 'TMY' : 'Sequential',
    step_s: described.stepS,
    interval_alignment: described.alignment,
    utc_offset_h: described.utcOffsetH,
    start_time: new Date(described.startMs),
    end_time: new Date(described.endMs),
    row_count: described.rowCount,
    missing_row_count: described.missingRowCount,
    columns: JSON.stringify(described.columns),
    dst_shifts: JSON.stringify(described.dstShifts),
    warnings: JSON.stringify(
      described.warnings.map(({ code, message, line = null }) => ({ code, message, line })),
    ),
    mapping: JSON.stringify(mapping),
    header_hash: headerHash(described.headers),
    storage_key,
    size_bytes,
  }
}
