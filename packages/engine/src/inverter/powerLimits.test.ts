import { describe, expect, test } from 'vitest'
import { deratedLimitW, reactiveRatio } from './powerLimits.ts'

const derating = [
  { airC: 30, maxAcPowerW: 1000 },
  { airC: 50, maxAcPowerW: 800 },
]

describe('inverter power limits', () => {
  test.each([
    [20, 1000],
    [40, 900],
    [60, 800],
  ])('at %d °C the derated limit is %d W', (airC, limitW) => {
    expect(deratedLimitW(airC, derating)).toBeCloseTo(limitW, 9)
  })

  test('without a curve nothing is derated', () => {
    expect(deratedLimitW(60, [])).toBe(Number.POSITIVE_INFINITY)
  })

  test('active and reactive power meet the apparent power', () => {
    expect(Math.hypot(1, reactiveRatio(0.9))).toBeCloseTo(1 / 0.9, 12)
    expect(reactiveRatio(1)).toBe(0)
  })
})
