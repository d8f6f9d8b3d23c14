import { yearsInMean } from '@duet/results'
import { formatFixed } from '../../lib/format.ts'

const HOURS_OF_YEAR = 8760

/** What a run covers where that is not one year: '62 days', '4.0 years'. */
function periodText(hours: number): string {
  if (hours >= HOURS_OF_YEAR - 1 && hours <= HOURS_OF_YEAR + 24) return ''
  return hours < HOURS_OF_YEAR
    ? `${formatFixed(hours / 24, 0)} days`
    : `${formatFixed(hours / 8766, 1)} years`
}

/** '3 years', '1.5 years'; empty for a year and less. */
export function yearsText(hours: number): string {
  const years = yearsInMean(hours)
  if (years > 1) return `${years} years`
  return hours > HOURS_OF_YEAR ? periodText(hours) : ''
}

/** 'mean of 3 years', 'sum of 1.5 years', '58 days'; empty for one year. */
export function periodOfFigures(hours: number, missingSteps: number | null = 0): string {
  const years = yearsText(hours)
  if (years === '') return periodText(hours)
  return yearsInMean(hours, missingSteps) > 1 ? `mean of ${years}` : `sum of ${years}`
}
