import { expect, test } from 'vitest'
import { expectedBand } from './expectedBand.ts'

/** A day of which a cause took a tenth. */
const day = (ratio: number) => ({
  day_count: 1,
  model_kwh: 1000,
  losses: [{ event_type: 'inverter_outage', kwh: 100, fraction: 0.1 }],
  residual_kwh: 0,
  over_kwh: 0,
  sensor_kwh: 900 * ratio,
})

test('the band is where the middle eight tenths of days lay, beside what causes took', () => {
  const days = Array.from({ length: 11 }, (_, k) => day(0.95 + 0.01 * k))
  const band = expectedBand(days)
  expect(band?.low).toBeCloseTo(0.96, 12)
  expect(band?.high).toBeCloseTo(1.04, 12)
})

test('the last thirty days count, and less than ten say nothing', () => {
  const old = Array.from({ length: 30 }, () => day(0.5))
  const days = Array.from({ length: 30 }, () => day(1))
  expect(expectedBand([...old, ...days])).toEqual({ low: 1, high: 1 })
  expect(expectedBand(days.slice(0, 9))).toBeUndefined()
  expect(
    expectedBand(Array.from({ length: 20 }, () => ({ ...day(1), model_kwh: 0 }))),
  ).toBeUndefined()
})
