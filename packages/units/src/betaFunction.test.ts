import { expect, test } from 'vitest'
import { incompleteBeta, logGamma } from './betaFunction.ts'

test.each([
  // I_x(1, b) = 1 - (1 - x)^b, I_x(a, 1) = x^a, I_x(2, 2) = 3x² - 2x³
  [0.3, 1, 4, 1 - 0.7 ** 4],
  [0.3, 2.5, 1, 0.3 ** 2.5],
  [0.8, 2, 2, 3 * 0.64 - 2 * 0.512],
  [0.5, 7.3, 7.3, 0.5],
])('I_%d(%d, %d) = %d', (x, a, b, expected) => {
  expect(incompleteBeta(x, a, b)).toBeCloseTo(expected, 13)
})

test('the incomplete beta function ends at 0 and 1', () => {
  expect([incompleteBeta(-1, 2, 3), incompleteBeta(2, 2, 3)]).toEqual([0, 1])
})

test('the gamma function is the factorial, and the root of pi at a half', () => {
  expect(logGamma(6)).toBeCloseTo(Math.log(120), 12)
  expect(logGamma(0.5)).toBeCloseTo(Math.log(Math.sqrt(Math.PI)), 12)
})
