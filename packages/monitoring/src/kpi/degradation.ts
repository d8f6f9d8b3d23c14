import { median } from '@duet/units'

export interface DegradationRate {
  /** Change of the ratio a year, 1/year; negative: it falls. */
  readonly per_year: number
  /** 95 % interval of the median by order statistics. */
  readonly low: number
  readonly high: number
  readonly pairs: number
}

const YEAR_DAYS = 365
const LEAST_PAIRS = 365

/**
 * Year-on-year rate (Jordan et al. 2018): the median over all days of the change of measured over expected energy against the
 * same day a year before. Two years of days are needed for it to say something.
 *
 * @param ratios - by day without gaps in time, null where unknown
 */
export function degradationRate(ratios: readonly (number | null)[]): DegradationRate | null {
  const changes: number[] = []
  for (let day = YEAR_DAYS; day < ratios.length; day++) {
    const [now, before] = [ratios[day], ratios[day - YEAR_DAYS]]
    if (typeof now === 'number' && typeof before === 'number' && before > 0)
      changes.push((now - before) / before)
  }
  if (changes.length < LEAST_PAIRS) return null
  changes.sort((a, b) => a - b)
  // order statistics; days that follow each other are alike, so a tenth of them count as independent
  const independent = changes.length / 10
  const half = (1.96 * Math.sqrt(independent)) / 2 / independent
  const at = (share: number): number =>
    changes[Math.min(changes.length - 1, Math.max(0, Math.round(share * (changes.length - 1))))]
  return {
    per_year: median(changes),
    low: at(0.5 - half),
    high: at(0.5 + half),
    pairs: changes.length,
  }
}
