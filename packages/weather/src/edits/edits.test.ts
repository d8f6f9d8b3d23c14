import { localMonths } from '@duet/engine'
import { sum } from '@duet/units'
import { describe, expect, test } from 'vitest'
import type { WeatherSeries } from '../series/weatherSeries.ts'
import { cloudySeries, withColumn } from '../testing/series.ts'
import { applyEdit } from './applyEdit.ts'
import { editText } from './editText.ts'
import type { SeriesEdit } from './weatherEdit.ts'

const ghi = (series: WeatherSeries): Float64Array => series.columns.ghi_wm2 ?? new Float64Array()

/** The rows of a series without those from `from` to before `to`. */
function cut(series: WeatherSeries, from: number, to: number): WeatherSeries {
  const left = (values: Float64Array): Float64Array =>
    values.filter((_, row) => row < from || row >= to)
  return {
    ...series,
    intervalStartUtcMs: left(series.intervalStartUtcMs),
    columns: Object.fromEntries(
      Object.entries(series.columns).map(([name, values]) => [name, left(values)]),
    ),
  }
}

describe('values', () => {
  test('albedo follows the months of local standard time', () => {
    const series = cloudySeries({ utcOffsetH: 9, longitudeDeg: 135 })
    const values = Array.from({ length: 12 }, (_, month) => month / 20)
    const { albedo } = applyEdit(series, { kind: 'albedo_by_month', values }).columns
    const months = localMonths(series.intervalStartUtcMs, series.utcOffsetH)
    expect(albedo?.every((value, row) => value === values[months[row] ?? 0])).toBe(true)
    expect(albedo?.[0]).toBe(0)
  })

  test('a factor for some months leaves the others, and the given series, as they are', () => {
    const series = cloudySeries()
    const before = sum(ghi(series))
    const scaled = applyEdit(series, {
      kind: 'scale',
      column: 'ghi_wm2',
      factor: 1.05,
      months: [6, 7],
    })
    const months = localMonths(series.intervalStartUtcMs, series.utcOffsetH)
    expect(
      ghi(scaled).every((value, row) => {
        const month = (months[row] ?? 0) + 1
        return value === (ghi(series)[row] ?? 0) * (month === 6 || month === 7 ? 1.05 : 1)
      }),
    ).toBe(true)
    expect(sum(ghi(series))).toBe(before)
  })

  test('what is added stays within what a column can be, and night stays dark', () => {
    const series = cloudySeries()
    const less = applyEdit(series, { kind: 'add', column: 'ghi_wm2', offset: -50 })
    expect(ghi(less).every((value, row) => value >= 0 && value <= (ghi(series)[row] ?? 0))).toBe(
      true,
    )
    const more = applyEdit(series, { kind: 'add', column: 'ghi_wm2', offset: 5 })
    expect(ghi(more)[0]).toBe(0)
    const humid = applyEdit(series, { kind: 'add', column: 'rh', offset: 90 })
    expect(Math.max(...(humid.columns.rh ?? []))).toBe(100)
    const warm = applyEdit(series, { kind: 'add', column: 'temp_c', offset: 1.5 })
    expect((warm.columns.temp_c?.[7] ?? 0) - (series.columns.temp_c?.[7] ?? 0)).toBeCloseTo(1.5, 9)
  })
})

