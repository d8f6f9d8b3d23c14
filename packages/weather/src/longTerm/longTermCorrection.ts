import { pairFigures } from '@duet/comparison'
import { localMonths, qcradMostWm2 } from '@duet/engine'
import { HOUR_S } from '@duet/units'
import { WeatherEditError } from '../edits/weatherEdit.ts'
import { type SkySeries, skySeries } from '../series/skySeries.ts'
import type { WeatherSeries, WeatherValues } from '../series/weatherSeries.ts'
import { type CrossValidation, crossValidation } from './crossValidation.ts'
import { type LongTermMean, longTermMean } from './longTermMean.ts'
import { type LongTermScatter, longTermScatter } from './longTermScatter.ts'
import {
  type LongTermChoice,
  type MonthTransfers,
  monthTransfers,
  transferred,
} from './monthTransfers.ts'
import { dayPairs, hourPairs, type LightPairs, localDay } from './pairs.ts'

/** Days on which both must have light. */
export const LEAST_OVERLAP_DAYS = 30

/** Differences of a series to what was measured with it. */
interface PairErrors {
  /** Σ(x − y) / Σy. */
  readonly biasFraction: number
  /** W/m² of hours, Wh/m² of days. */
  readonly rmse: number
}

export interface LongTermReport extends LongTermMean {
  readonly dayCount: number
  readonly pairCount: number
  /** Days since 1970 of local standard time, the last one included. */
  readonly firstDay: number
  readonly lastDay: number
  /** Square of the correlation of the pairs; NaN where one does not change. */
  readonly r2: number
  readonly before: PairErrors
  readonly after: PairErrors
  readonly validation: CrossValidation
  /** Months of the year with a transfer of their own, 0 to 11. */
  readonly ownMonths: readonly number[]
  /** Means of the pairs by month of the year, [12]; NaN: none. */
  readonly monthMeasured: Float64Array
  readonly monthReference: Float64Array
  readonly monthCorrected: Float64Array
  readonly scatter: LongTermScatter
}

export interface LongTermCorrection {
  readonly series: WeatherSeries
  readonly report: LongTermReport
}

/**
 * Corrects a long series of light to what was measured for a shorter time (measure, correlate, predict). Global irradiance is taken through
 * the transfer (`transferOf`) of its month, by the hour or by the day; beam and diffuse of a step are scaled as its global irradiance is, so that
 * they go on summing to it; the beam beyond the extraterrestrial one becomes diffuse [1]. Steps without light and all other columns
 * stay. No step is brighter than is physically possible (QCRad).
 *
 * @throws WeatherEditError for typical years, steps beyond an hour, no light, or an overlap of less than 30 days
 * @see [1] J. Polo et al., Solar Energy 132 (2016) 25-37, doi:10.1016/j.solener.2016.03.001, methods of site adaptation
 */
export function longTermCorrection(
  measured: WeatherSeries,
  reference: WeatherSeries,
  choice: LongTermChoice,
): LongTermCorrection {
  refuseUnfit(measured, 'measured')
  refuseUnfit(reference, 'reference')
  const hours = hourPairs(measured, reference)
  const pairs = choice.resolution === 'day' ? dayPairs(hours, reference) : hours
  const dayCount = new Set(pairs.day).size
  if (dayCount < LEAST_OVERLAP_DAYS) {
    throw new WeatherEditError(
      `The two datasets have light on ${dayCount} common days; ${LEAST_OVERLAP_DAYS} are needed. Choose a reference that covers the time of the measurement.`,
    )
  }
  const made = monthTransfers(choice, pairs)
  const validation = crossValidation(pairs, choice)
  const sky = skySeries(reference)
  const ghiWm2 = sky.ghiWm2 ?? new Float64Array()
  const factors = stepFactors(sky, ghiWm2, made, choice)
  const series = { ...reference, columns: scaledLight(sky, factors) }
  const corrected = ghiWm2.map((value, row) => value * factors[row])
  return {
    series,
    report: {
      ...overlapReport(pairs, made, dayCount),
      validation,
      ...longTermMean(reference, { reference: ghiWm2, corrected }, validation.standardError),
    },
  }
}

function refuseUnfit({ isTypicalYear, stepS, columns }: WeatherSeries, name: string): void {
  if (isTypicalYear) {
    throw new WeatherEditError(`The ${name} dataset is a typical year: its days are of no date.`)
  }
  if (stepS > HOUR_S) {
    throw new WeatherEditError(`The ${name} dataset has steps beyond an hour.`)
  }
  if (!columns.ghi_wm2 && !(columns.dni_wm2 && columns.dhi_wm2)) {
    throw new WeatherEditError(`The ${name} dataset has no GHI, nor both DNI and DHI.`)
  }
}

