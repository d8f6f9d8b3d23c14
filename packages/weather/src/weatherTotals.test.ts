import { prepareWeather } from '@duet/engine'
import { irradiationKwhM2 } from '@duet/units'
import { describe, expect, test } from 'vitest'
import { checkSeries } from './checkSeries.ts'
import { compareSeries } from './comparison.ts'
import type { WeatherSeries } from './series/weatherSeries.ts'
import { seriesTotals } from './seriesTotals.ts'
import { cloudySeries, rowsWhere, withColumn } from './testing/series.ts'
import { periodText, weatherTotals } from './weatherTotals.ts'

/** Nights below 0 as instruments write them, and some values that are missing. */
const measured = (days: number, stepS = 3600): WeatherSeries =>
  withColumn(cloudySeries({ days, stepS }), 'ghi_wm2', (value, row) => {
    if (row % 97 === 5) return Number.NaN
    return value <= 0 ? -2.7 : value
  })

const NOTHING = new Float64Array()

describe('totals of weather', () => {
  test.each([
    ['negative nights and missing values', measured(365)],
    ['partial days and gaps', rowsWhere(measured(120), (row) => row > 7 && row % 50 !== 12)],
    ['several years', measured(730)],
    ['half hours', measured(40, 1800)],
  ])('%s: every place has the same sum', (_name, series) => {
    const { ghi_kwh_m2, dni_kwh_m2, dhi_kwh_m2 } = weatherTotals(series)
    const byColumn = new Map(seriesTotals(series).map(({ column, total }) => [column, total]))
    expect(byColumn.get('ghi_wm2')).toBeCloseTo(ghi_kwh_m2 ?? 0, 9)
    expect(byColumn.get('dni_wm2')).toBeCloseTo(dni_kwh_m2 ?? 0, 9)
    expect(byColumn.get('dhi_wm2')).toBeCloseTo(dhi_kwh_m2 ?? 0, 9)
    const report = checkSeries(series, new Date(0))
    expect(report.totals.ghi_kwh_m2).toBe(ghi_kwh_m2)
    const months = report.months.reduce((sum, { ghi_kwh_m2: month }) => sum + (month ?? 0), 0)
    expect(Math.abs(months - (ghi_kwh_m2 ?? 0))).toBeLessThan(0.005 * report.months.length)
  })

  test('a run counts the same light', () => {
    const series = measured(365)
    const { ghi_wm2: ghiWm2, temp_c: airC } = series.columns
    const weather = { ...series, ghiWm2: ghiWm2 ?? NOTHING, airC: airC ?? NOTHING }
    const { irradiance } = prepareWeather(weather, series)
    expect(irradiationKwhM2(irradiance.ghiWm2, series.stepS)).toBeCloseTo(
      weatherTotals(series).ghi_kwh_m2 ?? 0,
      9,
    )
  })

  test('two datasets beside each other have their sums by month', () => {
    const series = withColumn(cloudySeries(), 'ghi_wm2', (value) => (value <= 0 ? -2.7 : value))
    const ghi = compareSeries(series, series).columns.find(({ column }) => column === 'ghi_wm2')
    const sum = ghi?.monthA.reduce((before, month) => before + month, 0)
    expect(sum).toBeCloseTo(weatherTotals(series).ghi_kwh_m2 ?? 0, 6)
  })

  test('only whole years are years; what is missing is reported', () => {
    const text = (series: WeatherSeries): string =>
      periodText(weatherTotals(series), series.isTypicalYear)
    const year = cloudySeries()
    expect(text(year)).toBe('one year')
    expect(text({ ...year, isTypicalYear: true })).toBe('a typical year')
    expect(text(cloudySeries({ days: 730 }))).toBe('2 years')
    expect(text(rowsWhere(year, (row) => row < 8700))).toBe('362.5 days')
    expect(text(rowsWhere(year, (row) => row !== 4000))).toBe('one year, 1 step missing')
    expect(text(rowsWhere(year, (row) => row < 30))).toBe('1.25 days')
  })

  test('light that is DNI and DHI has a sum', () => {
    const { dni_wm2, dhi_wm2 } = cloudySeries().columns
    const totals = weatherTotals({
      ...cloudySeries(),
      columns: { ...(dni_wm2 && { dni_wm2 }), ...(dhi_wm2 && { dhi_wm2 }) },
    })
    const whole = weatherTotals(cloudySeries()).ghi_kwh_m2 ?? 0
    expect(Math.abs((totals.ghi_kwh_m2 ?? 0) / whole - 1)).toBeLessThan(0.001)
    expect(weatherTotals({ ...cloudySeries(), columns: {} }).ghi_kwh_m2).toBeNull()
  })
})