describe('gaps', () => {
  test('two hours at noon of a clear day come back as the sky, temperature on a line', () => {
    const series = cloudySeries()
    // 2 January, a clear day
    const [from, to] = [24 + 11, 24 + 13]
    const filled = applyEdit(cut(series, from, to), {
      kind: 'fill_gaps',
      max_hours: 3,
      method: 'interpolate',
    })
    expect(filled.intervalStartUtcMs).toEqual(series.intervalStartUtcMs)
    for (const row of [from, from + 1]) {
      expect(Math.abs((ghi(filled)[row] ?? 0) / (ghi(series)[row] ?? 1) - 1)).toBeLessThan(0.02)
    }
    const [before, after] = [
      series.columns.temp_c?.[from - 1] ?? 0,
      series.columns.temp_c?.[to] ?? 0,
    ]
    expect(filled.columns.temp_c?.[from]).toBeCloseTo(before + (after - before) / 3, 9)
  })

  test('a gap over night has no light in the night', () => {
    const series = cloudySeries()
    const filled = applyEdit(cut(series, 24 + 20, 48 + 6), {
      kind: 'fill_gaps',
      max_hours: 12,
      method: 'interpolate',
    })
    expect(ghi(filled)[48 + 2]).toBe(0)
    expect(filled.intervalStartUtcMs.length).toBe(8760)
  })

  test('a gap from the first light to noon keeps each component under its own sky', () => {
    const series = cloudySeries()
    // 2 January: the light of 8 o'clock is the last before the gap
    const filled = applyEdit(cut(series, 24 + 9, 24 + 13), {
      kind: 'fill_gaps',
      max_hours: 6,
      method: 'interpolate',
    })
    for (const name of ['ghi_wm2', 'dni_wm2', 'dhi_wm2'] as const) {
      for (let row = 24 + 9; row < 24 + 13; row++) {
        const real = series.columns[name]?.[row] ?? Number.NaN
        expect((filled.columns[name]?.[row] ?? 0) / real).toBeGreaterThan(0.6)
        expect((filled.columns[name]?.[row] ?? 0) / real).toBeLessThan(1.6)
      }
    }
  })

  test('a missing value beside a long gap is part of it', () => {
    const gappy = cut(cloudySeries(), 100, 150)
    const holed = withColumn(gappy, 'temp_c', (value, row) => (row === 99 ? Number.NaN : value))
    const filled = applyEdit(holed, { kind: 'fill_gaps', max_hours: 3, method: 'interpolate' })
    expect(filled.columns.temp_c?.[99]).toBeNaN()
    expect(filled.intervalStartUtcMs.length).toBe(8710)
  })

  test('rows that stay without a value are not added', () => {
    const [from, to] = [100, 103]
    const holed = ['ghi_wm2', 'dni_wm2', 'dhi_wm2', 'temp_c', 'rh', 'windspeed'].reduce(
      (series, name) =>
        withColumn(series, name as keyof WeatherSeries['columns'], (value, row) =>
          row >= 96 && row < from ? Number.NaN : value,
        ),
      cut(cloudySeries(), from, to),
    )
    const filled = applyEdit(holed, { kind: 'fill_gaps', max_hours: 3, method: 'interpolate' })
    expect(filled.intervalStartUtcMs).toEqual(holed.intervalStartUtcMs)
  })

  test('longer gaps than asked stay', () => {
    const gappy = cut(cloudySeries(), 100, 110)
    const filled = applyEdit(gappy, { kind: 'fill_gaps', max_hours: 9, method: 'interpolate' })
    expect(filled.intervalStartUtcMs.length).toBe(8750)
    const whole = applyEdit(gappy, { kind: 'fill_gaps', max_hours: 10, method: 'interpolate' })
    expect(whole.intervalStartUtcMs.length).toBe(8760)
  })

  test('a typical day is the mean of the days around', () => {
    const row = 24 * 180 + 12
    const holed = withColumn(cloudySeries(), 'temp_c', (value, i) =>
      i === row ? Number.NaN : value,
    )
    const filled = applyEdit(holed, { kind: 'fill_gaps', max_hours: 1, method: 'typical_day' })
    const around = Array.from({ length: 31 }, (_, day) => row + (day - 15) * 24)
      .filter((i) => i !== row)
      .map((i) => holed.columns.temp_c?.[i] ?? Number.NaN)
    expect(filled.columns.temp_c?.[row]).toBeCloseTo(around.reduce((a, b) => a + b) / 30, 9)
  })
})

