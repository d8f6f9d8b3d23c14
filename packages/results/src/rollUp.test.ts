import { describe, expect, test } from 'vitest'
import { findColumn } from './findColumn.ts'
import { bucketsOf, rollUp, rollUpSql, rollUpUnit } from './rollUp.ts'

const hours = (from: string, count: number): Float64Array =>
  Float64Array.from({ length: count }, (_, i) => Date.parse(from) + i * 3_600_000)

const column = (name: string) => findColumn('block', name)!

describe('roll-up', () => {
  test('a day is a day of local standard time, not of UTC', () => {
    const buckets = bucketsOf(hours('2021-01-01T07:00Z', 25), 'OneDay', -7)
    expect([...buckets.startUtcMs].map((ms) => new Date(ms).toISOString())).toEqual([
      '2021-01-01T07:00:00.000Z',
      '2021-01-02T07:00:00.000Z',
    ])
    expect(buckets.bucketOfStep[23]).toBe(0)
    expect(buckets.bucketOfStep[24]).toBe(1)
  })

  test('power becomes energy whatever the step is', () => {
    for (const stepS of [3600, 900, 60]) {
      const n = (24 * 3600) / stepS
      const times = Float64Array.from({ length: n }, (_, i) => i * stepS * 1000)
      const day = rollUp(
        column('ac_block'),
        new Float64Array(n).fill(5000),
        bucketsOf(times, 'OneDay', 0),
        stepS,
      )
      expect(day.length).toBe(1)
      expect(day[0]).toBeCloseTo(120, 9)
    }
    expect(rollUpUnit(column('ac_block'))).toBe('kWh')
    expect(rollUpUnit(column('poa_nominal'))).toBe('kWh/m²')
  })

  test('a temperature is averaged over the steps that have one', () => {
    const buckets = bucketsOf(hours('2021-01-01T00:00Z', 4), 'OneDay', 0)
    const values = Float64Array.of(10, Number.NaN, 20, Number.NaN)
    expect(rollUp(column('temp_air'), values, buckets, 3600)[0]).toBe(15)
    const none = new Float64Array(4).fill(Number.NaN)
    expect(rollUp(column('temp_air'), none, buckets, 3600)[0]).toBeNaN()
  })

  test('the months of a year add up to its sum', () => {
    const times = hours('2021-01-01T00:00Z', 8760)
    const values = times.map((_, i) => Math.sin(i) + 2)
    const months = rollUp(column('ac_block'), values, bucketsOf(times, 'OneMonth', 0), 3600)
    expect(months.length).toBe(12)
    const year = values.reduce((a, b) => a + b) / 1000
    expect(months.reduce((a, b) => a + b)).toBeCloseTo(year, 9)
  })

  test('directions are averaged as directions', () => {
    const buckets = bucketsOf(hours('2021-01-01T00:00Z', 3), 'OneDay', 0)
    const azimuth = rollUp(
      column('sun_azimuth'),
      Float64Array.of(350, 10, Number.NaN),
      buckets,
      3600,
    )
    expect(Math.min(azimuth[0]!, 360 - azimuth[0]!)).toBeCloseTo(0, 9)
    expect(rollUpSql(column('sun_azimuth'), 3600)).toContain('atan2')
  })
})
