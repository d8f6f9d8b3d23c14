import type { Aligned } from './align.ts'
import { addsUp, totalOf } from './quantity.ts'
import { siteClock } from './siteClock.ts'

/** Both series in a month, over the steps that both have. */
export interface ComparedMonth {
  /** yyyy-MM, or MM where years count for nothing. */
  readonly month: string
  /** Totals, or means of what does not add up; of several years with the month, of one. NaN without a common step. */
  readonly a: number
  readonly b: number
  /** Steps that both have, and all of the month that the axis has. */
  readonly paired: number
  readonly steps: number
}

export function comparedMonths(aligned: Aligned): readonly ComparedMonth[] {
  const { startUtcS, stepS, utcOffsetH, isCalendar, a, b } = aligned
  const clock = siteClock(utcOffsetH)
  const months = new Map<string, Sums>()
  for (let step = 0; step < a.length; step++) {
    const { year, month } = clock(startUtcS + step * stepS)
    const name = String(month + 1).padStart(2, '0')
    const key = isCalendar ? name : `${year}-${name}`
    const sums = months.get(key) ?? { sumA: 0, sumB: 0, paired: 0, steps: 0, years: new Set() }
    months.set(key, sums)
    sums.steps += 1
    if (Number.isNaN(a[step]) || Number.isNaN(b[step])) continue
    sums.sumA += a[step]
    sums.sumB += b[step]
    sums.paired += 1
    sums.years.add(year)
  }
  return [...months]
    .map(([month, sums]) => monthOf(month, sums, aligned))
    .toSorted((one, other) => (one.month < other.month ? -1 : 1))
}

interface Sums {
  sumA: number
  sumB: number
  paired: number
  steps: number
  readonly years: Set<number>
}

function monthOf(
  month: string,
  { sumA, sumB, paired, steps, years }: Sums,
  { quantityA, quantityB, stepS }: Aligned,
): ComparedMonth {
  const value = (quantity: Aligned['quantityA'], sum: number): number => {
    if (paired === 0) return Number.NaN
    const total = totalOf(quantity, sum, paired, stepS)
    return addsUp(quantity) ? total / years.size : total
  }
  return { month, a: value(quantityA, sumA), b: value(quantityB, sumB), paired, steps }
}
