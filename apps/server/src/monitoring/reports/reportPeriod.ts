import { AppError } from '@duet/contract'
import { DAY_MS, MONTH_NAMES, SHORT_MONTH_NAMES } from '@duet/units'
import { z } from 'zod'
import { parseInput } from '../../input/parseInput.ts'
import { localTime } from '../notices/noticeTimes.ts'

/** Civil days of a plant, both included, yyyy-MM-dd. */
export interface ReportPeriod {
  /** 2026-06-21 of a day, 2026-06 of a month. */
  readonly of: string
  readonly kind: 'day' | 'month'
  readonly from: string
  readonly to: string
}

const FORM = 'must be a day, for example 2026-06-21, or a month, for example 2026-06'
const periodSchema = z.union([z.iso.date(), z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)], {
  error: FORM,
})

/** @throws AppError INVALID_INPUT */
export function readPeriod(text: unknown): ReportPeriod {
  return periodOf(parseInput(periodSchema, text, ['period']))
}

/** Of a text that is a day or a month. */
export function periodOf(of: string): ReportPeriod {
  if (of.length === 10) return { of, kind: 'day', from: of, to: of }
  const next = Date.UTC(Number(of.slice(0, 4)), Number(of.slice(5)), 1)
  return { of, kind: 'month', from: `${of}-01`, to: dayOf(next - DAY_MS) }
}

interface Known {
  /** The first day with readings; undefined: none has come. */
  readonly first: string | undefined
  /** The last day that has ended on the clock of the plant. */
  readonly ended: string
}

/** Its days that have ended: of a month that goes on those up to yesterday. @throws AppError INVALID_INPUT */
export function endedPeriod(period: ReportPeriod, { first, ended }: Known): ReportPeriod {
  if (period.from > ended)
    throw refused(
      `${periodText(period)} has not ended at the plant: choose a day up to ${dayText(ended)}`,
    )
  if (first === undefined)
    throw refused('the plant has no readings yet: send some, then ask for a report')
  if (period.to < first)
    throw refused(`the readings of the plant begin on ${dayText(first)}: choose a day from then on`)
  return { ...period, to: period.to < ended ? period.to : ended }
}

function refused(message: string): AppError {
  return new AppError('INVALID_INPUT', `period: ${message}`, {
    field_errors: [{ path: 'period', message }],
  })
}

export const dayOf = (utcMs: number): string => new Date(utcMs).toISOString().slice(0, 10)

/** The last day that has ended on the clock of a plant. */
export const lastEndedDay = (timeZone: string, nowMs: number): string =>
  dayOf(Date.parse(localTime(nowMs, timeZone).date) - DAY_MS)

/** All days from the first to the last. */
export const daysFrom = ({ from, to }: Pick<ReportPeriod, 'from' | 'to'>): readonly string[] =>
  Array.from({ length: (Date.parse(to) - Date.parse(from)) / DAY_MS + 1 }, (_, k) =>
    dayOf(Date.parse(from) + k * DAY_MS),
  )

/** '21 Jun 2026' */
export const dayText = (day: string): string =>
  `${Number(day.slice(8, 10))} ${SHORT_MONTH_NAMES[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`

/** '21 Jun 2026', 'June 2026', or '1 to 20 Jun 2026' of a month that goes on. */
export function periodText({ of, kind, from, to }: ReportPeriod): string {
  if (kind === 'day') return dayText(of)
  return to === periodOf(of).to
    ? `${MONTH_NAMES[Number(of.slice(5, 7)) - 1]} ${of.slice(0, 4)}`
    : spanText(from, to)
}

/** '5 Jun 2026', or '5 to 7 Jun 2026'. */
export function spanText(from: string, to: string): string {
  if (from === to) return dayText(from)
  const first = from.slice(0, 7) === to.slice(0, 7) ? String(Number(from.slice(8))) : dayText(from)
  return `${first} to ${dayText(to)}`
}
