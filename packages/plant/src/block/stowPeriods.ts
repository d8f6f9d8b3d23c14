import { type StowPeriod as EngineStowPeriod, YEARLY_PERIOD_YEAR } from '@duet/engine'
import { DAY_MS } from '@duet/units'
import { z } from 'zod'
import type { FieldError } from '../components/fields/fieldError.ts'
import { type Period, periodNote } from '../components/fields/periods.ts'
import { between } from '../components/fields/rules.ts'

export const MOST_STOW_PERIODS = 100
const [FIRST_YEAR, LAST_YEAR] = [1900, 2199]

const WHEN = /^(?:(\d{4})-)?(\d\d)-(\d\d)(?:T(\d\d):(\d\d))?$/

interface When {
  /** Of the civil date as if it were UTC. */
  readonly ms: number
  readonly isYearly: boolean
  readonly isDate: boolean
}

/** A time of a period; undefined for a text that is none. */
function whenOf(text: string): When | undefined {
  const [whole, year, month, day, hour, minute] = WHEN.exec(text) ?? []
  if (whole === undefined) return undefined
  const civil = `${year ?? YEARLY_PERIOD_YEAR}-${month}-${day}T${hour ?? '00'}:${minute ?? '00'}`
  const ms = Date.parse(`${civil}Z`)
  // 31 April and the 29 February of other years roll on
  if (Number.isNaN(ms) || !new Date(ms).toISOString().startsWith(civil)) return undefined
  const isKnown = year === undefined || (+year >= FIRST_YEAR && +year <= LAST_YEAR)
  return isKnown ? { ms, isYearly: year === undefined, isDate: hour === undefined } : undefined
}

const when = z.string().refine((text) => whenOf(text) !== undefined, {
  error: `must be a date or time (yyyy-MM-ddTHH:mm, ${FIRST_YEAR} to ${LAST_YEAR}; each year: MM-ddTHH:mm)`,
})

/**
 * Times in which trackers stand at an angle, degrees: yyyy-MM-ddTHH:mm, or a date, of which the end is meant whole. Without a year,
 * MM-ddTHH:mm or MM-dd, a period comes again each year, also over New Year.
 */
export const stowPeriodsRule: z.ZodType = z
  .array(
    z
      .strictObject({
        from: when,
        to: when,
        value: between(-90, 90),
        note: periodNote,
      })
      .superRefine((period, context) => {
        const message = faultOfTimes(period)
        if (message) context.addIssue({ code: 'custom', path: ['to'], message })
      }),
  )
  .max(MOST_STOW_PERIODS, { error: `must have ${MOST_STOW_PERIODS} periods at most` })
  .nullish()

function faultOfTimes({ from, to }: Pick<Period, 'from' | 'to'>): string | undefined {
  const [start, end] = [whenOf(from), whenOf(to)]
  if (!start || !end) return undefined
  if (start.isYearly !== end.isYearly) {
    return 'must have a year where the start has one, and none where it has none'
  }
  const { fromMs, toMs } = spanOf({ from, to, value: 0 })
  return toMs > fromMs ? undefined : 'must be after the start'
}

/** As the engine takes it. Expects a period that passed its rule. */
export function spanOf({ from, to, value }: Period): EngineStowPeriod {
  const [start, end] = [whenOf(from), whenOf(to)]
  const fromMs = start?.ms ?? Number.NaN
  const toMs = (end?.ms ?? Number.NaN) + (end?.isDate ? DAY_MS : 0)
  if (!start?.isYearly) return { fromMs, toMs, angleDeg: value }
  const isOverNewYear = toMs < fromMs
  return {
    fromMs,
    toMs: isOverNewYear ? yearsLater(toMs, 1) : toMs,
    angleDeg: value,
    isYearly: true,
  }
}

const yearsLater = (ms: number, years: number): number => {
  const date = new Date(ms)
  return date.setUTCFullYear(date.getUTCFullYear() + years)
}

/** One error at each period that begins within another, those of each year in all years. */
export function stowPeriodErrors(periods: readonly Period[]): readonly FieldError[] {
  const spans = periods.map((period, index) => ({ ...spanOf(period), index }))
  const years = yearsOf(spans)
  const all = spans
    .flatMap((span) => (span.isYearly ? years.map((year) => inYear(span, year)) : [span]))
    .toSorted((a, b) => a.fromMs - b.fromMs)
  const found = new Map<number, string>()
  let [latest] = all
  for (const span of all.slice(1)) {
    if (latest && span.fromMs < latest.toMs && span.index !== latest.index) {
      const [first, second] = [latest.index, span.index].toSorted((a, b) => a - b)
      if (first !== undefined && second !== undefined) {
        found.set(second, `overlaps period ${first + 1}: make one of them end earlier`)
      }
    }
    if (!latest || span.toMs > latest.toMs) latest = span
  }
  return [...found].map(([index, message]) => ({ path: `stow_periods.${index}.from`, message }))
}

/** Years in which periods with a date may meet those of each year; two at least, for these may meet each other at New Year. */
function yearsOf(spans: readonly EngineStowPeriod[]): readonly number[] {
  const years = new Set([YEARLY_PERIOD_YEAR, YEARLY_PERIOD_YEAR + 1])
  for (const { fromMs, toMs, isYearly } of spans) {
    if (isYearly) continue
    const last = new Date(toMs).getUTCFullYear()
    for (let year = new Date(fromMs).getUTCFullYear() - 1; year <= last; year++) years.add(year)
  }
  return [...years]
}

function inYear<S extends EngineStowPeriod>(span: S, year: number): S {
  const by = year - YEARLY_PERIOD_YEAR
  return { ...span, fromMs: yearsLater(span.fromMs, by), toMs: yearsLater(span.toMs, by) }
}
