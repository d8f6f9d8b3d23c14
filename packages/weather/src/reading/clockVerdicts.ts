import type { ClockChange, ClockVerdict } from '@duet/formats'
import { DAY_MS, HOUR_MS, median } from '@duet/units'
import { type LightClock, lightClock } from '../series/lightClock.ts'
import { globalIrradiance } from '../series/skySeries.ts'
import type { WeatherSeries } from '../series/weatherSeries.ts'

/** Days on both sides whose light is looked at. */
const REACH_DAYS = 60
/** Days on each side that are compared, the nearest. */
const CLEAR_DAYS = 3
const OTHER_DAYS = 10
/** The centre of the light of clear days stays within a few minutes: a third of the hour by which clocks move. */
const TOLERANCE = 1 / 3

/**
 * Whether the light of the days before and after each change lies as far apart as the clock is moved, on the clock of the rows.
 *
 * @param series - the rows with no summer time taken off
 * @param clockOffsetH - of the clock of the rows, as the series was made with it
 */
export function clockVerdicts(
  series: WeatherSeries,
  clockOffsetH: number,
): (change: ClockChange) => ClockVerdict {
  let clock: LightClock | undefined
  return ({ kind, atMs, moveMin }) => {
    clock ??= lightClock(series, globalIrradiance(series))
    const jump = jumpAt(clock, atMs + (series.longitudeDeg / 15 - clockOffsetH) * HOUR_MS)
    if (jump === undefined) return 'unknown'
    const later = kind === 'forward' ? jump : -jump
    const toleranceMin = TOLERANCE * moveMin
    if (Math.abs(later - moveMin) < toleranceMin) return 'moved'
    return Math.abs(later) < toleranceMin ? 'not_moved' : 'unknown'
  }
}

/** Minutes by which the light is later after a moment of solar time than before; undefined with too few days. */
function jumpAt({ clearDays, days }: LightClock, solarMs: number): number | undefined {
  const at = Math.floor(solarMs / DAY_MS)
  const jump = <T extends { readonly number: number }>(
    all: readonly T[],
    minutes: (day: T) => number,
    count: number,
  ): number | undefined => {
    const near = all.filter(({ number }) => Math.abs(number - at) <= REACH_DAYS)
    const rising = near.toSorted((a, b) => a.number - b.number)
    const before = rising.filter(({ number }) => number < at).slice(-count)
    const after = rising.filter(({ number }) => number > at).slice(0, count)
    if (before.length < count || after.length < count) return undefined
    return median(after.map(minutes)) - median(before.map(minutes))
  }
  return (
    jump(clearDays, ({ offsetMin }) => offsetMin, CLEAR_DAYS) ??
    jump(
      days.filter(({ litRows }) => litRows > 0),
      ({ firstMin, lastMin }) => (firstMin + lastMin) / 2,
      OTHER_DAYS,
    )
  )
}
