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
/** Days that follow each other are alike: a tenth of them count as independent. Months are not. */
const LIKE_DAYS = 10

/**
 * Year-on-year rate (Jordan et al. 2018): the median over all days of the change of measured over expected energy against the
 * same day a year before. Two years of days are needed for it to say something.
 *
 * @param ratios - by day, or another part of the year, without gaps in time; null where unknown
 * @param perYear - parts of a year
 */
export function degradationRate(
  ratios: readonly (number | null)[],
  perYear: number = YEAR_DAYS,
): DegradationRate | null {
  const changes: number[] = []
  for (let at = perYear; at < ratios.length; at++) {
    const [now, before] = [ratios[at], ratios[at - perYear]]
    if (typeof now === 'number' && typeof before === 'number' && before > 0)
      changes.push((now - before) / before)
  }
  if (changes.length < perYear) return null
  changes.sort((a, b) => a - b)
  const independent = changes.length / (perYear === YEAR_DAYS ? LIKE_DAYS : 1)
  const half = (1.96 * Math.sqrt(independent)) / 2 / independent
  const ordered = (share: number): number =>
    changes[Math.min(changes.length - 1, Math.max(0, Math.round(share * (changes.length - 1))))]
  return {
    per_year: median(changes),
    low: ordered(0.5 - half),
    high: ordered(0.5 + half),
    pairs: changes.length,
  }
}
