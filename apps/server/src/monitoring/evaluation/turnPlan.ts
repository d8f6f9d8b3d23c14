import { type CivilDay, DAY_MS } from '@duet/units'

/** Days of one turn: then another plant has its turn. */
export const MOST_DAYS = 31
/** Newest days of a backlog, which are evaluated before it. */
const NEWEST_DAYS = 14

/** Days of a turn that are evaluated one after the other. */
export interface Stretch {
  readonly days: readonly CivilDay[]
  /** It begins anew where the day before is not evaluated: older days wait. */
  readonly isAhead: boolean
}

/**
 * What a turn evaluates: all that waits where that is little, else the newest days first, so that what is wrong today is known today, and
 * then the oldest. The newest ones are evaluated again when those before them are there.
 *
 * @param waiting - oldest first
 * @param newest - date of the plant's newest reading
 */
export function turnPlan(waiting: readonly CivilDay[], newest: string): readonly Stretch[] {
  const [first] = waiting
  const last = waiting.at(-1)
  if (!first || !last) return []
  const isLittle = last.startUtcMs - first.startUtcMs < MOST_DAYS * DAY_MS
  if (isLittle || last.date < newest) return [{ days: waiting, isAhead: false }]
  const front = trailingRun(waiting).slice(-NEWEST_DAYS)
  return [
    { days: front, isAhead: true },
    { days: waiting.slice(0, waiting.length - front.length), isAhead: false },
  ]
}

/** The last days that follow each other without a gap. */
function trailingRun(days: readonly CivilDay[]): readonly CivilDay[] {
  const from = days.findLastIndex((day, k) => days[k - 1]?.endUtcMs !== day.startUtcMs)
  return days.slice(Math.max(0, from))
}
