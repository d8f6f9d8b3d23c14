import { siteDate } from '../../../lib/formatTime.ts'
import type { MonthlyLossesQuery } from '../../../lib/gql/graphql.ts'

type MonthlyLosses = Pick<MonthlyLossesQuery['monthlyLosses'], 'time' | 'rows'>

/** A stage of the loss account over the years of a run. */
export interface YearLoss {
  readonly key: string
  readonly label: string
  /** Share of what came to the stage, one for each year; positive where energy is taken away. */
  readonly fractions: readonly number[]
}

interface Year {
  /** Its first month, 'yyyy-MM'. */
  readonly start: string
}

/** Stages whose share is not the same in all years, to this many. */
const LEAST_CHANGE = 0.0005
const MONTHS = 12

/** The losses that change from year to year, from the account of the months. */
export function changingLosses(
  { time, rows }: MonthlyLosses,
  years: readonly Year[],
  utcOffsetH: number,
): readonly YearLoss[] {
  const months = time.map((iso) => {
    const date = siteDate(iso, utcOffsetH)
    return date.getUTCFullYear() * MONTHS + date.getUTCMonth()
  })
  return rows
    .filter(({ kind }) => kind === 'stage')
    .map(({ key, label, loss, value_after }) => ({
      key,
      label,
      fractions: years.map(({ start }) => {
        const first = Number(start.slice(0, 4)) * MONTHS + Number(start.slice(5, 7)) - 1
        const isIn = (_value: number, at: number): boolean =>
          months[at] !== undefined && months[at] >= first && months[at] < first + MONTHS
        const taken = total(loss.filter(isIn))
        const before = taken + total(value_after.filter(isIn))
        return before > 0 ? taken / before : 0
      }),
    }))
    .filter(({ fractions }) => Math.max(...fractions) - Math.min(...fractions) >= LEAST_CHANGE)
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