describe('typical days', () => {
  test('are those of the same time, whatever rows are missing between', () => {
    const noon = 24 * 180 + 12
    const gappy = cut(cloudySeries(), 24 * 184 + 3, 24 * 184 + 10)
    const holed = withColumn(gappy, 'ghi_wm2', (value, row) => (row === noon ? Number.NaN : value))
    const filled = applyEdit(holed, { kind: 'fill_gaps', max_hours: 1, method: 'typical_day' })
    const around = Array.from({ length: 31 }, (_, day) => noon + (day - 15) * 24)
      .filter((row) => row !== noon)
      .map((row) => ghi(cloudySeries())[row] ?? Number.NaN)
    expect(ghi(filled)[noon]).toBeCloseTo(around.reduce((a, b) => a + b) / 30, 6)
  })

  test('of a typical year go round its end', () => {
    const holed = withColumn({ ...cloudySeries(), isTypicalYear: true }, 'temp_c', (value, row) =>
      row === 24 + 12 ? Number.NaN : value,
    )
    const filled = applyEdit(holed, { kind: 'fill_gaps', max_hours: 1, method: 'typical_day' })
    const around = Array.from({ length: 31 }, (_, day) => (8760 + 24 + 12 + (day - 15) * 24) % 8760)
      .filter((row) => row !== 24 + 12)
      .map((row) => holed.columns.temp_c?.[row] ?? Number.NaN)
    expect(filled.columns.temp_c?.[24 + 12]).toBeCloseTo(around.reduce((a, b) => a + b) / 30, 9)
  })
})

describe('rows and columns', () => {
  test('a moved typical year keeps all its rows, those that leave it at the other end', () => {
    const series = { ...cloudySeries(), isTypicalYear: true }
    const moved = applyEdit(series, { kind: 'shift_time', minutes: -30 })
    const { intervalStartUtcMs } = moved
    expect(intervalStartUtcMs.length).toBe(8760)
    expect(new Date(intervalStartUtcMs[0] ?? 0).toISOString()).toBe('2021-01-01T00:30:00.000Z')
    expect(
      intervalStartUtcMs.every((t, row) => row === 0 || t > (intervalStartUtcMs[row - 1] ?? t)),
    ).toBe(true)
    expect(moved.columns.temp_c?.[8759]).toBe(series.columns.temp_c?.[0])
    expect(moved.columns.temp_c?.[0]).toBe(series.columns.temp_c?.[1])
  })

  test('measured rows move without turning round', () => {
    const moved = applyEdit(cloudySeries(), { kind: 'shift_time', minutes: -30 })
    expect(new Date(moved.intervalStartUtcMs[0] ?? 0).toISOString()).toBe(
      '2020-12-31T23:30:00.000Z',
    )
  })

  test('a range of measured rows goes, its end not included; not from a typical year', () => {
    const range: SeriesEdit = {
      kind: 'remove_range',
      from: '2021-09-06T00:00:00Z',
      to: '2021-09-07T00:00:00Z',
    }
    const less = applyEdit(cloudySeries(), range)
    expect(less.intervalStartUtcMs.length).toBe(8736)
    expect(less.intervalStartUtcMs.includes(Date.UTC(2021, 8, 6))).toBe(false)
    expect(less.intervalStartUtcMs.includes(Date.UTC(2021, 8, 7))).toBe(true)
    expect(() => applyEdit({ ...cloudySeries(), isTypicalYear: true }, range)).toThrow(
      'typical year',
    )
  })

  test('columns that a run needs stay', () => {
    const series = cloudySeries()
    const without = applyEdit(series, { kind: 'drop_column', column: 'ghi_wm2' })
    expect(Object.keys(without.columns)).not.toContain('ghi_wm2')
    expect(() => applyEdit(without, { kind: 'drop_column', column: 'dhi_wm2' })).toThrow('GHI')
    expect(() => applyEdit(series, { kind: 'drop_column', column: 'temp_c' })).toThrow(
      'temperature',
    )
    expect(() => applyEdit(series, { kind: 'drop_column', column: 'albedo' })).toThrow("'albedo'")
  })
})

test.each<[SeriesEdit, string]>([
  [
    { kind: 'scale', column: 'ghi_wm2', factor: 1.02, months: [6, 7] },
    'GHI times 1.02 in Jun, Jul',
  ],
  [{ kind: 'add', column: 'temp_c', offset: -1.5 }, 'Air temperature − 1.5 °C'],
  [{ kind: 'shift_time', minutes: -30 }, 'Times moved by −30 minutes'],
  [
    { kind: 'fill_gaps', max_hours: 6, method: 'typical_day' },
    'Gaps up to 6 h filled by typical days',
  ],
  [
    { kind: 'remove_range', from: '2021-09-06T00:00:00-07:00', to: '2021-09-07T00:00:00Z' },
    'Rows from 2021-09-06 07:00 to 2021-09-07 00:00 UTC removed',
  ],
])('%j reads %s', (edit, text) => {
  expect(editText(edit)).toBe(text)
})
