import { expect, test } from 'vitest'
import { closureError, kwhOfBar, largestLosses, lossBars } from './lossBars.ts'

const SUMS = {
  day_count: 3,
  model_kwh: 1000,
  losses: [
    { event_type: 'curtailment', kwh: 30, fraction: 0.03 },
    { event_type: 'inverter_outage', kwh: 80, fraction: 0.08 },
  ],
  residual_kwh: 12,
  over_kwh: 2,
  sensor_kwh: 880,
}

test('each bar begins where the one before it ends, and the last stands on the ground', () => {
  const bars = lossBars(SUMS)
  expect(bars.map(({ key }) => key)).toEqual([
    'model',
    'curtailment',
    'inverter_outage',
    'residual',
    'over',
    'sensor',
  ])
  expect(bars.map(({ lower, upper }) => [lower, upper])).toEqual([
    [0, 1000],
    [970, 1000],
    [890, 970],
    [878, 890],
    [878, 880],
    [0, 880],
  ])
  expect(closureError(SUMS)).toBe(0)
})

test('an account that does not close says by how much', () => {
  expect(closureError({ ...SUMS, sensor_kwh: 870 })).toBeCloseTo(0.01, 12)
})

test('the largest losses come first, and gains are none', () => {
  expect(largestLosses(lossBars(SUMS)).map(({ key }) => key)).toEqual([
    'inverter_outage',
    'curtailment',
    'residual',
  ])
  expect(kwhOfBar(SUMS, 'over')).toBe(2)
  expect(kwhOfBar(SUMS, 'soiling')).toBe(0)
})
