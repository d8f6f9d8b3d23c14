import { AppError } from '@duet/contract'
import { type CivilDay, civilDays, DAY_MS } from '@duet/units'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../db/connection.ts'
import { dayStamps } from './dayStamps.ts'
import { storeAnswer, storedAnswers } from './storedAnswers.ts'

/** Longest period of pages that look at single intervals. */
const MOST_DAYS = 3 * 366
/** Days that are read at once. */
const DAYS_AT_ONCE = 31

export interface DaysRequest {
  readonly projectId: string
  readonly zone: string
  /** First and last civil day. */
  readonly from: string
  readonly to: string
  /** Of what, and by what: days of other keys are others. */
  readonly key: string
  /** The days stay in the database too: of what many look at, at any time. */
  readonly isStored: boolean
}

/** What was made of days; those stay that were asked for last. */
export type DayCache<T extends object> = LRUCache<string, T>

export const createDayCache = <T extends object>(
  maxSize: number,
  sizeOf: (day: T) => number,
): DayCache<T> => new LRUCache({ maxSize, sizeCalculation: (day) => Math.max(1, sizeOf(day)) })

/**
 * Something of each day of a period that has readings: of days that have not changed from the cache or the database, of the others
 * made anew, some that follow each other at once.
 *
 * @throws AppError INVALID_INPUT for a period that is too long
 */
export async function cachedDays<T extends object>(
  db: Database,
  cache: DayCache<T>,
  request: DaysRequest,
  make: (days: readonly CivilDay[]) => Promise<readonly T[]>,
): Promise<readonly T[]> {
  const days = daysOf(request)
  const stamps = await dayStamps(db, request.projectId, request)
  const keyOf = (date: string): string => `${request.key} ${date} ${stamps.get(date)}`
  const stamped = days.filter(({ date }) => stamps.has(date))
  const found = new Map(stamped.map(({ date }) => [date, cache.get(keyOf(date))]))
  const isMissing = ({ date }: CivilDay): boolean => found.get(date) === undefined
  const take = (date: string, day: T): void => {
    cache.set(keyOf(date), day)
    found.set(date, day)
  }
  if (request.isStored) {
    const missing = stamped
      .filter(isMissing)
      .map(({ date }) => [date, stamps.get(date) ?? ''] as const)
    for (const [date, day] of await storedAnswers<T>(db, request, new Map(missing))) take(date, day)
  }
  for (const run of runsOf(stamped.filter(isMissing))) {
    for (const [at, made] of (await make(run)).entries()) {
      const { date = '' } = run[at] ?? {}
      take(date, made)
      const stamp = stamps.get(date) ?? ''
      if (request.isStored) await storeAnswer(db, request, { date, stamp, content: made })
    }
  }
  return stamped.flatMap(({ date }) => found.get(date) ?? [])
}

function daysOf({ zone, from, to }: DaysRequest): readonly CivilDay[] {
  const [fromMs, toMs] = [Date.parse(from), Date.parse(to)]
  if ((toMs - fromMs) / DAY_MS >= MOST_DAYS) {
    const message = `at most ${MOST_DAYS} days are looked at: choose a shorter period`
    throw new AppError('INVALID_INPUT', `to: ${message}`, {
      field_errors: [{ path: 'to', message }],
    })
  }
  const about = civilDays(zone, fromMs - DAY_MS, toMs + 2 * DAY_MS)
  return about.filter(({ date }) => date >= from && date <= to)
}

/** Days that follow each other, not too many together. */
function runsOf(days: readonly CivilDay[]): readonly CivilDay[][] {
  const runs: CivilDay[][] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run && run.length < DAYS_AT_ONCE && run.at(-1)?.endUtcMs === day.startUtcMs) run.push(day)
    else runs.push([day])
  }
  return runs
}
