import { expect, test } from 'vitest'
import { exceedance } from './exceedance.ts'
import { exceedanceCurve, normalTail } from './exceedanceCurve.ts'
import { USUAL_UNCERTAINTY } from './uncertaintyPart.ts'

test('the tail of the normal distribution is that of tables', () => {
  expect(normalTail(0)).toBeCloseTo(0.5, 6)
  expect(normalTail(1)).toBeCloseTo(0.158_655_25, 7)
  expect(normalTail(-1.281_551_57)).toBeCloseTo(0.9, 7)
  expect(normalTail(2.326_347_87)).toBeCloseTo(0.01, 7)
})

test('the curve falls through the P-values', () => {
  const year = exceedance(100, USUAL_UNCERTAINTY)
  const curve = exceedanceCurve(year)
  expect(curve.every((point, i) => i === 0 || point.probability < curve[i - 1]!.probability)).toBe(
    true,
  )
  const above = curve.findIndex(({ energy_kwh }) => energy_kwh > year.p90)
  expect(curve[above - 1]!.probability).toBeGreaterThan(90)
  expect(curve[above]!.probability).toBeLessThan(90)
  expect(exceedanceCurve({ p50: 7, sigmaFraction: 0 })).toEqual([
    { energy_kwh: 7, probability: 50 },
  ])
})
