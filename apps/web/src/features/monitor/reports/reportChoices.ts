import { formatDay } from '../../../lib/formatTime.ts'
import { addDays, type Period, periodText } from '../shell/period.ts'

/** A report that can be had. */
export interface ReportChoice {
  /** A day, 2026-06-21, or a month, 2026-06. */
  readonly of: string
  /** '21 Jun 2026', 'Jun 2026' */
  readonly label: string
}

type Span = Pick<Period, 'from' | 'to'>

/** Last day of the month of a day. */
function monthEnd(day: string): string {
  const next = Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 1)
  return addDays(new Date(next).toISOString().slice(0, 10), -1)
}

/** Of a page whose period is a day that has ended, or a calendar month up to its end or to now. */
export function reportOfPeriod({ from, to }: Span, ended: string): ReportChoice | undefined {
  if (from === to && from <= ended) return dayChoice(from)
  const isMonth = from.endsWith('-01') && from <= ended && from.slice(0, 7) === to.slice(0, 7)
  const isWhole = to >= monthEnd(from) || to >= ended
  return isMonth && isWhole ? monthChoice(from, ended) : undefined
}

/**
 * That of the page first, then the newest day, its month and the month before.
 *
 * @param ended - the newest day that has ended and may have figures
 */
export function reportChoices(period: Span, ended: string): readonly ReportChoice[] {
  const choices = [
    reportOfPeriod(period, ended),
    dayChoice(ended),
    monthChoice(ended, ended),
    monthChoice(addDays(`${ended.slice(0, 8)}01`, -1), ended),
  ].filter((choice) => choice !== undefined)
  return [...new Map(choices.map((choice) => [choice.of, choice])).values()]
}

const dayChoice = (day: string): ReportChoice => ({ of: day, label: formatDay(day) })

function monthChoice(day: string, ended: string): ReportChoice {
  const span = { from: `${day.slice(0, 8)}01`, to: monthEnd(day) }
  const to = span.to < ended ? span.to : ended
  return { of: day.slice(0, 7), label: periodText({ from: span.from, to }) }
}
