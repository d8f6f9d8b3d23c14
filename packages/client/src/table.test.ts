import { expect, test } from 'vitest'
import { rangesOf, tableOf } from './table.ts'

test('parts of a series become one table; a missing value is NaN', () => {
  const part = (time: string, value: number | null) => ({
    time: [time],
    columns: ['grid'],
    units: ['W'],
    values: [[value]],
  })
  const table = tableOf([part('2026-01-01T00:00:00Z', 1.5), part('2026-01-01T01:00:00Z', null)])
  expect(table.time).toEqual([new Date('2026-01-01T00:00:00Z'), new Date('2026-01-01T01:00:00Z')])
  expect(table.columns).toEqual({ grid: Float64Array.of(1.5, Number.NaN) })
  expect(table.units).toEqual({ grid: 'W' })
  expect(tableOf([])).toEqual({ time: [], columns: {}, units: {} })
})

test.each([
  ['OneHour', 10_000, 1],
  ['OneHour', 10_001, 2],
  ['OneMinute', 525_600, 53],
])('%s: %d rows are asked for in %d parts that meet', (interval, rows, count) => {
  const stepMs = interval === 'OneHour' ? 3_600_000 : 60_000
  const from = new Date('2026-01-01T00:00:00Z')
  const to = new Date(from.getTime() + rows * stepMs)
  const ranges = rangesOf({ from, to }, interval)
  expect(ranges.length).toBe(count)
  expect([ranges[0]?.from, ranges.at(-1)?.to]).toEqual([from, to])
  for (const [at, range] of ranges.slice(1).entries()) expect(range.from).toEqual(ranges[at]?.to)
  for (const range of ranges)
    expect((range.to.getTime() - range.from.getTime()) / stepMs).toBeLessThanOrEqual(10_000)
})

test('months are asked for at once, however long the range', () => {
  const span = { from: new Date('1990-01-01'), to: new Date('2026-01-01') }
  expect(rangesOf(span, 'OneMonth')).toEqual([span])
})
