import { type PeriodicWork, startPeriodic } from '../../db/periodic.ts'
import type { Server } from '../../server.ts'
import { compactDay } from './compactDay.ts'
import { uncompactedDays } from './dayQueries.ts'
import { dropCompactedPartitions } from './partitions.ts'
import { dayText } from './readingBatch.ts'

const PERIOD_MS = 5 * 60_000
/** Loggers send yesterday's last readings in the first hours of a day. */
const SETTLED_MS = 3 * 3600_000
const MOST_AT_ONCE = 500

type UpkeepServer = Pick<Server, 'db' | 'pool' | 'storage' | 'duckdb' | 'log'>

/** Writes the parts of finished days, newest first, and drops partitions that nothing needs. Answers how many days were written. */
export async function compactDueDays(
  server: UpkeepServer,
  stopping: AbortSignal,
  nowMs = Date.now(),
): Promise<number> {
  const due = await uncompactedDays(server.db, dayText(nowMs - SETTLED_MS), MOST_AT_ONCE)
  let written = 0
  for (const { project_id, day } of due) {
    if (stopping.aborted) return written
    try {
      const { rows } = await compactDay(server, project_id, day)
      if (rows > 0) written += 1
    } catch (error) {
      // A damaged part of one project must not leave the days of others unwritten
      server.log.error({ err: error, project_id, day }, 'day of readings not written')
    }
  }
  if (!stopping.aborted) await dropCompactedPartitions(server.pool, nowMs)
  return written
}

/** Does so every few minutes. Several processes may: each takes the days that no other is at. */
export const startReadingUpkeep = (server: UpkeepServer): PeriodicWork =>
  startPeriodic(
    PERIOD_MS,
    (stopping) => compactDueDays(server, stopping),
    (error) => server.log.error({ err: error }, 'upkeep of readings failed'),
  )
