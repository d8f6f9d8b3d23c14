import { formatNumber } from '../../../lib/format.ts'
import { ratioText } from './compareTexts.ts'
import type { Month, MonthPair } from './monthPairs.ts'

/** What the chart of the months shows, in sentences: how they are aligned, what is missing, how far they are apart. */
export function monthSummary(rows: readonly MonthPair[]): string {
  return [...yearSentence(rows), ...ratioSentence(rows), ...missing(rows), ...unequal(rows)].join(
    ' ',
  )
}

function yearSentence(rows: readonly MonthPair[]): readonly string[] {
  const [ofA, ofB] = [yearsOf(rows.map(({ a }) => a)), yearsOf(rows.map(({ b }) => b))]
  return ofA === ofB || ofA === '' || ofB === ''
    ? []
    : [`A is of ${ofA}, B of ${ofB}: the same months of the year stand side by side.`]
}

function yearsOf(months: readonly (Month | undefined)[]): string {
  const years = new Set(months.flatMap((month) => month?.year ?? []))
  const [first, last] = [Math.min(...years), Math.max(...years)]
  if (years.size === 0) return ''
  return first === last ? String(first) : `${first} to ${last}`
}

function ratioSentence(rows: readonly MonthPair[]): readonly string[] {
  const known = rows
    .flatMap(({ label, ratio }) => (ratio === null ? [] : [{ label, ratio }]))
    .toSorted((one, other) => one.ratio - other.ratio)
  const [lowest, highest] = [known[0], known.at(-1)]
  if (lowest === undefined || highest === undefined) return ['No month can be compared.']
  const [from, to] = [ratioText(lowest.ratio), ratioText(highest.ratio)]
  if (from === to)
    return [`B / A is ${from} in ${known.length === 1 ? lowest.label : 'every month'}.`]
  return [`B / A is lowest in ${lowest.label} (${from}) and highest in ${highest.label} (${to}).`]
}

function missing(rows: readonly MonthPair[]): readonly string[] {
  const labels = (isMissing: (row: MonthPair) => boolean): string =>
    rows
      .filter(isMissing)
      .map(({ label }) => label)
      .join(', ')
  const [notInA, notInB] = [labels(({ a }) => a === undefined), labels(({ b }) => b === undefined)]
  return [
    ...(notInA === '' ? [] : [`Missing in A: ${notInA}.`]),
    ...(notInB === '' ? [] : [`Missing in B: ${notInB}.`]),
  ]
}

function unequal(rows: readonly MonthPair[]): readonly string[] {
  const months = rows
    .filter(({ hoursDiffer }) => hoursDiffer)
    .map(({ label, a, b }) => `${label} (A ${hoursText(a)}, B ${hoursText(b)})`)
  return months.length === 0
    ? []
    : [`No ratio where the runs cover different hours: ${months.join(', ')}.`]
}

function hoursText(month: Month | undefined): string {
  return `${formatNumber(month?.hours ?? null)} h`
}
