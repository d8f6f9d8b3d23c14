import { expect, test } from 'vitest'
import type { Weather } from '../model/weather.ts'
import { albedoOfSteps } from './albedo.ts'

const BY_MONTH = Array.from({ length: 12 }, (_, month) => month / 100)

const hours = (startUtcMs: number, n: number): Weather => ({
  intervalStartUtcMs: Float64Array.from({ length: n }, (_, i) => startUtcMs + i * 3_600_000),
  stepS: 3600,
  utcOffsetH: -5,
  airC: new Float64Array(n),
})

test('months turn at local midnight', () => {
  const weather = hours(Date.UTC(2021, 1, 1, 3), 4)
  expect([...albedoOfSteps(weather, BY_MONTH, { from: 0, to: 4 })]).toEqual([0, 0, 0.01, 0.01])
})

test('a measured albedo goes before that of the month', () => {
  const weather = { ...hours(Date.UTC(2021, 5, 1, 12), 3), albedo: Float64Array.of(0.7, NaN, 0.6) }
  expect([...albedoOfSteps(weather, BY_MONTH, { from: 1, to: 3 })]).toEqual([0.05, 0.6])
})
