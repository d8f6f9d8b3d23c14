import { firstFree } from '../../db/firstFree.ts'
import { type PeriodicWork, startPeriodic } from '../../db/periodic.ts'
import type { Server } from '../../server.ts'
import { mailReports } from './mailReports.ts'

const PERIOD_MS = 60_000

/** Looks every minute for reports that are due; of several processes one at a time does. */
export const startReports = (server: Server): PeriodicWork =>
  startPeriodic(
    PERIOD_MS,
    (signal) =>
      firstFree(server.pool, ['plant reports'], async () => {
        await mailReports(server, Date.now(), signal)
      }),
    (error) => server.log.error({ err: error }, 'plant reports not sent'),
  )
