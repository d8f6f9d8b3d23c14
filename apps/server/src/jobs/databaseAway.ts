import { setTimeout as wait } from 'node:timers/promises'
import { systemFault } from '../db/systemFault.ts'

const AWAY_LIMIT_MS = 60_000
const RETRY_MS = 500

export const isDatabaseAway = (error: unknown): boolean =>
  systemFault(error)?.code === 'UNAVAILABLE'

/** Writes as soon as the database can be written; in vain where it stays away, or the process stops. */
export async function whenDatabaseIsBack(
  write: () => Promise<void>,
  stopSignal: AbortSignal,
): Promise<void> {
  for (const untilMs = performance.now() + AWAY_LIMIT_MS; ; ) {
    try {
      return await write()
    } catch {
      if (stopSignal.aborted || performance.now() > untilMs) return
      await wait(RETRY_MS)
    }
  }
}
