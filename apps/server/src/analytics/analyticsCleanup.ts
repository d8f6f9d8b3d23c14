import type { Database } from '../db/connection.ts'
import { startPeriodic } from '../db/periodic.ts'
import { deleteOldEvents } from './analyticsQueries.ts'

const PERIOD_MS = 24 * 60 * 60_000

/** Removes events older than 13 months, now and every day. Gives what stops it. */
export const startAnalyticsCleanup = (
  db: Database,
  onError: (error: unknown) => void,
): (() => Promise<void>) =>
  startPeriodic(
    PERIOD_MS,
    async (stopSignal) => {
      while (!stopSignal.aborted && (await deleteOldEvents(db)));
    },
    onError,
  ).stop
