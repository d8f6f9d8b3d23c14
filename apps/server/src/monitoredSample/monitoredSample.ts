import { AppError } from '@duet/contract'
import { firstFree } from '../db/firstFree.ts'
import { type PeriodicWork, startPeriodic } from '../db/periodic.ts'
import type { CreateSampleProject } from '../firstStart.ts'
import { updateFlagRow } from '../flags/flagQueries.ts'
import type { Server } from '../server.ts'
import { feedSample, type PeriodCache } from './feedSample.ts'
import { firstDayAt } from './makePeriod.ts'
import { makeSample } from './makeSample.ts'
import {
  activeSamples,
  hasWaitingSample,
  insertSample,
  type SampleRow,
  updateSample,
} from './sampleQueries.ts'

const PERIOD_MS = 5 * 60_000
/** One that was just asked for does not wait for the next period. */
const LOOK_MS = 3000
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

interface SampleTurn {
  readonly cache: PeriodCache
  readonly signal: AbortSignal
  readonly nowMs?: number
}

/**
 * Makes samples that are not there yet, and stores the readings since. Answers whether there were any. One process at a time does
 * so. @throws AggregateError of those that failed, after all have had their turn
 */
export async function advanceSamples(server: Server, turn: SampleTurn): Promise<boolean> {
  let isFed = false
  const faults: unknown[] = []
  for (const sample of await activeSamples(server.db)) {
    await firstFree(server.pool, [`sample ${sample.organization_id}`], async () => {
      if (await advanceSample(server, sample, turn)) isFed = true
    }).catch((error: unknown) => faults.push(error))
  }
  if (faults.length > 0) throw new AggregateError(faults, 'samples failed')
  return isFed
}

async function advanceSample(
  server: Server,
  sample: SampleRow,
  { cache, signal, nowMs = Date.now() }: SampleTurn,
): Promise<boolean> {
  const projectId = await noticing(server, sample, () =>
    makeSample(server, sample, { cache, signal }),
  )
  if (projectId === undefined) return false
  return feedSample(server, { sample, projectId, cache, nowMs, signal })
}

/** Leaves what went wrong where those who wait for the sample see it. */
async function noticing<T>(
  { db }: Server,
  { organization_id }: SampleRow,
  make: () => Promise<T>,
): Promise<T> {
  try {
    return await make()
  } catch (error) {
    const fault = error instanceof AppError ? error.message : 'The server failed; its log says why.'
    await updateSample(db, organization_id, { fault })
    throw error
  }
}

/** Does so now, every five minutes, and soon after a sample is asked for. @param onFed - there are readings to evaluate */
export function startMonitoredSample(server: Server, onFed: () => void): PeriodicWork {
  const cache: PeriodCache = new Map()
  let dueMs = 0
  return startPeriodic(
    LOOK_MS,
    async (signal) => {
      const nowMs = performance.now()
      if (nowMs < dueMs && !(await hasWaitingSample(server.db))) return
      dueMs = nowMs + PERIOD_MS
      if (await advanceSamples(server, { cache, signal })) onFed()
    },
    (error) => server.log.error({ err: error }, 'monitored sample not advanced'),
  )
}
