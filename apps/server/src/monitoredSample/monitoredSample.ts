import { type PeriodicWork, startPeriodic } from '../db/periodic.ts'
import type { CreateSampleProject } from '../firstStart.ts'
import { updateFlagRow } from '../flags/flagQueries.ts'
import { firstFree } from '../monitoring/evaluation/plantLock.ts'
import type { Server } from '../server.ts'
import { feedSample, type PeriodCache } from './feedSample.ts'
import { firstDayAt } from './makePeriod.ts'
import { makeSample } from './makeSample.ts'
import { activeSamples, insertSample } from './sampleQueries.ts'

const PERIOD_MS = 5 * 60_000
/** Makes Monitor a link in the navigation. */
const FLAG = 'sentinel-demo'

/** Notes at the first start that the organisation is to have the monitored sample, which is made when the server answers. */
export function noteMonitoredSample(
  { db }: Pick<Server, 'db'>,
  nowMs = Date.now(),
): CreateSampleProject {
  return async ({ userId, organizationId }) => {
    const first_day = firstDayAt(nowMs)
    await insertSample(db, { organization_id: organizationId, user_id: userId, first_day })
    await updateFlagRow(db, FLAG, { enabled: true, constraints: [] })
  }
}

export interface SampleTurn {
  readonly cache: PeriodCache
  readonly signal: AbortSignal
  readonly nowMs?: number
}

/** Makes samples that are not there yet, and stores the readings since. Answers whether there were any. One process at a time does so. */
export async function advanceSamples(server: Server, turn: SampleTurn): Promise<boolean> {
  const { cache, signal, nowMs = Date.now() } = turn
  let isFed = false
  for (const sample of await activeSamples(server.db)) {
    await firstFree(server.pool, [`sample ${sample.organization_id}`], async () => {
      const projectId = await makeSample(server, sample, { cache, signal })
      if (projectId === undefined) return
      if (await feedSample(server, { sample, projectId, cache, nowMs, signal })) isFed = true
    })
  }
  return isFed
}

/** Does so now and every five minutes. @param onFed - there are readings to evaluate */
export function startMonitoredSample(server: Server, onFed: () => void): PeriodicWork {
  const cache: PeriodCache = new Map()
  return startPeriodic(
    PERIOD_MS,
    async (signal) => {
      if (await advanceSamples(server, { cache, signal })) onFed()
    },
    (error) => server.log.error({ err: error }, 'monitored sample not advanced'),
  )
}
