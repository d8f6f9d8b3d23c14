import { median } from '@duet/units'
import { degradationRate } from '../kpi/degradation.ts'

/** Parts of a year of the medians. */
export const YEAR_MONTHS = 12
/** Ten years. */
const MOST_MONTHS = 120
/** Days that say something of a month. */
const LEAST_DAYS = 5
/** Slower than this beyond the model is within what instruments drift by, 1/year. */
const LEAST_RATE = 0.003
const MOST_LOST = 0.1
/** Ratios are kept to this part of one. */
const PARTS = 1e5

/** Ratios of a block to the model alone, over years. */
export interface YearsState {
  /** yyyy-MM of the month that is open; null before the first day. */
  readonly month: string | null
  /** Ratios of its clean days. */
  readonly days: readonly number[]
  /** Median of each month before it, oldest first; null where it says nothing. */
  readonly medians: readonly (number | null)[]
}

export const NO_YEARS: YearsState = { month: null, days: [], medians: [] }

/** @param ratio - measured over modelled energy of a clean day; null where it is not known */
export function nextYears(years: YearsState, date: string, ratio: number | null): YearsState {
  const month = date.slice(0, 7)
  const today = ratio === null ? [] : [Math.round(ratio * PARTS) / PARTS]
  if (years.month === null) return { month, days: today, medians: [] }
  const passed = monthNumber(month) - monthNumber(years.month)
  if (passed === 0) return { ...years, days: [...years.days, ...today] }
  const closed = years.days.length < LEAST_DAYS ? null : median(years.days)
  const silent = Array.from({ length: Math.min(MOST_MONTHS, passed - 1) }, () => null)
  return { month, days: today, medians: [...years.medians, closed, ...silent].slice(-MOST_MONTHS) }
}

const monthNumber = (month: string): number =>
  YEAR_MONTHS * Number(month.slice(0, 4)) + Number(month.slice(5, 7))

/** Share that is lost beyond the model since the first month; 0 until two years show it for certain. */
export function fadedShare(medians: YearsState['medians']): number {
  const rate = degradationRate(medians, YEAR_MONTHS)
  if (!rate || rate.high >= 0 || rate.per_year > -LEAST_RATE) return 0
  return Math.min(MOST_LOST, (-rate.per_year * medians.length) / YEAR_MONTHS)
}
