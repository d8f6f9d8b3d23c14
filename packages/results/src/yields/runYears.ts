import { HOUR_MS } from '@duet/units'

/** A month of a run, of local standard time. */
export interface RunMonth {
  readonly year: number
  /** 0 to 11 */
  readonly monthIndex: number
  /** Of the steps that the run has. */
  readonly hours: number
  readonly energyKwh: number
  /** Nominal DC power in the light of the month, without losses. */
  readonly referenceKwh: number
}

/** Twelve months of a run, or what the run has of them. */
export interface RunYear {
  /** '2019', or '2019-07 to 2020-06' where the years of the run begin in another month. */
  readonly label: string
  /** As ms UTC of its local standard time. */
  readonly startMs: number
  readonly hours: number
  /** Of its twelve months. */
  readonly yearHours: number
  readonly isComplete: boolean
  readonly energyKwh: number
  readonly referenceKwh: number
}

/** The mean of the complete years of a run. */
export interface MeanYear {
  readonly years: number
  readonly energyKwh: number
  readonly referenceKwh: number
}

/** A year may lack so much: files leave out the 29th of February, or the last hour. */
const SPARE_HOURS = 24

/**
 * The years of a run of several: calendar years, or years from the first whole month where more of those are complete, so that a run
 * from July to June two years later has two.
 */
export function runYears(months: readonly RunMonth[]): readonly RunYear[] {
  const starts = [0, ...months.slice(0, 2).map(({ monthIndex }) => monthIndex)]
  const [calendar = [], ...others] = starts.map((firstMonth) => yearsFrom(months, firstMonth))
  return others.reduce(
    (best, years) => (completeOf(years).length > completeOf(best).length ? years : best),
    calendar,
  )
}

const completeOf = (years: readonly RunYear[]): readonly RunYear[] =>
  years.filter(({ isComplete }) => isComplete)

/** Undefined where no year is complete: a part of a year scaled to twelve months would be a guess. */
export function meanYear(years: readonly RunYear[]): MeanYear | undefined {
  const complete = completeOf(years)
  if (complete.length === 0) return undefined
  const mean = (key: 'energyKwh' | 'referenceKwh'): number =>
    complete.reduce((sum, year) => sum + year[key], 0) / complete.length
  return {
    years: complete.length,
    energyKwh: mean('energyKwh'),
    referenceKwh: mean('referenceKwh'),
  }
}

function yearsFrom(months: readonly RunMonth[], firstMonth: number): readonly RunYear[] {
  const groups = Map.groupBy(months, ({ year, monthIndex }) =>
    monthIndex < firstMonth ? year - 1 : year,
  )
  return [...groups].map(([year, own]) => {
    const sum = (key: 'hours' | 'energyKwh' | 'referenceKwh'): number =>
      own.reduce((total, month) => total + month[key], 0)
    const hours = sum('hours')
    const startMs = Date.UTC(year, firstMonth)
    const yearHours = (Date.UTC(year + 1, firstMonth) - startMs) / HOUR_MS
    return {
      label: labelOf(year, firstMonth),
      startMs,
      hours,
      yearHours,
      isComplete: hours >= yearHours - SPARE_HOURS,
      energyKwh: sum('energyKwh'),
      referenceKwh: sum('referenceKwh'),
    }
  })
}

function labelOf(year: number, firstMonth: number): string {
  if (firstMonth === 0) return String(year)
  return `${year}-${twoDigits(firstMonth + 1)} to ${year + 1}-${twoDigits(firstMonth)}`
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')
