import { deleteEndedWindows } from '../access/attempts.ts'
import type { Database } from '../db/connection.ts'
import { startPeriodic } from '../db/periodic.ts'
import { markDeleting } from '../files/storedFileQueries.ts'
import { deleteOldMessages } from '../mail/storedMessages.ts'
import { forgetOldExports } from './account/privacyQueries.ts'
import { deleteExpiredPhoneCodes } from './factors/phoneCodeQueries.ts'
import { forgetOldDevices } from './knownDevices.ts'
import { deleteExpiredTokens } from './oneTimeTokens.ts'
import { deleteEndedSessions } from './sessionQueries.ts'

const PERIOD_MS = 60 * 60_000

/** Removes the rows of ended sessions and of all else that serves for a time, now and every hour. Gives what stops it. */
export const startSessionCleanup = (
  db: Database,
  onError: (error: unknown) => void,
): (() => Promise<void>) => startPeriodic(PERIOD_MS, () => cleanSessions(db), onError).stop

export async function cleanSessions(db: Database): Promise<void> {
  await deleteEndedSessions(db)
  await deleteExpiredTokens(db)
  await deleteExpiredPhoneCodes(db)
  await deleteEndedWindows(db)
  await deleteOldMessages(db)
  await forgetOldDevices(db)
  for (const key of await forgetOldExports(db)) await markDeleting(db, key)
}
