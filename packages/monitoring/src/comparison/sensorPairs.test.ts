import { expect, it } from 'vitest'
import { sensorAgreement } from './sensorPairs.ts'

const light = Float64Array.from({ length: 24 }, (_, h) => 900 * Math.sin(((h - 6) / 12) * Math.PI))

it('two sensors of light agree by the ratio of their sums, over hours with light of both', () => {
  const low = light.map((value) => 0.95 * value)
  low[10] = Number.NaN
  const found = sensorAgreement(low, light, true)
  expect(found?.hours).toBe(10)
  expect(found?.ratio).toBeCloseTo(0.95, 9)
  expect(found?.r2).toBeCloseTo(1, 9)
})

it('temperatures have a difference, and one that stands has no correlation', () => {
  const air = Float64Array.from({ length: 24 }, (_, h) => 20 + h / 10)
  expect(
    sensorAgreement(
      air.map((value) => value + 2),
      air,
      false,
    ),
  ).toMatchObject({
    hours: 24,
    ratio: null,
    difference: expect.closeTo(2, 9),
  })
  expect(sensorAgreement(new Float64Array(24).fill(20), air, false)?.r2).toBeNull()
  expect(sensorAgreement(air.subarray(0, 2), air.subarray(0, 2), false)).toBeNull()
})
