import { DAY_S, HOUR_MS, HOUR_S, mean } from '@duet/units'
import type { WeatherSeries } from '../series/weatherSeries.ts'
import { standardError } from './crossValidation.ts'

/** Global irradiation of a calendar year of the reference, kWh/m². */
export interface LongTermYear {
  readonly year: number
  readonly referenceKwhM2: number
  readonly correctedKwhM2: number
}

/** What a year has in the long run. */
export interface LongTermMean {
  /** The complete years, which the mean is of. */
  readonly years: readonly LongTermYear[]
  /** Undefined without a complete year. */
  readonly meanKwhM2: number | undefined
  readonly referenceMeanKwhM2: number | undefined
  /** Standard uncertainty of the correction and of the mean of years, relative. Undefined of fewer than three years. */
  readonly uncertaintyFraction: number | undefined
}

const LEAST_YEARS = 3
/** Hours that a year may lack and count as complete. */
const SPARE_HOURS = 24

/**
 * The mean of the complete calendar years of local standard time, and its standard uncertainty √(u² + s² / n): u that of the correction, by
 * cross-validation, s the standard deviation of the n years over their mean. The uncertainty of the instrument is not in it.
 */
export function longTermMean(
  series: WeatherSeries,
  wm2: { readonly reference: Float64Array; readonly corrected: Float64Array },
  correctionFraction: number,
): LongTermMean {
  const years = completeYears(series, wm2)
  if (years.length === 0) {
    const unknown = { meanKwhM2: undefined, referenceMeanKwhM2: undefined }
    return { years, ...unknown, uncertaintyFraction: undefined }
  }
  const sums = years.map(({ correctedKwhM2 }) => correctedKwhM2)
  const meanKwhM2 = mean(sums)
  return {
    years,
    meanKwhM2,
    referenceMeanKwhM2: mean(years.map(({ referenceKwhM2 }) => referenceKwhM2)),
    uncertaintyFraction:
      years.length < LEAST_YEARS
        ? undefined
        : Math.hypot(correctionFraction, standardError(sums) / meanKwhM2),
  }
}

function completeYears(
  { intervalStartUtcMs, stepS, utcOffsetH }: WeatherSeries,
  wm2: { readonly reference: Float64Array; readonly corrected: Float64Array },
): readonly LongTermYear[] {
  const years = new Map<number, { rows: number; reference: number; corrected: number }>()
  intervalStartUtcMs.forEach((utcMs, row) => {
    const [before, after] = [wm2.reference[row], wm2.corrected[row]]
    if (Number.isNaN(before)) return
    const year = new Date(utcMs + utcOffsetH * HOUR_MS).getUTCFullYear()
    const sums = years.get(year) ?? { rows: 0, reference: 0, corrected: 0 }
    sums.rows += 1
    sums.reference += Math.max(0, before)
    sums.corrected += Math.max(0, after)
    years.set(year, sums)
  })
  const kwhOf = (total: number): number => (total * stepS) / HOUR_S / 1000
  return [...years]
    .filter(([year, { rows }]) => (rows * stepS) / HOUR_S >= hoursOf(year) - SPARE_HOURS)
    .map(([year, { reference, corrected }]) => ({
      year,
      referenceKwhM2: kwhOf(reference),
      correctedKwhM2: kwhOf(corrected),
    }))
}

const hoursOf = (year: number): number =>
  ((Date.UTC(year + 1, 0, 1) - Date.UTC(year, 0, 1)) / 1000 / DAY_S) * 24
