import type { Database } from '../db/connection.ts'
import { deleteOldEvents } from './analyticsQueries.ts'

const PERIOD_MS = 24 * 60 * 60_000

/** Removes events older than 13 months, now and every day. Gives what stops it. */
export function startAnalyticsCleanup(
  db: Database,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const stopping = new AbortController()
  let running = Promise.resolve()
  const clean = async (): Promise<void> => {
    while (!stopping.signal.aborted && (await deleteOldEvents(db)));
  }
  const wake = (): void => {
    running = running.then(clean).catch(onError)
  }
  const timer = setInterval(wake, PERIOD_MS)
  timer.unref()
  wake()
  return () => {
    stopping.abort()
    clearInterval(timer)
    return running
  }
}
