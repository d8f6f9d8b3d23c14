import type { Server } from '../../server.ts'
import { countReadings } from '../../telemetry/counters.ts'
import { partValues } from '../store/partValues.ts'
import type { ReadingBatch } from '../store/readingBatch.ts'
import { type WrittenReadings, writeReadings } from '../store/writeReadings.ts'
import type { BuiltBatch } from './batchBuilder.ts'
import type { Refusals } from './refusals.ts'

/** What became of a batch. */
export interface IngestAnswer extends WrittenReadings {
  readonly empty: number
  readonly refused: Refusals
}

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

/** Stores what arrived from outside and counts it. @throws AppError NOT_FOUND */
export async function storeArrived(
  server: Pick<Server, 'pool' | 'storage' | 'duckdb'>,
  projectId: string,
  { batch, refused, empty }: BuiltBatch,
  nowMs: number,
): Promise<IngestAnswer> {
  const answer = { ...(await storeBatch(server, projectId, batch, nowMs)), empty, refused }
  countReadings({ ...answer, refused: refused.count }, newestOf(batch), nowMs)
  return answer
}

function newestOf({ atUtcMs }: ReadingBatch): number | undefined {
  return atUtcMs.length > 0
    ? atUtcMs.reduce((newest, ms) => Math.max(newest, ms), Number.NEGATIVE_INFINITY)
    : undefined
}
