import { expect, test } from 'vitest'
import { madePoints } from '../testing/capacityPoints.ts'
import { averagePoints } from './averagePoints.ts'
import { joinPoints } from './capacityPoints.ts'
import { planeLight } from './planeLight.ts'

test('light of several planes is their mean by weight, each the mean of its sensors', () => {
  const { lightWm2, spreadFraction } = planeLight(
    [
      { weight: 3, sensors: [Float64Array.of(1000, 1000, NaN), Float64Array.of(1100, NaN, NaN)] },
      { weight: 1, sensors: [Float64Array.of(650, 600, 600)] },
    ],
    3,
  )
  expect([...lightWm2]).toEqual([950, 900, NaN])
  expect(spreadFraction[0]).toBeCloseTo(100 / 1050, 12)
  expect([...spreadFraction.subarray(1)]).toEqual([0, 0])
})

test('an interval has a mean where nine tenths of it are known, and knows how far light moved', () => {
  const steps = madePoints(30, {
    startUtcMs: (i) => i * 60_000,
    poaWm2: (i) => 500 + (i < 15 ? i : 0),
    airC: (i) => (i === 3 || (i > 14 && i < 18) ? NaN : 20),
    hasEvent: (i) => (i === 29 ? 1 : 0),
  })
  const found = averagePoints(steps, 15)
  expect([...found.startUtcMs]).toEqual([0, 900_000])
  expect([...found.poaWm2]).toEqual([507, 500])
  expect([...found.airC]).toEqual([20, NaN])
  expect(found.unsteadyFraction[0]).toBeCloseTo(14 / 507, 12)
  expect([...found.hasEvent]).toEqual([0, 1])
})

test('light of single steps is unsteady against its neighbours', () => {
  const steps = madePoints(4, { poaWm2: (i) => [400, 500, 500, NaN][i] ?? 0 })
  expect([...averagePoints(steps, 1).unsteadyFraction]).toEqual([0.25, 0.2, 0, NaN])
})

test('days are joined one after the other', () => {
  const day = (at: number) => madePoints(2, { startUtcMs: (i) => at + i })
  expect([...joinPoints([day(0), day(10)]).startUtcMs]).toEqual([0, 1, 10, 11])
})
