import { deleteEndedWindows } from '../access/attemptLimiter.ts'
import type { Database } from '../db/connection.ts'
import { markDeleting } from '../files/storedFileQueries.ts'
import { deleteOldKeptMessages } from '../mail/keptMessages.ts'
import { forgetOldDevices } from './knownDevices.ts'
import { deleteExpiredTokens } from './oneTimeTokens.ts'
import { deleteExpiredPhoneCodes } from './phoneCodeQueries.ts'
import { forgetOldExports } from './privacyQueries.ts'
import { deleteEndedSessions } from './sessionQueries.ts'

const PERIOD_MS = 60 * 60_000

/** Removes the rows of ended sessions and of all else that serves for a time, now and every hour. Gives what stops it. */
export function startSessionCleanup(
  db: Database,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running = Promise.resolve()
  const clean = (): void => {
    running = running.then(() => cleanSessions(db)).catch(onError)
  }
  const timer = setInterval(clean, PERIOD_MS)
  timer.unref()
  clean()
  return () => {
    clearInterval(timer)
    return running
  }
}

export async function cleanSessions(db: Database): Promise<void> {
  await deleteEndedSessions(db)
  await deleteExpiredTokens(db)
  await deleteExpiredPhoneCodes(db)
  await deleteEndedWindows(db)
  await deleteOldKeptMessages(db)
  await forgetOldDevices(db)
  for (const key of await forgetOldExports(db)) await markDeleting(db, key)
}
