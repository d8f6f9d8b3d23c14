import { HOUR_MS } from '@duet/units'
import { startPeriodic } from '../../db/periodic.ts'
import type { Server } from '../../server.ts'
import { deliverDue } from './deliver.ts'
import { deleteOldMessages } from './webhookQueries.ts'

const PERIOD_MS = 5_000
/** Receivers that are waited for at once: a slow one holds up one of these. */
const AT_ONCE = 4

/** Delivers what is due; any number of processes may. @returns what stops it */
export function startWebhooks(server: Server): () => Promise<void> {
  const { db, log } = server
  const rounds = Array.from({ length: AT_ONCE }, () =>
    startPeriodic(
      PERIOD_MS,
      (signal) => deliverDue(server, signal),
      (error) => log.error({ err: error }, 'webhooks not delivered'),
    ),
  )
  const cleanup = startPeriodic(
    HOUR_MS,
    () => deleteOldMessages(db),
    (error) => log.error({ err: error }, 'old webhook messages not deleted'),
  )
  return async () => {
    await Promise.all([...rounds, cleanup].map(({ stop }) => stop()))
  }
}
