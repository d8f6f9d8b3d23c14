import { formatMonth, siteDate } from '../../../lib/formatTime.ts'
import { ratioOf } from './difference.ts'

/** The months of a run as the server gives them. */
export interface MonthSeries {
  /** Starts, ISO 8601 UTC. */
  readonly time: readonly string[]
  readonly columns: readonly string[]
  readonly values: readonly (readonly (number | null)[])[]
}

/** A month of one run. */
export interface Month {
  readonly year: number
  /** 0 to 11, of site time. */
  readonly monthIndex: number
  readonly energyKwh: number | null
  /** Of the steps that the run has in this month. */
  readonly hours: number | null
}

/** A month of both runs; undefined where one does not have it. */
export interface MonthPair {
  /** 'Jan', or 'Jan 2026' where years matter. */
  readonly label: string
  readonly a: Month | undefined
  readonly b: Month | undefined
  /** Energy B / A; null where one is missing or they cover different hours of the month. */
  readonly ratio: number | null
  /** Both have it, but with more hours in one than in the other. */
  readonly hoursDiffer: boolean
}

export function monthsOf(series: MonthSeries, utcOffsetH: number): readonly Month[] {
  return series.time.map((iso, index) => {
    const site = siteDate(iso, utcOffsetH)
    return {
      year: site.getUTCFullYear(),
      monthIndex: site.getUTCMonth(),
      energyKwh: valueAt(series, 'energy', index),
      hours: valueAt(series, 'hours', index),
    }
  })
}

function valueAt(series: MonthSeries, column: string, index: number): number | null {
  return series.values[series.columns.indexOf(column)]?.[index] ?? null
}

/**
 * Months side by side. Runs of at most a year meet by calendar month, whatever their years are. Longer ones meet by
 * year and month; where they have no month in common, the years of B are shifted so that both begin in the same.
 */
export function monthPairs(ofA: readonly Month[], ofB: readonly Month[]): readonly MonthPair[] {
  const byCalendar = !repeatsMonths(ofA) && !repeatsMonths(ofB)
  const shift = yearShift(ofA, ofB)
  const keyOfA = (month: Month): number => (byCalendar ? 0 : month.year * 12) + month.monthIndex
  const keyOfB = (month: Month): number => keyOfA(month) + (byCalendar ? 0 : shift * 12)
  const monthsA = new Map(ofA.map((month) => [keyOfA(month), month]))
  const monthsB = new Map(ofB.map((month) => [keyOfB(month), month]))
  return [...new Set([...monthsA.keys(), ...monthsB.keys()])]
    .toSorted((one, other) => one - other)
    .map((key) => {
      const name = formatMonth(key % 12)
      const label = byCalendar ? name : `${name} ${Math.floor(key / 12)}`
      return pairOf(label, monthsA.get(key), monthsB.get(key))
    })
}

/** True where a calendar month comes more than once. */
function repeatsMonths(months: readonly Month[]): boolean {
  return new Set(months.map(({ monthIndex }) => monthIndex)).size < months.length
}

/** Years to add to those of B. */
function yearShift(ofA: readonly Month[], ofB: readonly Month[]): number {
  const known = new Set(ofA.map(({ year, monthIndex }) => year * 12 + monthIndex))
  const [firstA, firstB] = [ofA[0], ofB[0]]
  const overlap = ofB.some(({ year, monthIndex }) => known.has(year * 12 + monthIndex))
  return overlap || firstA === undefined || firstB === undefined ? 0 : firstA.year - firstB.year
}

/** Hours are sums of steps: less than a second apart is the same. */
const SAME_HOURS = 1 / 3600

function pairOf(label: string, a: Month | undefined, b: Month | undefined): MonthPair {
  const hoursDiffer =
    a !== undefined && b !== undefined && Math.abs((a.hours ?? 0) - (b.hours ?? 0)) > SAME_HOURS
  const ratio = hoursDiffer ? null : ratioOf(a?.energyKwh ?? null, b?.energyKwh ?? null)
  return { label, a, b, ratio, hoursDiffer }
}
