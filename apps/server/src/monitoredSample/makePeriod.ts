import { MONITORED_SAMPLE_DAYS } from '@duet/monitoring'
import { MONITORED_SAMPLE_ZONE } from '@duet/plant'
import { civilDays, DAY_MS } from '@duet/units'
import { createThreadPool } from '../jobs/threadPool.ts'
import type { MadePeriod, PeriodInput, SampleMessages } from './sampleMessages.ts'

const PERIOD_MS = MONITORED_SAMPLE_DAYS * DAY_MS
const THREAD = { file: new URL('./sampleThread.ts', import.meta.url), purpose: 'make sample' }

/** Makes a period on a thread of its own, which ends with it: the server answers meanwhile. */
export async function makePeriod(input: PeriodInput, signal: AbortSignal): Promise<MadePeriod> {
  const pool = createThreadPool<SampleMessages>(1, THREAD)
  try {
    return await pool.run('period', input, signal)
  } finally {
    await pool.close()
  }
}

/** The day, as yyyy-MM-dd at the plant, from which a period has ended at an instant. */
export function firstDayAt(nowMs: number): string {
  const [first] = civilDays(MONITORED_SAMPLE_ZONE, nowMs - PERIOD_MS, nowMs)
  if (!first) throw new RangeError('there is no such day')
  return first.date
}

export interface PeriodTimes {
  readonly number: number
  readonly fromUtcMs: number
  readonly toUtcMs: number
}

/** The period of an instant. Its place has no summer time: days are of 24 hours. */
export function periodAt(firstDay: string, utcMs: number): PeriodTimes {
  const noon = Date.parse(`${firstDay}T12:00:00Z`)
  const first = civilDays(MONITORED_SAMPLE_ZONE, noon, noon + DAY_MS).find(
    ({ date }) => date === firstDay,
  )
  if (!first) throw new RangeError(`there is no day ${firstDay}`)
  const number = Math.max(0, Math.floor((utcMs - first.startUtcMs) / PERIOD_MS))
  const fromUtcMs = first.startUtcMs + number * PERIOD_MS
  return { number, fromUtcMs, toUtcMs: fromUtcMs + PERIOD_MS }
}