/** What the global irradiance of each step is multiplied by, [n]. */
function stepFactors(
  sky: SkySeries,
  ghiWm2: Float64Array,
  made: MonthTransfers,
  { resolution }: LongTermChoice,
): Float64Array {
  const factors =
    resolution === 'day' ? dayFactors(sky, ghiWm2, made) : hourFactors(sky, ghiWm2, made)
  return factors.map((factor, row) => {
    const most = qcradMostWm2('ghi', 'possible', sky.extraterrestrialWm2[row], sky.cosZenith[row])
    const wm2 = ghiWm2[row]
    // What the reference has beyond the limit already is not made dimmer for it
    return factor > 1 && wm2 * factor > most ? Math.max(1, most / wm2) : factor
  })
}

function hourFactors(sky: SkySeries, ghiWm2: Float64Array, made: MonthTransfers): Float64Array {
  const month = localMonths(sky.intervalStartUtcMs, sky.utcOffsetH)
  const after = transferred(made, { month, reference: ghiWm2 })
  return ghiWm2.map((wm2, row) => (wm2 > 0 ? after[row] / wm2 : 1))
}

function dayFactors(sky: SkySeries, ghiWm2: Float64Array, made: MonthTransfers): Float64Array {
  const month = localMonths(sky.intervalStartUtcMs, sky.utcOffsetH)
  const days = Array.from(sky.intervalStartUtcMs, (utcMs) => localDay(utcMs, sky))
  const sums = new Map<number, number>()
  const hoursOfStep = sky.stepS / HOUR_S
  ghiWm2.forEach((wm2, row) => {
    if (wm2 > 0) sums.set(days[row], (sums.get(days[row]) ?? 0) + wm2 * hoursOfStep)
  })
  return ghiWm2.map((wm2, row) => {
    const light = sums.get(days[row]) ?? 0
    if (!(wm2 > 0) || light === 0) return 1
    return Math.max(0, made.transfers[month[row]]?.(light) ?? light) / light
  })
}

/** All light of each step times its factor; beam beyond the extraterrestrial one goes to the diffuse light. */
function scaledLight(sky: SkySeries, factors: Float64Array): WeatherValues {
  const { ghi_wm2: ghi, dni_wm2: dni, dhi_wm2: dhi } = sky.columns
  const excess = (row: number): number =>
    dni
      ? Math.max(0, dni[row] * factors[row] - Math.max(dni[row], sky.extraterrestrialWm2[row]))
      : 0
  return {
    ...sky.columns,
    ...(ghi && { ghi_wm2: ghi.map((wm2, row) => wm2 * factors[row]) }),
    ...(dni && { dni_wm2: dni.map((wm2, row) => wm2 * factors[row] - excess(row)) }),
    ...(dhi && {
      dhi_wm2: dhi.map((wm2, row) => wm2 * factors[row] + excess(row) * sky.cosZenith[row]),
    }),
  }
}

function overlapReport(pairs: LightPairs, made: MonthTransfers, dayCount: number) {
  const corrected = transferred(made, pairs)
  const { correlation } = pairFigures(pairs.reference, pairs.measured)
  return {
    dayCount,
    pairCount: pairs.day.length,
    firstDay: pairs.day.at(0) ?? 0,
    lastDay: pairs.day.at(-1) ?? 0,
    r2: correlation ** 2,
    before: errorsOf(pairs.reference, pairs.measured),
    after: errorsOf(corrected, pairs.measured),
    ownMonths: made.ownMonths,
    monthMeasured: monthMeans(pairs, pairs.measured),
    monthReference: monthMeans(pairs, pairs.reference),
    monthCorrected: monthMeans(pairs, corrected),
    scatter: longTermScatter(pairs, made),
  }
}

function errorsOf(values: Float64Array, measured: Float64Array): PairErrors {
  const { sumA, sumB, rmse } = pairFigures(measured, values)
  return { biasFraction: (sumB - sumA) / sumA, rmse }
}

function monthMeans({ month }: LightPairs, values: Float64Array): Float64Array {
  const sums = new Float64Array(12)
  const counts = new Float64Array(12)
  values.forEach((value, place) => {
    sums[month[place]] += value
    counts[month[place]] += 1
  })
  return sums.map((total, at) => total / counts[at])
}
