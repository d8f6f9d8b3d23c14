import type { Database } from '../db/connection.ts'
import { deleteEndedSessions } from './identityQueries.ts'

const PERIOD_MS = 60 * 60_000

/** Removes the rows of ended sessions, now and every hour. Gives what stops it. */
export function startSessionCleanup(
  db: Database,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running = Promise.resolve()
  const clean = (): void => {
    running = running.then(() => deleteEndedSessions(db)).catch(onError)
  }
  const timer = setInterval(clean, PERIOD_MS)
  timer.unref()
  clean()
  return () => {
    clearInterval(timer)
    return running
  }
}
