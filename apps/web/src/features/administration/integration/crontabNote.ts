import { CronExpressionParser } from 'cron-parser'
import cronstrue from 'cronstrue'

/** What to say below a crontab. */
interface CrontabNote {
  /** It in words, or what is wrong with it. */
  readonly words: string
  /** ISO; undefined where there is none, as for a day that no month has. */
  readonly nextRunAt: string | undefined
}

const FIELDS = ['minute', 'hour', 'day of month', 'month', 'day of week']

/** A crontab of five fields in UTC, read as the server reads it. */
export function crontabNote(text: string, nowMs: number): CrontabNote {
  const parts = text.trim().split(/\s+/).filter(Boolean)
  const crontab = parts.join(' ')
  const fault = faultOf(parts)
  if (fault !== undefined) return { words: fault, nextRunAt: undefined }
  return {
    words: `${cronstrue.toString(crontab, { use24HourTimeFormat: true })} (UTC)`,
    nextRunAt: nextRun(crontab, nowMs)?.toISOString(),
  }
}

function faultOf(parts: readonly string[]): string | undefined {
  if (parts.length !== FIELDS.length) return `Five fields are needed (${FIELDS.join(', ')})`
  // each in its place with all others open, so that the sentence can name it
  const wrong = parts.findIndex(
    (part, at) => !isReadable(FIELDS.map((_, field) => (field === at ? part : '*')).join(' ')),
  )
  return wrong < 0 ? undefined : `'${parts[wrong]}' is no ${FIELDS[wrong]}`
}

/** H stands for a number drawn by lot at every reading, which would never come true. */
function isReadable(crontab: string): boolean {
  try {
    CronExpressionParser.parse(crontab)
    return !/\bH\b/i.test(crontab)
  } catch {
    return false
  }
}

function nextRun(crontab: string, nowMs: number): Date | undefined {
  try {
    return CronExpressionParser.parse(crontab, { currentDate: nowMs, tz: 'UTC' }).next().toDate()
  } catch {
    return undefined
  }
}
