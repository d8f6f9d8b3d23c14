import { civilDays } from '@duet/units'
import type { ComputeParts } from '../../simulations/tasks/runWorker.ts'
import { findVersionAt } from '../deployments/versionQueries.ts'
import { closeDaysBefore } from '../events/evaluationDays.ts'
import { markEvaluated, retainedReadings } from '../store/dayQueries.ts'
import type { WeatherServer } from './deploymentWeather.ts'
import { evaluateStretch, type StretchDone } from './evaluateStretch.ts'
import { type Stretch, turnPlan } from './turnPlan.ts'
import { openVersions } from './versionParts.ts'
import { changedDays, type WaitingDays, waitingDays } from './waitingDays.ts'

/**
 * One turn of a plant: evaluates days that wait, as `turnPlan` chooses them. Answers whether more are left.
 *
 * @throws AppError INVALID_INPUT for a deployment that cannot be evaluated, with the reason
 */
export async function evaluateTurn(
  server: WeatherServer,
  compute: ComputeParts,
  projectId: string,
  signal: AbortSignal,
  nowMs = Date.now(),
): Promise<{ readonly isMore: boolean }> {
  const { db } = server
  const current = await findVersionAt(db, projectId, new Date(nowMs))
  const retained = await retainedReadings(db, projectId)
  if (!current || !retained) return { isMore: false }
  const { settings } = current
  const zone = settings.time_zone
  const [oldest] = civilDays(zone, retained.from.getTime(), retained.from.getTime() + 1)
  if (oldest) await closeDaysBefore(db, projectId, oldest.date)
  const waiting = await waitingDays(db, projectId, settings, nowMs)
  const newestMs = Math.min(retained.to.getTime(), nowMs)
  const [newest] = civilDays(zone, newestMs, newestMs + 1)
  const lastWaiting = waiting.days.at(-1)
  if (!newest || !lastWaiting) return { isMore: false }
  const until = lastWaiting.date > newest.date ? lastWaiting : newest
  const versions = await openVersions(db, projectId)
  let isMore = false
  for (const stretch of turnPlan(waiting.days, newest.date)) {
    const request = { ...stretch, projectId, zone, versions, until, nowMs, signal }
    const done = await evaluateStretch(server, compute, request)
    await markDone(server, projectId, { waiting, stretch, done, settings })
    const isLeft = waiting.days.some(({ startUtcMs }) => startUtcMs >= done.untilUtcMs)
    isMore = done.evaluated > 0 && (isLeft || done.isMore)
  }
  return { isMore }
}

interface DoneTurn {
  readonly waiting: WaitingDays
  readonly stretch: Stretch
  readonly done: StretchDone
  readonly settings: Parameters<typeof changedDays>[1]
}

/** Days of UTC of which every reading that came was looked at; where others came meanwhile the day stays. */
async function markDone(
  { db }: WeatherServer,
  projectId: string,
  { waiting, stretch, done, settings }: DoneTurn,
): Promise<void> {
  const fromUtcMs = stretch.days[0]?.startUtcMs ?? Infinity
  for (const row of waiting.dirty) {
    const isDone = changedDays(row, settings).every(
      ({ startUtcMs, endUtcMs }) => startUtcMs >= fromUtcMs && endUtcMs <= done.untilUtcMs,
    )
    if (isDone) await markEvaluated(db, projectId, row.day, row.revision)
  }
}
