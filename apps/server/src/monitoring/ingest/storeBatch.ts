import type { Server } from '../../server.ts'
import { partValues } from '../store/partValues.ts'
import type { ReadingBatch } from '../store/readingBatch.ts'
import { type WrittenReadings, writeReadings } from '../store/writeReadings.ts'

/** Stores a batch whole or not at all, and says what was new. @throws AppError NOT_FOUND */
export const storeBatch = (
  server: Pick<Server, 'pool' | 'storage' | 'duckdb'>,
  projectId: string,
  batch: ReadingBatch,
  nowMs?: number,
): Promise<WrittenReadings> =>
  writeReadings(server.pool, projectId, batch, {
    partValues: (client, days) => partValues(server, client, projectId, batch, days),
    ...(nowMs === undefined ? {} : { nowMs }),
  })
