import { DAY_MS, HOUR_MS } from '@duet/units'
import { expect, test } from 'vitest'
import { loadedPart, mergedSeries } from './timeSeriesParts.ts'

const whole = { fromMs: 0, toMs: 365 * DAY_MS }

test('all of a year of minutes is read by hours, a day of it by minutes with some around it', () => {
  expect(loadedPart(whole, whole, 'OneMinute')).toMatchObject({
    interval: 'OneHour',
    isWhole: true,
  })
  const day = { fromMs: 100 * DAY_MS, toMs: 101 * DAY_MS }
  const part = loadedPart(day, whole, 'OneMinute')
  expect(part).toMatchObject({ interval: 'OneMinute', isWhole: false })
  expect(part.fromMs).toBeLessThanOrEqual(99.5 * DAY_MS)
  expect(part.toMs).toBeGreaterThanOrEqual(101.5 * DAY_MS)
})

test('a small move asks for the same', () => {
  const at = (ms: number) => loadedPart({ fromMs: ms, toMs: ms + DAY_MS }, whole, 'OneMinute')
  expect(at(100 * DAY_MS + HOUR_MS)).toEqual(at(100 * DAY_MS + 3_660_000))
})

test('short steps stand in for the long ones where they are', () => {
  const table = (times: readonly number[], values: readonly number[]) => ({
    time: times.map((ms) => new Date(ms).toISOString()),
    columns: ['temp_c'],
    units: ['°C'],
    values: [[...values]],
  })
  const all = table([0, 10_000, 20_000, 30_000], [1, 2, 3, 4])
  const part = table([10_000, 15_000], [20, 21])
  const [series] = mergedSeries(all, part, ['temp_c', 'rh'], 500)
  expect(series?.points).toEqual([
    [500, 1],
    [10_500, 20],
    [15_500, 21],
    [20_500, 3],
    [30_500, 4],
  ])
  expect(mergedSeries(all, undefined, ['temp_c'], 0)[0]?.points.length).toBe(4)
})
