import { expect, test } from 'vitest'
import { linesOf, unpackNumbers } from './seriesPoints.ts'

const packed = (...values: number[]): string =>
  btoa(String.fromCharCode(...new Uint8Array(Float64Array.from(values).buffer)))

const series = (start_utc_s: number, point_s: number, values: readonly number[]) => ({
  start_utc_s,
  point_s,
  point_count: values.length,
  steps_per_point: 1,
  columns: [
    {
      key: 'c2',
      name: 'Meter',
      unit: 'W',
      aggregation: 'mean',
      values: packed(...values),
      min: null,
      max: null,
    },
  ],
})

test('packed numbers come back as they were, and what is missing stays missing', () => {
  expect([...unpackNumbers(packed(1.5, Number.NaN, -1e12))]).toEqual([1.5, Number.NaN, -1e12])
})

test('the finer points of a part stand in place of the longer ones, in site time', () => {
  const whole = series(0, 100, [1, 2, 3, 4])
  const part = series(100, 50, [20, Number.NaN, 30])
  expect(linesOf(whole, part, 7000)[0]?.points).toEqual([
    [7000, 1],
    [107_000, 20],
    [157_000, null],
    [207_000, 30],
    [307_000, 4],
  ])
  expect(linesOf(whole, undefined, 0)[0]?.points).toHaveLength(4)
})
