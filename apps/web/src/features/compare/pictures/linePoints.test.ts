import { expect, test } from 'vitest'
import { linePoints } from './linePoints.ts'

const MINUTE = 60_000
const CLOCK = { firstMs: 0, stepMs: MINUTE }

test('a few steps are drawn as they are, with their gaps', () => {
  const values = Float64Array.of(1, Number.NaN, 3)
  expect(linePoints(values, CLOCK, { from: 0, to: 3 * MINUTE })).toEqual([
    [0, 1],
    [MINUTE, null],
    [2 * MINUTE, 3],
  ])
})

test('a year of minutes is few points, and keeps every peak', () => {
  const values = new Float64Array(525_600)
  values[400_001] = 9
  const points = linePoints(values, CLOCK, { from: 0, to: 525_600 * MINUTE })
  expect(points.length).toBeLessThan(5000)
  expect(points).toContainEqual([400_001 * MINUTE, 9])
})

test('a part in view has all its steps, in order of time', () => {
  const values = Float64Array.from({ length: 525_600 }, (_, i) => i % 7)
  const [from, to] = [100_000 * MINUTE, 101_000 * MINUTE]
  const points = linePoints(values, CLOCK, { from, to })
  const inView = points.filter(([ms]) => ms >= from && ms <= to)
  expect(inView).toHaveLength(1001)
  expect(points.every(([ms], at) => at === 0 || ms >= (points[at - 1]?.[0] ?? 0))).toBe(true)
})
