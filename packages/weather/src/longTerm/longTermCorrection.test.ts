import { describe, expect, test } from 'vitest'
import { skySeries } from '../series/skySeries.ts'
import type { WeatherSeries } from '../series/weatherSeries.ts'
import { cloudySeries, rowsWhere, withColumn } from '../testing/series.ts'
import { standardError } from './crossValidation.ts'
import { longTermCorrection } from './longTermCorrection.ts'
import type { LongTermChoice } from './monthTransfers.ts'

const REFERENCE = cloudySeries({ days: 3 * 365 })
const DAYS = 90

/** The first days of the reference, its light changed as the place has it. */
function measured(change: (wm2: number, row: number) => number, days = DAYS): WeatherSeries {
  const light = withColumn(REFERENCE, 'ghi_wm2', (wm2, row) => (wm2 > 0 ? change(wm2, row) : 0))
  const { temp_c, ghi_wm2 } = light.columns
  const columns = { ...(temp_c && { temp_c }), ...(ghi_wm2 && { ghi_wm2 }) }
  return rowsWhere({ ...light, columns }, (row) => row < 24 * days)
}

const HOURLY: LongTermChoice = { method: 'linear', resolution: 'hour', byMonth: false }
const ghiOf = ({ columns }: WeatherSeries): Float64Array => columns.ghi_wm2 ?? new Float64Array()
const total = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0)

describe('a long series corrected to a short one', () => {
  test('is that function of the reference which the measurement is, in all years', () => {
    const { series, report } = longTermCorrection(
      measured((wm2) => 4 + 0.9 * wm2),
      REFERENCE,
      HOURLY,
    )
    const before = ghiOf(REFERENCE)
    ghiOf(series).forEach((wm2, row) =>
      expect(wm2).toBeCloseTo(before[row] > 0 ? 4 + 0.9 * before[row] : before[row], 6),
    )
    expect(report).toMatchObject({ dayCount: DAYS, r2: expect.closeTo(1, 9), ownMonths: [] })
    expect(report.after.rmse).toBeLessThan(1e-9)
    expect(Math.abs(report.after.biasFraction)).toBeLessThan(1e-12)
    expect(report.before.biasFraction).toBeGreaterThan(0.05)
    expect(report.validation.rmse).toBeLessThan(1e-9)
  })

  test('is the reference itself where both are equal, by quantiles of hours and of days', () => {
    for (const resolution of ['hour', 'day'] as const) {
      const choice = { method: 'quantile', resolution, byMonth: false } as const
      const { series } = longTermCorrection(
        measured((wm2) => wm2),
        REFERENCE,
        choice,
      )
      const before = ghiOf(REFERENCE)
      ghiOf(series).forEach((wm2, row) => expect(wm2).toBeCloseTo(before[row], 8))
    }
  })

  test('by days has each day in proportion, and its sum as the days have it', () => {
    const { series, report } = longTermCorrection(
      measured((wm2) => 1.05 * wm2),
      REFERENCE,
      { ...HOURLY, resolution: 'day' },
    )
    expect(total(ghiOf(series)) / total(ghiOf(REFERENCE))).toBeCloseTo(1.05, 9)
    expect(report.pairCount).toBe(DAYS)
  })

  test('by month has a transfer of each month that was measured, and of all for the others', () => {
    const monthOf = (row: number): number =>
      new Date(REFERENCE.intervalStartUtcMs[row]).getUTCMonth()
    const { series, report } = longTermCorrection(
      measured((wm2, row) => (monthOf(row) === 0 ? 0.8 : 0.9) * wm2),
      REFERENCE,
      { method: 'quantile', resolution: 'hour', byMonth: true },
    )
    expect(report.ownMonths).toEqual([0, 1, 2])
    const before = ghiOf(REFERENCE)
    const ratio = (month: number): number => {
      const rows = [...before.keys()].filter((row) => monthOf(row) === month)
      const sum = (values: Float64Array): number => rows.reduce((s, row) => s + values[row], 0)
      return sum(ghiOf(series)) / sum(before)
    }
    expect(ratio(0)).toBeCloseTo(0.8, 6)
    expect(ratio(1)).toBeCloseTo(0.9, 6)
    expect(ratio(6)).toBeGreaterThan(0.8)
    expect(ratio(6)).toBeLessThan(0.95)
  })

  test('retains the sum of beam and diffuse light, the nights, and all other columns', () => {
    const { series } = longTermCorrection(
      measured((wm2) => 1.3 * wm2),
      REFERENCE,
      HOURLY,
    )
    const { cosZenith, extraterrestrialWm2 } = skySeries(series)
    const { ghi_wm2: ghi, dni_wm2: dni, dhi_wm2: dhi, temp_c } = series.columns
    const was = REFERENCE.columns
    ghi?.forEach((wm2, row) => {
      const gap = wm2 - dhi![row] - dni![row] * cosZenith[row]
      const gapBefore = was.ghi_wm2![row] - was.dhi_wm2![row] - was.dni_wm2![row] * cosZenith[row]
      const factor = was.ghi_wm2![row] > 0 ? wm2 / was.ghi_wm2![row] : 1
      expect(gap).toBeCloseTo(gapBefore * factor, 6)
      expect(dni![row]).toBeLessThanOrEqual(extraterrestrialWm2[row] + 1e-9)
    })
    expect(temp_c).toEqual(was.temp_c)
  })

  test('has the mean of its complete years, with the uncertainty of both parts', () => {
    const noise = (row: number): number => 1 + 0.2 * Math.sin(row * 12.9898) * Math.cos(row / 700)
    const { report } = longTermCorrection(
      measured((wm2, row) => 0.95 * wm2 * noise(row)),
      REFERENCE,
      HOURLY,
    )
    expect(report.years.map(({ year }) => year)).toEqual([2021, 2022, 2023])
    const sums = report.years.map(({ correctedKwhM2 }) => correctedKwhM2)
    expect(report.meanKwhM2).toBeCloseTo((sums[0] + sums[1] + sums[2]) / 3, 9)
    expect(report.uncertaintyFraction).toBeCloseTo(
      Math.hypot(report.validation.standardError, standardError(sums) / report.meanKwhM2!),
      12,
    )
    expect(report.validation).toMatchObject({ foldCount: 10 })
    // What was not used to make it is foretold no better than what was
    expect(report.validation.rmse).toBeGreaterThan(report.after.rmse)
  })
})

test('the standard error is the deviation over the root of the number', () => {
  // s² = (1 + 0 + 1) / 2
  expect(standardError([1, 2, 3])).toBeCloseTo(1 / Math.sqrt(3), 12)
})

test.each([
  ['days', measured((wm2) => wm2, 29), REFERENCE, 'light on 29 common days; 30 are needed'],
  ['typical years', measured((wm2) => wm2), { ...REFERENCE, isTypicalYear: true }, 'typical year'],
  ['long steps', { ...measured((wm2) => wm2), stepS: 86_400 }, REFERENCE, 'beyond an hour'],
  [
    'no light',
    { ...measured((wm2) => wm2), columns: {} },
    REFERENCE,
    'measured dataset has no GHI',
  ],
] as const)('too few or unfit %s are refused', (_name, short, long, message) => {
  expect(() => longTermCorrection(short, long, HOURLY)).toThrow(message)
})
