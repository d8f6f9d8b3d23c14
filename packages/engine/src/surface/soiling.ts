import { DAY_MS, HOUR_MS } from '@duet/units'
import type { Soiling } from '../model/block.ts'
import { daysSinceCleaning } from '../soiling/cleaningDays.ts'

/** Soiling of the calendar alone. */
export type DatedSoiling = Extract<Soiling, { readonly kind: 'monthly' | 'sawtooth' }>

/**
 * Share of the light that passes the dirt on the front at each step, by the local civil date.
 *
 * `monthly`: 1 - loss of the month. `sawtooth`: 1 - rate·((date - last cleaning) mod interval), which holds
 * before the last cleaning too (D-07). Never below 0. NaN times give NaN.
 *
 * @param timeUtcMs - [n], ms since 1970 UTC
 * @param utcOffsetH - local standard time less UTC
 * @param out - written and returned, [n]
 */
export function soilingRatio(
  soiling: DatedSoiling,
  timeUtcMs: Float64Array,
  utcOffsetH: number,
  out: Float64Array = new Float64Array(timeUtcMs.length),
): Float64Array {
  let today = NaN
  let ratio = NaN
  for (let i = 0; i < out.length; i++) {
    const day = Math.floor((timeUtcMs[i] + utcOffsetH * HOUR_MS) / DAY_MS)
    if (day !== today) {
      today = day
      ratio = Math.max(0, 1 - lossOnDay(soiling, day))
    }
    out[i] = ratio
  }
  return out
}

/** @param day - whole days of the local civil date since 1970 */
function lossOnDay(soiling: DatedSoiling, day: number): number {
  switch (soiling.kind) {
    case 'monthly':
      return Number.isNaN(day) ? NaN : soiling.lossByMonth[new Date(day * DAY_MS).getUTCMonth()]
    case 'sawtooth': {
      const { cleaningIntervalDays: intervalDays, lastCleaningUtcMs: onUtcMs } = soiling
      return soiling.lossPerDay * daysSinceCleaning({ intervalDays, onUtcMs }, day)
    }
  }
}
