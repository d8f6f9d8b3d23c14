import { MINUTE_MS } from '@duet/units'
import { firstFree } from '../../db/firstFree.ts'
import { type PeriodicWork, startPeriodic } from '../../db/periodic.ts'
import type { Server } from '../../server.ts'
import { mailNotices } from './mailNotices.ts'
import { tellIssues } from './tellIssues.ts'
import { tellSilence } from './tellSilence.ts'

/** Plants were silent to a server that did not run: they have as long to send what they hold. */
const GRACE_MS = 30 * MINUTE_MS

/** Tells people what is new every minute; of several processes one at a time does. */
export function startNotices(
  server: Pick<Server, 'db' | 'pool' | 'mailer' | 'publicUrl' | 'log'>,
): PeriodicWork {
  const startedMs = Date.now()
  return startPeriodic(
    MINUTE_MS,
    () =>
      firstFree(server.pool, ['notices'], async () => {
        await tellIssues(server)
        if (Date.now() - startedMs > GRACE_MS) await tellSilence(server)
        await mailNotices(server)
      }),
    (error) => server.log.error({ err: error }, 'notices not told'),
  )
}
