import { expect, test } from 'vitest'
import type { Weather } from '../model/weather.ts'
import { albedoOfSteps } from './albedo.ts'

const GROUND = { albedoByMonth: Array.from({ length: 12 }, (_, month) => month / 100) }

const hours = (startUtcMs: number, n: number): Weather => ({
  intervalStartUtcMs: Float64Array.from({ length: n }, (_, i) => startUtcMs + i * 3_600_000),
  stepS: 3600,
  utcOffsetH: -5,
  airC: new Float64Array(n),
})

test('months turn at local midnight', () => {
  const weather = hours(Date.UTC(2021, 1, 1, 3), 4)
  expect([...albedoOfSteps(weather, GROUND, { from: 0, to: 4 })]).toEqual([0, 0, 0.01, 0.01])
})

test('a measured albedo goes before that of the month', () => {
  const weather = { ...hours(Date.UTC(2021, 5, 1, 12), 3), albedo: Float64Array.of(0.7, NaN, 0.6) }
  expect([...albedoOfSteps(weather, GROUND, { from: 1, to: 3 })]).toEqual([0.05, 0.6])
})

test('snow that lies has its own albedo where the block says one and none is measured', () => {
  const weather = {
    ...hours(Date.UTC(2021, 2, 1, 12), 4),
    snowDepthCm: Float64Array.of(0.5, 1, NaN, 9),
    albedo: Float64Array.of(NaN, NaN, NaN, 0.6),
  }
  const albedo = (ground: typeof GROUND & { readonly snowAlbedo?: number }) => [
    ...albedoOfSteps(weather, ground, { from: 0, to: 4 }),
  ]
  expect(albedo({ ...GROUND, snowAlbedo: 0.8 })).toEqual([0.02, 0.8, 0.02, 0.6])
  expect(albedo(GROUND)).toEqual([0.02, 0.02, 0.02, 0.6])
})
