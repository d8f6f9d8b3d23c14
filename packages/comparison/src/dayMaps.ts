import { DAY_S, HOUR_S } from '@duet/units'
import type { Aligned } from './align.ts'
import { siteClock } from './siteClock.ts'

const HOURS = 24

/** Mean difference B − A by hour of the day and day. */
export interface DifferenceMap {
  /** yyyy-MM-dd of site time. */
  readonly days: readonly string[]
  /** [hour · days + day]; NaN: none. */
  readonly values: Float64Array
}

export function differenceMap({ startUtcS, stepS, utcOffsetH, a, b }: Aligned): DifferenceMap {
  const firstDay = Math.floor((startUtcS + utcOffsetH * HOUR_S) / DAY_S)
  const lastS = startUtcS + Math.max(0, a.length - 1) * stepS + utcOffsetH * HOUR_S
  const count = Math.floor(lastS / DAY_S) - firstDay + 1
  const sums = new Float64Array(HOURS * count)
  const counts = new Int32Array(HOURS * count)
  for (let step = 0; step < a.length; step++) {
    const difference = b[step] - a[step]
    if (Number.isNaN(difference)) continue
    const localS = startUtcS + step * stepS + utcOffsetH * HOUR_S
    const day = Math.floor(localS / DAY_S)
    const cell = Math.floor((localS - day * DAY_S) / HOUR_S) * count + day - firstDay
    sums[cell] += difference
    counts[cell] += 1
  }
  return {
    days: Array.from({ length: count }, (_, day) =>
      new Date((firstDay + day) * DAY_S * 1000).toISOString().slice(0, 10),
    ),
    values: sums.map((sum, cell) => (counts[cell] === 0 ? Number.NaN : sum / counts[cell])),
  }
}

/** Mean day of each month of the year, over the steps that both have. */
export interface DayProfile {
  /** 0 to 11. */
  readonly month: number
  /** By hour of site time; NaN: none, [24]. */
  readonly a: Float64Array
  readonly b: Float64Array
}

/** Of the months that have a common step. */
export function dayProfiles({
  startUtcS,
  stepS,
  utcOffsetH,
  a,
  b,
}: Aligned): readonly DayProfile[] {
  const clock = siteClock(utcOffsetH)
  const [sumA, sumB] = [new Float64Array(12 * HOURS), new Float64Array(12 * HOURS)]
  const counts = new Int32Array(12 * HOURS)
  for (let step = 0; step < a.length; step++) {
    if (Number.isNaN(a[step]) || Number.isNaN(b[step])) continue
    const { month, secondOfDay } = clock(startUtcS + step * stepS)
    const cell = month * HOURS + Math.floor(secondOfDay / HOUR_S)
    sumA[cell] += a[step]
    sumB[cell] += b[step]
    counts[cell] += 1
  }
  const meanDay = (sums: Float64Array, month: number): Float64Array =>
    sums
      .subarray(month * HOURS, (month + 1) * HOURS)
      .map((sum, hour) => sum / (counts[month * HOURS + hour] || Number.NaN))
  return Array.from({ length: 12 }, (_, month) => ({
    month,
    a: meanDay(sumA, month),
    b: meanDay(sumB, month),
  })).filter(({ a: day }) => day.some((value) => !Number.isNaN(value)))
}
