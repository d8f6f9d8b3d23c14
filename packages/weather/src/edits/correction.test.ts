import { describe, expect, test } from 'vitest'
import { lightClock } from '../series/lightClock.ts'
import { globalIrradiance } from '../series/skySeries.ts'
import type { WeatherSeries } from '../series/weatherSeries.ts'
import { cloudySeries } from '../testing/series.ts'
import { weatherTotals } from '../weatherTotals.ts'
import { correctionText, correctSeries } from './correction.ts'

const HOUR_MS = 3_600_000
const offsetMin = (series: WeatherSeries): number =>
  lightClock(series, globalIrradiance(series)).offset?.minutes ?? Number.NaN
const typical = (): WeatherSeries => ({
  ...cloudySeries({ utcOffsetH: -7, longitudeDeg: -105 }),
  isTypicalYear: true,
})

describe('correcting times and place', () => {
  test('labels keep what they say under another zone, and instants move', () => {
    const series = cloudySeries({ days: 30, utcOffsetH: -7, longitudeDeg: -105 })
    const moved = correctSeries(series, { local_time_zone: -6 })
    expect(moved.intervalStartUtcMs[0] - series.intervalStartUtcMs[0]).toBe(-HOUR_MS)
    expect(moved.intervalStartUtcMs[0] + moved.utcOffsetH * HOUR_MS).toBe(
      series.intervalStartUtcMs[0] + series.utcOffsetH * HOUR_MS,
    )
    const retained = correctSeries(series, { local_time_zone: -6, zone_keeps: 'instants' })
    expect(retained.intervalStartUtcMs).toEqual(series.intervalStartUtcMs)
    expect(retained.utcOffsetH).toBe(-6)
  })

  test('what a wrong label or zone moved is moved back, and no light is lost', () => {
    for (const series of [cloudySeries({ utcOffsetH: -7, longitudeDeg: -105 }), typical()]) {
      const wrong = correctSeries(series, { interval_alignment: 'ending', local_time_zone: -5 })
      expect(Math.abs(offsetMin(wrong) - offsetMin(series) + 180)).toBeLessThan(1)
      const right = correctSeries(wrong, { interval_alignment: 'beginning', local_time_zone: -7 })
      expect(right.intervalStartUtcMs).toEqual(series.intervalStartUtcMs)
      expect(right.columns).toEqual(series.columns)
      expect(weatherTotals(wrong).ghi_kwh_m2).toBeCloseTo(weatherTotals(series).ghi_kwh_m2 ?? 0, 9)
    }
  })

  test('a typical year stays one year of its zone, whatever is kept', () => {
    for (const zone_keeps of ['labels', 'instants'] as const) {
      const { intervalStartUtcMs } = correctSeries(typical(), { local_time_zone: 3, zone_keeps })
      expect(intervalStartUtcMs.length).toBe(8760)
      expect(intervalStartUtcMs[0] + 3 * HOUR_MS).toBe(Date.UTC(2021, 0, 1))
      const steps = intervalStartUtcMs.slice(1).map((utcMs, row) => utcMs - intervalStartUtcMs[row])
      expect(new Set(steps)).toEqual(new Set([HOUR_MS]))
    }
  })

  test('is reported in words, and what stays is not', () => {
    const before = { ...cloudySeries({ days: 1 }), altitudeM: null }
    const { latitudeDeg: latitude, longitudeDeg: longitude } = before
    expect(correctionText(before, { local_time_zone: 0, latitude, longitude })).toBe('')
    expect(correctionText(before, { local_time_zone: 5.5, longitude: 10, altitude_m: 80 })).toBe(
      'time zone UTC+5:30 instead of UTC, the labels of the rows kept; place 37.40° N, 10.00° E instead of 37.40° N, 5.90° W; height 80 m instead of none',
    )
  })
})
