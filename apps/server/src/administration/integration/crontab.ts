import { CronExpressionParser } from 'cron-parser'

/** When a crontab runs next, or what is wrong with it. */
export type NextRun = { readonly at: Date } | { readonly fault: string }

const FIELDS = ['minute', 'hour', 'day of month', 'month', 'day of week'] as const
/** A field drawn by lot anew at every reading would never come true. */
const BY_LOT = /\bH\b/i

/** The first run after an instant, in UTC. */
export function nextRun(crontab: string, after: Date): NextRun {
  const fields = crontab.trim().split(/\s+/)
  if (fields.length !== FIELDS.length) {
    const count = crontab.trim() === '' ? 0 : fields.length
    return {
      fault: `must have five fields (${FIELDS.join(', ')}), it has ${count}. For example 15 3 * * * for 03:15 UTC every day`,
    }
  }
  if (BY_LOT.test(crontab)) return { fault: 'must not hold H' }
  try {
    const expression = CronExpressionParser.parse(fields.join(' '), {
      currentDate: after,
      tz: 'UTC',
    })
    return { at: expression.next().toDate() }
  } catch (error) {
    return { fault: `cannot be read: ${error instanceof Error ? error.message : String(error)}` }
  }
}
