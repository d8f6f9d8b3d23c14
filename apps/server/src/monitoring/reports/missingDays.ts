import { DAY_MS } from '@duet/units'
import { dayOf, daysFrom, type ReportPeriod, spanText } from './reportPeriod.ts'

/** Why a day has no figures: it waits for its evaluation, or nothing came of it. */
export interface MissingDay {
  readonly date: string
  readonly why: 'waits' | 'no readings'
}

interface DayStates {
  /** Days with figures. */
  readonly known: ReadonlySet<string>
  /** Days that wait for their evaluation. */
  readonly waiting: ReadonlySet<string>
}

/** Days of a period without figures, in their order. */
export const missingDays = (
  period: ReportPeriod,
  { known, waiting }: DayStates,
): readonly MissingDay[] =>
  daysFrom(period)
    .filter((date) => !known.has(date))
    .map((date) => ({ date, why: waiting.has(date) ? 'waits' : 'no readings' }))

const WHY = { waits: 'not evaluated yet', 'no readings': 'no readings' } as const

/** 'Missing: 3 of 30 days: no readings on 5 to 7 Jun 2026'; empty where none is. */
export function missingText(missing: readonly MissingDay[], dayCount: number): string {
  if (missing.length === 0) return ''
  const parts = (['no readings', 'waits'] as const).flatMap((why) => {
    const spans = spansOf(missing.filter((day) => day.why === why).map(({ date }) => date))
    return spans.length === 0 ? [] : [`${WHY[why]} on ${spans.join(', ')}`]
  })
  return `Missing: ${missing.length} of ${dayCount} ${dayCount === 1 ? 'day' : 'days'}: ${parts.join('; ')}. Every figure is of the other days.`
}

function spansOf(dates: readonly string[]): readonly string[] {
  const spans: [string, string][] = []
  for (const date of dates) {
    const last = spans.at(-1)
    if (last && dayOf(Date.parse(last[1]) + DAY_MS) === date) last[1] = date
    else spans.push([date, date])
  }
  return spans.map(([from, to]) => spanText(from, to))
}
