import { type CivilDay, civilDays, DAY_MS, MINUTE_MS } from '@duet/units'
import type { Database } from '../../db/connection.ts'
import type { VersionSettings } from '../deployments/deploymentInput.ts'
import { goingDays, openDays } from '../events/evaluationDays.ts'
import { dirtyDays, type ReadingDayRow } from '../store/dayQueries.ts'
import { dayStartUtcMs } from '../store/readingBatch.ts'

const MOST_DIRTY = 10_000

export interface WaitingDays {
  /** Civil days of the plant, oldest first. */
  readonly days: readonly CivilDay[]
  /** Days of UTC with readings that no evaluation has seen. */
  readonly dirty: readonly ReadingDayRow[]
}

/**
 * Civil days that are to be evaluated: those of readings that came since, those that were opened, and those that have ended since they
 * were evaluated.
 */
export async function waitingDays(
  db: Database,
  projectId: string,
  settings: VersionSettings,
  nowMs = Date.now(),
): Promise<WaitingDays> {
  const zone = settings.time_zone
  const dirty = await dirtyDays(db, projectId, MOST_DIRTY)
  const opened = await openDays(db, projectId)
  const going = (await goingDays(db, projectId)).flatMap((date) => civilDay(zone, date) ?? [])
  const days = [
    ...dirty.flatMap((row) => changedDays(row, settings)),
    ...opened.flatMap((date) => civilDay(zone, date) ?? []),
    ...going.filter(({ endUtcMs }) => endUtcMs <= nowMs),
  ]
  const byDate = new Map(days.map((day) => [day.date, day]))
  return {
    days: [...byDate.values()]
      .filter(({ startUtcMs }) => startUtcMs <= nowMs)
      .sort((a, b) => a.startUtcMs - b.startUtcMs),
    dirty,
  }
}

/** Civil days of the readings of a day of UTC that came since it was evaluated. */
export function changedDays(
  { day, changed_from, changed_to }: Pick<ReadingDayRow, 'day' | 'changed_from' | 'changed_to'>,
  { time_zone, timestamp_label, interval_minutes }: VersionSettings,
): readonly CivilDay[] {
  const start = dayStartUtcMs(day)
  const [from, to] = [changed_from?.getTime() ?? start, changed_to?.getTime() ?? start + DAY_MS - 1]
  // labelled with its end, a reading is of the interval before
  const before = timestamp_label === 'ending' ? interval_minutes * MINUTE_MS : 0
  return civilDays(time_zone, from - before, to + 1)
}

/** Undefined for a date that a zone has left out. */
export function civilDay(zone: string, date: string): CivilDay | undefined {
  const start = dayStartUtcMs(date)
  return civilDays(zone, start - DAY_MS, start + 2 * DAY_MS).find((day) => day.date === date)
}
