import { firstFree } from '../../db/firstFree.ts'
import { type PeriodicWork, startPeriodic } from '../../db/periodic.ts'
import type { Server } from '../../server.ts'
import { mailNotices } from './mailNotices.ts'
import { tellIssues } from './tellIssues.ts'

const PERIOD_MS = 60_000

/** Tells people what is new every minute; of several processes one at a time does. */
export const startNotices = (
  server: Pick<Server, 'db' | 'pool' | 'mailer' | 'publicUrl' | 'log'>,
): PeriodicWork =>
  startPeriodic(
    PERIOD_MS,
    () =>
      firstFree(server.pool, ['notices'], async () => {
        await tellIssues(server)
        await mailNotices(server)
      }),
    (error) => server.log.error({ err: error }, 'notices not told'),
  )
